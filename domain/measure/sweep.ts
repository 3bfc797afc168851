/** One take: silence, in which hum and noise are heard, a sweep, and silence in which it dies away. Seconds. */
export interface SweepPlan {
  readonly sampleRate: number;
  readonly lead_s: number;
  readonly sweep_s: number;
  readonly tail_s: number;
}

/** Where a sweep begins and ends, Hz: what sound cards pass, at 44.1 kHz too. */
export const SWEEP_FROM_HZ = 20;
export const SWEEP_TO_HZ = 20_000;
const SPAN = Math.log(SWEEP_TO_HZ / SWEEP_FROM_HZ);

/** Fading in and out, lest the ends click: in the first and last third of an octave. */
const FADE_SHARE = Math.log(2) / 3 / SPAN;

export const takeSeconds = ({ lead_s, sweep_s, tail_s }: SweepPlan): number => lead_s + sweep_s + tail_s;

/** The frequency that sounds at a time from the beginning of the take, Hz; the nearer end outside of the sweep. */
export function sweepFrequency({ lead_s, sweep_s }: SweepPlan, at_s: number): number {
  const share = Math.min(1, Math.max(0, (at_s - lead_s) / sweep_s));
  return SWEEP_FROM_HZ * Math.exp(share * SPAN);
}

/** The sweep alone, −1 to 1: its frequency rises by equal intervals in equal times (A. Farina, AES 108, 2000). */
export function sweepSamples({ sampleRate, sweep_s }: SweepPlan): Float32Array<ArrayBuffer> {
  const length = Math.round(sampleRate * sweep_s);
  const fade = Math.max(1, Math.round(length * FADE_SHARE));
  return Float32Array.from({ length }, (_, n) => {
    const phase = ((2 * Math.PI * SWEEP_FROM_HZ * sweep_s) / SPAN) * Math.expm1((n / length) * SPAN);
    const edge = Math.min(1, n / fade, (length - 1 - n) / fade);
    return Math.sin(phase) * (0.5 - 0.5 * Math.cos(Math.PI * edge));
  });
}
