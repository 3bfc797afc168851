import type { Bobbin } from './bobbins.ts';
import { COVER_FIGURES, type Cover } from './covers.ts';
import { type EddyBranch, eddyBranches } from './eddy.ts';
import { type Magnet, magnetFigures } from './magnets.ts';
import { type CoilWinding, inductance } from './winding.ts';

/** The pickup as a two-pole: what `transferAt` needs, in SI units. */
export interface Circuit {
  readonly resistance_Ohm: number;
  /** At low frequency, with all eddy branches. */
  readonly inductance_H: number;
  /** Coil, cover and lead. */
  readonly capacitance_F: number;
  /** Loss tangent of that capacitance. */
  readonly lossTangent: number;
  readonly eddy: readonly EddyBranch[];
  /** The cover's shield over the source: 0 to 1, and its corner. */
  readonly shielding: number;
  readonly shield_Hz: number;
}

/**
 * Loss tangent of the winding's capacitance. Dry enamel has 0.01–0.03 at 10 kHz, vulcanised fibre, cloth and moisture
 * more. Rule of thumb, on the high side: it stands for whatever else is lost near the unloaded resonance, and is set
 * so that unloaded single coils peak at 9–12 dB. Loaded, the cable's own capacitance outweighs it.
 */
const DIELECTRIC_LOSS = 0.1;

/** Lead of about 30 cm: two conductors, or four and a braid that lie closer to ground. F, rule of thumb. */
const LEAD: Record<2 | 5, number> = { 2: 20e-12, 5: 55e-12 };

/** Neat layers, guided by hand along a stop, lie closer than a scattered winding. Rule of thumb. */
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

/** Coil, cover and lead in F. */
function capacitance({ bobbin, winding, cover, potted, wires, wound }: CircuitParts): number {
  const mean = winding.turns.reduce((sum, count) => sum + count, 0) / winding.turns.length;
  const coil =
    bobbin.capacitance *
    (mean / bobbin.ratedTurns) ** TURNS_EXPONENT *
    (wound === 'layered' ? LAYERED : 1) *
    (potted ? WAX : 1);
  return coil + COVER_FIGURES[cover].capacitance + LEAD[wires];
}

/** R, L, C and losses of a wound pickup. */
export function circuitOf(parts: CircuitParts): Circuit {
  const { bobbin, winding, magnet } = parts;
  const cover = COVER_FIGURES[parts.cover];
  return {
    resistance_Ohm: winding.resistance_Ohm,
    inductance_H: inductance(bobbin, winding.turns, magnetFigures(magnet, bobbin.magnetCircuit).inductance),
    capacitance_F: capacitance(parts),
    lossTangent: DIELECTRIC_LOSS,
    eddy: eddyBranches(bobbin, magnet, cover),
    shielding: cover.shielding,
    shield_Hz: cover.shield_Hz,
  };
}

/** 2π·1 kHz·L/R, how inductive the coil is at 1 kHz: what makers print as Q. */
export const qAt1kHz = ({ inductance_H, resistance_Ohm }: Circuit): number =>
  (2000 * Math.PI * inductance_H) / resistance_Ohm;
