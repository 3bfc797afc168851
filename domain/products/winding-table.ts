import { cached } from '../cached.ts';
import { type PickupFigures, pickupFigures } from '../tone/figures.ts';
import { makePickup, type Pickup, type Recipe } from '../tone/pickup.ts';
import { productByType } from './catalogue.ts';
import { BUNDLES, type Bundle, FLAVORS, type Flavor, POSITIONS, type Position } from './pickup-types.ts';
import type { StockType } from './products.ts';
import { WINDINGS } from './windings.ts';

/** Recipe of one stock pickup; undefined if the product has no such flavor or position. */
export function stockRecipe(type: StockType, flavor: Flavor, position: Position): Recipe | undefined {
  const choice = WINDINGS[type][flavor];
  const where = productByType(type).positions[position];
  const ohms = choice?.ohms[position];
  if (!choice || !where || ohms === undefined) return undefined;
  const { bobbin, place, cover = 'none' } = where;
  const { awg, awgAt, magnet, wound, potted = true, matched = true, wires = 2 } = choice;
  const measured = choice.measured?.[position];
  return {
    bobbin,
    place,
    wind: { ohms },
    awg: awgAt?.[position] ?? awg,
    magnet,
    cover,
    potted,
    matched,
    wires,
    wound,
    ...(measured && { measured }),
  };
}

/** The bundle that one stock pickup is sold as. */
export function bundleOf({
  type,
  position,
}: {
  readonly type: StockType;
  readonly position: Position;
}): Bundle {
  const { bundles } = productByType(type);
  return BUNDLES.find((id) => id === position.toUpperCase() && bundles[id]) ?? 'SET';
}

export type { ToneParameters } from '../tone/tone-parameters.ts';

/** One pickup of the catalogue as wound: modelled, typical figures, not measurements. */
export interface Winding extends PickupFigures {
  readonly type: StockType;
  readonly flavor: Flavor;
  readonly position: Position;
  readonly pickup: Pickup;
}

/** A cache: pages often need a pickup, and pickups never change. */
const wound = new Map<string, Pickup | undefined>();

/** A wound pickup of the catalogue; undefined if the product has no such flavor or position. */
export function stockPickup(type: StockType, flavor: Flavor, position: Position): Pickup | undefined {
  const key = `${type} ${flavor} ${position}`;
  if (!wound.has(key)) {
    const recipe = stockRecipe(type, flavor, position);
    wound.set(key, recipe && makePickup(recipe));
  }
  return wound.get(key);
}

/** All windings of a product by flavor, neck first. */
export const windingTable = cached((type: StockType): readonly Winding[] =>
  FLAVORS.flatMap((flavor) =>
    POSITIONS.flatMap((position) => {
      const pickup = stockPickup(type, flavor, position);
      return pickup ? [{ type, flavor, position, pickup, ...pickupFigures(pickup) }] : [];
    }),
  ),
);

export const windingsOf = (type: StockType, flavor: Flavor): Winding[] =>
  windingTable(type).filter((winding) => winding.flavor === flavor);
