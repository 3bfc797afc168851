import type { InLanguages } from '#domain/languages.ts';

interface NextMessages {
  readonly mine: string;
  /** Who gave it which place of today. */
  readonly placed: (by: string, place: number) => string;
}

/** Why a piece stands beside the board. */
export const NEXT_ON_BOARD: InLanguages<NextMessages> = {
  en: { mine: 'On your machine.', placed: (by, place) => `${by} gave it place ${place} of today.` },
  de: {
    mine: 'An deiner Maschine.',
    placed: (by, place) => `${by} hat es heute auf Platz ${place} gesetzt.`,
  },
};
