import { type Face, HOLE, type Pattern } from './face.ts';
import { type Outline, type Point, polygon } from './outline.ts';

/** Waist (inner over outer radius) of the stars round screws, whose heads must fit, and of all others. */
const RADIUS = 4.75;
const WAIST = { screw: (HOLE + 0.15) / RADIUS, sky: 0.44 };

/** The sky over the screws: x in steps of the strings' distance, y over their row and radius in mm, turn in degrees. */
const SKY: readonly (readonly [x: number, y: number, radius: number, turn: number])[] = [
  [-2.55, 9.6, 2.6, 12],
  [-1.72, 6.6, 1.5, -20],
  [-1.28, 13.4, 4.2, -8],
  [-2.2, 17.4, 1.5, 30],
  [-2.72, 21.6, 2.1, -14],
  [-1.62, 21.9, 1.4, 8],
  [-0.62, 7.8, 2.2, 16],
  [-0.3, 20.6, 2.7, 20],
  [0.02, 13.6, 1.4, -12],
  [0.62, 9.2, 3.3, -16],
  [0.86, 17.6, 1.9, 6],
  [1.34, 22.1, 1.5, 26],
  [1.5, 12.8, 1.6, 30],
  [1.98, 7.4, 1.8, 4],
  [2.1, 17.4, 3.6, 14],
  [2.78, 11.4, 2.1, -24],
  [2.92, 22.4, 1.3, -6],
];

/** A star round every screw; over them the night sky, or on a P90 smaller ones to both sides. */
export const stars: Pattern = (face) => {
  const { columns, pitch, row }: Face = face;
  const screws = columns.map((x) => star([x, row], RADIUS, WAIST.screw, 0));
  if (row !== 0) {
    return [
      ...screws,
      ...SKY.map(([x, y, radius, turn]) => star([x * pitch, row + y], radius, WAIST.sky, turn)),
    ];
  }
  const between = columns.slice(1).map((x) => x - pitch / 2);
  return [
    ...screws,
    ...[-1, 1].flatMap((side) => [
      ...between.map((x) => star([x, side * 7.9], 3.1, WAIST.sky, 0)),
      ...columns.map((x) => star([x, side * 13.2], 2.2, WAIST.sky, 0)),
    ]),
  ];
};

/** A star with five points; `turn` in degrees. */
function star([x, y]: Point, radius: number, waist: number, turn: number): Outline {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 === 0 ? radius : radius * waist;
    const angle = Math.PI / 2 + (turn * Math.PI) / 180 + (i * Math.PI) / 5;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
  });
  return polygon(corners, Math.min(0.4, radius * 0.12));
}
