import type { InLanguages } from '#domain/languages.ts';

const NBSP = '\u00a0';

const EN = {
  /** A factor as an adverb. */
  times: (figure: string) => `${figure}${NBSP}times`,
  /** A factor as a noun. */
  grown: (figure: string) => `${figure}${NBSP}times`,
  dollars: (amount: number) => `${amount}${NBSP}dollars`,
  and: ' and ',
  rod: (diameter: string, height: string) => `${diameter} in diameter and ${height} high`,
  ceramic: (name: string) => name.toLowerCase(),
};

const DE: typeof EN = {
  times: (figure) => `${figure}-mal`,
  grown: (figure) => `${figure}-Fache`,
  dollars: (amount) => `${amount}${NBSP}Dollar`,
  and: ' und ',
  rod: (diameter, height) => `${diameter} dick und ${height} lang`,
  ceramic: (name) => (name.startsWith('Triple') ? 'drei Keramikbalken' : 'einen Keramikbalken'),
};

export const ARTICLE_FIGURE_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
