import type { InLanguages } from '#domain/languages.ts';

/** Advice if nothing is audible; it names the button that tries again. */
const EN = {
  failed: (button: string) => `The sound did not load. Check your connection and press ${button} again.`,
  soundless: (button: string) =>
    `This browser plays no sound. Check your speakers or headphones and press ${button} again.`,
};

const DE: typeof EN = {
  failed: (button) =>
    `Der Ton lässt sich nicht laden. Prüf deine Verbindung und drück noch einmal auf „${button}“.`,
  soundless: (button) =>
    `Dieser Browser spielt keinen Ton. Prüf Lautsprecher oder Kopfhörer und drück noch einmal auf „${button}“.`,
};

export const SOUND_TROUBLE: InLanguages<typeof EN> = { en: EN, de: DE };
