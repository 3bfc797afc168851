import { magnitudeOf, plus, scaled } from './complex.ts';
import { POINTS_HZ, type TakeResponse, takeResponseOf } from './deconvolve.ts';
import type { SweepPlan } from './sweep.ts';

export interface Take {
  readonly response: TakeResponse;
  /** Loudest sample, dB of full scale. */
  readonly peak_dB: number;
  /** The louder of both mains frequencies, and its level relative to the sweep there, dB. */
  readonly hum: { readonly mains_Hz: number; readonly over_dB: number };
}

const MAINS_HZ = [50, 60] as const;
/** Points that compare the sweep with the hum: between the mains frequencies and their second harmonics. */
const HUM_POINTS = POINTS_HZ.flatMap((f, index) => (f > 44 && f < 110 ? [index] : []));

export const decibelsOf = (ratio: number): number => 20 * Math.log10(Math.max(ratio, 1e-9));

/** Amplitude of a sine in a section of samples, by Goertzel with a Hann window. */
function amplitudeOf(samples: Float32Array, f: number, sampleRate: number): number {
  const { length } = samples;
  const omega = (2 * Math.PI * f) / sampleRate;
  let [re, im] = [0, 0];
  for (let n = 0; n < length; n++) {
    const value = (samples[n] as number) * (1 - Math.cos((2 * Math.PI * n) / length));
    re += value * Math.cos(omega * n);
    im += value * Math.sin(omega * n);
  }
  return (2 * Math.hypot(re, im)) / length;
}

function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (const value of samples) peak = Math.max(peak, Math.abs(value));
  return peak;
}

export function readTake(
  recording: Float32Array,
  plan: SweepPlan,
  amplitude: number,
  delay_s?: number,
): Take {
  const response = takeResponseOf(recording, plan, amplitude, delay_s);
  const silence = recording.subarray(0, Math.round(plan.lead_s * plan.sampleRate));
  const [fifty = 0, sixty = 0] = MAINS_HZ.map((f) => amplitudeOf(silence, f, plan.sampleRate));
  const sweep =
    (HUM_POINTS.reduce((sum, index) => sum + magnitudeOf(response.values[index] ?? { re: 0, im: 0 }), 0) /
      HUM_POINTS.length) *
    amplitude;
  return {
    response,
    peak_dB: decibelsOf(peakOf(recording)),
    hum: {
      mains_Hz: fifty >= sixty ? 50 : 60,
      over_dB: decibelsOf(Math.max(fifty, sixty)) - decibelsOf(sweep),
    },
  };
}

/** Mean of several responses with one delay. Noise falls with the square root of their number. */
export function meanResponse(responses: readonly TakeResponse[]): TakeResponse {
  const [first] = responses;
  if (!first) throw new RangeError('No response');
  const count = responses.length;
  return {
    values: first.values.map((_, index) =>
      scaled(
        responses.reduce((sum, { values }) => plus(sum, values[index] ?? sum), { re: 0, im: 0 }),
        1 / count,
      ),
    ),
    noise: first.noise.map(
      (_, index) =>
        Math.sqrt(responses.reduce((sum, { noise }) => sum + (noise[index] ?? 0) ** 2, 0)) / count,
    ),
    delay_s: first.delay_s,
    late_s: first.late_s,
  };
}
