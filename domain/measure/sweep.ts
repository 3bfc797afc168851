/** One take: silence for measuring hum and noise, a sweep, and silence while it decays. Seconds. */
export interface SweepPlan {
  readonly sampleRate: number;
  readonly lead_s: number;
  readonly sweep_s: number;
  readonly tail_s: number;
}

/** Range of a sweep, Hz: the passband of sound cards, also at 44.1 kHz. */
export const SWEEP_FROM_HZ = 20;
export const SWEEP_TO_HZ = 20_000;
const SPAN = Math.log(SWEEP_TO_HZ / SWEEP_FROM_HZ);

/** Fades in the first and last third of an octave, to avoid clicks. */
const FADE_SHARE = Math.log(2) / 3 / SPAN;

export const takeSeconds = ({ lead_s, sweep_s, tail_s }: SweepPlan): number => lead_s + sweep_s + tail_s;

/** Frequency at a time from the start of the take, Hz. Outside the sweep: its nearer end. */
export function sweepFrequency({ lead_s, sweep_s }: SweepPlan, at_s: number): number {
  const share = Math.min(1, Math.max(0, (at_s - lead_s) / sweep_s));
  return SWEEP_FROM_HZ * Math.exp(share * SPAN);
}

/** The sweep alone, −1 to 1, exponential in frequency (A. Farina, AES 108, 2000). */
export function sweepSamples({ sampleRate, sweep_s }: SweepPlan): Float32Array<ArrayBuffer> {
  const length = Math.round(sampleRate * sweep_s);
  const fade = Math.max(1, Math.round(length * FADE_SHARE));
  return Float32Array.from({ length }, (_, n) => {
    const phase = ((2 * Math.PI * SWEEP_FROM_HZ * sweep_s) / SPAN) * Math.expm1((n / length) * SPAN);
    const edge = Math.min(1, n / fade, (length - 1 - n) / fade);
    return Math.sin(phase) * (0.5 - 0.5 * Math.cos(Math.PI * edge));
  });
}
