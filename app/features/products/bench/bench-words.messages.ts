import type { InLanguages } from '#domain/languages.ts';

/** Contents of a row of the bench, in at most 44 letters. */
const EN = {
  and: ' and ',
  potted: 'wax-potted',
  unpotted: 'unpotted',
  peaks: (kHz: string, count: number) => `${count > 1 ? 'Peaks' : 'Peak'} at ${kHz}`,
  noneAt: (position: string) => `, none at the ${position}`,
  noPeak: 'No peak, just a roll-off',
};

const DE: typeof EN = {
  and: ' und ',
  potted: 'gewachst',
  unpotted: 'ungewachst',
  peaks: (kHz, count) => `${count > 1 ? 'Spitzen' : 'Spitze'} bei ${kHz}`,
  noneAt: (position) => `, keine am ${position}`,
  noPeak: 'Keine Spitze, fällt nur ab',
};

export const BENCH_ROW_WORDS: InLanguages<typeof EN> = { en: EN, de: DE };
