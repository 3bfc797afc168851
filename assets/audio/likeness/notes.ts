import { instrumentAt, PICKUP_PLACES } from '#domain/tone/strings.ts';
import { convolve } from '../chain/convolve.ts';
import { pickupFilter, type StockPickup, stockPickups } from '../render/pickups.ts';
import { dryTake } from '../render/take.ts';
import { bodyMotion } from '../strings/body.ts';
import { PLAYED_BASS, PLAYED_GUITAR } from '../strings/instruments.ts';
import { playStrings } from '../strings/play-strings.ts';
import type { Attack, Stroke } from '../strings/stroke.ts';

const INSTRUMENTS = { guitar: PLAYED_GUITAR, bass: PLAYED_BASS };
/** Struck where players mostly strike, metres from the bridge. */
const STRUCK_M = 0.11;
const BEGIN_S = 0.1;

/** A fret of a string. */
export type Spot = readonly [string: number, fret: number];

/** The same four and three pitches as were taken of the recorded notes. */
export const LOW: readonly Spot[] = [
  [0, 0],
  [0, 3],
  [1, 0],
  [1, 2],
];
export const MIDDLE: readonly Spot[] = [
  [3, 0],
  [3, 2],
  [4, 0],
];
/** Above 250 Hz. */
export const HIGH: readonly Spot[] = [
  [4, 3],
  [5, 0],
  [5, 5],
  [5, 12],
];
export const BASS: readonly Spot[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 5],
];

/** Soft to hard: 13 dB of strength, as between the layers of recorded sets. */
export const STRENGTHS = { soft: 0.22, usual: 0.5, hard: 1 } as const;

/** A vintage pickup of the shop. */
export function vintage(slug: string, position: StockPickup['position']): StockPickup {
  const found = stockPickups(slug).find((each) => each.flavor === 'VINTAGE' && each.position === position);
  if (!found) throw new Error(`No vintage ${slug} ${position}`);
  return found;
}

export interface NoteOrder {
  readonly spot: Spot;
  readonly velocity: number;
  readonly attack: Attack;
  readonly seconds?: number;
  /** Time at which a hand stops it; absent if none does. */
  readonly end_s?: number;
}

export const frequencyOf = (pickup: StockPickup, [string, fret]: Spot): number =>
  (PICKUP_PLACES[pickup.place].instrument.openStrings[string] ?? Number.NaN) * 2 ** (fret / 12);

/** A usual stroke: where players mostly strike, on a free string. */
export const strokeAt = ([string, fret]: Spot, change: Partial<Stroke>): Stroke => ({
  string,
  fret,
  start_s: BEGIN_S,
  end_s: 100,
  velocity: STRENGTHS.usual,
  attack: 'pick',
  struckAt_m: STRUCK_M,
  muted: 'no',
  pitch: [],
  slides: [],
  ...change,
});

/** Strokes through a pickup, straight into the desk: no amp, no loudspeaker, no room. */
export function played(pickup: StockPickup, strokes: readonly Stroke[], seconds: number): Float32Array {
  const id = instrumentAt(pickup.place);
  const scale_m = PICKUP_PLACES[pickup.place].instrument.scale;
  const waves = playStrings(INSTRUMENTS[id], strokes, { seconds, scale_m, seed: 7 });
  const take = dryTake({ waves, body: bodyMotion(id, waves) }, pickup.place);
  return convolve(take, pickupFilter(pickup.pickup));
}

/** One note, heard so. */
export function note(
  pickup: StockPickup,
  { spot, seconds = 4.2, end_s = seconds + 1, ...how }: NoteOrder,
): Float32Array {
  return played(pickup, [strokeAt(spot, { end_s, ...how })], seconds);
}
