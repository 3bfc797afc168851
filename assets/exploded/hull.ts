import type { Point } from '../drawings/project.ts';

/** Convex outline of points, counter-clockwise where y points up (Andrew's monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (line: Point[], point: Point): Point[] => {
    for (;;) {
      const [a, b] = [line.at(-2), line.at(-1)];
      if (!a || !b) break;
      // Less than a hundredth of a square millimetre off the straight line counts as straight.
      if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0.01) break;
      line.pop();
    }
    line.push(point);
    return line;
  };
  const lower = sorted.reduce<Point[]>(chain, []);
  const upper = sorted.toReversed().reduce<Point[]>(chain, []);
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}
