import { SAMPLE_RATE, samples } from '../sample-rate.ts';

/** Step between two measurements of a partial, s. */
export const HOP_S = 0.01;

/** Level and phase of one frequency over time. */
export interface Envelope {
  /** Seconds after the stroke. */
  readonly at: readonly number[];
  readonly size: readonly number[];
  /** Radians against the frequency itself, without jumps. */
  readonly phase: readonly number[];
}

/** Follows a frequency of a note of pitch `pitch_Hz`; a window of four periods separates its partials. */
export function envelopeOf(
  sound: Float32Array,
  begin_s: number,
  f: number,
  pitch_Hz: number,
  hop_s = HOP_S,
): Envelope {
  const length = Math.round(Math.max((4 * SAMPLE_RATE) / pitch_Hz, 0.03 * SAMPLE_RATE));
  const omega = (2 * Math.PI * f) / SAMPLE_RATE;
  // The window with the sine in it, once; each look then only turns its phase.
  const [cos, sin] = [new Float64Array(length), new Float64Array(length)];
  for (let n = 0; n < length; n++) {
    const weight = (1 - Math.cos((2 * Math.PI * n) / (length - 1))) / (length - 1);
    cos[n] = weight * Math.cos(omega * n);
    sin[n] = weight * Math.sin(omega * n);
  }
  const [at, size, phase]: [number[], number[], number[]] = [[], [], []];
  const half = Math.floor(length / 2);
  let last = 0;
  for (let from = samples(begin_s) - half; from + length < sound.length; from += samples(hop_s)) {
    if (from < 0) continue;
    let [re, im] = [0, 0];
    for (let n = 0; n < length; n++) {
      const value = sound[from + n] as number;
      re += value * (cos[n] as number);
      im -= value * (sin[n] as number);
    }
    const angle = Math.atan2(im, re) - omega * from;
    last += Math.atan2(Math.sin(angle - last), Math.cos(angle - last));
    at.push((from + half) / SAMPLE_RATE - begin_s);
    size.push(Math.hypot(re, im));
    phase.push(last);
  }
  return { at, size, phase };
}
