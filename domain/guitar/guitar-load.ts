import type { Load } from '../tone/loads.ts';
import type { InstrumentId } from '../tone/take-places.ts';
import type { Guitar } from './guitar.ts';
import { instrumentOf } from './instruments.ts';

/** What common cable has, pF a metre. */
const PF_A_METRE = 100;

export const cableCapacitance = (cable_m: number): number => cable_m * PF_A_METRE;

/** What a guitar puts on its pickups with all controls open. */
export const loadOf = ({ pots_kOhm, cap_nF, cable_m, amp_kOhm }: Guitar): Load => ({
  cable_pF: cableCapacitance(cable_m),
  volume_Ohm: pots_kOhm * 1000,
  // Without a tone control nothing hangs there.
  tone_Ohm: cap_nF === 0 ? Number.POSITIVE_INFINITY : pots_kOhm * 1000,
  toneCap_nF: cap_nF === 0 ? 22 : cap_nF,
  amp_Ohm: amp_kOhm * 1000,
});

/** Volume, tone and amp in parallel, Ω: what is left of them where the tone capacitor is as good as a wire. */
export const parallelResistance = ({ volume_Ohm, tone_Ohm, amp_Ohm }: Load): number =>
  1 / (1 / volume_Ohm + 1 / tone_Ohm + 1 / amp_Ohm);

/** Whether a pickup of a kind can be in a guitar at all: nobody screws a bass pickup into one. */
export const takes = ({ style }: Guitar, kind: InstrumentId): boolean => instrumentOf(style).kind === kind;

/** The load that a pickup of a kind is drawn and heard in: the visitor's, or its own where there is none, or none for it. */
export const loadIn = (own: Load, kind: InstrumentId, guitar: Guitar | undefined): Load =>
  guitar && takes(guitar, kind) ? { ...own, ...loadOf(guitar) } : own;
