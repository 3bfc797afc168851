import { fft, inverseFft } from '#domain/tone/fft.ts';
import { SAMPLE_RATE, samples } from '../sample-rate.ts';

export const dB = (ratio: number): number => 20 * Math.log10(Math.max(ratio, 1e-12));

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The middle value; NaN where there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/** Root mean square of some seconds of a sound. */
export function rms(sound: Float32Array, from_s: number, to_s: number): number {
  const part = sound.subarray(Math.max(0, samples(from_s)), samples(to_s));
  return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
}

/** Magnitudes of a part of a sound (Hann), by lines of SAMPLE_RATE / size. */
export function spectrum(sound: Float32Array, from_s: number, to_s: number, size: number): Float64Array {
  const [from, length] = [Math.max(0, samples(from_s)), samples(to_s) - Math.max(0, samples(from_s))];
  const [re, im] = [new Float64Array(size), new Float64Array(size)];
  for (let n = 0; n < length; n++)
    re[n] = (sound[from + n] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * n) / (length - 1)));
  fft(re, im);
  return Float64Array.from({ length: size / 2 }, (_, bin) =>
    Math.hypot(re[bin] as number, im[bin] as number),
  );
}

/** Samples before and after a stroke that `band` reads. */
const BAND_SIZE = 65_536;

/** Band-pass of eighth order, applied forwards and backwards so that it has no delay. */
export function band(sound: Float32Array, low_Hz: number, high_Hz: number): Float32Array {
  const [re, im] = [new Float64Array(BAND_SIZE), new Float64Array(BAND_SIZE)];
  re.set(sound.subarray(0, BAND_SIZE));
  fft(re, im);
  for (let bin = 0; bin < BAND_SIZE; bin++) {
    const f = (Math.min(bin, BAND_SIZE - bin) * SAMPLE_RATE) / BAND_SIZE;
    const off = f === 0 ? Number.POSITIVE_INFINITY : (f * f - low_Hz * high_Hz) / (f * (high_Hz - low_Hz));
    const gain = 1 / (1 + off ** 8);
    re[bin] = (re[bin] as number) * gain;
    im[bin] = (im[bin] as number) * gain;
  }
  inverseFft(re, im);
  return Float32Array.from(re);
}
