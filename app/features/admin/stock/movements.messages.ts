import type { InLanguages } from '#domain/languages.ts';

interface CountFacts {
  readonly what: string;
  readonly kind: 'counted' | 'weighed';
  readonly by: string;
  readonly book: string;
  readonly found: string;
  /** Undefined where nothing is to be said of it. */
  readonly why: string | undefined;
}

interface MovementMessages {
  readonly title: string;
  readonly none: string;
  readonly taken: (what: string, serial: string) => string;
  readonly packed: (what: string, order: string | null) => string;
  readonly returned: (what: string, from: string | null) => string;
  readonly goodsIn: (name: string, lot: string | null) => string;
  readonly firstCount: (what: string, by: string) => string;
  readonly counted: (facts: CountFacts) => string;
  /** Why wire that was weighed is less than it should be. */
  readonly ends: string;
}

/** What happened to what lies on the shelf. */
export const MOVEMENTS: InLanguages<MovementMessages> = {
  en: {
    title: 'Last movements',
    none: 'Nothing has moved yet.',
    taken: (what, serial) => `${what}, for ${serial}`,
    packed: (what, order) => `${what}, packed, ${order ?? 'a parcel'}`,
    returned: (what, from) => `${what}, back from ${from ?? 'an order'}`,
    goodsIn: (name, lot) => `${name}, goods in${lot ? `, ${lot}` : ''}`,
    firstCount: (what, by) => `${what}, first count by ${by}`,
    counted: ({ what, kind, by, book, found, why }) =>
      `${what} ${kind} by ${by}: book ${book}, found ${found}${why ? `, ${why}` : ''}`,
    ends: 'ends',
  },
  de: {
    title: 'Letzte Bewegungen',
    none: 'Noch hat sich nichts bewegt.',
    taken: (what, serial) => `${what}, für ${serial}`,
    packed: (what, order) => `${what}, gepackt, ${order ?? 'ein Paket'}`,
    returned: (what, from) => `${what}, zurück von ${from ?? 'einer Bestellung'}`,
    goodsIn: (name, lot) => `${name}, Wareneingang${lot ? `, ${lot}` : ''}`,
    firstCount: (what, by) => `${what}, erste Zählung von ${by}`,
    counted: ({ what, kind, by, book, found, why }) =>
      `${what}, ${kind === 'weighed' ? 'gewogen' : 'gezählt'} von ${by}: Bestand ${book}, gefunden ${found}${why ? `, ${why}` : ''}`,
    ends: 'Drahtenden',
  },
};
