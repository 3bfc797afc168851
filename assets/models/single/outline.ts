import { type Drawing, draw } from 'replicad';

/** A corner of an outline: x, y and the radius it is rounded with, mm. */
export type Corner = readonly [x: number, y: number, radius?: number];

/** A closed outline with corners each rounded as wished; corners in either sense. */
export function outline(corners: readonly Corner[]): Drawing {
  const cut = corners.map((corner, i) => rounding(at(corners, i - 1), corner, at(corners, i + 1)));
  const first = cut[0];
  if (!first) throw new Error('An outline needs corners');
  for (const [i, { along }] of cut.entries()) {
    const [corner, next] = [at(corners, i), at(corners, i + 1)];
    const room = Math.hypot(next[0] - corner[0], next[1] - corner[1]);
    const needed = along + (cut[(i + 1) % cut.length]?.along ?? 0);
    if (needed > room + 1e-9)
      throw new Error(
        `Outline: roundings need ${needed.toFixed(2)} of ${room.toFixed(2)} mm after corner ${i + 1}`,
      );
  }
  let pen = draw([...first.from]);
  for (const [i, { from, middle, to }] of cut.entries()) {
    if (i > 0) pen = pen.lineTo([...from]);
    if (middle) pen = pen.threePointsArcTo([...to], [...middle]);
  }
  return pen.close();
}

/** Corners and their mirror images in the y axis: for outlines that are alike left and right. */
export function bothSides(right: readonly Corner[]): Corner[] {
  const left = right.map(([x, y, radius]): Corner => [-x, y, radius]).reverse();
  return [...right, ...left];
}

/** Start, end and middle of a rounded corner; none for a sharp one. */
function rounding(before: Corner, corner: Corner, after: Corner) {
  const [x, y, radius = 0] = corner;
  if (radius === 0) return { from: [x, y] as const, to: [x, y] as const, along: 0 };
  const a = unit(before[0] - x, before[1] - y);
  const b = unit(after[0] - x, after[1] - y);
  const half = Math.acos(a[0] * b[0] + a[1] * b[1]) / 2;
  const along = radius / Math.tan(half);
  const bisector = unit(a[0] + b[0], a[1] + b[1]);
  const depth = radius / Math.sin(half) - radius;
  return {
    from: [x + a[0] * along, y + a[1] * along] as const,
    middle: [x + bisector[0] * depth, y + bisector[1] * depth] as const,
    to: [x + b[0] * along, y + b[1] * along] as const,
    along,
  };
}

function unit(x: number, y: number): readonly [number, number] {
  const length = Math.hypot(x, y);
  return [x / length, y / length];
}

function at(corners: readonly Corner[], index: number): Corner {
  return corners[(index + corners.length) % corners.length] as Corner;
}
