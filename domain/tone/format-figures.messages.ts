import type { InLanguages } from '../languages.ts';

const NBSP = '\u00a0';

/** Of figures that are said in words. */
const EN = {
  and: ' and ',
  /** How often mere luck does as well: in percent, and where it is rare as one in so many. */
  often: (percent: number) => `${percent}${NBSP}% of the time`,
  rare: (tries: number) => `once in ${tries} tries`,
};

const DE: typeof EN = {
  and: ' und ',
  often: (percent) => `in ${percent}${NBSP}% der Fälle`,
  rare: (tries) => `einmal in ${tries} Versuchen`,
};

export const FIGURE_WORDS: InLanguages<typeof EN> = { en: EN, de: DE };
