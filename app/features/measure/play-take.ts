import type { SoundInput } from '#app/sound/sound-input.ts';
import { type SweepPlan, sweepSamples, takeSeconds } from '#domain/measure/sweep.ts';

/** Loudness of the last moment, and how far the take is. */
export interface Moment {
  readonly peak: number;
  readonly rms: number;
  /** From the beginning of the take; negative before it. */
  readonly at_s: number;
}

/**
 * Until what is scheduled is surely not late: a sweep that began late would be taken for one that came back late. Browsers
 * reckon up to 8192 samples at once, 0.19 s, and a busy machine keeps the page waiting besides.
 */
const AHEAD_S = 0.5;

/**
 * Plays a take on the left channel and hands back what the input heard meanwhile, from its first sample on.
 * @returns undefined where it was stopped
 */
export async function playTake(
  { context, listen }: SoundInput,
  plan: SweepPlan,
  amplitude: number,
  onMoment: (moment: Moment) => void,
  stop: AbortSignal,
): Promise<Float32Array<ArrayBuffer> | undefined> {
  const { sampleRate } = context;
  const length = Math.round(takeSeconds(plan) * sampleRate);
  const buffer = context.createBuffer(2, length, sampleRate);
  buffer.copyToChannel(
    sweepSamples(plan).map((sample) => sample * amplitude),
    0,
    Math.round(plan.lead_s * sampleRate),
  );
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(context.destination);
  // On a frame, so that the samples need not be read between two.
  const begin = Math.ceil((context.currentTime + AHEAD_S) * sampleRate);
  source.start(begin / sampleRate);
  const taken = new Float32Array(length);
  return new Promise((resolve) => {
    const end = (result: Float32Array<ArrayBuffer> | undefined) => {
      leave();
      stop.removeEventListener('abort', onStop);
      source.stop();
      source.disconnect();
      resolve(result);
    };
    const onStop = () => end(undefined);
    const leave = listen((frame, samples) => {
      let [peak, power] = [0, 0];
      for (const [n, sample] of samples.entries()) {
        const at = frame - begin + n;
        if (at >= 0 && at < length) taken[at] = sample;
        peak = Math.max(peak, Math.abs(sample));
        power += sample * sample;
      }
      onMoment({ peak, rms: Math.sqrt(power / samples.length), at_s: (frame - begin) / sampleRate });
      if (frame + samples.length >= begin + length) end(taken);
    });
    stop.addEventListener('abort', onStop);
    if (stop.aborted) onStop();
  });
}
