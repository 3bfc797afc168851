import type { Bobbin } from './bobbins.ts';
import type { CoverFigures } from './covers.ts';
import { isCeramic, type Magnet } from './magnets.ts';

/**
 * A part of the inductance whose flux drives eddy currents. In the circuit it is an inductor `share`·L with a resistor
 * 2π·`loss_Hz`·`share`·L across it. Its loss angle peaks at `loss_Hz`.
 */
export interface EddyBranch {
  readonly share: number;
  readonly loss_Hz: number;
}

/** Resistivity of cast AlNiCo 5 in Ω·m and its recoil permeability (MMPA standard 0100-00). */
const ALNICO = { resistivity: 47e-8, permeability: 4 } as const;
/** Half of 3/16 inch, the usual rod, in metres. */
const ROD_RADIUS = 2.4e-3;
const MU_0 = 4e-7 * Math.PI;

/** First two zeros of the Bessel function J0. */
const BESSEL_ZEROS = [2.405, 5.52] as const;

/**
 * Flux enters a conducting rod by diffusion. Its mean over the section is 2·J1(ka)/(ka·J0(ka)) = Σ (4/jₙ²)/(1 + s/ωₙ)
 * with ωₙ = jₙ²·ρ/(μ·a²), a series of eddy branches. Two are kept (15 and 79 kHz, 69 and 13 % of the rods' share); the
 * rest acts far above hearing and stays plain inductance.
 *
 * A single branch at 8 kHz, fitted to the loaded peak alone, left unloaded peaks of single coils at 17 dB. Rods with
 * their real share and metal, and the dielectric loss of circuit.ts, give 9–12 dB, as test benches measure, and take
 * less than 1 dB off the loaded peak.
 */
function rodBranches(share: number): EddyBranch[] {
  return BESSEL_ZEROS.map((zero) => ({
    share: (share * 4) / zero ** 2,
    loss_Hz: (zero ** 2 * ALNICO.resistivity) / (2 * Math.PI * ALNICO.permeability * MU_0 * ROD_RADIUS ** 2),
  }));
}

/**
 * Steel poles that replace rod magnets above a ceramic magnet. From one measured pickup, a ceramic bar under six steel
 * poles on a Stratocaster's bobbin (measured/): weak evidence.
 */
const STEEL_IN_PLACE_OF_RODS: EddyBranch = { share: 0.275, loss_Hz: 2220 };

/** The eddy branches of a pickup: poles, elevator plate, cover. Their shares sum to less than 1. */
export function eddyBranches(bobbin: Bobbin, magnet: Magnet, cover: CoverFigures): readonly EddyBranch[] {
  const poles =
    bobbin.poles === 'steel-poles'
      ? [{ share: bobbin.poleShare, loss_Hz: bobbin.poleLoss_Hz ?? STEEL_IN_PLACE_OF_RODS.loss_Hz }]
      : isCeramic(magnet)
        ? [STEEL_IN_PLACE_OF_RODS]
        : rodBranches(bobbin.poleShare);
  const plate = bobbin.plate ? [bobbin.plate] : [];
  const sheet = cover.share > 0 ? [{ share: cover.share, loss_Hz: cover.loss_Hz }] : [];
  return [...poles, ...plate, ...sheet];
}
