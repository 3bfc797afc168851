import type { InLanguages } from '#domain/languages.ts';
import type { Awg } from '#domain/tone/wire.ts';

interface Words {
  readonly machine: (number: number) => string;
  readonly byHand: string;
  readonly waxBath: string;
  readonly wound: string;
  readonly turns: (figures: string) => string;
  /** A wire change: as it stands on its block, and below it. */
  readonly wire: (awg: Awg) => string;
  readonly goesOn: (awg: Awg) => string;
  readonly finish: (buyer: string) => string;
  readonly toFinish: (count: number) => string;
  readonly pack: (buyer: string) => string;
  /** A maker without a name. */
  readonly oneOfUs: string;
}

/** What the lanes of a day say of themselves. */
export const DAY_VIEW: InLanguages<Words> = {
  en: {
    machine: (number) => `Machine ${number}`,
    byHand: 'By hand',
    waxBath: 'Wax bath',
    wound: 'wound',
    turns: (figures) => `${figures} turns`,
    wire: (awg) => `Wire ${awg}`,
    goesOn: (awg) => `${awg}\u00a0AWG goes on`,
    finish: (buyer) => `Finish ${buyer}`,
    toFinish: (count) => `${count} to finish`,
    pack: (buyer) => `Pack ${buyer}`,
    oneOfUs: 'One of us',
  },
  de: {
    machine: (number) => `Maschine ${number}`,
    byHand: 'Von Hand',
    waxBath: 'Wachsbad',
    wound: 'gewickelt',
    turns: (figures) => `${figures} Windungen`,
    wire: (awg) => `Draht ${awg}`,
    goesOn: (awg) => `${awg}\u00a0AWG kommt drauf`,
    finish: (buyer) => `${buyer} fertig machen`,
    toFinish: (count) => `${count} fertig zu machen`,
    pack: (buyer) => `${buyer} packen`,
    oneOfUs: 'Jemand von uns',
  },
};
