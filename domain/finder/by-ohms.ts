import type { Position } from '../products/pickup-types.ts';
import { BOBBINS, type Bobbin } from '../tone/bobbins.ts';
import type { Circuit } from '../tone/circuit.ts';
import { DOUBTS, toneClassOf } from '../tone/doubt.ts';
import { humLevel, outputLevel } from '../tone/output.ts';
import { makePickup, type Pickup } from '../tone/pickup.ts';
import { coilBuild, turnsFor } from '../tone/winding.ts';
import { type Awg, GAUGES } from '../tone/wire.ts';
import { type KindId, kindOf } from './kinds.ts';

/** What a resistance can mean. Ohms measure the wire, not the coil: several gauges may read the same. */
export interface MeantByOhms {
  /** The likeliest: every gauge that may be, as a mean. */
  readonly circuit: Circuit;
  /** How far off its inductance may be, as a share of one. */
  readonly inductance: number;
  /** Turns a coil, the same mean. */
  readonly turns: number;
  /** What it may be wound with, the coarsest first. */
  readonly awgs: readonly Awg[];
  /** Against a vintage single coil, dB, and how far off: the magnet is not known. */
  readonly output_dB: number;
  readonly outputDoubt_dB: number;
  readonly hum_dB: number;
}

/** From 0 to 1 without a corner between two figures. */
function rise(value: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

/**
 * How likely a gauge is, 0 to 1: a maker fills the bobbin, at least to half, and not beyond its edge; some press more wire
 * on than others. Rule of thumb, with soft edges, so that one ohm more never makes another pickup.
 */
function likelihood(bobbin: Bobbin, ohms: number, awg: Awg): number {
  const fill = coilBuild(bobbin, turnsFor(bobbin, ohms, awg), awg) / bobbin.maxBuild;
  return rise(fill, 0.48, 0.75) * (1 - rise(fill, 0.96, 1.14));
}

/** Less than this in all, and nobody winds such a coil. */
const LEAST_LIKELY = 0.08;

const likelihoods = (bobbin: Bobbin, ohms: number) =>
  GAUGES.map((awg) => ({ awg, weight: likelihood(bobbin, ohms, awg) }));

const isWound = (bobbin: Bobbin, ohms: number): boolean =>
  likelihoods(bobbin, ohms).reduce((sum, { weight }) => sum + weight, 0) >= LEAST_LIKELY;

const STEP_OHM = 100;
const LARGEST_OHM = 60_000;

/** Lowest and highest reading of a kind at a position, Ω, in steps of 100. */
export function readingsOf(kind: KindId, position: Position): readonly [lowest: number, highest: number] {
  const where = kindOf(kind).at[position];
  if (!where) throw new Error(`No ${kind} at ${position}`);
  const bobbin = BOBBINS[where.bobbin];
  const wound: number[] = [];
  for (let ohms = STEP_OHM; ohms <= LARGEST_OHM; ohms += STEP_OHM)
    if (isWound(bobbin, ohms)) wound.push(ohms);
  return [wound[0] ?? 0, wound.at(-1) ?? 0];
}

/**
 * What a pickup of a kind with so many ohms can be; undefined where none reads so. All of it follows the ohms without a
 * jump.
 */
export function meantByOhms(kind: KindId, position: Position, ohms: number): MeantByOhms | undefined {
  const { at, magnets } = kindOf(kind);
  const where = at[position];
  if (!where || !(ohms > 0) || ohms > LARGEST_OHM) return undefined;
  const bobbin = BOBBINS[where.bobbin];
  if (!isWound(bobbin, ohms)) return undefined;
  const wind = (awg: Awg, magnet = usualMagnet(magnets)): Pickup =>
    makePickup({
      bobbin: where.bobbin,
      place: where.place,
      cover: where.cover ?? 'none',
      wind: { ohms },
      awg,
      magnet,
      potted: true,
      matched: true,
      wires: 2,
      wound: 'scatter',
    });
  const guesses = likelihoods(bobbin, ohms)
    .filter(({ weight }) => weight > 0)
    .map(({ awg, weight }) => {
      const outputs = magnets.map((magnet) => outputLevel(wind(awg, magnet)));
      const [least, most] = [Math.min(...outputs), Math.max(...outputs)];
      return { awg, weight, pickup: wind(awg), output: (least + most) / 2, spread: (most - least) / 2 };
    });
  type Guess = (typeof guesses)[number];
  const all = guesses.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (of: (guess: Guess) => number) =>
    guesses.reduce((sum, guess) => sum + guess.weight * of(guess), 0) / all;
  const spread = (of: (guess: Guess) => number) => {
    const middle = mean(of);
    return Math.sqrt(mean((guess) => (of(guess) - middle) ** 2));
  };
  const [first] = guesses;
  if (!first) return undefined;
  const log = ({ pickup }: Guess) => Math.log(pickup.circuit.inductance_H);
  return {
    circuit: {
      ...first.pickup.circuit,
      inductance_H: Math.exp(mean(log)),
      capacitance_F: mean(({ pickup }) => pickup.circuit.capacitance_F),
    },
    inductance: Math.hypot(spread(log), DOUBTS[toneClassOf(first.pickup)].inductance),
    // Not rounded to tens as a winding is: that would be a step.
    turns: mean(({ awg }) => turnsFor(bobbin, ohms, awg)),
    awgs: guesses.filter(({ weight }) => weight > 0.3 * all).map(({ awg }) => awg),
    output_dB: mean(({ output }) => output),
    outputDoubt_dB: Math.hypot(
      spread(({ output }) => output),
      mean(({ spread: ofMagnet }) => ofMagnet),
    ),
    hum_dB: mean(({ pickup }) => humLevel(pickup)),
  };
}

/** The one in the middle. */
const usualMagnet = <M>(magnets: readonly [M, ...M[]]): M => magnets[magnets.length >> 1] ?? magnets[0];
