import type { Face, Pattern } from './face.ts';
import { inset, type Outline, polygon } from './outline.ts';

/** From the middle of a cell to its corners, and from row to row, mm: cells 10 mm apart. */
const RADIUS = 10 / Math.sqrt(3);
const STEP = 1.5 * RADIUS;

/** Rows of cells from the screws on, in rows of the comb, and how far each is drawn in, mm. */
const NEST = [
  { row: 0, wall: 0.85 },
  { row: 1, wall: 1.05 },
  { row: 2, wall: 1.75 },
  { row: 2.66, wall: 3.05 },
] as const;

/**
 * The comb of a hornets' nest: a full cell for every screw, then rows that close towards the rim as cells under
 * construction do.
 */
export const hornet: Pattern = (face) => {
  if (face.row !== 0) return NEST.flatMap(({ row, wall }, i) => cells(face, face.row + row * STEP, i, wall));
  const [screws, ...rest] = [0.85, 1.35, 3.1].map((wall, i) => ({
    wall,
    i,
    y: i === 2 ? 1.66 * STEP : i * STEP,
  }));
  return [
    ...cells(face, 0, 0, screws?.wall ?? 0),
    ...rest.flatMap(({ wall, i, y }) => [...cells(face, y, i, wall), ...cells(face, -y, i, wall)]),
  ];
};

/** A row of hexagons about `y`, each drawn in by `wall` mm; over the screws, or (odd `shift`) between them. */
function cells({ columns, pitch }: Face, y: number, shift: number, wall: number): Outline[] {
  const middles = shift % 2 === 0 ? columns : columns.slice(1).map((x) => x - pitch / 2);
  return middles.map((x) => {
    const corners = Array.from({ length: 6 }, (_, i) => {
      const angle = ((i + 0.5) * Math.PI) / 3;
      return [x + RADIUS * Math.cos(angle), y + RADIUS * Math.sin(angle)] as const;
    });
    return polygon(inset(corners, wall), 0.6);
  });
}
