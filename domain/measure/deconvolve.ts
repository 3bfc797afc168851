import { fft, inverseFft } from '../tone/fft.ts';
import type { Complex } from '../tone/transfer.ts';
import { SWEEP_FROM_HZ, SWEEP_TO_HZ, type SweepPlan, sweepSamples } from './sweep.ts';

const FIRST_HZ = 40;
const LAST_HZ = 18_000;
const COUNT = 56;
/** Frequencies of a response, Hz, logarithmic. */
export const POINTS_HZ: readonly number[] = Array.from(
  { length: COUNT },
  (_, index) => FIRST_HZ * (LAST_HZ / FIRST_HZ) ** (index / (COUNT - 1)),
);

/** Part of an impulse response that is used, seconds before and after its peak. The rest is distortion and noise. */
const BEFORE_S = 0.03;
const AFTER_S = 0.2;
/** Share at its end that fades out. */
const FADE = 0.25;
/** Number of equally long sections after it, which contain only noise and hum. */
const NOISE_GATES = 2;

export interface TakeResponse {
  /** At each of `POINTS_HZ`, with `delay_s` removed. */
  readonly values: readonly Complex[];
  /** Standard deviation of the magnitude due to noise and hum, at each of `POINTS_HZ`. */
  readonly noise: readonly number[];
  readonly delay_s: number;
  /** Further delay of the impulse's peak: a few samples, or more if the sound card lost or repeated some. */
  readonly late_s: number;
}

/** Cached spectrum of the sweep, by plan: the same for all takes of a measurement. */
let cachedSweep: { readonly key: string; readonly re: Float64Array; readonly im: Float64Array } | undefined;

function sweepSpectrum(plan: SweepPlan, size: number) {
  const key = `${plan.sampleRate} ${plan.sweep_s} ${size}`;
  if (cachedSweep?.key === key) return cachedSweep;
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  re.set(sweepSamples(plan));
  fft(re, im);
  cachedSweep = { key, re, im };
  return cachedSweep;
}

const sizeFor = (length: number) => 2 ** Math.ceil(Math.log2(length));

/** The sweep fades near its ends, so the division fades in and out there, Hz. */
const RISES = [SWEEP_FROM_HZ, 32] as const;
const FALLS = [18_400, SWEEP_TO_HZ] as const;

function bandShare(f: number): number {
  const edge = Math.min((f - RISES[0]) / (RISES[1] - RISES[0]), (FALLS[1] - f) / (FALLS[1] - FALLS[0]), 1);
  return edge <= 0 ? 0 : 0.5 - 0.5 * Math.cos(Math.PI * edge);
}

function impulseOf(recording: Float32Array, plan: SweepPlan, amplitude: number) {
  const size = sizeFor(recording.length);
  const sweep = sweepSpectrum(plan, size);
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  re.set(recording);
  fft(re, im);
  for (let bin = 0; bin < size; bin++) {
    const f = (Math.min(bin, size - bin) * plan.sampleRate) / size;
    const [x, y] = [sweep.re[bin] as number, sweep.im[bin] as number];
    const share = bandShare(f);
    const by = share === 0 ? 0 : share / ((x * x + y * y) * amplitude);
    const [a, b] = [re[bin] as number, im[bin] as number];
    re[bin] = (a * x + b * y) * by;
    im[bin] = (b * x - a * y) * by;
  }
  inverseFft(re, im);
  return re;
}

/** Transform of a section of an impulse response at a frequency, relative to its peak. */
function transformAt(stretch: Float64Array, f: number, sampleRate: number, offset: number): Complex {
  const omega = (2 * Math.PI * f) / sampleRate;
  const [c, s] = [Math.cos(omega), -Math.sin(omega)];
  let [turnRe, turnIm] = [Math.cos(omega * offset), Math.sin(omega * offset)];
  let [re, im] = [0, 0];
  for (const value of stretch) {
    re += value * turnRe;
    im += value * turnIm;
    const next = turnRe * c - turnIm * s;
    turnIm = turnIm * c + turnRe * s;
    turnRe = next;
  }
  return { re, im };
}

function loudest(impulse: Float64Array, from: number): number {
  let peak = from;
  for (let n = from; n < impulse.length; n++)
    if (Math.abs(impulse[n] as number) > Math.abs(impulse[peak] as number)) peak = n;
  return peak;
}

/**
 * Response of a recorded take. Distortion precedes the peak of a deconvolved sweep and is left out.
 *
 * @param recording from the start of playing, at the plan's rate
 * @param amplitude of the sweep, 1 for full scale
 * @param delay_s peak position of an earlier take, to keep phases comparable
 */
export function takeResponseOf(
  recording: Float32Array,
  plan: SweepPlan,
  amplitude: number,
  delay_s?: number,
): TakeResponse {
  const { sampleRate } = plan;
  const impulse = impulseOf(recording, plan, amplitude);
  const lead = Math.round(plan.lead_s * sampleRate);
  const ownPeak = loudest(impulse, lead);
  const peak = delay_s === undefined ? ownPeak : lead + Math.round(delay_s * sampleRate);
  const before = Math.round(BEFORE_S * sampleRate);
  const length = before + Math.round(AFTER_S * sampleRate);
  const gate = (from: number) =>
    Float64Array.from({ length }, (_, n) => {
      const left = (length - n) / (length * FADE);
      const window = left < 1 ? 0.5 - 0.5 * Math.cos(Math.PI * left) : 1;
      return window * (impulse[(from + n + impulse.length) % impulse.length] as number);
    });
  const mainGate = gate(peak - before);
  const rest = Array.from({ length: NOISE_GATES }, (_, index) => gate(peak - before + (index + 1) * length));
  const powers = POINTS_HZ.map((f) => {
    const gated = rest.map((stretch) => transformAt(stretch, f, sampleRate, 0));
    return gated.reduce((sum, { re, im }) => sum + re * re + im * im, 0) / gated.length;
  });
  return {
    values: POINTS_HZ.map((f) => transformAt(mainGate, f, sampleRate, before)),
    // The noise of a single point is unreliable, so neighbours are averaged.
    noise: powers.map((_, index) => {
      const near = powers.slice(Math.max(0, index - 2), index + 3);
      return Math.sqrt(near.reduce((sum, power) => sum + power, 0) / near.length);
    }),
    delay_s: (peak - lead) / sampleRate,
    late_s: (ownPeak - peak) / sampleRate,
  };
}
