const SHEET = { half: 30, width: 215, height: 135 };
const path = (line: readonly Point[]) =>
  line
    .filter((_, index) => index % 2 === 0 || index === line.length - 1)
    .map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');

export function FieldDrawing() {
  return (
    <svg
      className="[&>*]:stroke-fixed [&_g>*]:stroke-fixed drawing w-full [&_text]:ls-[normal] stroke-current stroke-1"
      viewBox="-200 -123 400 246"
      aria-hidden="true"
    >
      {fieldLines(28, SHEET).map((line) => (
        <path
          key={`${line[0]}`}
          className="[stroke:color-mix(in_srgb,currentcolor_62%,transparent)] stroke-[0.8]"
          d={path(line)}
        />
      ))}
      <path className="stroke-copper fill-ground-raised stroke-[1.4]" d="M-40 -10H40V10H-40ZM0 -10V10" />
      <text className="fill-copper text-[12px] [dominant-baseline:central]" x="-20" y="0" textAnchor="middle">
        S
      </text>
      <text className="fill-copper text-[12px] [dominant-baseline:central]" x="20" y="0" textAnchor="middle">
        N
      </text>
    </svg>
  );
}

type Point = readonly [x: number, y: number];

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
