import type { Language } from '../languages.ts';

const nameIn = (locale: string) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
const NAMES: Readonly<Record<Language, Intl.DateTimeFormat>> = { en: nameIn('en-GB'), de: nameIn('de-DE') };

/** "November" of `2026-11`. */
export const monthNames = (month: string, language: Language = 'en'): string =>
  NAMES[language].format(new Date(`${month}-01T00:00:00Z`));
