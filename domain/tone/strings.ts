/** Strings of an instrument, low to high: open frequencies in Hz (equal temperament, A = 440) and scale in metres. */
export interface Instrument {
  readonly scale: number;
  readonly openStrings: readonly number[];
}

export const GUITAR: Instrument = {
  scale: 0.648,
  openStrings: [82.407, 110, 146.832, 195.998, 246.942, 329.628],
};
export const BASS: Instrument = { scale: 0.864, openStrings: [41.203, 55, 73.416, 97.999] };

/** Position of a pickup, in metres from the bridge. */
export interface StringPlace {
  readonly instrument: Instrument;
  readonly coils: readonly number[];
  /** Length of string that a pole senses, modelled as a box. Rule of thumb. */
  readonly aperture: number;
  /** The first coil senses only the lower half of the strings, the second only the upper half. */
  readonly split: boolean;
}

const guitar = (coils: readonly number[], aperture: number, split = false): StringPlace => ({
  instrument: GUITAR,
  coils,
  aperture,
  split,
});
const bass = (coils: readonly number[], split = false): StringPlace => ({
  instrument: BASS,
  coils,
  aperture: 0.016,
  split,
});

/**
 * Usual positions of pickups on 648 mm and 864 mm scales. The coils of a humbucker are 18.4 mm apart; the halves of a
 * Precision 25 mm, with the low strings' half nearer to the neck.
 */
export const PICKUP_PLACES = {
  'stratocaster-neck': guitar([0.162], 0.012),
  'stratocaster-middle': guitar([0.1], 0.012),
  'stratocaster-bridge': guitar([0.041], 0.012),
  'telecaster-neck': guitar([0.16], 0.012),
  'telecaster-bridge': guitar([0.041], 0.012),
  'p90-neck': guitar([0.152], 0.02),
  'p90-bridge': guitar([0.045], 0.02),
  'p90-noiseless-neck': guitar([0.152, 0.152], 0.02, true),
  'p90-noiseless-bridge': guitar([0.045, 0.045], 0.02, true),
  'humbucker-neck': guitar([0.1428, 0.1612], 0.012),
  'humbucker-bridge': guitar([0.0358, 0.0542], 0.012),
  'jazz-bass-neck': bass([0.152]),
  'jazz-bass-bridge': bass([0.062]),
  'precision-bass-split': bass([0.1495, 0.1245], true),
} as const satisfies Record<string, StringPlace>;
export type PlaceId = keyof typeof PICKUP_PLACES;

/** Positions of the coils that sense a string, in metres from the bridge. */
export function coilsOver(place: StringPlace, string: number): readonly number[] {
  if (!place.split) return place.coils;
  const half = string < place.instrument.openStrings.length / 2 ? 0 : 1;
  return place.coils.slice(half, half + 1);
}

/**
 * Response of a place to frequency `f` on a string, −1 to 1. The string's velocity is a(t + x/c) − a(t − x/c) with c =
 * 2·scale·open frequency at any fret, which gives sin(2πfx/c), averaged over the coils and the aperture. Negative
 * values are in opposite phase to a place at the bridge.
 */
export function signedPlaceResponse(place: StringPlace, string: number, f: number): number {
  const open = place.instrument.openStrings[string] ?? 0;
  const wave = (2 * Math.PI * f) / (2 * place.instrument.scale * open);
  const half = (wave * place.aperture) / 2;
  const sinc = half < 1e-6 ? 1 : Math.sin(half) / half;
  const coils = coilsOver(place, string);
  const sum = coils.reduce((total, x) => total + Math.sin(wave * x), 0);
  return (sum * sinc) / coils.length;
}

/** Magnitude of `signedPlaceResponse`, 0 to 1. */
export const placeResponse = (place: StringPlace, string: number, f: number): number =>
  Math.abs(signedPlaceResponse(place, string, f));

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
