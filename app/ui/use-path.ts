import { inLanguage } from '#domain/languages.ts';
import { useLanguage } from './language.tsx';

/** Leads to the page of an English address in the language of this one. */
export function usePath(): (english: string) => string {
  const language = useLanguage();
  return (english) => inLanguage(english, language);
}
