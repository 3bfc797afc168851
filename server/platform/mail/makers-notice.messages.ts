import type { Said } from '#domain/languages.ts';

/** Before what the makers should do. */
export const TO_DO: Said = { en: 'What to do:', de: 'Zu tun:' };

/** Where several of a kind came within an hour. */
export const GATHERED: Said = {
  en: 'This has happened several times within an hour. You get one e-mail for all of them; the order’s page lists each one.',
  de: 'Das kam innerhalb einer Stunde mehrmals vor. Ihr bekommt nur diese eine E-Mail; auf der Seite der Bestellung stehen alle einzeln.',
};
