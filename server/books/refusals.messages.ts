import type { Sentence } from '#domain/languages.ts';

export const BOOK_REFUSALS = {
  running: {
    en: 'This month is not over yet, so its files can still change.',
    de: 'Dieser Monat ist noch nicht um, seine Dateien können sich noch ändern.',
  },
  noFile: { en: 'This file does not exist.', de: 'Diese Datei gibt es nicht.' },
  closedMeanwhile: {
    en: 'The month has been closed in the meantime. Its files stay as they are.',
    de: 'Der Monat wurde inzwischen abgeschlossen. Seine Dateien bleiben, wie sie sind.',
  },
  noAnswer: {
    en: 'The payment account does not answer. Nothing is lost. Try again.',
    de: 'Das Zahlungskonto antwortet nicht. Verloren ist nichts. Versuch es noch einmal.',
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
