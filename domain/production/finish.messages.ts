import type { InLanguages } from '../languages.ts';

const NBSP = '\u00a0';

const EN = {
  /** State of a step without figures. */
  done: 'done',
  at: 'at',
  /** Names of steps within a sentence. */
  step: { wax: 'wax', cover: 'cover', 'test play': 'test play' },
  lacksMinutes: 'Enter the minutes in the bath.',
  lacksDegrees: 'Enter the temperature of the bath.',
  minutes: (minutes: string, usual: number) => `${minutes}${NBSP}min in the bath. Usual is ${usual}.`,
  degrees: (degrees: string, usual: number) => `A bath at ${degrees}${NBSP}°C. Usual is ${usual}.`,
};

export const FINISH_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    done: 'erledigt',
    at: 'bei',
    step: { wax: 'Wachsbad', cover: 'Kappe', 'test play': 'Anspielen' },
    lacksMinutes: 'Gib die Minuten im Bad ein.',
    lacksDegrees: 'Gib die Temperatur des Bads ein.',
    minutes: (minutes, usual) => `${minutes}${NBSP}min im Bad. Üblich sind ${usual}.`,
    degrees: (degrees, usual) => `Ein Bad mit ${degrees}${NBSP}°C. Üblich sind ${usual}.`,
  },
};
