import type { InLanguages, Language } from '#domain/languages.ts';

const formatOf = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
const FORMATS: InLanguages<Intl.DateTimeFormat> = { en: formatOf('en-GB'), de: formatOf('de-DE') };

/** 2026-11-02 → "2 November 2026", "2. November 2026". */
export const longDate = (date: string, language: Language): string =>
  FORMATS[language].format(new Date(date));
