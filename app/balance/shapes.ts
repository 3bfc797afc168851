import { hasRods } from '#domain/balance/balance.ts';
import type { PlaceId } from '#domain/tone/strings.ts';

/** Positions in the side view, in its own units. In the wide one heights are exaggerated 4 : 1. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  /** The string's position, and the length of a millimetre below it. */
  readonly string: number;
  readonly mm: number;
  readonly saddle: number;
  readonly bridge: number;
  readonly neck: number;
  readonly floor: number;
  /** Half the greatest width, heights of body and coil, and a pole's half width and height. */
  readonly half: number;
  readonly body: number;
  readonly coil: number;
  readonly pole: readonly [half: number, height: number];
  /** Amplitude of the string at the neck, and positions of the two names. */
  readonly swing: number;
  readonly names: readonly [name: number, words: number];
  readonly letters: readonly [name: number, words: number, figure: number];
}

export const GEOMETRIES = {
  wide: {
    width: 1280,
    height: 366,
    string: 104,
    mm: 22,
    saddle: 110,
    bridge: 362,
    neck: 961,
    floor: 332,
    half: 103.6,
    body: 96,
    coil: 62,
    pole: [13.4, 76.8],
    swing: 26,
    names: [46, 65],
    letters: [16, 13, 15],
  },
  small: {
    width: 350,
    height: 266,
    string: 88,
    mm: 16,
    saddle: 26,
    bridge: 98,
    neck: 266,
    floor: 240,
    half: 31,
    body: 52,
    coil: 20,
    pole: [4, 42],
    swing: 26,
    names: [18, 36],
    letters: [13, 11, 13],
  },
} as const satisfies Readonly<Record<string, Geometry>>;

/** Cross section of a pickup: two coils over a bar, one coil over two bars, or one coil around rods. */
export const cutOf = (place: PlaceId): 'pair' | 'bars' | 'rods' =>
  hasRods(place) ? 'rods' : place.startsWith('p90') ? 'bars' : 'pair';
