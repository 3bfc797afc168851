import { type Face, type Pattern, screwHoles } from './face.ts';
import { type Outline, polygon } from './outline.ts';

/** A bolt of height 1 with its tip at the origin, drawn once and used for every string. */
const BOLT = [
  [0, 0],
  [0.238, 0.51],
  [0.07, 0.51],
  [0.222, 1],
  [-0.06, 1],
  [-0.212, 0.4],
  [-0.042, 0.4],
] as const;

/** A bolt for every string, and it strikes the pole. */
export const lightning: Pattern = (face) => [...screwHoles(face), ...bolts(face)];

function bolts({ columns, row, half }: Face): Outline[] {
  const tip = row + 4.4;
  const height = half[1] - 1 - tip;
  return columns.map((x) =>
    polygon(
      BOLT.map(([u, v]) => [x + u * height, tip + v * height] as const),
      0.4,
    ),
  );
}
