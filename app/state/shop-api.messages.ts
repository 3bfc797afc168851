import type { InLanguages } from '#domain/languages.ts';

/** Shown if the server could not be reached or did not give a reason. */
export const UNREACHABLE: InLanguages<string> = {
  en: 'We could not reach the shop. Check your connection and try again.',
  de: 'Wir konnten den Shop nicht erreichen. Prüf deine Verbindung und versuch es noch einmal.',
};
