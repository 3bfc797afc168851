import { createContext, useContext } from 'react';
import { type InLanguages, inLanguage, type Language, languageWithCode } from '#domain/languages.ts';

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

/** The messages of the page's language, and the language itself for what is written by it, such as dates. */
export const useTranslation = <Messages,>(
  messages: InLanguages<Messages>,
): readonly [messages: Messages, language: Language] => {
  const language = useLanguage();
  return [messages[language], language];
};

/** Returns a function from an English address to the same page in this page's language. */
export function usePath(): (english: string) => string {
  const language = useLanguage();
  return (english) => inLanguage(english, language);
}
