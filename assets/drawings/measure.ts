import { boundsOf, meshOf } from '../models/mesh.ts';
import type { PickupModel } from '../models/part.ts';
import type { Stroke, ViewName } from './project.ts';
import type { Measured } from './sheet-specs.ts';

/** Model axes that a view shows to the right and upwards. */
export const AXES: Record<Exclude<ViewName, 'corner'>, readonly [0 | 1 | 2, 0 | 1 | 2]> = {
  top: [0, 1],
  front: [0, 2],
  side: [1, 2],
};

/** A span found on the model, in the view's plane: two points, mm. */
export interface Span {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** Choice among several points at the same height: the one on the dimension line's side. */
export type Near = 'least' | 'most';

/** Finds what a dimension measures, along the view's level (0) or upright (1) axis. */
export function measure(
  model: PickupModel,
  view: Exclude<ViewName, 'corner'>,
  strokes: readonly Stroke[],
  axis: 0 | 1,
  what: Measured,
  near: Near,
): Span {
  if ('circles' in what) return circlesOf(strokes, axis, what.circles, near, what.to);
  if ('walls' in what) return wallsOf(strokes, axis, near, what.walls);
  if ('places' in what) return ends(placesOf(model, view, what.places), axis, near);
  if ('between' in what) {
    const [part, first, last] = what.between;
    const places = placesOf(model, view, [part]).sort((a, b) => a[axis] - b[axis]);
    // Half a place is the middle of two: the string between a pair of rods.
    const at = (i: number): readonly [number, number] => {
      const [a, b] = [places[Math.floor(i)], places[Math.ceil(i)]];
      if (!a || !b) throw new Error(`${model.id}: ${part} has no place ${i}`);
      return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    };
    return { from: at(first), to: at(last) };
  }
  const { min, max } = extentOf(model, what.extent);
  const [right, up] = AXES[view];
  return { from: [min[right], min[up]], to: [max[right], max[up]] };
}

/** Least and greatest corner of parts as they lie; of all that is drawn when none is named. */
export function extentOf(model: PickupModel, names: readonly string[]) {
  const parts = model.parts.filter((part) =>
    names.length > 0 ? names.includes(part.name) : part.shape.kind === 'solid',
  );
  if (parts.length === 0) throw new Error(`${model.id}: no part ${names.join(', ')}`);
  const boxes = parts.flatMap((part) => {
    const { min, max } = boundsOf(meshOf(part));
    return (part.places ?? [[0, 0, 0] as const]).map((place) => ({
      min: min.map((v, i) => v + (place[i] ?? 0)),
      max: max.map((v, i) => v + (place[i] ?? 0)),
    }));
  });
  const pick = (side: 'min' | 'max', axis: number) => Math[side](...boxes.map((box) => box[side][axis] ?? 0));
  const corner = (side: 'min' | 'max') =>
    [pick(side, 0), pick(side, 1), pick(side, 2)] as [number, number, number];
  return { min: corner('min'), max: corner('max') };
}

/** Places of parts in a view's plane. */
export function placesOf(
  model: PickupModel,
  view: Exclude<ViewName, 'corner'>,
  names: readonly string[],
): [number, number][] {
  const [right, up] = AXES[view];
  return model.parts
    .filter(({ name }) => names.includes(name))
    .flatMap(({ places = [[0, 0, 0]] }) =>
      places.map((place): [number, number] => [place[right] ?? 0, place[up] ?? 0]),
    );
}

function circlesOf(strokes: readonly Stroke[], axis: 0 | 1, radius: number, near: Near, to?: number): Span {
  const centres = strokes.flatMap((drawn) =>
    drawn.kind === 'circle' && Math.abs(drawn.radius - radius) < 0.01 ? [drawn.centre] : [],
  );
  if (centres.length < 2) throw new Error(`${centres.length} circles of radius ${radius} mm are seen`);
  const sorted = [...centres].sort((a, b) => a[axis] - b[axis]);
  return ends(to === undefined ? sorted : sorted.slice(0, to + 1), axis, near);
}

function ends(points: readonly (readonly [number, number])[], axis: 0 | 1, near: Near): Span {
  const across = axis === 0 ? 1 : 0;
  const levels = points.map((point) => point[axis]);
  const at = (level: number) =>
    points
      .filter((point) => Math.abs(point[axis] - level) < 0.01)
      .sort((a, b) => (near === 'least' ? a[across] - b[across] : b[across] - a[across]))[0];
  const [from, to] = [at(Math.min(...levels)), at(Math.max(...levels))];
  if (!from || !to) throw new Error('Nothing to measure');
  return { from, to };
}

/** The outermost lines square to the axis whose length is a wall's. */
function wallsOf(
  strokes: readonly Stroke[],
  axis: 0 | 1,
  near: Near,
  [least, most]: readonly [number, number],
): Span {
  const along = axis === 0 ? 1 : 0;
  const inRange = (length: number) => length >= least && length <= most;
  const walls = strokes.flatMap((drawn) =>
    drawn.kind === 'line' &&
    Math.abs(drawn.from[axis] - drawn.to[axis]) < 0.01 &&
    inRange(Math.abs(drawn.from[along] - drawn.to[along]))
      ? [drawn.from[along] > drawn.to[along] ? drawn.from : drawn.to]
      : [],
  );
  return ends(walls, axis, near);
}
