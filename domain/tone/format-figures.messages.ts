import type { InLanguages } from '../languages.ts';

const NBSP = '\u00a0';

/** Figures written as words. */
const EN = {
  and: ' and ',
  /** Probability that luck alone does as well: in percent, or as one in a number of tries if rare. */
  often: (percent: number) => `${percent}${NBSP}% of the time`,
  rare: (tries: number) => `once in ${tries} tries`,
};

const DE: typeof EN = {
  and: ' und ',
  often: (percent) => `in ${percent}${NBSP}% der Fälle`,
  rare: (tries) => `einmal in ${tries} Versuchen`,
};

export const TONE_FIGURE_WORDS: InLanguages<typeof EN> = { en: EN, de: DE };
