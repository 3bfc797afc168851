import { GUITAR, PLACES, type PlaceId } from './strings.ts';

export type InstrumentId = 'guitar' | 'bass';

/** Two halves of a coil at one distance from the bridge hear what the whole coil hears: one dry take for both. */
export const SAME_TAKE = {
  'p90-noiseless-neck': 'p90-neck',
  'p90-noiseless-bridge': 'p90-bridge',
} as const satisfies Partial<Record<PlaceId, PlaceId>>;

/** The place whose dry takes a place is played with. */
export const takePlace = (place: PlaceId): PlaceId =>
  (SAME_TAKE as Partial<Record<PlaceId, PlaceId>>)[place] ?? place;

/** The instrument that a place belongs to. */
export const instrumentAt = (place: PlaceId): InstrumentId =>
  PLACES[place].instrument === GUITAR ? 'guitar' : 'bass';

/**
 * The pickup of a set that is wound against the others with its poles turned over, so that two together are quiet. Where
 * nothing is written, neck and bridge are wound alike.
 */
export const REVERSE_WOUND: readonly PlaceId[] = [
  'stratocaster-middle',
  'telecaster-neck',
  'jazz-bass-bridge',
];
