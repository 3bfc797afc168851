import type { PickupModel } from '../models/part.ts';
import { COLOURS } from './colours.ts';
import { FIGURE, figure } from './dimension-line.ts';
import type { Lettering } from './lettering.ts';
import { centreLines, dimensions, LEVEL, labels } from './marks.ts';
import type { Point, Stroke, ViewName } from './project.ts';
import type { BlockSpec, DimensionSpec, SheetSpec } from './sheet-specs.ts';
import { boundsOf, outlines, type Placed } from './strokes.ts';
import { BLOCK, titleBlock } from './title-block.ts';

/** Measures of a sheet, in its units: a millimetre of a drawing printed 400 mm wide. */
const SHEET = { width: 400, margin: 16, between: 16 } as const;

export interface DrawnBlock {
  readonly spec: BlockSpec;
  readonly model: PickupModel;
  readonly views: ReadonlyMap<ViewName, readonly Stroke[]>;
}

/** The sheet as SVG: views of all blocks one under the other, dimensions, title block. */
export function drawSheet(spec: SheetSpec, blocks: readonly DrawnBlock[], lettering: Lettering): string {
  const scale = spec.scale[0] / spec.scale[1];
  let y = SHEET.margin;
  let axis: number | undefined;
  const body: string[] = [];
  for (const [i, block] of blocks.entries()) {
    const drawn = drawBlock(block, scale, y, axis, lettering);
    const { svg, height } = drawn;
    axis ??= drawn.axis;
    body.push(svg);
    y += height + (i + 1 < blocks.length ? SHEET.between : 0);
  }
  const height = Math.ceil(y + SHEET.margin * 0.75 + BLOCK.height);
  const title = titleBlock(spec, SHEET.width, height, lettering);
  const text = describe(spec, blocks);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${height}" width="${SHEET.width * 3}" height="${height * 3}" role="img" aria-labelledby="${spec.slug}-title">` +
    `<title id="${spec.slug}-title">${escaped(text)}</title>` +
    `<defs>${lettering.definitions()}</defs>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${body.join('')}${title}</g></svg>\n`
  );
}

function drawBlock(
  { spec, model, views }: DrawnBlock,
  scale: number,
  y: number,
  given: number | undefined,
  lettering: Lettering,
) {
  const pads = (view: ViewName) => {
    const count = (side: DimensionSpec['side']) =>
      spec.dimensions.filter((d) => d.view === view && d.side === side).length;
    const room = (side: DimensionSpec['side']) => {
      const lines = count(side);
      return lines === 0 ? 4 : LEVEL.first + (lines - 1) * LEVEL.next + FIGURE;
    };
    const above = room('above') + (view === 'front' && spec.labels ? LEVEL.labels : 0);
    return { above, below: room('below'), left: room('left'), right: room('right') };
  };
  const size = (view: ViewName) => {
    const strokes = views.get(view);
    if (!strokes) return undefined;
    const bounds = boundsOf(strokes);
    const [w, h] = [bounds.max[0] - bounds.min[0], bounds.max[1] - bounds.min[1]].map((mm) => mm * scale);
    return { strokes, bounds, w: w ?? 0, h: h ?? 0, pad: pads(view) };
  };
  const [top, front, side, corner] = (['top', 'front', 'side', 'corner'] as const).map(size);
  const column = [top, front].filter((v) => v !== undefined);
  const left = Math.max(...column.map((v) => v.pad.left - v.bounds.min[0] * scale));
  const right = Math.max(...column.map((v) => v.pad.right + v.bounds.max[0] * scale));
  const second = Math.max(side ? side.w + side.pad.left + side.pad.right : 0, corner ? corner.w * 0.42 : 0);
  const spare = SHEET.width - 2 * SHEET.margin - left - right - second;
  const gap = second > 0 ? Math.min(SHEET.between, spare) : 0;
  const start = SHEET.margin + Math.max(0, (spare - gap) / 2);
  if (spare < 0) throw new Error(`${model.id}: the views are ${-spare} too wide for the sheet`);
  // Pickups on one sheet share their middle line.
  const axis = given ?? start + left;

  const placed = new Map<ViewName, Placed>();
  const place = (view: ViewName, at: ReturnType<typeof size>, ox: number, oy: number, s = scale) => {
    if (!at) return;
    const put = ([u, v]: Point): Point => [ox + u * s, oy - v * s];
    placed.set(view, { bounds: at.bounds, strokes: at.strokes, put, scale: s });
  };
  let below = y;
  if (top) {
    place('top', top, axis, y + top.pad.above + top.bounds.max[1] * scale);
    below = y + top.pad.above + top.h + top.pad.below;
  }
  const secondStart = axis + right + gap;
  if (corner && top) {
    const room = [SHEET.width - SHEET.margin - secondStart, below - y - 6] as const;
    const s = scale * Math.min(0.72, room[0] / corner.w, room[1] / corner.h);
    const [w, h] = [(corner.w / scale) * s, (corner.h / scale) * s];
    const middle = side ? secondStart + Math.max(second, w) / 2 : secondStart + room[0] / 2;
    const x = Math.min(middle - w / 2, SHEET.width - SHEET.margin - w);
    const centre = y + top.pad.above + top.h / 2;
    place(
      'corner',
      corner,
      x - corner.bounds.min[0] * s,
      Math.max(y + h, centre + h / 2) + corner.bounds.min[1] * s,
      s,
    );
  }
  const row = [front, side].filter((v) => v !== undefined);
  if (row.length > 0) {
    if (top) below += SHEET.between * 0.4;
    const over = Math.max(...row.map((v) => v.pad.above + v.bounds.max[1] * scale));
    const zero = below + over;
    place('front', front, axis, zero);
    if (side) {
      const x = secondStart + (second - side.w - side.pad.left - side.pad.right) / 2 + side.pad.left;
      place('side', side, x - side.bounds.min[0] * scale, zero);
    }
    below = zero + Math.max(...row.map((v) => v.pad.below - v.bounds.min[1] * scale));
  }
  const svg = [
    ...[...placed.values()].map(outlines),
    centreLines(model, placed),
    dimensions(spec, model, placed, lettering),
    labels(spec, model, placed, lettering),
    spec.caption ? caption(spec.caption, y, lettering) : '',
  ];
  return { svg: svg.join(''), height: below - y, axis };
}

/** Says in words what the sheet shows, for those who cannot see it. */
function describe(spec: SheetSpec, blocks: readonly DrawnBlock[]): string {
  const figures = blocks.map(({ spec: block, model }) => {
    const each = block.dimensions.map(
      ({ key }) => `${words(key)} ${figure(model.dimensions[key] ?? Number.NaN)} mm`,
    );
    return `${model.name}: ${each.join(', ')}`;
  });
  return `Technical drawing ${spec.number}, ${spec.title}. ${figures.join('. ')}.`;
}

/** `coverLength` reads "cover length". */
function words(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function caption(text: string, y: number, lettering: Lettering): string {
  return `<g fill="${COLOURS.ink}" stroke="none">${lettering.write(text, SHEET.margin / 2, y, FIGURE * 0.72)}</g>`;
}
