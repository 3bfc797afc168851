import { type Circuit, SHEET_LOAD } from '../tone/circuit.ts';
import type { Doubt } from '../tone/doubt.ts';
import { resonance } from '../tone/resonance.ts';
import type { YourPickup } from './your-pickup.ts';

/** Four out of five are within this many standard deviations; our doubts use that range. */
export const FOUR_OF_FIVE = 1.28;

/** Converts a modelled pickup to a visitor's: its losses as one branch, its doubt as one standard deviation. */
export function pickupOfCircuit(
  circuit: Circuit,
  doubt: Pick<Doubt, 'inductance' | 'capacitance' | 'peak_dB'>,
  known: Pick<YourPickup, 'type' | 'source' | 'name' | 'magnet' | 'cover'>,
): YourPickup {
  const { resistance_Ohm, inductance_H, capacitance_F, eddy } = circuit;
  // One branch for all: the sum of their shares at their weighted mean frequency.
  const share = eddy.reduce((sum, branch) => sum + branch.share, 0);
  const loss_Hz = Math.exp(
    eddy.reduce((sum, branch) => sum + (branch.share / share) * Math.log(branch.loss_Hz), 0),
  );
  const figure = (value: number, of: number) => ({ value, doubt: value * of });
  return {
    ...known,
    // Error of a multimeter and the temperature of the copper.
    resistance_Ohm: figure(resistance_Ohm, 0.02),
    inductance_H: figure(inductance_H, doubt.inductance / FOUR_OF_FIVE),
    capacitance_F: figure(capacitance_F, doubt.capacitance / FOUR_OF_FIVE),
    q: figure(resonance(circuit, SHEET_LOAD).q, doubt.peak_dB / 8.7 / FOUR_OF_FIVE),
    lossShare: figure(share, 0.15),
    loss_Hz: figure(loss_Hz, 0.3),
  };
}
