import type { Language, Sentence } from '#domain/languages.ts';

/** The same doubts in each language, one beside the other. */
export function doubtsInEach(doubts: (language: Language) => readonly string[]): readonly Sentence[] {
  const german = doubts('de');
  return doubts('en').map((doubt, index) => ({ en: doubt, de: german[index] ?? doubt }));
}
