import type { PickupModel } from '../models/part.ts';
import { COLOURS } from './colours.ts';
import { centreLine, dimensionLine, FIGURE } from './dimension-line.ts';
import type { Lettering } from './lettering.ts';
import { measure, placesOf } from './measure.ts';
import type { Point, ViewName } from './project.ts';
import type { BlockSpec, DimensionSpec } from './sheet-specs.ts';
import type { Placed } from './strokes.ts';

/** Distance of the first dimension line from the view, of each further one from the last, and room for labels. */
export const LEVEL = { first: 10, next: 11, labels: 9 } as const;

/** Through every row of poles in the top view, and through the middle of the upper views. */
export function centreLines(model: PickupModel, placed: ReadonlyMap<ViewName, Placed>): string {
  const top = placed.get('top');
  if (!top) return '';
  const poles = model.parts
    .filter(({ slot, name }) => slot === 'pole' || name === 'pole-screw')
    .map(({ name }) => name);
  const places = placesOf(model, 'top', poles);
  const rows = [...new Set(places.map(([, y]) => y.toFixed(2)))].map(Number);
  // In units of the sheet: short of the first dimension line.
  const over = 5 / top.scale;
  return rows
    .map((y) => {
      const xs = places.filter((place) => Math.abs(place[1] - y) < 0.01).map(([x]) => x);
      // A row that belongs to one half of the pickup ends with it.
      const whole = Math.min(...xs) < 0 && Math.max(...xs) > 0 && rows.length < 3 && xs.length > 4;
      const [from, to] = whole
        ? [top.bounds.min[0] - over, top.bounds.max[0] + over]
        : [Math.min(...xs) - 20, Math.max(...xs) + 20];
      return centreLine(top.put([from, y]), top.put([to, y]));
    })
    .join('');
}

/** Dimension lines of a block. Throws if a figure of the model differs from the measurement of its parts. */
export function dimensions(
  spec: BlockSpec,
  model: PickupModel,
  placed: ReadonlyMap<ViewName, Placed>,
  lettering: Lettering,
): string {
  const used = new Map<string, number>();
  return spec.dimensions
    .map(({ key, view, side, of }) => {
      const at = placed.get(view);
      const mm = model.dimensions[key];
      if (!at || mm === undefined) throw new Error(`${model.id}: no dimension ${key} or no view ${view}`);
      const along = side === 'above' || side === 'below' ? 'x' : 'y';
      const axis = along === 'x' ? 0 : 1;
      const span = measure(
        model,
        view,
        at.strokes,
        axis,
        of,
        side === 'left' || side === 'below' ? 'least' : 'most',
      );
      const found = Math.abs(span.to[axis] - span.from[axis]);
      if (Math.abs(found - mm) > 0.03)
        throw new Error(
          `${model.id}: ${key} is ${mm} mm by its dimensions, ${found.toFixed(3)} mm on the part`,
        );
      const line = used.get(`${view} ${side}`) ?? 0;
      used.set(`${view} ${side}`, line + 1);
      const off =
        LEVEL.first +
        line * LEVEL.next +
        (view === 'front' && side === 'above' && spec.labels ? LEVEL.labels : 0);
      const [least, most] = [at.put(at.bounds.min), at.put(at.bounds.max)];
      const level = {
        above: most[1] - off,
        below: least[1] + off,
        left: least[0] - off,
        right: most[0] + off,
      }[side];
      const [from, to] = ends(span, side, 'extent' in of).map(at.put) as [Point, Point];
      return dimensionLine({ along, from, to, level, key, mm }, lettering);
    })
    .join('');
}

/** Extension lines of an extent begin at its edge on the dimension's side, others at the axes measured. */
function ends(
  { from, to }: { from: Point; to: Point },
  side: DimensionSpec['side'],
  extent: boolean,
): [Point, Point] {
  if (!extent) return [from, to];
  const [x, y] = [side === 'left' ? from[0] : to[0], side === 'below' ? from[1] : to[1]];
  return side === 'above' || side === 'below'
    ? [
        [from[0], y],
        [to[0], y],
      ]
    : [
        [x, from[1]],
        [x, to[1]],
      ];
}

/** A figure over each pole of the front view. */
export function labels(
  { labels: spec }: BlockSpec,
  model: PickupModel,
  placed: ReadonlyMap<ViewName, Placed>,
  lettering: Lettering,
): string {
  const front = placed.get('front');
  if (!spec || !front) return '';
  const places = placesOf(model, 'front', spec.parts).sort((a, b) => a[0] - b[0]);
  const line = front.put(front.bounds.max)[1] - 6;
  const figures = spec.keys.map((key, i) => {
    const mm = model.dimensions[key];
    const place = places[i];
    if (mm === undefined || !place) throw new Error(`${model.id}: no pole for ${key}`);
    const [x] = front.put(place);
    const text = String(mm);
    return `<g data-dimension="${key}" data-mm="${text}">${lettering.write(text, x, line, FIGURE * 0.8, 'middle')}</g>`;
  });
  const [first] = front.put(places[0] as Point);
  const name = lettering.write(spec.name, first - 9, line, FIGURE * 0.72, 'end');
  return `<g fill="${COLOURS.dimension}" stroke="none">${name}${figures.join('')}</g>`;
}
