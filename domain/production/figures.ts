/** 8064 Ω → "8.06". */
export const inKiloOhms = (ohms: number): string => (ohms / 1000).toFixed(2);

/** 4.3125 → "4.31". */
export const inHenry = (henry: number): string => henry.toFixed(2);

/** 5550 → "5 550", with a no-break space. */
export const inThousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** "measured 8.06 kΩ, 4.22 H". */
export const measuredWords = (kept: {
  readonly resistance_Ohm: number;
  readonly inductance_H: number;
}): string => `measured ${inKiloOhms(kept.resistance_Ohm)}\u00a0kΩ, ${inHenry(kept.inductance_H)}\u00a0H`;

/** "8.06 kΩ, 4.22 H", as the log of an order has it. */
export const keptWords = ({
  resistance_Ohm,
  inductance_H,
}: {
  readonly resistance_Ohm: number;
  readonly inductance_H: number;
}): string => `${inKiloOhms(resistance_Ohm)} kΩ, ${inHenry(inductance_H)} H`;

/** All that the meter and the counter said of a unit. */
export interface MeasuredFigures {
  readonly resistance_Ohm: number;
  readonly inductance_H: number;
  readonly temperature_C: number;
  readonly turns: readonly (number | null)[];
  readonly coils_Ohm: readonly (number | null)[];
}

/** "8.06 kΩ, 4.22 H at 20 °C, 5 550 + 4 730 turns". */
export function measurementWords(measured: MeasuredFigures): string {
  const { turns, coils_Ohm, temperature_C } = measured;
  const counted = turns.map((turn) => (turn === null ? 'none' : inThousands(turn))).join(' + ');
  const coils = coils_Ohm.map((ohms) => (ohms === null ? 'none' : `${inKiloOhms(ohms)} kΩ`)).join(' + ');
  const alone = coils_Ohm.some((ohms) => ohms !== null) ? `, coils alone ${coils}` : '';
  return `${keptWords(measured)} at ${temperature_C} °C, ${counted} turns${alone}`;
}
