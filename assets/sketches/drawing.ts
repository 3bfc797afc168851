import { type Camera, makeCamera, project, type Vec2, type Vec3 } from './camera.ts';
import type { Sketch } from './catalogue.ts';
import { centreLine, DRAWING, dimension, titleBlock } from './drawing-lines.ts';
import { type Box, boundsOf, type Part, type Prism } from './parts.ts';
import { num, pathData } from './path-data.ts';
import { paintOrder } from './sort.ts';
import { attributes, Sheet } from './svg.ts';

/** Twice the true size where a CSS pixel is 1/96 in. */
const SCALE = (2 * 96) / 25.4;
const WIDTH = 1200;
const HEIGHT = 900;
const FRAME = { x: 20, y: 20, width: WIDTH - 40, height: HEIGHT - 40 };
const BLOCK = 68;

/** Technical drawing of a product: plan, front view below it, dimensions in mm, title block. No hidden lines. */
export function technicalDrawing(sketch: Sketch): string {
  const parts = (sketch.drawn?.parts() ?? sketch.single(sketch.colours[0] as string, 'bridge')).filter(
    (part) => part.kind === 'prism',
  );
  const all = unite(parts.map(boundsOf));
  const body = unite(parts.filter((p) => BODY.has(p.name)).map(boundsOf));
  const depth = (all.max[1] - all.min[1]) * SCALE;
  const height = (all.max[2] - all.min[2]) * SCALE;
  // Both views and their dimensions, centred between the frame's top and the title block.
  const room = FRAME.height - BLOCK;
  const gap = 156;
  const top = FRAME.y + Math.max(72, (room - depth - gap - height) / 2 + 12);
  const planView = aim(makeCamera(0, 90, SCALE), [WIDTH / 2, top + depth / 2], all, 1);
  const frontView = aim(makeCamera(0, 0, SCALE), [WIDTH / 2, top + depth + gap + height / 2], all, 2);

  const sheet = new Sheet(WIDTH, HEIGHT);
  const { x, y, width, height: tall } = FRAME;
  sheet.add(`<path d="M0 0h${WIDTH}v${HEIGHT}h-${WIDTH}z" fill="${DRAWING.ground}"/>`);
  sheet.add(`<path d="M${x} ${y}h${width}v${tall}h-${width}z" stroke="${DRAWING.line}" stroke-width="1"/>`);
  sheet.add(`<g${attributes({ stroke: DRAWING.line, 'stroke-width': 1.25, fill: DRAWING.ground })}>`);
  for (const index of paintOrder(parts.map(boundsOf), planView.toward))
    sheet.add(plan(planView, parts[index] as Prism));
  for (const index of paintOrder(parts.map(boundsOf), frontView.toward))
    sheet.add(front(frontView, parts[index] as Prism));
  sheet.add('</g>');
  sheet.add(centreLines(parts, all, planView, frontView));
  sheet.add(`<g font-family="${DRAWING.font}">`);
  sheet.add(dimensions(parts, all, body, planView, frontView));
  sheet.add(
    titleBlock({ x, y: y + tall - BLOCK, width, height: BLOCK }, [
      [1.1, 'Part', sketch.number],
      [2.5, 'Name', sketch.drawn?.name ?? sketch.name],
      [1, 'Scale', '2:1'],
      [1.9, 'Unit', 'All dimensions in mm'],
      [1.5, 'Made by', 'Gewitter, Leipzig'],
    ]),
  );
  sheet.add('</g>');
  return sheet.toString();
}

/** Parts whose outline is the pickup's body, as opposed to lugs, ears and plates. */
const BODY = new Set(['cover', 'bobbin']);

function unite(boxes: readonly Box[]): Box {
  const pick = (side: 'min' | 'max', axis: 0 | 1 | 2): number =>
    Math[side](...boxes.map((b) => b[side][axis]));
  const corner = (side: 'min' | 'max'): Vec3 => [pick(side, 0), pick(side, 1), pick(side, 2)];
  return { min: corner('min'), max: corner('max') };
}

function aim(camera: Camera, centre: Vec2, all: Box, axis: 1 | 2): Camera {
  const middle = (all.min[axis] + all.max[axis]) / 2;
  return { ...camera, origin: [centre[0], centre[1] + SCALE * middle] };
}

function plan(camera: Camera, part: Prism): string {
  const [ax, ay] = part.at ?? [0, 0];
  const outline = (points: Prism['outline']): string =>
    pathData(
      points.map(({ p }) => project(camera, [p[0] + ax, p[1] + ay, 0])),
      true,
    );
  const marks = (part.marks ?? []).map((mark) => `<path d="${outline(mark.outline)}"/>`).join('');
  return `<path d="${outline(part.outline)}"/>${marks}`;
}

/** Front view of a prism: its extent, with rounded upper corners where its edge is rounded; wire as fine lines. */
function front(camera: Camera, part: Prism): string {
  if (part.recess) return '';
  const box = boundsOf(part);
  const [left, bottom] = project(camera, [box.min[0], 0, box.min[2]]);
  const [right, top] = project(camera, [box.max[0], 0, box.max[2]]);
  const w = right - left;
  const rx = Math.min((part.fillet?.inset ?? 0) * SCALE, w / 2);
  const ry = (part.fillet?.height ?? 0) * SCALE;
  const arc = (dx: number, dy: number): string =>
    rx > 0 ? `a${num(rx)} ${num(ry)} 0 0 1 ${num(dx)} ${num(dy)}` : '';
  const shape = `M${num(left)} ${num(bottom)}V${num(top + ry)}${arc(rx, -ry)}H${num(right - rx)}${arc(rx, ry)}V${num(bottom)}z`;
  if (!part.turns) return `<path d="${shape}"/>`;
  const rows = 9;
  const wires = Array.from({ length: rows }, (_, i) => {
    const level = bottom + ((top - bottom) * (i + 1)) / (rows + 1);
    return `M${num(left)} ${num(level)}h${num(w)}`;
  });
  return `<path d="${shape}"/><path d="${wires.join('')}" stroke="${DRAWING.dimension}" stroke-opacity=".55" stroke-width=".7"/>`;
}

const isPole = (part: Part): boolean => part.name === 'slug' || part.name === 'screw';

function centreLines(parts: readonly Prism[], all: Box, planView: Camera, frontView: Camera): string {
  const rows = [...new Set(parts.filter(isPole).map((p) => (p.at?.[1] ?? 0).toFixed(2)))].map(Number);
  const over = 3.4;
  const across = rows.map((y) =>
    centreLine(project(planView, [all.min[0] - over, y, 0]), project(planView, [all.max[0] + over, y, 0])),
  );
  const down = [
    centreLine(
      project(planView, [0, all.max[1] + over - 1, 0]),
      project(planView, [0, all.min[1] - over + 1, 0]),
    ),
    centreLine(
      project(frontView, [0, 0, all.max[2] + over - 1]),
      project(frontView, [0, 0, all.min[2] - over + 1]),
    ),
  ];
  return [...across, ...down].join('');
}

const figure = (mm: number): string => (Math.round(mm * 10) / 10).toFixed(1);

function dimensions(
  parts: readonly Prism[],
  all: Box,
  body: Box,
  planView: Camera,
  frontView: Camera,
): string {
  const at = (camera: Camera, x: number, y: number, z = 0): Vec2 => project(camera, [x, y, z]);
  const poles = parts.filter((p) => isPole(p) && (p.at?.[1] ?? 0) === lowest(parts));
  const xs = poles.map((p) => p.at?.[0] ?? 0);
  const [first, last] = [Math.min(...xs), Math.max(...xs)];
  const row = lowest(parts);
  const above = at(planView, 0, all.max[1])[1] - 36;
  const below = at(planView, 0, all.min[1])[1] + 36;
  const right = at(planView, all.max[0], 0)[0] + 62;
  const out = [
    dimension(
      'x',
      at(planView, body.min[0], body.max[1]),
      at(planView, body.max[0], body.max[1]),
      above,
      figure(body.max[0] - body.min[0]),
    ),
    dimension('x', at(planView, first, row - 3), at(planView, last, row - 3), below, figure(last - first)),
    dimension(
      'y',
      at(planView, all.max[0] - 4, all.max[1]),
      at(planView, all.max[0] - 4, all.min[1]),
      right,
      figure(all.max[1] - all.min[1]),
    ),
    dimension(
      'y',
      at(frontView, all.max[0] - 4, 0, all.max[2]),
      at(frontView, all.max[0] - 4, 0, all.min[2]),
      right,
      figure(all.max[2] - all.min[2]),
    ),
  ];
  const whole = all.max[0] - all.min[0];
  if (whole - (body.max[0] - body.min[0]) > 1) {
    const foot = at(frontView, 0, 0, all.min[2]);
    out.push(
      dimension(
        'x',
        [at(frontView, all.min[0], 0)[0], foot[1]],
        [at(frontView, all.max[0], 0)[0], foot[1]],
        foot[1] + 36,
        figure(whole),
      ),
    );
  }
  return out.join('');
}

function lowest(parts: readonly Prism[]): number {
  return Math.min(...parts.filter(isPole).map((p) => p.at?.[1] ?? 0));
}
