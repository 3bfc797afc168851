import type { InLanguages } from '#domain/languages.ts';
import type { Awg } from '#domain/tone/wire.ts';

const EN = {
  machine: (number: number) => `Machine ${number}`,
  byHand: 'By hand',
  waxBath: 'Wax bath',
  wound: 'wound',
  turns: (figures: string) => `${figures} turns`,
  /** A wire change: on its block, and below it. */
  wire: (awg: Awg) => `Wire ${awg}`,
  goesOn: (awg: Awg) => `change to ${awg}\u00a0AWG`,
  finish: (buyer: string) => `Finish for ${buyer}`,
  toFinish: (count: number) => `${count} to finish`,
  pack: (buyer: string) => `Pack for ${buyer}`,
  oneOfUs: 'One of us',
};

export const DAY_VIEW: InLanguages<typeof EN> = {
  en: EN,
  de: {
    machine: (number) => `Maschine ${number}`,
    byHand: 'Von Hand',
    waxBath: 'Wachsbad',
    wound: 'gewickelt',
    turns: (figures) => `${figures} Windungen`,
    wire: (awg) => `Draht ${awg}`,
    goesOn: (awg) => `Wechsel auf ${awg}\u00a0AWG`,
    finish: (buyer) => `Für ${buyer} fertigstellen`,
    toFinish: (count) => `${count} fertigzustellen`,
    pack: (buyer) => `Für ${buyer} packen`,
    oneOfUs: 'Jemand von uns',
  },
};
