import type { InLanguages } from '../languages.ts';

const NBSP = '\u00a0';

const EN = {
  /** `number` is undefined for a single coil. */
  coil: (number?: number): string => (number === undefined ? 'The coil' : `Coil ${number}`),
  turns: (coil: string, turns: string, target: string) => `${coil} has ${turns} turns, not ${target}.`,
  alone: (coil: string, kiloOhms: string, target: string) =>
    `${coil} alone has ${kiloOhms}${NBSP}kΩ, not ${target}.`,
  resistance: (kiloOhms: string, target: string) => `R is ${kiloOhms}${NBSP}kΩ, not ${target}.`,
  inductance: (henry: string, target: string) => `L is ${henry}${NBSP}H, not ${target}.`,
  temperature: (degrees: string) => `The coil is at ${degrees}${NBSP}°C.`,
};

/** Questions about figures that look mistyped. */
export const DOUBT_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    coil: (number) => (number === undefined ? 'Die Spule' : `Spule ${number}`),
    turns: (coil, turns, target) => `${coil} hat ${turns} Windungen statt ${target}.`,
    alone: (coil, kiloOhms, target) => `${coil} allein hat ${kiloOhms}${NBSP}kΩ statt ${target}.`,
    resistance: (kiloOhms, target) => `R ist ${kiloOhms}${NBSP}kΩ statt ${target}.`,
    inductance: (henry, target) => `L ist ${henry}${NBSP}H statt ${target}.`,
    temperature: (degrees) => `Die Spule hat ${degrees}${NBSP}°C.`,
  },
};
