import type { Bobbin } from './bobbins.ts';
import { type Awg, areaPerTurn, GAUGES, ohmsPerMetre } from './wire.ts';

export interface CoilWinding {
  readonly awg: Awg;
  readonly turns: readonly number[];
  readonly resistance_Ohm: number;
  /** The thickest coil is too large for the bobbin even with the finest wire. */
  readonly overfull: boolean;
}

/** Deviation of unmatched coils from their mean: 8 % more turns on one, 8 % fewer on the other. Rule of thumb. */
const MISMATCH = 0.08;

/** Turns are rounded to tens, because nobody winds more precisely. */
const ROUNDING = 10;

const shares = (bobbin: Bobbin, matched: boolean): readonly number[] =>
  bobbin.inductanceFactors.length === 2 && !matched
    ? [1 + MISMATCH, 1 - MISMATCH]
    : bobbin.inductanceFactors.map(() => 1);

/** Mean length of a turn in metres. Each layer goes around the ones below it. */
export const meanTurn = (bobbin: Pick<Bobbin, 'innerTurn' | 'height'>, turns: number, awg: Awg): number =>
  bobbin.innerTurn + (Math.PI * turns * areaPerTurn(awg)) / bobbin.height;

/** DC resistance of one coil in Ω. */
export const coilResistance = (bobbin: Bobbin, turns: number, awg: Awg): number =>
  ohmsPerMetre(awg) * turns * meanTurn(bobbin, turns, awg);

export const coilBuild = (bobbin: Bobbin, turns: number, awg: Awg): number =>
  (turns * areaPerTurn(awg)) / bobbin.height;

/** Mean turns a coil for a resistance of all coils. Each has ρ·(p·n + c·n²) with n = share·N: solves for N. */
export function turnsFor(bobbin: Bobbin, ohms: number, awg: Awg, matched = true): number {
  const rho = ohmsPerMetre(awg);
  const parts = shares(bobbin, matched);
  const linear = rho * bobbin.innerTurn * parts.reduce((sum, share) => sum + share, 0);
  const growth = (Math.PI * areaPerTurn(awg)) / bobbin.height;
  const square = rho * growth * parts.reduce((sum, share) => sum + share ** 2, 0);
  return (Math.sqrt(linear ** 2 + 4 * square * ohms) - linear) / (2 * square);
}

const counted = (turns: number): number => Math.max(ROUNDING, Math.round(turns / ROUNDING) * ROUNDING);

/**
 * Winds a bobbin to a resistance. Without a gauge it takes the coarsest wire that fits; a full bobbin needs the next
 * finer one. Therefore neither turns nor inductance rise steadily with ohms across a change of gauge.
 */
export function windToOhms(bobbin: Bobbin, ohms: number, awg?: Awg, matched = true): CoilWinding {
  const parts = shares(bobbin, matched);
  const largest = Math.max(...parts);
  const fits = (gauge: Awg) =>
    coilBuild(bobbin, largest * turnsFor(bobbin, ohms, gauge, matched), gauge) <= bobbin.maxBuild;
  const gauge = awg ?? GAUGES.find(fits) ?? 44;
  const turns = turnsFor(bobbin, ohms, gauge, matched);
  return {
    awg: gauge,
    turns: parts.map((share) => counted(share * turns)),
    resistance_Ohm: ohms,
    overfull: !fits(gauge),
  };
}

/** Winds a bobbin to a number of turns a coil; the resistance follows. */
export function windToTurns(bobbin: Bobbin, turns: number, awg: Awg, matched = true): CoilWinding {
  const coils = shares(bobbin, matched).map((share) => Math.round(share * turns));
  return {
    awg,
    turns: coils,
    resistance_Ohm: coils.reduce((sum, count) => sum + coilResistance(bobbin, count, awg), 0),
    overfull: coilBuild(bobbin, Math.max(...coils), awg) > bobbin.maxBuild,
  };
}

/** Inductance of the coils in series at low frequency, H: Σ A_L·N² and the coupling between two coils. */
export function inductance(bobbin: Bobbin, turns: readonly number[], magnet: number): number {
  const coils = bobbin.inductanceFactors.map((factor, coil) => factor * magnet * (turns[coil] ?? 0) ** 2);
  const [first = 0, second = 0] = coils;
  return first + second + 2 * bobbin.coupling * Math.sqrt(first * second);
}
