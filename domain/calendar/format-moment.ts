import type { Language } from '../languages.ts';

const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };
/** Time zone of the workshop, independent of the server's. */
const TIME_ZONE = 'Europe/Berlin';

export const momentWords = (moment: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: TIME_ZONE,
    timeZoneName: 'short',
  }).format(moment);

export const dayWords = (moment: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: TIME_ZONE }).format(moment);
