export type Point = readonly [x: number, y: number];

const STEP = 2;
const MOST_STEPS = 900;

/**
 * Field lines of a bar magnet, its north pole at (`half`, 0) and its south pole at (−`half`, 0), modelled as two
 * magnetic charges, which fits a bar seen from some distance. Each line begins at the north pole and ends at the south
 * pole; one that leaves the sheet of ±`width` and ±`height` comes back to the south pole as its mirror image.
 */
export function fieldLines(
  count: number,
  { half, width, height }: { half: number; width: number; height: number },
): readonly (readonly Point[])[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) / count) * 2 * Math.PI;
    let [x, y] = [half + 4 * Math.cos(angle), 4 * Math.sin(angle)];
    const line: Point[] = [[x, y]];
    for (let step = 0; step < MOST_STEPS; step++) {
      const north = Math.hypot(x - half, y) ** 3;
      const south = Math.hypot(x + half, y) ** 3;
      const [fx, fy] = [(x - half) / north - (x + half) / south, y / north - y / south];
      const strength = Math.hypot(fx, fy);
      x += (STEP * fx) / strength;
      y += (STEP * fy) / strength;
      line.push([x, y]);
      if (Math.hypot(x + half, y) < 4) return [line];
      if (Math.abs(x) > width || Math.abs(y) > height) break;
    }
    return [line, line.map(([px, py]): Point => [-px, py])];
  }).flat();
}
