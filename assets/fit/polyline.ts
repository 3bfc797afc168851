import type { Point, Stroke } from '../drawings/project.ts';

/** Tolerance of a polyline on its circle, mm: a tenth of a printed line. */
const FLAT = 0.01;

/** A stroke as a chain of straight lines, mm. */
export function polyline(drawn: Stroke): readonly Point[] {
  switch (drawn.kind) {
    case 'line':
      return [drawn.from, drawn.to];
    case 'curve':
      return drawn.points;
    case 'circle':
      return round(drawn.centre, drawn.radius, 0, 2 * Math.PI);
    case 'arc': {
      const { from, to, radius, large, left } = drawn;
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const chord = Math.hypot(dx, dy);
      const rise = Math.sqrt(Math.max(0, radius ** 2 - chord ** 2 / 4)) * (large === left ? -1 : 1);
      const centre: Point = [
        (from[0] + to[0]) / 2 - (dy / chord) * rise,
        (from[1] + to[1]) / 2 + (dx / chord) * rise,
      ];
      const angle = ([x, y]: Point) => Math.atan2(y - centre[1], x - centre[0]);
      const whole = 2 * Math.PI;
      const turn = (((angle(to) - angle(from)) % whole) + whole) % whole;
      return round(centre, radius, angle(from), left ? turn : turn - whole);
    }
  }
}

function round([x, y]: Point, radius: number, from: number, turn: number): Point[] {
  const step = 2 * Math.acos(Math.max(0.5, 1 - FLAT / radius));
  // Quarters are met exactly, so that the outline is as long as the part.
  const steps = Math.max(4, 4 * Math.ceil(Math.abs(turn) / step / 4));
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const at = from + (turn * i) / steps;
    return [x + radius * Math.cos(at), y + radius * Math.sin(at)];
  });
}
