import type { PieceId } from '#domain/listening/audio.ts';
import type { PlayedInstrument } from '../strings/instruments.ts';

/** A piece as one instrument plays it. */
export interface Part {
  readonly piece: PieceId;
  readonly instrument: PlayedInstrument;
  /** Steps of the tablature to a beat: 4 for sixteenths, 3 for a shuffle's triplets. */
  readonly stepsPerBeat: 3 | 4;
  /** Beats a minute from a beat on. */
  readonly tempo: readonly { readonly fromBeat: number; readonly bpm: number }[];
  /** Place of the second of two sixteenths: 0.5 straight, 0.67 full swing. */
  readonly swing: number;
  readonly hand: 'pick' | 'fingers';
  /** Seconds from string to string in a chord. */
  readonly strum_s: number;
  /** Metres from the bridge. */
  readonly struckAt_m: number;
  /** General dynamic, 0 to 1. */
  readonly loudness: number;
  /** Ratio for each bar; 1 if absent. */
  readonly dynamics?: readonly number[];
  /** Seconds that the last notes ring before they are damped. */
  readonly ring_s: number;
  readonly bars: readonly string[];
}
