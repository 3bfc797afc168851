import { magnetFigures } from './magnets.ts';
import type { Pickup } from './pickup.ts';

export const COIL_MODES = ['series', 'parallel', 'split'] as const;
export type CoilMode = (typeof COIL_MODES)[number];

const HALF_dB = 20 * Math.log10(1 / 2);

/**
 * Joins the two coils of a pickup in series or in parallel, or takes the first one alone. R, L and M follow from the
 * winding; in parallel L = (L₁L₂ − M²)/(L₁ + L₂ − 2M). Losses stay those of the series connection. Each coil with its
 * wires has twice the capacitance of both in series, as measured: two humbuckers joined in parallel have 230 pF against
 * 117, one coil of a series pair about the same (measured/). Parallel and split both halve the voltage. Throws for a
 * single coil.
 * @returns one two-pole, with the output relative to the series connection, dB; a split one hums
 */
export function joinCoils({ bobbin, winding, recipe, circuit }: Pickup, mode: CoilMode) {
  if (mode === 'series') return { circuit, output_dB: 0, humFree: true };
  const { inductance: magnet } = magnetFigures(recipe.magnet, bobbin.magnetCircuit);
  const [first, second] = bobbin.inductanceFactors.map(
    (factor, coil) => factor * magnet * (winding.turns[coil] ?? 0) ** 2,
  );
  if (first === undefined || second === undefined) throw new Error('One coil cannot be joined');
  const half = {
    ...circuit,
    resistance_Ohm: circuit.resistance_Ohm / 2,
    capacitance_F: 2 * circuit.capacitance_F,
  };
  if (mode === 'split')
    return { circuit: { ...half, inductance_H: first }, output_dB: HALF_dB, humFree: false };
  const mutual = bobbin.coupling * Math.sqrt(first * second);
  const inductance_H = (first * second - mutual ** 2) / (first + second - 2 * mutual);
  return {
    circuit: { ...half, resistance_Ohm: circuit.resistance_Ohm / 4, inductance_H },
    output_dB: HALF_dB,
    humFree: true,
  };
}
