import type { InLanguages } from '../languages.ts';

interface Words {
  readonly wire: (awg: number, machine: number) => string;
  /** Which colour the start has, and how long it is cut. */
  readonly start: (colour: string, length_cm: number) => string;
  readonly startOfJoin: string;
  readonly noted: (by: string) => string;
  readonly counter: string;
}

/** What is seen to before a coil is wound. */
export const CHECK_WORDS: InLanguages<Words> = {
  en: {
    wire: (awg, machine) => `${awg}\u00a0AWG on machine ${machine}`,
    start: (colour, length_cm) => `Start lead ${colour}, ${length_cm}\u00a0cm`,
    startOfJoin: 'Start fixed for the join',
    noted: (by) => `note, ${by}`,
    counter: 'Counter at zero',
  },
  de: {
    wire: (awg, machine) => `${awg}\u00a0AWG auf Maschine ${machine}`,
    start: (colour, length_cm) => `Anfang ${colour}, ${length_cm}\u00a0cm`,
    startOfJoin: 'Anfang fest, zum Verbinden',
    noted: (by) => `Notiz von ${by}`,
    counter: 'Zähler auf null',
  },
};
