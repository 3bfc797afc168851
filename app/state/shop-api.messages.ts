import type { InLanguages } from '#domain/languages.ts';

/** What the shopper reads when the server could not be reached or did not answer in its own words. */
export const UNREACHABLE: InLanguages<string> = {
  en: 'We could not reach the shop. Check your connection and try again.',
  de: 'Wir konnten den Shop nicht erreichen. Prüf deine Verbindung und versuch es noch einmal.',
};
