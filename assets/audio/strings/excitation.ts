import type { Random } from '../random.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';
import type { Attack } from './stroke.ts';

/**
 * How soft the edge of what strikes is (corner of two low-passes, Hz), how loud, and how much it scratches.
 */
interface Touch {
  readonly corner_Hz: number;
  /** What full velocity adds to the corner. */
  readonly bite_Hz: number;
  readonly level: number;
  readonly noise: number;
}

/**
 * Estimated. A plectrum is hard and narrow, a fingertip soft and wide; a hammering finger moves the string
 * less.
 */
const TOUCHES: Record<Attack, Touch> = {
  pick: { corner_Hz: 2600, bite_Hz: 4200, level: 1, noise: 0.05 },
  finger: { corner_Hz: 1500, bite_Hz: 2600, level: 1, noise: 0.02 },
  hammer: { corner_Hz: 1500, bite_Hz: 1500, level: 0.55, noise: 0.008 },
};

/** Pick noise: how fast it comes and goes, in samples. */
const NOISE_RISE = 24;
const NOISE_FALL = 220;

export interface ExcitationParts {
  /** Samples of a period. */
  readonly period: number;
  /** Struck point as a share of the sounding length from the bridge. */
  readonly share: number;
  readonly velocity: number;
  readonly attack: Attack;
}

/**
 * What a stroke sends to the bridge. A string pulled aside to a corner and let go has a velocity wave that
 * is one rectangle a period, as wide as the corner is far from the bridge, with no mean; hence partial n
 * gets sin(n·π·share)/n. The soft edge of pick or finger rounds it.
 */
export function excitation(parts: ExcitationParts, random: Random): Float64Array {
  const { period, share, velocity, attack } = parts;
  const touch = TOUCHES[attack];
  const width = Math.min(0.5, share) * period;
  const length = Math.ceil(period) + 700;
  const wave = new Float64Array(length);
  const height = velocity * touch.level;
  const mean = (height * width) / period;
  const corner = touch.corner_Hz + touch.bite_Hz * velocity;
  const step = 1 - Math.exp((-2 * Math.PI * corner) / SAMPLE_RATE);
  let [first, second, fast, slow] = [0, 0, 0, 0];
  for (let n = 0; n < length; n++) {
    // Edges between samples are shared out, or the struck point would move in steps.
    const inside = Math.max(0, Math.min(1, width - n));
    const round = Math.max(0, Math.min(1, period - n));
    first += step * (height * inside - mean * round - first);
    second += step * (first - second);
    // A difference of two low-passes leaves scratch between about 500 Hz and 4 kHz.
    const scratch = random.even() * Math.exp(-n / NOISE_FALL) * Math.min(1, n / NOISE_RISE);
    fast += 0.35 * (scratch - fast);
    slow += 0.06 * (scratch - slow);
    wave[n] = second + (fast - slow) * touch.noise * velocity;
  }
  return wave;
}
