import type { InLanguages } from '#domain/languages.ts';

/** Texts of our own wallet button, on every page that sells. Other texts load once it is pressed. */
export const EXPRESS_BUTTON: InLanguages<{
  readonly button: string;
  readonly opening: string;
  readonly lost: string;
  readonly again: string;
}> = {
  en: {
    button: 'Express checkout',
    opening: 'Opening …',
    lost: 'The wallet did not load. Check your connection.',
    again: 'Try again',
  },
  de: {
    button: 'Express-Kasse',
    opening: 'Wird geöffnet …',
    lost: 'Das Wallet lässt sich nicht laden. Prüf deine Verbindung.',
    again: 'Noch einmal versuchen',
  },
};
