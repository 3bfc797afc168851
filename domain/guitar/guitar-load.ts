import type { Load } from '../tone/circuit.ts';
import type { InstrumentId } from '../tone/strings.ts';
import type { Guitar } from './guitar.ts';
import { instrumentOf } from './instruments.ts';

/** Capacitance of common cable, pF a metre. */
const PF_A_METRE = 100;

export const cableCapacitance = (cable_m: number): number => cable_m * PF_A_METRE;

export const loadOf = ({ pots_kOhm, cap_nF, cable_m, amp_kOhm }: Guitar): Load => ({
  cable_pF: cableCapacitance(cable_m),
  volume_Ohm: pots_kOhm * 1000,
  // No tone control, no load.
  tone_Ohm: cap_nF === 0 ? Number.POSITIVE_INFINITY : pots_kOhm * 1000,
  toneCap_nF: cap_nF === 0 ? 22 : cap_nF,
  amp_Ohm: amp_kOhm * 1000,
});

/** Volume, tone and amp in parallel, Ω, at frequencies at which the tone capacitor is a short circuit. */
export const parallelResistance = ({ volume_Ohm, tone_Ohm, amp_Ohm }: Load): number =>
  1 / (1 / volume_Ohm + 1 / tone_Ohm + 1 / amp_Ohm);

export const takes = ({ style }: Guitar, kind: InstrumentId): boolean => instrumentOf(style).kind === kind;

/** Load of a pickup: the visitor's guitar, or its own if there is none or it is of another kind. */
export const loadIn = (own: Load, kind: InstrumentId, guitar: Guitar | undefined): Load =>
  guitar && takes(guitar, kind) ? { ...own, ...loadOf(guitar) } : own;
