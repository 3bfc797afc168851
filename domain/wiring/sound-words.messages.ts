import type { InLanguages } from '../languages.ts';

const EN = {
  /** Positions of a toggle; those of a blade are numbers. */
  positions: { Up: 'Up', Middle: 'Middle', Down: 'Down' },
  volumeUp: (count: number): string => (count > 1 ? 'Both volumes up' : 'Volume up'),
  down: (volume: string) => `${volume} down`,
};

export const SWITCHED_SOUND_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    positions: { Up: 'Oben', Middle: 'Mitte', Down: 'Unten' },
    volumeUp: (count) => (count > 1 ? 'Beide Volume auf' : 'Volume auf'),
    down: (volume) => `${volume} zu`,
  },
};
