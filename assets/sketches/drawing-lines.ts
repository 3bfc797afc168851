import type { Vec2 } from './camera.ts';
import { num } from './path-data.ts';
import { attributes, escapeXml } from './svg.ts';

/** Ink of a technical drawing. */
export const DRAWING = {
  ground: '#fcfaf5',
  line: '#0f1211',
  fine: '#6d6f69',
  dimension: '#9c4a22',
  font: "'Martian Mono', ui-monospace, monospace",
} as const;

const ARROW = { length: 13, half: 2.8 } as const;
/** Advance of a character of the mono fonts, in parts of the font size; an upper bound over the fallbacks. */
const ADVANCE = 0.68;

/** A line of text; `anchor` says which end of it stands at (x, y), px. */
export function label(
  text: string,
  [x, y]: Vec2,
  size: number,
  colour: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
  weight?: number,
): string {
  const place = attributes({
    x,
    y,
    'font-size': size,
    fill: colour,
    'text-anchor': anchor === 'start' ? undefined : anchor,
    'font-weight': weight,
  });
  return `<text${place}>${escapeXml(text)}</text>`;
}

/**
 * Dimension between two points, measured along the picture's x or y axis: extension lines from the points, a line
 * with arrows at `level` px, the figure in a gap of the line.
 */
export function dimension(axis: 'x' | 'y', a: Vec2, b: Vec2, level: number, text: string): string {
  const size = 19;
  const along = axis === 'x' ? 0 : 1;
  const [low, high] = [Math.min(a[along], b[along]), Math.max(a[along], b[along])];
  const put = (u: number, v: number): string =>
    axis === 'x' ? `${num(u)} ${num(v)}` : `${num(v)} ${num(u)}`;
  const middle = (low + high) / 2;
  const gap = axis === 'x' ? (text.length * size * ADVANCE) / 2 + 8 : size * 0.85;
  const lines: string[] = [];
  for (const p of [a, b]) {
    const [u, v] = axis === 'x' ? p : ([p[1], p[0]] as const);
    const side = Math.sign(level - v) || 1;
    lines.push(`M${put(u, v + side * 5)}L${put(u, level + side * 7)}`);
  }
  lines.push(
    `M${put(low, level)}L${put(middle - gap, level)}M${put(middle + gap, level)}L${put(high, level)}`,
  );
  const arrow = (tip: number, way: 1 | -1): string =>
    `M${put(tip, level)}L${put(tip + way * ARROW.length, level - ARROW.half)}L${put(tip + way * ARROW.length, level + ARROW.half)}z`;
  const [x, y] = axis === 'x' ? [middle, level] : [level, middle];
  return (
    `<path d="${lines.join('')}" stroke="${DRAWING.dimension}" stroke-width=".9"/>` +
    `<path d="${arrow(low, 1)}${arrow(high, -1)}" fill="${DRAWING.dimension}"/>` +
    label(text, [x, y + size * 0.35], size, DRAWING.dimension, 'middle')
  );
}

/** Dash-dotted centre line. */
export function centreLine(a: Vec2, b: Vec2): string {
  const d = `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  return `<path d="${d}" stroke="${DRAWING.dimension}" stroke-opacity=".7" stroke-width=".8" stroke-dasharray="22 5 3 5"/>`;
}

/** Title block along the foot of a sheet: cells of (share of the width, first line, second line). */
export function titleBlock(
  frame: { x: number; y: number; width: number; height: number },
  cells: readonly (readonly [number, string, string])[],
): string {
  const total = cells.reduce((sum, [share]) => sum + share, 0);
  let x = frame.x;
  const out = [
    `<path d="M${num(frame.x)} ${num(frame.y)}h${num(frame.width)}" stroke="${DRAWING.line}" stroke-width="1"/>`,
  ];
  cells.forEach(([share, caption, value], i) => {
    if (i > 0)
      out.push(
        `<path d="M${num(x)} ${num(frame.y)}v${num(frame.height)}" stroke="${DRAWING.line}" stroke-width="1"/>`,
      );
    out.push(label(caption, [x + 16, frame.y + 24], 13, DRAWING.fine));
    out.push(label(value, [x + 16, frame.y + 49], 18, DRAWING.line, 'start', 500));
    x += (frame.width * share) / total;
  });
  return out.join('');
}
