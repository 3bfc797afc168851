import type { Sentence } from '#domain/languages.ts';

export const BOOK_REFUSALS = {
  running: {
    en: 'This month is not over: its files would be others tomorrow.',
    de: 'Dieser Monat ist noch nicht um: Morgen wären seine Dateien andere.',
  },
  noFile: { en: 'There is no such file.', de: 'Diese Datei gibt es nicht.' },
  closedMeanwhile: {
    en: 'The month was closed meanwhile. Its files are kept.',
    de: 'Der Monat wurde inzwischen abgeschlossen. Seine Dateien bleiben, wie sie sind.',
  },
  noAnswer: {
    en: 'The payment account does not answer. Nothing is lost: try again.',
    de: 'Der Zahlungsdienstleister antwortet nicht. Verloren ist nichts: Versuch es noch einmal.',
  },
} satisfies Record<string, Sentence>;

/** In conflicts: first day of the one-stop shop. */
export const OSS_FROM = {
  field: { en: 'from', de: 'OSS ab' },
  none: { en: 'not chosen', de: 'nicht gewählt' },
} satisfies Record<string, Sentence>;

/** In conflicts: first day as a small business. */
export const SMALL_BUSINESS_FROM = {
  field: { en: 'from', de: 'Kleinunternehmer ab' },
  none: { en: 'none', de: 'nicht' },
} satisfies Record<string, Sentence>;
