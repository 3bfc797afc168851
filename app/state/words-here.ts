import { type InLanguages, type Language, languageWithCode } from '#domain/languages.ts';

/** The page's language, for browser scripts. A browser's translation changes `lang`, so that is not read. */
export const languageHere = (): Language =>
  languageWithCode(globalThis.document?.documentElement.dataset.speaks);

/** Messages in that language outside components, where `useMessages` does not work. */
export const wordsHere = <Words>(words: InLanguages<Words>): Words => words[languageHere()];
