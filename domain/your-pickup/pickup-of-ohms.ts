import { BOBBINS } from '../tone/bobbins.ts';
import { type Circuit, circuitOf } from '../tone/circuit.ts';
import { COVER_FIGURES } from '../tone/covers.ts';
import { DOUBTS, type Doubt, MEASURED } from '../tone/doubt.ts';
import { eddyBranches } from '../tone/eddy.ts';
import { coilBuild, turnsFor } from '../tone/winding.ts';
import { GAUGES } from '../tone/wire.ts';
import { FOUR_OF_FIVE, pickupOfCircuit } from './pickup-of-circuit.ts';
import { USUAL_BUILDS } from './pickup-types.ts';
import type { YourPickup, YourType } from './your-pickup.ts';

/**
 * Usual fill of a bobbin as a share of the maximum, and its scatter (logarithmic). Rule of thumb: a humbucker of 16 kΩ
 * is then wound with 43 or 44, one of 8 kΩ with 42.
 */
const USUAL_FILL = 0.8;
const FILL_SCATTER = 0.22;

/** Most pickups are designed for AlNiCo 5. */
const MAGNET = 'A5';

/**
 * Most likely pickup for a multimeter reading, with its doubt: the same ohms may be few turns of fine wire or many of
 * coarse. Gauges are weighted by how well they would fill the bobbin, so that figures change continuously with ohms.
 *
 * @param resistance_Ohm any positive reading; `ohmsFit` checks its range
 */
export function pickupOfOhms(type: YourType, resistance_Ohm: number): YourPickup {
  const { bobbin: id, cover, toneClass } = USUAL_BUILDS[type];
  const bobbin = BOBBINS[id];
  const classDoubt = DOUBTS[toneClass];
  const windings = GAUGES.map((awg) => {
    const turns = turnsFor(bobbin, resistance_Ohm, awg);
    const fill = coilBuild(bobbin, turns, awg) / bobbin.maxBuild;
    const circuit = circuitOf({
      bobbin,
      winding: {
        awg,
        turns: bobbin.inductanceFactors.map(() => turns),
        resistance_Ohm,
        overfull: fill > 1,
      },
      magnet: MAGNET,
      cover,
      potted: true,
      wires: 2,
      wound: 'scatter',
    });
    return { circuit, weight: Math.exp(-0.5 * (Math.log(fill / USUAL_FILL) / FILL_SCATTER) ** 2) };
  });
  const total = windings.reduce((sum, { weight }) => sum + weight, 0);
  const [first] = windings;
  if (!first) throw new RangeError('No gauge');
  const mean = (of: (circuit: Circuit) => number) =>
    windings.reduce((sum, { circuit, weight }) => sum + weight * of(circuit), 0) / total;
  const middle_H = Math.exp(mean(({ inductance_H }) => Math.log(inductance_H)));
  const scatter = Math.sqrt(mean(({ inductance_H }) => Math.log(inductance_H / middle_H) ** 2));
  const capacitance_F = mean((circuit) => circuit.capacitance_F);
  return pickupOfCircuit(
    { ...first.circuit, resistance_Ohm, inductance_H: middle_H, capacitance_F },
    { ...classDoubt, inductance: Math.hypot(FOUR_OF_FIVE * scatter, classDoubt.inductance) },
    { type, source: 'ohms', magnet: MAGNET },
  );
}

/** True if a pickup of this kind can have such a reading. */
export function ohmsFit(type: YourType, resistance_Ohm: number): boolean {
  const [least, most] = USUAL_BUILDS[type].ohms_kOhm;
  return resistance_Ohm >= least * 1000 && resistance_Ohm <= most * 1000;
}

/** The value of `circuit.ts`, because a fit of one impedance cannot separate it from the branch. */
const LOSS_TANGENT = 0.05;

/**
 * Circuit of a visitor's pickup for the tone model. A measured one has a single eddy-current branch, others have those
 * of their kind and magnet. Shielding is the kind's unless its cover is known, because no impedance shows it.
 */
export function yourCircuit(pickup: YourPickup): Circuit {
  const { bobbin, cover: usual } = USUAL_BUILDS[pickup.type];
  const cover = COVER_FIGURES[pickup.cover ?? usual];
  return {
    resistance_Ohm: pickup.resistance_Ohm.value,
    inductance_H: pickup.inductance_H.value,
    capacitance_F: pickup.capacitance_F.value,
    lossTangent: LOSS_TANGENT,
    eddy: pickup.magnet
      ? eddyBranches(BOBBINS[bobbin], pickup.magnet, cover)
      : [{ share: pickup.lossShare.value, loss_Hz: pickup.loss_Hz.value }],
    followsCores: true,
    shielding: cover.shielding,
    shield_Hz: cover.shield_Hz,
  };
}

/** Doubt of a visitor's pickup on our scale (four out of five are within): narrow if measured. */
export function yourDoubt({ type, source, inductance_H, capacitance_F }: YourPickup): Doubt {
  const classDoubt = DOUBTS[USUAL_BUILDS[type].toneClass];
  return {
    ...classDoubt,
    // With measured losses the shape is as certain as the fit.
    ...(source === 'measured' && {
      shape_dB: classDoubt.shape_dB / 2,
      peak_dB: classDoubt.peak_dB / 2,
      resonance: MEASURED,
    }),
    inductance: FOUR_OF_FIVE * (inductance_H.doubt / inductance_H.value),
    capacitance: FOUR_OF_FIVE * (capacitance_F.doubt / capacitance_F.value),
  };
}
