import type { InLanguages } from '../languages.ts';

const EN = {
  wire: (awg: number, machine: number) => `${awg}\u00a0AWG on machine ${machine}`,
  /** Colour and length of the start lead. */
  start: (colour: string, length_cm: number) => `Start lead ${colour}, ${length_cm}\u00a0cm`,
  startOfJoin: 'Start secured for the join',
  noted: (by: string) => `note, ${by}`,
  counter: 'Counter at zero',
};

export const WINDING_CHECK_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    wire: (awg, machine) => `${awg}\u00a0AWG auf Maschine ${machine}`,
    start: (colour, length_cm) => `Anfang ${colour}, ${length_cm}\u00a0cm`,
    startOfJoin: 'Anfang gesichert, zum Verbinden',
    noted: (by) => `Notiz von ${by}`,
    counter: 'Zähler auf null',
  },
};
