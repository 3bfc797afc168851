import type { Sentence } from '#domain/languages.ts';

/** Before what the makers should do. */
export const TO_DO: Sentence = { en: 'What to do:', de: 'Zu tun:' };

/** Where several of a kind came within an hour. */
export const GATHERED: Sentence = {
  en: 'It has happened several times within an hour. This mail stands for all of them; the page of the order lists each.',
  de: 'Das kam innerhalb einer Stunde mehrmals vor. Diese E-Mail steht für alle; die Seite der Bestellung zählt sie einzeln auf.',
};
