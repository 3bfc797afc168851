import type { InLanguages } from '#domain/languages.ts';

/** What to tell who hears nothing, with the name of the button that tries again. */
const EN = {
  failed: (button: string) =>
    `The playing did not arrive. Check your connection and press ${button} once more.`,
  soundless: (button: string) =>
    `This browser gives no sound. Check that a loudspeaker or headphones are on, and press ${button} once more.`,
};

const DE: typeof EN = {
  failed: (button) =>
    `Das Spiel ist nicht angekommen. Prüf deine Verbindung und drück noch einmal auf „${button}“.`,
  soundless: (button) =>
    `Dieser Browser gibt keinen Ton. Prüf, ob Lautsprecher oder Kopfhörer an sind, und drück noch einmal auf „${button}“.`,
};

export const SOUND_TROUBLE: InLanguages<typeof EN> = { en: EN, de: DE };
