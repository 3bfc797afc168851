import type { InLanguages } from '../languages.ts';

/** The effect of a choice on the tone, in parts of one sentence. */
const EN = {
  resonance: 'resonance',
  end: '−3\u00a0dB at',
  to: 'to',
  peak: (level: string, higher: boolean) => `peak ${level} ${higher ? 'higher' : 'lower'}`,
  output: (level: string, louder: boolean) => `${level} ${louder ? 'louder' : 'quieter'}`,
  none: 'Same tone as before.',
  brighter: 'Brighter: ',
  darker: 'Darker: ',
};

const DE: typeof EN = {
  resonance: 'Resonanz',
  end: '−3\u00a0dB bei',
  to: 'auf',
  peak: (level, higher) => `Spitze ${level} ${higher ? 'höher' : 'niedriger'}`,
  output: (level, louder) => `${level} ${louder ? 'lauter' : 'leiser'}`,
  none: 'Der Klang bleibt gleich.',
  brighter: 'Heller: ',
  darker: 'Dunkler: ',
};

export const TONE_CHANGE_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
