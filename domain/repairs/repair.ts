import type { Day } from '../calendar/day.ts';
import { FIELD_LENGTHS } from '../field-lengths.ts';
import type { BenchSweep } from '../measure/bench-sweep.ts';
import { fittedCircuit } from '../measure/fit-pickup.ts';
import { add, type Cents, ZERO } from '../money.ts';
import { shippingTo } from '../shipping/shipping.ts';
import { SHEET_LOAD } from '../tone/circuit.ts';
import { type Resonance, resonance } from '../tone/resonance.ts';

/**
 * States of a repair and who may move it where. Without a quote only what the guarantee covers is worked on. `done` and
 * `refused` are billed, if there is a sum, before the pickup goes back.
 */
const STATES = {
  asked: { here: 'makers', closed: 'makers' },
  // Closed if it was marked as received by mistake.
  here: { quoted: 'makers', agreed: 'makers', closed: 'makers' },
  quoted: { agreed: 'owner', refused: 'owner' },
  agreed: { done: 'makers' },
  refused: { back: 'makers' },
  done: { back: 'makers' },
  back: {},
  // A parcel may be late.
  closed: { here: 'makers' },
} as const satisfies Record<string, Readonly<Record<string, 'makers' | 'owner'>>>;

export type RepairState = keyof typeof STATES;
export const REPAIR_STATES = Object.keys(STATES) as readonly RepairState[];
type RepairMover = 'makers' | 'owner';

/** States in which we have no pickup of the owner's: not yet, or no longer. */
export const AWAY_REPAIRS: readonly RepairState[] = ['asked', 'back', 'closed'];

export const mayMoveRepair = (from: RepairState, to: RepairState, by: RepairMover): boolean =>
  (STATES[from] as Partial<Record<RepairState, RepairMover>>)[to] === by;

/** Price of the parcel back, agreed with the request: the shipping policy's fee within Germany. */
export const returnParcelFee = (): Cents => shippingTo('DE', ZERO).fee;

/** Longest values, in characters. */
export const REPAIR_LENGTHS = {
  ...{ name: FIELD_LENGTHS.name, email: FIELD_LENGTHS.email },
  ...{ line1: 200, postal_code: 20, city: 100, pickup: 200, fault: 1000 },
} as const;
export type RepairField = keyof typeof REPAIR_LENGTHS;

/** A position of a quote, in the maker's words. */
export interface QuotePosition {
  readonly what: string;
  /** Gross. */
  readonly amount: Cents;
}
export const MOST_POSITIONS = 4;
/** Kinds of parts that one repair may take. */
export const MOST_USED_PARTS = 4;

/** Positions that the owner pays: the quote's work and the parcel back; after a refusal only that parcel. */
export function repairBill(
  wasRefused: boolean,
  quote: readonly QuotePosition[],
  parcel: QuotePosition,
): readonly QuotePosition[] {
  if (quote.length === 0) return [];
  return wasRefused ? [parcel] : [...quote, parcel];
}

export const billTotal = (bill: readonly QuotePosition[]): Cents => add(...bill.map(({ amount }) => amount));

/** Figures of a pickup at the bench; `null` where the meter shows no connection. */
export interface RepairFigures {
  readonly resistance_Ohm: number | null;
  /** At the bench's frequency, H. */
  readonly inductance_H: number | null;
  /** The sweep that both were read from; undefined if a meter was. */
  readonly sweep?: BenchSweep | undefined;
}

/** Resonance of a swept pickup into the sheet load; undefined without a sweep. */
export const sweptResonance = ({ sweep }: RepairFigures): Resonance | undefined =>
  sweep && resonance(fittedCircuit(sweep), SHEET_LOAD);

export type RepairReading = 'open' | 'short' | 'shorted' | 'fewer' | 'joint' | 'damped' | 'fine' | 'unclear';

/** Shares that the meter, its temperature and a magnet may differ from the day of winding. */
const R_SAME = 0.06;
const L_SAME = 0.1;
/** Share of its Q when it was wound: 2 dB less, where the jig's own error is 0.3 dB (bench-sweep.test.ts). */
const DAMPED = 0.8;
/** Beyond any pickup, Ω: no current flows, or the leads touch. */
const NO_CURRENT_OHM = 150_000;
const TOUCHING_OHM = 100;

/**
 * The plain reading of a pickup's figures, against those of the day when it was wound. R follows the length of the wire, L
 * the square of its turns; a shorted turn takes L without taking as much wire. Two sweeps show a leak or a load beside a
 * whole coil: the peak is lower. Without earlier figures only an open coil and touching leads can be told.
 */
export function readRepair(figures: RepairFigures, wound?: RepairFigures): RepairReading {
  const { resistance_Ohm, inductance_H } = figures;
  if (resistance_Ohm === null || resistance_Ohm > NO_CURRENT_OHM) return 'open';
  if (resistance_Ohm < TOUCHING_OHM) return 'short';
  if (!wound?.resistance_Ohm || !wound.inductance_H || inductance_H === null) return 'unclear';
  const [r, l] = [resistance_Ohm / wound.resistance_Ohm, inductance_H / wound.inductance_H];
  const isSame = (share: number, within: number) => Math.abs(share - 1) <= within;
  if (r > 5) return 'open';
  if (r < 0.02) return 'short';
  if (isSame(r, R_SAME) && isSame(l, L_SAME)) {
    const [now, then] = [sweptResonance(figures), sweptResonance(wound)];
    return now && then && now.q < DAMPED * then.q ? 'damped' : 'fine';
  }
  if (r > 1 && isSame(l, L_SAME)) return 'joint';
  if (l < r * r * (1 - L_SAME)) return 'shorted';
  return r < 1 && isSame(l / (r * r), L_SAME) ? 'fewer' : 'unclear';
}

/** Figures of one pickup side by side: wound here, as it came, after the work. */
export interface RepairComparison {
  readonly wound: RepairFigures | null;
  readonly came: RepairFigures | null;
  readonly after: RepairFigures | null;
  readonly on: Day | null;
}
