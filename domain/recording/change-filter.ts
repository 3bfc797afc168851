import type { Circuit } from '../tone/circuit.ts';
import { minimumPhase, tapsFor } from '../tone/impulse.ts';
import type { Load } from '../tone/loads.ts';
import { decibels, magnitudeAt } from '../tone/transfer.ts';
import { betweenBands } from './bands.ts';

/** No more is added anywhere, dB; up to the knee a change is as the model says. */
export const MOST_DB = 12;
const KNEE_DB = 10;
/** From here on the change fades out, to nothing an octave above. */
export const FADES_FROM_HZ = 8000;
export const FADES_TO_HZ = 16_000;
/** What lies this near to the recording's own noise is not raised, dB, and only over the next few all of it. */
export const NEAR_NOISE_DB = 12;
const CLEAR_OF_NOISE_DB = 18;

/** How loud a recording is in its louder moments, and what is left in its quietest, dB a band of `BANDS_HZ`. */
export interface NoiseFigures {
  readonly level_dB: readonly number[];
  readonly floor_dB: readonly number[];
}

const smooth = (share: number): number => {
  const x = Math.min(1, Math.max(0, share));
  return x * x * (3 - 2 * x);
};

/** Bends what would be more than `MOST_DB`: the slope goes over into the ceiling without a corner. */
function held(dB: number): number {
  if (dB <= KNEE_DB) return dB;
  const room = MOST_DB - KNEE_DB;
  return KNEE_DB + room * Math.tanh((dB - KNEE_DB) / room);
}

/**
 * What turns a recording of one pickup into that of another in the same guitar, dB at a frequency: ours over yours, held at
 * +12 dB, fading out above 8 kHz, and raising nothing that lies near the noise. Level as the model has it; who listens gets
 * both equally loud.
 *
 * @param noise of the recording; without it nothing is known of noise and all is raised that should be
 */
export function changeAt(yours: Circuit, ours: Circuit, load: Load, f: number, noise?: NoiseFigures): number {
  const change = decibels(magnitudeAt(ours, load, f) / magnitudeAt(yours, load, f));
  const stays = 1 - smooth(Math.log(f / FADES_FROM_HZ) / Math.log(FADES_TO_HZ / FADES_FROM_HZ));
  const wanted = held(change) * stays;
  if (wanted <= 0 || !noise) return wanted;
  const clear = betweenBands(noise.level_dB, f) - betweenBands(noise.floor_dB, f);
  return wanted * smooth((clear - NEAR_NOISE_DB) / (CLEAR_OF_NOISE_DB - NEAR_NOISE_DB));
}

/**
 * The change as a filter of finite length: causal, of minimum phase, for a convolver without normalization. Within 0.1 dB of
 * `changeAt` from 60 Hz to 16 kHz.
 */
export function changeFilter(
  yours: Circuit,
  ours: Circuit,
  load: Load,
  sampleRate: number,
  noise?: NoiseFigures,
): Float32Array<ArrayBuffer> {
  const taps = 2 * tapsFor(sampleRate);
  const response = minimumPhase(
    (f) => 10 ** (changeAt(yours, ours, load, Math.max(20, f), noise) / 20),
    sampleRate,
    4 * taps,
  );
  return Float32Array.from({ length: taps }, (_, n) => {
    const left = (taps - n) / (taps / 8);
    return (response[n] ?? 0) * (left < 1 ? 0.5 - 0.5 * Math.cos(Math.PI * left) : 1);
  });
}
