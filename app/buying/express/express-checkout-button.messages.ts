import type { InLanguages } from '#domain/languages.ts';

/** Our own button, where a wallet is likely. */
const EN = {
  express: 'Express checkout',
  opening: 'Opening …',
  missing: 'The wallet did not arrive. Check your connection.',
  again: 'Try again',
};

const DE: typeof EN = {
  express: 'Express-Kasse',
  opening: 'Öffnet …',
  missing: 'Die Wallet ist nicht angekommen. Prüf deine Verbindung.',
  again: 'Noch einmal versuchen',
};

export const EXPRESS_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
