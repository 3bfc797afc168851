/** A standard rod magnet, mm (specification, article on magnets). */
export const STANDARD_ROD = { diameter: 5, height: 18 } as const;

interface Rod {
  readonly diameter: number;
  readonly height: number;
}

/** Field on the axis of a rod magnetised along it, at a distance from its face, in no unit. */
const onAxis = ({ diameter, height }: Rod, distance: number): number => {
  const radius = diameter / 2;
  return (
    (distance + height) / Math.hypot(distance + height, radius) - distance / Math.hypot(distance, radius)
  );
};

/**
 * Share of the field at the face of a rod that is left at a distance above it, mm: the textbook formula for the axis of
 * a cylinder, without the strings and rods beside it.
 */
export const fieldLeft = (distance: number, rod: Rod = STANDARD_ROD): number =>
  onAxis(rod, distance) / onAxis(rod, 0);

/** How hard the rod pulls at a string there, against another distance: with the square of the field, as a rule of thumb. */
export const pullAgainst = (distance: number, other: number, rod: Rod = STANDARD_ROD): number =>
  (fieldLeft(distance, rod) / fieldLeft(other, rod)) ** 2;
