import type { Sentence } from '#domain/languages.ts';

export const TO_DO: Sentence = { en: 'What to do:', de: 'Zu tun:' };

/** For several notices of a kind within an hour. */
export const GATHERED: Sentence = {
  en: 'This has happened several times within an hour. You get one e-mail for all of them; the order’s page lists each one.',
  de: 'Das kam innerhalb einer Stunde mehrmals vor. Ihr bekommt nur diese eine E-Mail; auf der Seite der Bestellung stehen alle einzeln.',
};
