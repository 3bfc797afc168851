import { boundsOf, meshOf } from '../models/mesh.ts';
import type { Part, PickupModel } from '../models/part.ts';
import type { ExplodedItem, ExplodedSpec } from './exploded-specs.ts';

/** Free height between two rows, mm: enough for each to show its upper side. */
const GAP = 11;

/** An item with its parts, how far they stand aside along the strings and how far all of it is lifted, mm. */
export interface StackedItem extends ExplodedItem {
  readonly lift: number;
  readonly found: readonly { readonly part: Part; readonly aside: number }[];
}

/** Puts the rows of a spec one above the other; the lowest stays where it is. */
export function stack(spec: ExplodedSpec, model: PickupModel): StackedItem[] {
  let floor: number | undefined;
  return [...spec.rows]
    .reverse()
    .map((row) => {
      const items = row.map((item) => ({ ...item, found: partsOf(model, item) }));
      const [low, high] = heightOf(items.flatMap(({ found }) => found.map(({ part }) => part)));
      const lift = floor === undefined ? 0 : floor - low;
      floor = high + lift + GAP;
      return items.map((item) => ({ ...item, lift }));
    })
    .reverse()
    .flat();
}

function partsOf(model: PickupModel, { id, parts, along = [] }: ExplodedItem): StackedItem['found'] {
  const found = model.parts.filter(({ name }) => [...parts, ...along].includes(name));
  if (found.length === 0) throw new Error(`${model.id} has no part for ${id}`);
  return found.map((part) => ({ part, aside: part.explode?.by[1] ?? 0 }));
}

/** Lowest and highest point of parts where they stand in the pickup, mm. */
function heightOf(parts: readonly Part[]): [number, number] {
  const spans = parts.flatMap((part) => {
    const { min, max } = boundsOf(meshOf(part));
    return (part.places ?? [[0, 0, 0] as const]).map(([, , z]) => [min[2] + z, max[2] + z] as const);
  });
  return [Math.min(...spans.map(([low]) => low)), Math.max(...spans.map(([, high]) => high))];
}
