import { createContext, useContext } from 'react';
import { type InLanguages, type Language, languageWithCode } from '#domain/languages.ts';

/** The language of the page. The browser reads it from the document; it never changes within a page. */
export const PageLanguage = createContext<Language>(
  languageWithCode(globalThis.document?.documentElement.dataset.speaks),
);

export const useLanguage = (): Language => useContext(PageLanguage);

/**
 * Picks the messages of the page's language. The browser's build contains one language only
 * (`scripts/one-language.ts`).
 */
export const useMessages = <Messages,>(messages: InLanguages<Messages>): Messages => messages[useLanguage()];
