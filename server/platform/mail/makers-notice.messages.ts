import type { Said } from '#domain/languages.ts';

/** Before what the makers should do. */
export const TO_DO: Said = { en: 'What to do:', de: 'Zu tun:' };
