/** A standard rod magnet, mm (specification, article on magnets). */
export const STANDARD_ROD = { diameter: 5, height: 18 } as const;

interface Rod {
  readonly diameter: number;
  readonly height: number;
}

/** Field on the axis of an axially magnetised rod at a distance from its face, arbitrary units. */
const onAxis = ({ diameter, height }: Rod, distance: number): number => {
  const radius = diameter / 2;
  return (
    (distance + height) / Math.hypot(distance + height, radius) - distance / Math.hypot(distance, radius)
  );
};

/** Field at a distance, mm, relative to the face: on a cylinder's axis, without strings and other rods. */
export const fieldLeft = (distance: number, rod: Rod = STANDARD_ROD): number =>
  onAxis(rod, distance) / onAxis(rod, 0);

/** Pull on a string at one distance relative to another; goes with the square of the field. Rule of thumb. */
export const pullAgainst = (distance: number, other: number, rod: Rod = STANDARD_ROD): number =>
  (fieldLeft(distance, rod) / fieldLeft(other, rod)) ** 2;
