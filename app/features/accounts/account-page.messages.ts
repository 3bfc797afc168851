import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Account',
  description: 'Your orders, saved builds and data.',
  figure: 'ACCOUNT',
  toWorkshop: 'To the workshop',
  signOut: 'Log out',
  /** Text before the link that sets up a second factor. */
  mustSetUp: ['The workshop opens once you have a second factor.', 'Set it up'] satisfies readonly [
    words: string,
    link: string,
  ],
  orders: {
    figure: 'ORDERS',
    heading: 'Orders',
    none: 'None yet',
    /** Shown beside the heading: all orders, and those being made. */
    count(all: number, made: number) {
      const orders = all === 1 ? 'One order' : `${all} orders`;
      return made > 0 ? `${orders}, ${made === 1 ? 'one' : made} on the bench` : orders;
    },
    empty: (email: string) => `Everything you buy with ${email} appears here automatically.`,
    look: 'See the pickups',
    leaves: (day: string) => `Ships by ${day}`,
    arrives: (day: string) => `With you by ${day}`,
    passports: (serials: readonly string[]) =>
      `${serials.length === 1 ? 'Passport' : 'Passports'} ${serials.join(', ')}`,
    manyPassports: (count: number) => `${count} passports`,
  },
  drawer: {
    figure: 'DRAWER',
    heading: 'Saved builds',
    prices: 'Prices as of today',
    none: 'Empty',
    empty: 'To keep a build here, choose “Save to account” at the end of the configurator.',
    build: 'Build one',
    notOnSale: 'not available right now',
    complete: 'Complete',
    continue: 'Continue',
    review: 'Review',
    remove: 'Remove',
  },
  pickups: {
    figure: 'PICKUPS',
    heading: 'Your pickups',
    count: (pickups: number) =>
      pickups === 1 ? 'One, with its passport' : `${pickups}, each with a passport`,
    none: 'None yet',
    release: 'Release',
    words: 'The serial number is on the box. Only you can see that a pickup is yours.',
    serial: 'Serial number',
    note: 'This is mine',
  },
  data: { figure: 'DATA', heading: 'Data', line: 'What we know about you' },
};

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
      empty: (email) => `Alles, was du mit ${email} kaufst, steht automatisch hier.`,
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
      empty: 'Mit „Im Konto speichern“ am Ende des Konfigurators landet ein Entwurf hier.',
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
      none: 'Noch keiner',
      release: 'Freigeben',
      words: 'Die Seriennummer steht auf der Schachtel. Nur du siehst, dass ein Tonabnehmer deiner ist.',
      serial: 'Seriennummer',
      note: 'Das ist meiner',
    },
    data: { figure: 'DATEN', heading: 'Daten', line: 'Was wir über dich wissen' },
  },
};
