import { GUITAR, PICKUP_PLACES, type PlaceId } from './strings.ts';

export type InstrumentId = 'guitar' | 'bass';

/** The two halves of a coil, at one distance from the bridge, sense what the whole coil does: one dry take. */
export const SAME_TAKE = {
  'p90-noiseless-neck': 'p90-neck',
  'p90-noiseless-bridge': 'p90-bridge',
} as const satisfies Partial<Record<PlaceId, PlaceId>>;

export const takePlace = (place: PlaceId): PlaceId =>
  (SAME_TAKE as Partial<Record<PlaceId, PlaceId>>)[place] ?? place;

export const instrumentAt = (place: PlaceId): InstrumentId =>
  PICKUP_PLACES[place].instrument === GUITAR ? 'guitar' : 'bass';

/** The pickup of a set with reversed winding and poles, so that two cancel hum. Others are wound alike. */
export const REVERSE_WOUND: readonly PlaceId[] = [
  'stratocaster-middle',
  'telecaster-neck',
  'jazz-bass-bridge',
];
