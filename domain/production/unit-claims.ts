import type { InLanguages, Language } from '../languages.ts';
import { bathWords } from './finish.ts';

export interface UnitFacts {
  readonly serial: string;
  /** The last measurement; undefined until there is one. */
  readonly measured: { readonly inTolerance: boolean } | undefined;
  readonly waxed: { readonly minutes: number; readonly temperature_C: number } | undefined;
  readonly played: boolean;
  readonly coloursAreSet: boolean;
}

/** A statement about pickups, and the record that it requires. */
interface UnitClaim<Says> {
  readonly needs: string;
  /** The statement; undefined if the record does not support it. */
  says(units: readonly UnitFacts[], language: Language): Says | undefined;
}

const everyOne = (units: readonly UnitFacts[], holds: (unit: UnitFacts) => boolean): boolean =>
  units.length > 0 && units.every(holds);

const isMeasured = ({ measured }: UnitFacts): boolean => measured !== undefined;

const listed = (serials: readonly string[], and: string): string =>
  serials.length < 2 ? serials.join('') : `${serials.slice(0, -1).join(', ')} ${and} ${serials.at(-1)}`;

const WOUND: InLanguages<{
  readonly within: string;
  readonly beyond: (serials: readonly string[]) => string;
}> = {
  en: {
    within: 'Everything is wound, measured and in tolerance.',
    beyond: (serials) =>
      serials.length === 1
        ? `Everything is wound and measured. ${serials[0]} is out of tolerance and was kept by choice: its passport says by how much.`
        : `Everything is wound and measured. ${listed(serials, 'and')} are out of tolerance and were kept by choice: their passports say by how much.`,
  },
  de: {
    within: 'Alles ist gewickelt, gemessen und in der Toleranz.',
    beyond: (serials) =>
      serials.length === 1
        ? `Alles ist gewickelt und gemessen. ${serials[0]} liegt außerhalb der Toleranz und wurde mit Absicht behalten: Der Pass sagt, um wie viel.`
        : `Alles ist gewickelt und gemessen. ${listed(serials, 'und')} liegen außerhalb der Toleranz und wurden mit Absicht behalten: Die Pässe sagen, um wie viel.`,
  },
};

/** All statements about finished pickups in mails, passports, order pages and slips; its test finds any other. */
export const UNIT_CLAIMS = {
  wound: {
    needs: 'A measurement of every pickup of the order, and its verdict.',
    says(units, language) {
      if (!everyOne(units, isMeasured)) return undefined;
      const beyond = units.filter(({ measured }) => !measured?.inTolerance).map(({ serial }) => serial);
      const messages = WOUND[language];
      return beyond.length === 0 ? messages.within : messages.beyond(beyond);
    },
  },
  kept: {
    needs: 'A measurement out of tolerance, which the bench takes with a note alone.',
    says: (units, language) =>
      units.some(({ measured }) => measured?.inTolerance === false)
        ? {
            en: 'Out of tolerance, kept by choice',
            de: 'Außerhalb der Toleranz, mit Absicht behalten',
          }[language]
        : undefined,
  },
  waxed: {
    needs: 'The step "wax", confirmed with minutes and °C.',
    says([unit], language) {
      if (!unit?.waxed) return undefined;
      const { minutes, temperature_C } = unit.waxed;
      return `${{ en: 'Yes', de: 'Ja' }[language]}, ${bathWords(minutes, temperature_C, language)}`;
    },
  },
  waxComesOut: {
    needs: 'The step "wax", confirmed.',
    says: ([unit], language) =>
      unit?.waxed
        ? {
            en: 'The wax has to come out first, so tell whoever rewinds it.',
            de: 'Vorher muss das Wachs heraus: Sag das dazu, wenn du ihn weggibst.',
          }[language]
        : undefined,
  },
  played: {
    needs: 'The step "test play", confirmed.',
    says: ([unit], language) =>
      unit?.played ? { en: 'Every string heard', de: 'Jede Saite gehört' }[language] : undefined,
  },
  /** In the shipping mail: its slip prints only colours that are set. */
  coloursOnSlip: {
    needs: 'Colours set by the makers for the cable of every pickup.',
    says: (units, language) =>
      everyOne(units, ({ coloursAreSet }) => coloursAreSet)
        ? {
            en: 'The lead colours are on the slip in the box.',
            de: 'Die Farben der Leitungen stehen auf dem Lieferschein im Karton.',
          }[language]
        : undefined,
  },
} as const satisfies Record<string, UnitClaim<string>>;

/** Progress of measuring, on the page of an order in production. */
export const MEASURED_COUNT: InLanguages<{
  readonly wound: (one: boolean) => string;
  readonly all: (count: number) => string;
  readonly part: (measured: number, all: number) => string;
}> = {
  en: {
    wound: (one) => (one ? 'Your pickup is wound and measured.' : 'Your pickups are wound and measured.'),
    all: (count) => (count === 1 ? 'The pickup is measured' : `All ${count} pickups measured`),
    part: (measured, all) => `${measured} of ${all} measured`,
  },
  de: {
    wound: (one) =>
      one ? 'Dein Tonabnehmer ist gewickelt und gemessen.' : 'Deine Tonabnehmer sind gewickelt und gemessen.',
    all: (count) => (count === 1 ? 'Der Tonabnehmer ist gemessen' : `Alle ${count} gemessen`),
    part: (measured, all) => `${measured} von ${all} gemessen`,
  },
};

/** A statement about every future pickup, with the workshop's rule that ensures it. */
interface Practice {
  readonly words: Partial<InLanguages<string>> & { readonly en: string };
  readonly rule: string;
}

/** Statements that apply to every pickup, because the workshop releases none without them. */
export const PRACTICES = {
  measured: {
    words: {
      en: 'We check resistance and inductance of each pickup against our calculation before it is waxed. If one is out of tolerance, we wind it again, or keep it for a reason that its passport gives.',
      de: 'Bei jedem Tonabnehmer vergleichen wir Widerstand und Induktivität mit unserer Rechnung, bevor er gewachst wird. Liegt er außerhalb der Toleranz, wickeln wir neu oder behalten ihn aus einem Grund, der dann im Pass steht.',
    },
    rule: 'confirm-step.ts refuses wax before a measurement, enter-values.ts what is out of tolerance without a note.',
  },
  numbered: {
    words: {
      en: 'Each is wound by hand, measured and recorded under its own serial number.',
      de: 'Jeder wird von Hand gewickelt, gemessen und unter seiner Seriennummer festgehalten.',
    },
    rule: 'start-production.ts gives each pickup its serial number, ship-order.ts refuses what is not measured.',
  },
} as const satisfies Record<string, Practice>;
