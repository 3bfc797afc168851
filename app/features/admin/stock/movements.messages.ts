import type { InLanguages } from '#domain/languages.ts';

interface CountFacts {
  readonly what: string;
  readonly kind: 'counted' | 'weighed';
  readonly by: string;
  readonly book: string;
  readonly found: string;
  /** Undefined if there is no reason to show. */
  readonly why: string | undefined;
}

const EN = {
  title: 'Latest movements',
  none: 'No movements yet.',
  taken: (what: string, serial: string) => `${what}, for ${serial}`,
  packed: (what: string, order: string | null) => `${what}, packed, ${order ?? 'a parcel'}`,
  returned: (what: string, from: string | null) => `${what}, back from ${from ?? 'an order'}`,
  goodsIn: (name: string, lot: string | null) => `${name}, goods in${lot ? `, ${lot}` : ''}`,
  firstCount: (what: string, by: string) => `${what}, first count by ${by}`,
  counted: ({ what, kind, by, book, found, why }: CountFacts) =>
    `${what} ${kind} by ${by}: recorded ${book}, found ${found}${why ? `, ${why}` : ''}`,
  /** Reason for missing weight of wire. */
  ends: 'ends',
};

export const MOVEMENTS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Letzte Bewegungen',
    none: 'Noch keine Bewegungen.',
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
