import type { Circuit, Load } from '../tone/circuit.ts';
import { minimumPhase, tapsFor } from '../tone/impulse.ts';
import { decibels, magnitudeAt } from '../tone/transfer.ts';
import { betweenBands } from './bands.ts';

/** Upper limit of a boost, dB; up to the knee it follows the model. */
export const MOST_DB = 12;
const KNEE_DB = 10;
/** The change fades out from here to an octave above. */
export const FADES_FROM_HZ = 8000;
export const FADES_TO_HZ = 16_000;
/** Signals this near to the recording's noise are not boosted, dB; up to the second value partly. */
export const NEAR_NOISE_DB = 12;
const CLEAR_OF_NOISE_DB = 18;

/** Level of a recording in its loud moments, and in its quietest, dB for each band of `BANDS_HZ`. */
export interface NoiseFigures {
  readonly level_dB: readonly number[];
  readonly floor_dB: readonly number[];
}

const smooth = (share: number): number => {
  const x = Math.min(1, Math.max(0, share));
  return x * x * (3 - 2 * x);
};

/** Soft limit at `MOST_DB` without a corner. */
function held(dB: number): number {
  if (dB <= KNEE_DB) return dB;
  const room = MOST_DB - KNEE_DB;
  return KNEE_DB + room * Math.tanh((dB - KNEE_DB) / room);
}

/**
 * Filter that turns a recording of one pickup into that of another in the same guitar, dB at a frequency: ours over
 * yours, limited to +12 dB, fading out above 8 kHz, without boosting noise. Levels follow the model; playback equalises
 * loudness.
 *
 * @param noise of the recording; if missing, noise does not limit the boost
 */
export function changeAt(yours: Circuit, ours: Circuit, load: Load, f: number, noise?: NoiseFigures): number {
  const change = decibels(magnitudeAt(ours, load, f) / magnitudeAt(yours, load, f));
  const stays = 1 - smooth(Math.log(f / FADES_FROM_HZ) / Math.log(FADES_TO_HZ / FADES_FROM_HZ));
  const wanted = held(change) * stays;
  if (wanted <= 0 || !noise) return wanted;
  const clear = betweenBands(noise.level_dB, f) - betweenBands(noise.floor_dB, f);
  return wanted * smooth((clear - NEAR_NOISE_DB) / (CLEAR_OF_NOISE_DB - NEAR_NOISE_DB));
}

/** The change as a minimum-phase FIR, not normalised. Within 0.1 dB of `changeAt` from 60 Hz to 16 kHz. */
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
