import type { InLanguages } from '#domain/languages.ts';

const EN = {
  coverOn: (piece: number) => `Piece ${piece}: cover on`,
  onTheBench: (piece: number) => `Piece ${piece}: on the bench`,
};

/** Work at the bench that preceded an answer. */
export const BENCH_WORK_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    coverOn: (piece) => `Stück ${piece}: Kappe drauf`,
    onTheBench: (piece) => `Stück ${piece}: auf der Werkbank`,
  },
};
