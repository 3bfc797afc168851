import type { Sentence } from '#domain/languages.ts';

export const TO_DO: Sentence = { en: 'What to do:', de: 'Zu tun:' };

/** For several notices of a kind within an hour. */
export const GATHERED: Sentence = {
  en: 'It has happened several times within an hour. This mail stands for all of them; the page of the order lists each.',
  de: 'Das kam innerhalb einer Stunde mehrmals vor. Diese E-Mail steht für alle; die Seite der Bestellung zählt sie einzeln auf.',
};
