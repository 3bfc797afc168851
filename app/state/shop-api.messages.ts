import type { InLanguages } from '#domain/languages.ts';

/** What the shopper reads when the server could not be reached or did not answer in its own words. */
export const UNREACHABLE: InLanguages<string> = {
  en: 'The shop cannot be reached. Check your connection and try again.',
  de: 'Der Shop ist nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.',
};
