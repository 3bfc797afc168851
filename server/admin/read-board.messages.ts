import type { InLanguages } from '#domain/languages.ts';

const EN = {
  mine: 'On your machine.' /** Who gave it which place of today. */,
  placed: (by: string, place: number) => `${by} put it in place ${place} today.`,
};

/** Reasons for suggesting a pickup beside the board. */
export const NEXT_ON_BOARD: InLanguages<typeof EN> = {
  en: EN,
  de: {
    mine: 'An deiner Maschine.',
    placed: (by, place) => `${by} hat es heute auf Platz ${place} gesetzt.`,
  },
};
