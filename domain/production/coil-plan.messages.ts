import type { InLanguages } from '../languages.ts';

/** Which pole of a magnet is where: up, or towards a coil. */
interface Polarity {
  readonly pole: 'N' | 'S';
  readonly isUp: boolean;
  readonly of?: string;
}

/** What a pole lies against. */
const AGAINST: Readonly<Record<string, string>> = { slugs: 'den Stiften', screws: 'den Schrauben' };
const STRINGS: Readonly<Record<string, string>> = {
  'low strings': 'tiefe Saiten',
  'high strings': 'hohe Saiten',
};

const EN = {
  direction: { clockwise: 'clockwise', 'counter-clockwise': 'counter-clockwise' },
  /** "N up", "N up, low strings", "N to the slugs". */
  polarity: ({ pole, isUp, of }: Polarity): string =>
    isUp ? (of === undefined ? `${pole} up` : `${pole} up, ${of}`) : `${pole} to the ${of}`,
};

/** Which way a coil turns, and which pole is where, short as it is said at the bench. */
export const COIL_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    direction: { clockwise: 'rechtsrum', 'counter-clockwise': 'linksrum' },
    polarity: ({ pole, isUp, of = '' }) =>
      isUp
        ? [`${pole} oben`, STRINGS[of] ?? of].filter(Boolean).join(', ')
        : `${pole} an ${AGAINST[of] ?? of}`,
  },
};
