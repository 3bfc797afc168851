import { createContext, useContext } from 'react';
import { type InLanguages, type Language, languageWithCode } from '#domain/languages.ts';

/** The language of the page; in the browser the document says it, and no page changes it. */
export const PageLanguage = createContext<Language>(
  languageWithCode(globalThis.document?.documentElement.dataset.speaks),
);

export const useLanguage = (): Language => useContext(PageLanguage);

/** The words of a part in the page's language. Browsers are given those of one language alone (`scripts/one-language.ts`). */
export const useMessages = <Messages,>(messages: InLanguages<Messages>): Messages => messages[useLanguage()];
