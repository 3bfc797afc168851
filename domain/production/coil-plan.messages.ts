import type { InLanguages } from '../languages.ts';

/** Position of a magnet's pole: up, or towards a coil. */
interface Polarity {
  readonly pole: 'N' | 'S';
  readonly isUp: boolean;
  readonly of?: CoilName;
}

/** Name of a coil, by its poles or by the strings above it. */
const COILS = {
  screws: 'screws',
  slugs: 'slugs',
  rods: 'rods',
  'low strings': 'low strings',
  'high strings': 'high strings',
};
export type CoilName = keyof typeof COILS;

const EN = {
  direction: { clockwise: 'clockwise', 'counter-clockwise': 'counter-clockwise' },
  coils: COILS,
  /** "N up", "N up, low strings", "N to the slugs". */
  polarity: ({ pole, isUp, of }: Polarity): string =>
    isUp ? [`${pole} up`, of].filter(Boolean).join(', ') : `${pole} to the ${of}`,
};

const GERMAN_COILS: typeof COILS = {
  screws: 'Schrauben',
  slugs: 'Stifte',
  rods: 'Stäbe',
  'low strings': 'tiefe Saiten',
  'high strings': 'hohe Saiten',
};

export const COIL_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    direction: { clockwise: 'rechtsrum', 'counter-clockwise': 'linksrum' },
    coils: GERMAN_COILS,
    polarity: ({ pole, isUp, of }) => {
      if (!isUp) return `${pole} an den ${of === 'slugs' ? 'Stiften' : 'Schrauben'}`;
      return [`${pole} oben`, of && GERMAN_COILS[of]].filter(Boolean).join(', ');
    },
  },
};
