import { COLOURS } from './colours.ts';
import { CAPITALS, type Lettering, textWidth } from './lettering.ts';
import type { Point } from './project.ts';

/** Height of figures, and the measures of arrows and extension lines, in units of the sheet. */
export const FIGURE = 6.2;
const ARROW = { length: 4.6, half: 0.95 } as const;
const EXTENSION = { gap: 1, over: 2.6 } as const;
const LINE = 0.34;

/** A dimension on the sheet, measured along x (level) or y (upright). */
export interface DimensionLine {
  readonly along: 'x' | 'y';
  /** The two points measured, on the sheet. */
  readonly from: Point;
  readonly to: Point;
  /** Position of the line: y if level, x if upright. */
  readonly level: number;
  readonly key: string;
  readonly mm: number;
}

/** With one decimal, two where the model says so: never rounded. */
export function figure(mm: number): string {
  const tenths = mm.toFixed(1);
  return Math.abs(Number(tenths) - mm) < 0.005 ? tenths : mm.toFixed(2);
}

/** Extension lines, a line with open arrows, and the figure in a gap of it. */
export function dimensionLine(line: DimensionLine, lettering: Lettering): string {
  const { along, from, to, level, key, mm } = line;
  const [u, v] = along === 'x' ? ([0, 1] as const) : ([1, 0] as const);
  const put = (a: number, b: number) => (along === 'x' ? `${n(a)} ${n(b)}` : `${n(b)} ${n(a)}`);
  const [low, high] = from[u] < to[u] ? [from, to] : [to, from];
  const text = figure(mm);
  const width = textWidth(text, FIGURE) + 3;
  const [start, end] = [low[u], high[u]];
  const middle = (start + end) / 2;
  const room = end - start > width + 2 * ARROW.length + 2;
  const beside = !room && along === 'y' && end - start > 2 * ARROW.length + 3;
  const out: string[] = [];
  for (const point of [low, high]) {
    const way = Math.sign(level - point[v]) || 1;
    out.push(
      `M${put(point[u], point[v] + way * EXTENSION.gap)}L${put(point[u], level + way * EXTENSION.over)}`,
    );
  }
  const arrow = (tip: number, way: number) =>
    `M${put(tip + way * ARROW.length, level - ARROW.half)}L${put(tip, level)}L${put(tip + way * ARROW.length, level + ARROW.half)}`;
  let at = middle;
  let off = 0;
  if (beside) {
    // An upright figure that finds no gap is beside its line, away from the view.
    out.push(`M${put(start, level)}L${put(end, level)}`, arrow(start, 1), arrow(end, -1));
    off = (Math.sign(level - (from[v] + to[v]) / 2) || 1) * FIGURE * 0.78;
  } else if (room) {
    out.push(
      `M${put(start, level)}L${put(middle - width / 2, level)}M${put(middle + width / 2, level)}L${put(end, level)}`,
    );
    out.push(arrow(start, 1), arrow(end, -1));
  } else {
    // Too narrow: arrows from outside, the figure beyond the far end.
    const tail = ARROW.length + 3;
    out.push(
      `M${put(start - tail, level)}L${put(start, level)}M${put(end, level)}L${put(end + tail, level)}`,
    );
    out.push(arrow(start, -1), arrow(end, 1));
    at = end + tail + width / 2;
  }
  const drop = (FIGURE * CAPITALS) / 2;
  const words =
    along === 'x'
      ? lettering.write(text, at, level + drop, FIGURE, 'middle')
      : lettering.write(text, level + off + drop, at, FIGURE, 'middle', -90);
  return (
    `<g data-dimension="${key}" data-mm="${text}">` +
    `<path d="${out.join('')}" stroke="${COLOURS.dimension}" stroke-width="${LINE}"/>` +
    `<g fill="${COLOURS.dimension}" stroke="none">${words}</g></g>`
  );
}

/** Dash-dotted centre line. */
export function centreLine(from: Point, to: Point): string {
  const d = `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`;
  return `<path d="${d}" stroke="${COLOURS.dimension}" stroke-width=".24" stroke-opacity=".75" stroke-dasharray="9 2 2.4 2"/>`;
}

export function n(value: number): number {
  return Math.round(value * 100) / 100;
}
