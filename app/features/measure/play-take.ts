import type { SoundInput } from '#app/sound/sound-input.ts';
import { type SweepPlan, sweepSamples, takeSeconds } from '#domain/measure/sweep.ts';

export interface Moment {
  readonly peak: number;
  readonly rms: number;
  /** Time since the start of the take. */
  readonly at_s: number;
}

/**
 * Plays a take on the left channel and returns the input meanwhile, from the take's first sample on.
 * @returns undefined if it was stopped
 */
export async function playTake(
  { context: { sampleRate }, play }: SoundInput,
  plan: SweepPlan,
  amplitude: number,
  onMoment: (moment: Moment) => void,
  stop: AbortSignal,
): Promise<Float32Array<ArrayBuffer> | undefined> {
  const length = Math.round(takeSeconds(plan) * sampleRate);
  const played = new Float32Array(length);
  played.set(
    sweepSamples(plan).map((sample) => sample * amplitude),
    Math.round(plan.lead_s * sampleRate),
  );
  const taken = new Float32Array(length);
  return new Promise((resolve) => {
    const end = (result: Float32Array<ArrayBuffer> | undefined) => {
      quiet();
      stop.removeEventListener('abort', onStop);
      resolve(result);
    };
    const onStop = () => end(undefined);
    const quiet = play(played, (samples, at) => {
      let [peak, power] = [0, 0];
      for (const sample of samples) {
        peak = Math.max(peak, Math.abs(sample));
        power += sample * sample;
      }
      taken.set(samples.subarray(0, length - at), at);
      onMoment({ peak, rms: Math.sqrt(power / samples.length), at_s: at / sampleRate });
      if (at + samples.length >= length) end(taken);
    });
    stop.addEventListener('abort', onStop);
    if (stop.aborted) onStop();
  });
}
