import { type InLanguages, type Language, languageWithCode } from '#domain/languages.ts';

/** The language of the page that a script of the browser runs in: its words. A browser's translation changes `lang`. */
export const languageHere = (): Language =>
  languageWithCode(globalThis.document?.documentElement.dataset.speaks);

/** Words in that language, for what is no component (`useMessages`). */
export const wordsHere = <Words>(words: InLanguages<Words>): Words => words[languageHere()];
