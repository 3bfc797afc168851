import type { Random } from '../random.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';
import type { Attack } from './stroke.ts';

/** Edge, loudness and scratch of the striking object, and the differences of a hard stroke. */
interface Touch {
  /** Corner of two low-passes for the softest stroke, Hz. */
  readonly corner_Hz: number;
  /** Exponent of e by which full strength raises the corner. */
  readonly bite: number;
  readonly level: number;
  readonly noise: number;
  /** Lift of the middle partials at full strength, as a ratio. */
  readonly lift: number;
  /** Noise above the free string in the first milliseconds, because frets and pick catch a hard stroke. */
  readonly slap: number;
  /** Click of a full stroke, above the strings' partials. */
  readonly snap: number;
}

/**
 * Estimated, then tuned to measured single notes (docs/likeness/sound.md). A plectrum is hard and narrow, a fingertip
 * soft and wide; a hammering finger moves the string less. Soft strokes let the string slip off the edge.
 */
const TOUCHES: Record<Attack, Touch> = {
  pick: { corner_Hz: 780, bite: 2.55, level: 1, noise: 0.016, lift: 2.35, slap: 0.9, snap: 0.17 },
  finger: { corner_Hz: 400, bite: 1.35, level: 1.1, noise: 0.002, lift: 0.5, slap: 0.7, snap: 0.002 },
  hammer: { corner_Hz: 500, bite: 1.5, level: 0.55, noise: 0.004, lift: 0, slap: 0, snap: 0 },
};

/** Rise and fall of the scratch, in samples. */
const NOISE_RISE = 24;
const NOISE_FALL = 220;
/** Length of a stroke in samples. */
const LENGTH = 900;
/**
 * Middle of the lift of a hard stroke, in partials, its width in octaves, and the pitch above which it is smaller.
 */
const LIFTED = { partial: 6.5, octaves: 1.1, less_from_Hz: 220 } as const;
/** Exponent of the lift over strength: a usual stroke has over two fifths of a full one's. */
const LIFT_GROWS = 1.2;
const SLAP_S = 0.007;
/** A snap grows faster than the stroke, and is over at once. */
const SNAP_GROWS = 2.5;
const SNAP_S = 0.004;
const SNAP_RISE_S = 0.0006;

/** Excites a string's partials: a push with soft edges, of sum 1, and scratch. */
export function excitation(velocity: number, attack: Attack, random: Random): Float64Array {
  const { corner_Hz, bite, noise } = TOUCHES[attack];
  const wave = new Float64Array(LENGTH);
  const step = 1 - Math.exp((-2 * Math.PI * corner_Hz * Math.exp(bite * velocity)) / SAMPLE_RATE);
  let [first, second, fast, slow] = [0, 0, 0, 0];
  for (let n = 0; n < LENGTH; n++) {
    first += step * ((n === 0 ? 1 : 0) - first);
    second += step * (first - second);
    // A difference of two low-passes leaves scratch between about 500 Hz and 4 kHz.
    const scratch = random.even() * Math.exp(-n / NOISE_FALL) * Math.min(1, n / NOISE_RISE);
    fast += 0.35 * (scratch - fast);
    slow += 0.06 * (scratch - slow);
    wave[n] = second + (fast - slow) * noise * velocity;
  }
  return wave;
}

/** Height of a stroke of fundamental `f0` with its lift, for a partial at a frequency. */
export function biteOf(velocity: number, attack: Attack, f0: number): (f: number) => number {
  const { level, lift } = TOUCHES[attack];
  const middle = LIFTED.partial * f0;
  const most = lift * velocity ** LIFT_GROWS * Math.min(1, Math.sqrt(LIFTED.less_from_Hz / f0));
  return (f) => {
    const off = Math.log2(f / middle) / LIFTED.octaves;
    return velocity * level * (1 + most * Math.exp(-off * off));
  };
}

/** Gain of the first milliseconds, by seconds after the stroke. */
export function slapOf(velocity: number, attack: Attack): (seconds: number) => number {
  const slap = TOUCHES[attack].slap * (0.3 + velocity ** 2);
  return (seconds) => 1 + slap * Math.exp(-seconds / SLAP_S);
}

/** Adds the click of a plectrum's edge to a stroke that has just begun. */
export function addSnap(voice: Float64Array, velocity: number, attack: Attack, random: Random): void {
  const level = TOUCHES[attack].snap * velocity ** SNAP_GROWS;
  let [last, beforeLast] = [0, 0];
  for (let n = 0; n < Math.min(voice.length, 5 * SNAP_S * SAMPLE_RATE); n++) {
    const seconds = n / SAMPLE_RATE;
    const noise = random.even() * Math.min(1, seconds / SNAP_RISE_S) * Math.exp(-seconds / SNAP_S);
    // A difference over two samples leaves what lies round 12 kHz and falls slowly below.
    voice[n] = (voice[n] as number) + level * (noise - beforeLast);
    beforeLast = last;
    last = noise;
  }
}
