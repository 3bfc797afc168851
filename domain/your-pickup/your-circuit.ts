import { BOBBINS } from '../tone/bobbins.ts';
import type { Circuit } from '../tone/circuit.ts';
import { COVER_FIGURES } from '../tone/covers.ts';
import { DOUBTS, type Doubt, MEASURED } from '../tone/doubt.ts';
import { eddyBranches } from '../tone/eddy.ts';
import { FOUR_OF_FIVE } from './pickup-of-circuit.ts';
import { USUAL_BUILDS } from './pickup-types.ts';
import type { YourPickup } from './your-pickup.ts';

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
