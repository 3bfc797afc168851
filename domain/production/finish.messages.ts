import type { InLanguages } from '../languages.ts';

const NBSP = '\u00a0';

interface Words {
  /** Of a step without figures. */
  readonly done: string;
  readonly at: string;
  /** A step amid a sentence. */
  readonly step: Readonly<Record<'wax' | 'cover' | 'test play', string>>;
  readonly lacksMinutes: string;
  readonly lacksDegrees: string;
  readonly minutes: (minutes: string, usual: number) => string;
  readonly degrees: (degrees: string, usual: number) => string;
}

/** The steps after measuring, and what is asked of the bath. */
export const FINISH_WORDS: InLanguages<Words> = {
  en: {
    done: 'done',
    at: 'at',
    step: { wax: 'wax', cover: 'cover', 'test play': 'test play' },
    lacksMinutes: 'How many minutes was it in the bath?',
    lacksDegrees: 'How warm was the bath?',
    minutes: (minutes, usual) => `${minutes}${NBSP}min in the bath, where ${usual} are usual.`,
    degrees: (degrees, usual) => `A bath of ${degrees}${NBSP}°C, where ${usual} are usual.`,
  },
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
