import type { InLanguages } from '../languages.ts';

/** How a guitar is set, in words. */
const EN = {
  position: (name: string) => name,
  volumeUp: (count: number): string => (count > 1 ? 'Both volumes up' : 'Volume up'),
  down: (volume: string) => `${volume} down`,
};

const GERMAN_POSITIONS: Readonly<Record<string, string>> = { Up: 'Oben', Middle: 'Mitte', Down: 'Unten' };

const DE: typeof EN = {
  position: (name) => GERMAN_POSITIONS[name] ?? name,
  volumeUp: (count) => (count > 1 ? 'Beide Volume auf' : 'Volume auf'),
  down: (volume) => `${volume} zu`,
};

export const SOUND_WORDS: InLanguages<typeof EN> = { en: EN, de: DE };
