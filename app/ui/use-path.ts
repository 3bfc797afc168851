import { inLanguage } from '#domain/languages.ts';
import { useLanguage } from './language.tsx';

/** Returns a function from an English address to the same page in this page's language. */
export function usePath(): (english: string) => string {
  const language = useLanguage();
  return (english) => inLanguage(english, language);
}
