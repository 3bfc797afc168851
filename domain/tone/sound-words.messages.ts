import type { InLanguages } from '../languages.ts';

/** Describes the six figures of a pickup for the ear. */
const EN = {
  loud: 'loud',
  bright: 'bright',
  strongMids: 'strong mids',
  tightLows: 'tight lows',
  bigLows: 'big lows',
  softHighs: 'soft highs',
  and: ' and ',
  quiet: 'Hardly any hum.',
  even: 'Even, nothing sticks out.',
  /** Replaces a position if a sentence applies to a whole set. */
  all: (count: number): string => (count > 2 ? 'All of them' : 'Both'),
};

const DE: typeof EN = {
  loud: 'laut',
  bright: 'hell',
  strongMids: 'kräftige Mitten',
  tightLows: 'straffe Bässe',
  bigLows: 'satte Bässe',
  softHighs: 'weiche Höhen',
  and: ' und ',
  quiet: 'Brummt kaum.',
  even: 'Ausgewogen, nichts sticht hervor.',
  all: (count) => (count > 2 ? 'Alle' : 'Beide'),
};

export const TONE_WORDS: InLanguages<typeof EN> = { en: EN, de: DE };
