import type { Language } from '../languages.ts';
import type { Bobbin } from './bobbins.ts';
import { COVER_FIGURES, type Cover } from './covers.ts';
import { type EddyBranch, eddyBranches } from './eddy.ts';
import { leadCapacitance } from './lead.ts';
import { LOAD_MESSAGES } from './loads.messages.ts';
import { type Magnet, magnetFigures } from './magnets.ts';
import { type CoilWinding, inductance } from './winding.ts';

/** The pickup as a two-pole, the input of `transferAt`. SI units. */
export interface Circuit {
  readonly resistance_Ohm: number;
  /** L0, at low frequency, with all eddy branches. A meter reads less: see `inductanceAt`. */
  readonly inductance_H: number;
  readonly capacitance_F: number;
  readonly lossTangent: number;
  readonly eddy: readonly EddyBranch[];
  /** Eddy currents reduce the string's signal, too. Missing in pickups sold before the model did this. */
  readonly followsCores?: true;
  /** Share of the source that the cover shields (0 to 1), and the corner frequency. */
  readonly shielding: number;
  readonly shield_Hz: number;
}

/**
 * Loss tangent of the winding's capacitance. Dry enamel has 0.01–0.03 at 10 kHz, vulcanised fibre, cloth and moisture
 * more. The measured curves (measured/) fit equally well with 0.015 to 0.05. Loaded, the cable's capacitance outweighs
 * it.
 */
const DIELECTRIC_LOSS = 0.05;

/** Neat layers, guided by hand along a stop, are closer together than a scattered winding. Rule of thumb. */
const LAYERED = 1.12;
/** Wax has about 2.3 times the permittivity of the air it replaces. Rule of thumb for the whole coil. */
const WAX = 1.08;
/** Capacitance grows with turns much less than in proportion. Rule of thumb. */
const TURNS_EXPONENT = 0.35;

export interface CircuitParts {
  readonly bobbin: Bobbin;
  readonly winding: CoilWinding;
  readonly magnet: Magnet;
  readonly cover: Cover;
  readonly potted: boolean;
  readonly wires: 2 | 5;
  readonly wound: 'scatter' | 'layered';
}

function capacitance({ bobbin, winding, cover, potted, wires, wound }: CircuitParts): number {
  const mean = winding.turns.reduce((sum, count) => sum + count, 0) / winding.turns.length;
  const coil =
    bobbin.capacitance *
    (mean / bobbin.ratedTurns) ** TURNS_EXPONENT *
    (wound === 'layered' ? LAYERED : 1) *
    (potted ? WAX : 1);
  return coil + COVER_FIGURES[cover].capacitance + leadCapacitance(bobbin, wires);
}

export function circuitOf(parts: CircuitParts): Circuit {
  const { bobbin, winding, magnet } = parts;
  const cover = COVER_FIGURES[parts.cover];
  return {
    resistance_Ohm: winding.resistance_Ohm,
    inductance_H: inductance(bobbin, winding.turns, magnetFigures(magnet, bobbin.magnetCircuit).inductance),
    capacitance_F: capacitance(parts),
    lossTangent: DIELECTRIC_LOSS,
    followsCores: true,
    eddy: eddyBranches(bobbin, magnet, cover),
    shielding: cover.shielding,
    shield_Hz: cover.shield_Hz,
  };
}

/** Test frequency of LCR meters, Hz. Makers publish inductances at this frequency, and so do we. */
export const METER_HZ = 1000;

/** Real part of l(f): the share of the inductance left by eddy currents. */
const leftAt = (eddy: readonly EddyBranch[], frequency_Hz: number): number =>
  eddy.reduce((left, { share, loss_Hz }) => {
    const x = frequency_Hz / loss_Hz;
    return left - (share * x * x) / (1 + x * x);
  }, 1);

/**
 * Reading of a meter in series mode at a frequency, H: L0·Re l(f). At 1 kHz it is 6 % below L0 with a humbucker's steel
 * and 15 % below it over a plate. The effect of the capacitance is smaller and left out.
 */
export const inductanceAt = (
  { inductance_H, eddy }: Pick<Circuit, 'inductance_H' | 'eddy'>,
  frequency_Hz: number,
): number => inductance_H * leftAt(eddy, frequency_Hz);

/** L0 for a meter reading at 1 kHz, H. */
export const inductanceBehind = (reading_H: number, { eddy }: Pick<Circuit, 'eddy'>): number =>
  reading_H / leftAt(eddy, METER_HZ);

/** 2π·1 kHz·L/R, which makers print as Q. */
export const qAt1kHz = (circuit: Circuit): number =>
  (2 * Math.PI * METER_HZ * inductanceAt(circuit, METER_HZ)) / circuit.resistance_Ohm;

interface Beside {
  readonly circuit: Circuit;
  /** Its voltage relative to that of the first, as a ratio; 0 if it is only a load. */
  readonly gain: number;
}

/** The load on a pickup: controls, cable and amp. `Infinity` omits a resistance. */
export interface Load {
  readonly cable_pF: number;
  readonly volume_Ohm: number;
  readonly tone_Ohm: number;
  readonly toneCap_nF: number;
  readonly amp_Ohm: number;
  readonly beside?: Beside;
}

/** A valve amp's input: 1 MΩ. */
const AMP_OHM = 1e6;
/** About five metres of common cable. */
const USUAL_CABLE_PF = 500;

/** One load for comparing pickups of different guitars. With both pots it amounts to 200 kΩ and 500 pF. */
export const SHEET_LOAD: Load = {
  cable_pF: USUAL_CABLE_PF,
  volume_Ohm: 500e3,
  tone_Ohm: 500e3,
  toneCap_nF: 22,
  amp_Ohm: AMP_OHM,
};

/** A probe of 10 MΩ and 10 pF: practically unloaded. */
export const OPEN_LOAD: Load = {
  cable_pF: 10,
  volume_Ohm: 10e6,
  tone_Ohm: Infinity,
  toneCap_nF: 22,
  amp_Ohm: Infinity,
};

/** The load in the pickup's own guitar: 250 kΩ and 47 nF for Fender types, otherwise 500 kΩ and 22 nF. */
export function guitarLoad(pots_Ohm: number, cable_pF: number = USUAL_CABLE_PF): Load {
  return {
    cable_pF,
    volume_Ohm: pots_Ohm,
    tone_Ohm: pots_Ohm,
    toneCap_nF: pots_Ohm < 300e3 ? 47 : 22,
    amp_Ohm: AMP_OHM,
  };
}

/** "500 pF of cable and 250 kΩ of volume and tone", for the text beside a resonance. */
export const loadWords = (
  { cable_pF, volume_Ohm }: Pick<Load, 'cable_pF' | 'volume_Ohm'>,
  language: Language = 'en',
): string => LOAD_MESSAGES[language](`${cable_pF}\u00a0pF`, `${volume_Ohm / 1000}\u00a0kΩ`);
