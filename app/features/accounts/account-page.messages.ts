import type { InLanguages } from '#domain/languages.ts';

interface Part {
  readonly figure: string;
  readonly heading: string;
}

const EN = {
  title: 'Account',
  description: 'Your orders, saved configurations and data.',
  figure: 'ACCOUNT',
  toWorkshop: 'To the workshop',
  signOut: 'Sign out',
  /** Before the link to setting it up. */
  mustSetUp: ['The workshop opens once you have a second factor.', 'Set it up'] satisfies readonly [
    words: string,
    link: string,
  ],
  orders: {
    figure: 'ORDERS',
    heading: 'Orders',
    none: 'None yet',
    count(all, made) {
      const orders = all === 1 ? 'One order' : `${all} orders`;
      return made > 0 ? `${orders}, ${made === 1 ? 'one' : made} on the bench` : orders;
    },
    empty: (email) => `What you buy with ${email} appears here by itself, with an account or without.`,
    look: 'Look at the pickups',
    leaves: (day) => `Leaves by ${day}`,
    arrives: (day) => `With you by ${day}`,
    passports: (serials) => `${serials.length === 1 ? 'Passport' : 'Passports'} ${serials.join(', ')}`,
    manyPassports: (count) => `${count} passports`,
  } satisfies Part & {
    readonly none: string;
    /** Beside the heading: how many, and how many of them are being made. */
    readonly count: (all: number, made: number) => string;
    readonly empty: (email: string) => string;
    readonly look: string;
    readonly leaves: (day: string) => string;
    readonly arrives: (day: string) => string;
    readonly passports: (serials: readonly string[]) => string;
    readonly manyPassports: (count: number) => string;
  },
  drawer: {
    figure: 'DRAWER',
    heading: 'Saved configurations',
    prices: 'Prices as of today',
    none: 'Empty',
    empty: 'At the end of the configurator, “Save to account” puts a build in here.',
    build: 'Build one',
    notOnSale: 'not on sale just now',
    complete: 'Complete',
    continue: 'Continue',
    review: 'Review',
    remove: 'Remove',
  },
  pickups: {
    figure: 'PICKUPS',
    heading: 'Your pickups',
    count: (pickups) => (pickups === 1 ? 'One, with its passport' : `${pickups}, each with a passport`),
    none: 'None noted',
    release: 'Let go of it',
    words: 'The serial number stands on the box. Nobody but you sees that a pickup is yours.',
    serial: 'Serial number',
    note: 'Note it as mine',
  } satisfies Part & {
    readonly count: (pickups: number) => string;
    readonly none: string;
    readonly release: string;
    readonly words: string;
    readonly serial: string;
    readonly note: string;
  },
  data: { figure: 'DATA', heading: 'Data', line: 'What we know of you' },
};

/** Words of one's account. */
export const ACCOUNT_PAGE: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Konto',
    description: 'Deine Bestellungen, gespeicherten Entwürfe und Daten.',
    figure: 'KONTO',
    toWorkshop: 'Zur Werkstatt',
    signOut: 'Abmelden',
    mustSetUp: ['Die Werkstatt geht auf, sobald du einen zweiten Faktor hast.', 'Jetzt einrichten'],
    orders: {
      figure: 'BESTELLUNGEN',
      heading: 'Bestellungen',
      none: 'Noch keine',
      count(all, made) {
        const orders = all === 1 ? 'Eine Bestellung' : `${all} Bestellungen`;
        return made > 0 ? `${orders}, ${made === 1 ? 'eine' : made} auf der Werkbank` : orders;
      },
      empty: (email) => `Was du mit ${email} kaufst, steht von selbst hier, mit Konto oder ohne.`,
      look: 'Die Tonabnehmer ansehen',
      leaves: (day) => `Geht raus bis ${day}`,
      arrives: (day) => `Bei dir bis ${day}`,
      passports: (serials) => `${serials.length === 1 ? 'Pass' : 'Pässe'} ${serials.join(', ')}`,
      manyPassports: (count) => `${count} Pässe`,
    },
    drawer: {
      figure: 'SCHUBLADE',
      heading: 'Gespeicherte Entwürfe',
      prices: 'Preise von heute',
      none: 'Leer',
      empty: 'Am Ende des Konfigurators legt „Im Konto speichern“ einen Entwurf hier herein.',
      build: 'Einen zusammenstellen',
      notOnSale: 'gerade nicht zu haben',
      complete: 'Fertig',
      continue: 'Weitermachen',
      review: 'Ansehen',
      remove: 'Entfernen',
    },
    pickups: {
      figure: 'TONABNEHMER',
      heading: 'Deine Tonabnehmer',
      count: (pickups) => (pickups === 1 ? 'Einer, mit seinem Pass' : `${pickups}, jeder mit einem Pass`),
      none: 'Keiner vermerkt',
      release: 'Freigeben',
      words:
        'Die Seriennummer steht auf der Schachtel. Niemand außer dir sieht, dass ein Tonabnehmer deiner ist.',
      serial: 'Seriennummer',
      note: 'Als meinen vermerken',
    },
    data: { figure: 'DATEN', heading: 'Daten', line: 'Was wir von dir wissen' },
  },
};
