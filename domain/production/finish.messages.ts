import type { InLanguages } from '../languages.ts';

const NBSP = '\u00a0';

const EN = {
  /** Of a step without figures. */
  done: 'done',
  at: 'at',
  /** A step amid a sentence. */
  step: { wax: 'wax', cover: 'cover', 'test play': 'test play' },
  lacksMinutes: 'How many minutes was it in the bath?',
  lacksDegrees: 'How warm was the bath?',
  minutes: (minutes: string, usual: number) => `${minutes}${NBSP}min in the bath, where ${usual} are usual.`,
  degrees: (degrees: string, usual: number) => `A bath of ${degrees}${NBSP}°C, where ${usual} are usual.`,
};

/** The steps after measuring, and what is asked of the bath. */
export const FINISH_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    done: 'erledigt',
    at: 'bei',
    step: { wax: 'Wachsbad', cover: 'Kappe', 'test play': 'Anspielen' },
    lacksMinutes: 'Wie viele Minuten war der Tonabnehmer im Bad?',
    lacksDegrees: 'Wie warm war das Bad?',
    minutes: (minutes, usual) => `${minutes}${NBSP}min im Bad, üblich sind ${usual}.`,
    degrees: (degrees, usual) => `Ein Bad mit ${degrees}${NBSP}°C, üblich sind ${usual}.`,
  },
};
