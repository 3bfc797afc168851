import type { InLanguages } from '../languages.ts';
import type { CoilName, Direction, Polarity } from './coil-plan.ts';

interface Words {
  readonly direction: Readonly<Record<Direction, string>>;
  readonly coils: Readonly<Record<CoilName, string>>;
  /** "N up", "N up, low strings", "N to the slugs". */
  readonly polarity: (polarity: Polarity) => string;
}

const EN: Words = {
  direction: { clockwise: 'clockwise', 'counter-clockwise': 'counter-clockwise' },
  coils: {
    screws: 'screws',
    slugs: 'slugs',
    rods: 'rods',
    'low strings': 'low strings',
    'high strings': 'high strings',
  },
  polarity: ({ pole, isUp, of }) => {
    const coil = of && EN.coils[of];
    return isUp ? [`${pole} up`, coil].filter(Boolean).join(', ') : `${pole} to the ${coil}`;
  },
};

const DE: Words = {
  direction: { clockwise: 'rechtsrum', 'counter-clockwise': 'linksrum' },
  coils: {
    screws: 'Schrauben',
    slugs: 'Stifte',
    rods: 'Stäbe',
    'low strings': 'tiefe Saiten',
    'high strings': 'hohe Saiten',
  },
  polarity: ({ pole, isUp, of }) => {
    if (!isUp) return `${pole} an den ${of === 'slugs' ? 'Stiften' : 'Schrauben'}`;
    return [`${pole} oben`, of && DE.coils[of]].filter(Boolean).join(', ');
  },
};

/** Coils, which way they turn and which pole is where, in the short words of the bench. */
export const COIL_WORDS: InLanguages<Words> = { en: EN, de: DE };
