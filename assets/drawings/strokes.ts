import { COLOURS } from './colours.ts';
import { n } from './dimension-line.ts';
import type { Point, Stroke } from './project.ts';

/** Widths of lines: of a view at full size, and of one drawn smaller. */
const WIDTH = { full: 0.5, small: 0.36 } as const;

export interface Bounds {
  readonly min: Point;
  readonly max: Point;
}

/** A view on the sheet: where the model's points lie, and how large it is drawn. */
export interface Placed {
  readonly bounds: Bounds;
  readonly strokes: readonly Stroke[];
  readonly put: (point: Point) => Point;
  readonly scale: number;
}

/** Strokes of a view as one path; ink is finer where a view is drawn smaller. */
export function outlines({ strokes, put, scale }: Placed): string {
  const width = scale < 1.4 ? WIDTH.small : WIDTH.full;
  const data = strokes.map((drawn) => pathOf(drawn, put, scale)).join('');
  return `<path d="${data}" stroke="${COLOURS.ink}" stroke-width="${width}"/>`;
}

function pathOf(drawn: Stroke, put: Placed['put'], scale: number): string {
  const at = (point: Point): Point => {
    const [x, y] = put(point);
    return [n(x), n(y)];
  };
  switch (drawn.kind) {
    case 'line': {
      const [[x0, y0], [x, y]] = [at(drawn.from), at(drawn.to)];
      return `M${x0} ${y0}${y === y0 ? `H${x}` : x === x0 ? `V${y}` : `L${x} ${y}`}`;
    }
    case 'curve':
      return polyline(drawn.points.map(at));
    case 'arc': {
      const r = n(drawn.radius * scale);
      const flags = `${drawn.large ? 1 : 0} ${drawn.left ? 0 : 1}`;
      return `M${at(drawn.from).join(' ')}A${r} ${r} 0 ${flags} ${at(drawn.to).join(' ')}`;
    }
    case 'circle': {
      const [x, y] = at(drawn.centre);
      const r = n(drawn.radius * scale);
      return `M${n(x - r)} ${y}a${r} ${r} 0 1 0 ${n(2 * r)} 0a${r} ${r} 0 1 0 ${n(-2 * r)} 0`;
    }
  }
}

/** Steps from point to point, which take less room than the points. */
function polyline(points: readonly Point[]): string {
  const steps = points.map(([x, y], i) => {
    const [px, py] = points[i - 1] ?? [0, 0];
    return `${n(x - px)} ${n(y - py)}`;
  });
  return `M${steps.join('l')}`.replace(/ -/g, '-').replace(/\b0\./g, '.');
}

export function boundsOf(strokes: readonly Stroke[]): Bounds {
  const points = strokes.flatMap(cornersOf);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { min: [Math.min(...xs), Math.min(...ys)], max: [Math.max(...xs), Math.max(...ys)] };
}

function cornersOf(drawn: Stroke): readonly Point[] {
  switch (drawn.kind) {
    case 'line':
      return [drawn.from, drawn.to];
    case 'curve':
      return drawn.points;
    case 'arc':
      return [drawn.from, drawn.to];
    case 'circle':
      return [
        [drawn.centre[0] - drawn.radius, drawn.centre[1] - drawn.radius],
        [drawn.centre[0] + drawn.radius, drawn.centre[1] + drawn.radius],
      ];
  }
}
