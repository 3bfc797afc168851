import type { InLanguages } from '../languages.ts';

const NBSP = '\u00a0';

interface Words {
  /** Of two coils the number of one; the only one without. */
  readonly coil: (number?: number) => string;
  readonly turns: (coil: string, turns: string, target: string) => string;
  readonly alone: (coil: string, kiloOhms: string, target: string) => string;
  readonly resistance: (kiloOhms: string, target: string) => string;
  readonly inductance: (henry: string, target: string) => string;
  readonly temperature: (degrees: string) => string;
}

/** What is asked about figures that are rather typed wrong than true. */
export const DOUBT_WORDS: InLanguages<Words> = {
  en: {
    coil: (number) => (number === undefined ? 'The coil' : `Coil ${number}`),
    turns: (coil, turns, target) => `${coil} has ${turns} turns of ${target}.`,
    alone: (coil, kiloOhms, target) => `${coil} alone has ${kiloOhms}${NBSP}kΩ of ${target}.`,
    resistance: (kiloOhms, target) => `R is ${kiloOhms}${NBSP}kΩ of ${target}.`,
    inductance: (henry, target) => `L is ${henry}${NBSP}H of ${target}.`,
    temperature: (degrees) => `The coil is at ${degrees}${NBSP}°C.`,
  },
  de: {
    coil: (number) => (number === undefined ? 'Die Spule' : `Spule ${number}`),
    turns: (coil, turns, target) => `${coil} hat ${turns} Windungen statt ${target}.`,
    alone: (coil, kiloOhms, target) => `${coil} allein hat ${kiloOhms}${NBSP}kΩ statt ${target}.`,
    resistance: (kiloOhms, target) => `R ist ${kiloOhms}${NBSP}kΩ statt ${target}.`,
    inductance: (henry, target) => `L ist ${henry}${NBSP}H statt ${target}.`,
    temperature: (degrees) => `Die Spule hat ${degrees}${NBSP}°C.`,
  },
};
