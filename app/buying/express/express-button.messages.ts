import type { InLanguages } from '#domain/languages.ts';

const EN = {
  button: 'Express checkout',
  opening: 'Opening …',
  lost: 'The wallet did not load. Check your connection.',
  again: 'Try again',
};

const DE: typeof EN = {
  button: 'Express-Kasse',
  opening: 'Wird geöffnet …',
  lost: 'Das Wallet lässt sich nicht laden. Prüf deine Verbindung.',
  again: 'Noch einmal versuchen',
};

/** Texts of our own wallet button, on every page that sells. Other texts load once it is pressed. */
export const EXPRESS_BUTTON: InLanguages<typeof EN> = { en: EN, de: DE };
