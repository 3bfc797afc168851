import type { Language, Sentence } from '#domain/languages.ts';

/** Doubts in each language, pairwise. */
export function doubtsInEach(doubts: (language: Language) => readonly string[]): readonly Sentence[] {
  const german = doubts('de');
  return doubts('en').map((doubt, index) => ({ en: doubt, de: german[index] ?? doubt }));
}
