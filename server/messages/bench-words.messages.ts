import type { InLanguages } from '#domain/languages.ts';

const EN = {
  coverOn: (piece: number) => `Piece ${piece}: cover on`,
  onTheBench: (piece: number) => `Piece ${piece}: on the bench`,
};

/** What the bench did to a piece before an answer came. */
export const BENCH_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    coverOn: (piece) => `Stück ${piece}: Kappe drauf`,
    onTheBench: (piece) => `Stück ${piece}: auf der Werkbank`,
  },
};
