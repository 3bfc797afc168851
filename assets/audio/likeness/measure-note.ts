import { SAMPLE_RATE, samples } from '../sample-rate.ts';
import { type Envelope, envelopeOf, HOP_S } from './envelope.ts';
import { findPartials } from './find-partials.ts';
import { leftOf, polynomial } from './fit.ts';
import { band, dB, mean, median, rms, spectrum } from './spectrum.ts';

/** Figures of a note's attack, measured as on recorded ones (docs/likeness/sound.md). */
export interface AttackFigures {
  /** 3 to 9 kHz in the first 20 ms against the body, which is 50 to 150 ms after the stroke; dB. */
  readonly click_dB: number;
  /** Peak of the first 30 ms over the body's RMS. */
  readonly peak_dB: number;
  /** Centre of the power of the first 20 ms. */
  readonly centroid_Hz: number;
}

/** Figures of a note of four seconds after its attack. */
export interface RingingFigures {
  /** Seconds to fall by 60 dB, by partial: as it falls from 0.1 to 0.6 s, and from 1.2 to 3.6 s. */
  readonly early_s: readonly number[];
  readonly late_s: readonly number[];
  /** RMS of the levels of partials 1 to 8 after a cubic fit; below, swings per second. */
  readonly beating_dB: number;
  readonly beating_Hz: number;
  /** Cents from 50–150 ms to 1–1.5 s. */
  readonly glide_cents: number;
  readonly stiffness: number;
}

/** Start of the stroke, s: 26 dB below the peak. */
function beginOf(sound: Float32Array): number {
  const peak = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return sound.findIndex((value) => Math.abs(value) > peak * 10 ** (-26 / 20)) / SAMPLE_RATE;
}

/** Least level of a partial over the noise between partials. */
const OVER_FLOOR_DB = 9;
const BETWEEN_HOP_S = 0.1;

interface Levels {
  readonly at: readonly number[];
  readonly dB: readonly number[];
}

function levelsOf(envelope: Envelope, between: Envelope): Levels {
  const quiet = between.size.filter((_, n) => (between.at[n] ?? 0) > 0.4).sort((a, b) => a - b);
  const floor = dB(quiet[Math.floor(quiet.length * 0.6)] ?? 0) + OVER_FLOOR_DB;
  const kept = envelope.at.flatMap((at, n) => {
    const level = dB(envelope.size[n] ?? 0);
    return level > floor ? [{ at, level }] : [];
  });
  return { at: kept.map(({ at }) => at), dB: kept.map(({ level }) => level) };
}

function within({ at, dB: levels }: Levels, from_s: number, to_s: number): Levels {
  const kept = at.flatMap((each, n) => (each >= from_s && each <= to_s ? [n] : []));
  return { at: kept.map((n) => at[n] as number), dB: kept.map((n) => levels[n] as number) };
}

/** Seconds to fall by 60 dB at the pace of a span; NaN if it is too quiet or does not fall. */
function fall(levels: Levels, from_s: number, to_s: number): number {
  const part = within(levels, from_s, to_s);
  if (part.at.length < (0.6 * (to_s - from_s)) / HOP_S) return Number.NaN;
  const [, slope = 0] = polynomial(part.at, part.dB, 1);
  return slope < -0.8 ? -60 / slope : Number.NaN;
}

function beatingOf(levels: Levels): { dB: number; Hz: number } | undefined {
  const part = within(levels, 0.15, 3.5);
  if (part.at.length <= 100) return undefined;
  const left = leftOf(part.at, part.dB, 3);
  const turns = left.filter((value, n) => n > 0 && value * (left[n - 1] as number) < 0).length;
  return {
    dB: Math.sqrt(mean(left.map((value) => value * value))),
    Hz: turns / 2 / ((part.at.at(-1) ?? 0) - (part.at[0] ?? 0)),
  };
}

/** Deviation from the followed frequency over a span, weighted by level; Hz. */
function offOf({ at, size, phase }: Envelope, from_s: number, to_s: number): number {
  let [sum, weight] = [0, 0];
  for (let n = 1; n < at.length - 1; n++) {
    if ((at[n] as number) < from_s || (at[n] as number) > to_s) continue;
    const turn = ((phase[n + 1] as number) - (phase[n - 1] as number)) / (2 * HOP_S);
    sum += (turn / (2 * Math.PI)) * (size[n] as number);
    weight += size[n] as number;
  }
  return sum / weight;
}

const CENTROID_SIZE = 8192;

function centroidOf(sound: Float32Array, begin_s: number): number {
  const lines = spectrum(sound, begin_s - 0.002, begin_s + 0.02, CENTROID_SIZE);
  let [sum, weight] = [0, 0];
  for (const [bin, line] of lines.entries()) {
    const f = (bin * SAMPLE_RATE) / CENTROID_SIZE;
    if (f <= 30 || f >= 9000) continue;
    sum += f * line * line;
    weight += line * line;
  }
  return sum / weight;
}

export function measureAttack(sound: Float32Array): AttackFigures {
  const begin = beginOf(sound);
  const body = rms(sound, begin + 0.05, begin + 0.15);
  const high = band(sound.subarray(samples(begin)), 3000, 9000);
  const first = sound.subarray(samples(begin), samples(begin + 0.03));
  return {
    click_dB: dB(rms(high, 0, 0.02) / body),
    peak_dB: dB(first.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / body),
    centroid_Hz: centroidOf(sound, begin),
  };
}

/** Measures a note of about `near_Hz` that lasts some four seconds. */
export function measureRinging(sound: Float32Array, near_Hz: number): RingingFigures {
  const begin = beginOf(sound);
  const partials = findPartials(sound, begin, near_Hz);
  const envelopes = partials.at.map((f) => envelopeOf(sound, begin, f, partials.f));
  const levels = envelopes.map((envelope, index) => {
    const beside = (partials.at[index] as number) + partials.f / 2;
    return levelsOf(envelope, envelopeOf(sound, begin, beside, partials.f, BETWEEN_HOP_S));
  });
  const beating = levels.slice(0, 8).flatMap((each) => beatingOf(each) ?? []);
  const glides = envelopes.slice(0, 4).map((envelope, index) => {
    const f = partials.at[index] as number;
    return 1200 * Math.log2((f + offOf(envelope, 0.05, 0.15)) / (f + offOf(envelope, 1, 1.5)));
  });
  return {
    early_s: levels.map((each) => fall(each, 0.1, 0.6)),
    late_s: levels.map((each) => fall(each, 1.2, 3.6)),
    beating_dB: median(beating.map((each) => each.dB)),
    beating_Hz: median(beating.map((each) => each.Hz)),
    glide_cents: median(glides),
    stiffness: partials.stiffness,
  };
}

/** Compared partials, and the time: a player's note of a second is nearly over. */
const WEIGHED = { low: [1, 4], upper: [5, 12] } as const;
const WEIGHED_S = [0.65, 0.95] as const;

/** Power of partials 5 to 12 over that of 1 to 4, dB, 0.8 s after the stroke: how dull a note has become. */
export function upperOverLow(sound: Float32Array, near_Hz: number): number {
  const begin = beginOf(sound);
  const { at, f } = findPartials(sound, begin, near_Hz);
  const power = ([from, to]: readonly [number, number]) =>
    at.slice(from - 1, to).reduce((sum, each) => {
      const envelope = envelopeOf(sound, begin, each, f);
      const sizes = envelope.size.filter((_, n) => {
        const seconds = envelope.at[n] ?? 0;
        return seconds > WEIGHED_S[0] && seconds < WEIGHED_S[1];
      });
      return sum + mean(sizes.map((size) => size * size));
    }, 0);
  return dB(Math.sqrt(power(WEIGHED.upper) / power(WEIGHED.low)));
}
