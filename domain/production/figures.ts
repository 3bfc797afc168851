import { decimalsIn, type Language } from '../languages.ts';
import { UNIT_FIGURE_WORDS } from './figures.messages.ts';

/** 8064 Ω → "8.06", "8,06". */
export const inKiloOhms = (ohms: number, language: Language = 'en'): string =>
  decimalsIn((ohms / 1000).toFixed(2), language);

/** 4.3125 → "4.31". */
export const inHenry = (henry: number, language: Language = 'en'): string =>
  decimalsIn(henry.toFixed(2), language);

/** 5550 → "5 550", with a no-break space. */
export const inThousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** "8.06 kΩ, 4.22 H", for an order's history. */
export const keptWords = (
  { resistance_Ohm, inductance_H }: Pick<MeasuredFigures, 'resistance_Ohm' | 'inductance_H'>,
  language: Language = 'en',
): string => `${inKiloOhms(resistance_Ohm, language)} kΩ, ${inHenry(inductance_H, language)} H`;

export interface MeasuredFigures {
  readonly resistance_Ohm: number;
  readonly inductance_H: number;
  readonly temperature_C: number;
  readonly turns: readonly (number | null)[];
  readonly coils_Ohm: readonly (number | null)[];
}

/** "8.06 kΩ, 4.22 H at 20 °C, 5 550 + 4 730 turns". */
export function measurementWords(measured: MeasuredFigures, language: Language = 'en'): string {
  const { turns, coils_Ohm, temperature_C } = measured;
  const messages = UNIT_FIGURE_WORDS[language];
  const counted = turns.map((turn) => (turn === null ? messages.none : inThousands(turn))).join(' + ');
  const coils = coils_Ohm
    .map((ohms) => (ohms === null ? messages.none : `${inKiloOhms(ohms, language)} kΩ`))
    .join(' + ');
  const alone = coils_Ohm.some((ohms) => ohms !== null) ? `, ${messages.alone} ${coils}` : '';
  const degrees = decimalsIn(String(temperature_C), language);
  return `${keptWords(measured, language)} ${messages.at} ${degrees} °C, ${counted} ${messages.turns}${alone}`;
}
