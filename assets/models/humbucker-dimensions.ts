/*
 * Measures of a humbucker, mm. Baseplate, bobbins, magnet, slugs and screws are those usual for replacement parts
 * for a P.A.F. (magnet 2 1/2 × 1/2 × 1/8 in, slugs 3/16 × 1/2 in, screws 5–40 × 3/4 in); the distance of the pole
 * rows is the tone model's. The rest is typical, measured on no particular part.
 */

/** Distance between first and last string at the pickup, mm: neck and bridge. */
export type Spacing = 50 | 52;

/** Half the distance between the two rows of poles. */
export const ROW = 9.2;

/** Floor on which the feet stand, height of the baseplate's underside being 0. */
export const FLOOR = -5.8;

export const PLATE = { length: 68.6, width: 37.6, radius: 2.2, thickness: 1 } as const;

/** Feet: height screws are 78.8 apart, as in the usual mounting ring. */
export const FOOT = { width: 12.7, reach: 44.4, hole: 39.4, holeRadius: 1.45 } as const;

export const MAGNET = { length: 63.5, width: 12.7, height: 3.2 } as const;

export const BOBBIN = {
  length: 66.4,
  width: 17.4,
  radius: 5.4,
  flange: 1.3,
  /** Lower and upper face. */
  z: [4.2, 14.8],
  core: { length: 58.6, width: 6.4, radius: 3.19 },
  /** Distance of its brass screws from the middle, at the baseplate. */
  foot: 31,
} as const;

/** Outside of the winding. */
export const COIL = { length: 64.8, width: 15.8, radius: 4.6 } as const;

/** Covers: inside they leave 0.2 mm round the baseplate; the face lies 1.2 mm over the bobbins. */
export const COVER = { length: 70.2, width: 39.2, radius: 2.8, top: 16, edge: 1.5 } as const;

/** Middle of each pole along x, bass side first. */
export function poleColumns(spacing: number): number[] {
  return Array.from({ length: 6 }, (_, i) => -spacing / 2 + (spacing * i) / 5);
}

/** Angles of the screws, degrees; they are never alike on a used bench. */
export const SCREW_TURNS = [14, -38, 62, -9, 31, -64] as const;
