import type { InLanguages, Language } from '#domain/languages.ts';

/** The language of the page that a script of the browser runs in: its words. A browser's translation changes `lang`. */
export const languageHere = (): Language =>
  globalThis.document?.documentElement.dataset.speaks === 'de' ? 'de' : 'en';

/** Words in that language, for what is no component (`useWords`). */
export const wordsHere = <Words>(words: InLanguages<Words>): Words => words[languageHere()];
