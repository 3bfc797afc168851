import { SAMPLE_RATE } from '../sample-rate.ts';

/** Lengths of the late echo's four lines in samples (primes, 23 to 39 ms) and its time to fall by 60 dB. */
const LINES = [1123, 1327, 1583, 1877] as const;
const REVERBERATION_S = 0.42;
/** Air and curtains: share of a one-pole low-pass in each line. */
const SOFTNESS = 0.42;
/** First echoes from floor, walls and ceiling: delay in samples, level left and right. */
const FIRST_ECHOES = [
  [331, 0.5, 0.3],
  [521, 0.2, 0.45],
  [811, 0.35, 0.2],
  [1201, 0.15, 0.3],
] as const;
/** Level of the room against the loudspeaker; bass in a room turns to mud sooner. */
const WET = { guitar: 0.15, bass: 0.06 } as const;

/**
 * A small room round the loudspeaker: left and right. A feedback network of four lines (Stautner and
 * Puckette).
 */
export function smallRoom(signal: Float32Array, instrument: 'guitar' | 'bass'): [Float32Array, Float32Array] {
  const wet = WET[instrument];
  const [left, right] = [new Float32Array(signal.length), new Float32Array(signal.length)];
  const lines = LINES.map((length) => new Float64Array(length));
  const gains = LINES.map((length) => 10 ** ((-3 * length) / (REVERBERATION_S * SAMPLE_RATE)));
  const soft = new Float64Array(LINES.length);
  const heard = new Float64Array(LINES.length);
  for (let n = 0; n < signal.length; n++) {
    const dry = signal[n] as number;
    let sum = 0;
    for (const [index, line] of lines.entries()) {
      heard[index] = line[n % line.length] as number;
      sum += heard[index] as number;
    }
    for (const [index, line] of lines.entries()) {
      // Householder reflection: each line gets its own echo less half the sum of all.
      const back = ((heard[index] as number) - sum / 2) * (gains[index] as number);
      soft[index] = (soft[index] as number) + (1 - SOFTNESS) * (back - (soft[index] as number));
      line[n % line.length] = dry * 0.5 + (soft[index] as number);
    }
    let [l, r] = [(heard[0] as number) + (heard[2] as number), (heard[1] as number) + (heard[3] as number)];
    for (const [delay, toLeft, toRight] of FIRST_ECHOES) {
      const echo = n >= delay ? (signal[n - delay] as number) : 0;
      l += toLeft * echo;
      r += toRight * echo;
    }
    left[n] = dry + wet * l;
    right[n] = dry + wet * r;
  }
  return [left, right];
}
