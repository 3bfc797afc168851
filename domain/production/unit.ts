import { isCustom, type LineConfig, type StockConfig } from '../cart/cart-line.ts';
import { pickupName } from '../configurator/bill.ts';
import { type CustomConfig, configuratorOf } from '../configurator/custom-types.ts';
import { toneBuildOf } from '../configurator/tone-build.ts';
import { positionsOf, productByType } from '../products/catalogue.ts';
import { POSITION_NAMES, type Position } from '../products/pickup-types.ts';
import { stockPickup } from '../products/winding-table.ts';
import { buildPickup } from '../tone/build.ts';
import type { Pickup } from '../tone/pickup.ts';

/** One pickup of the catalogue: its product, flavor and colour, at one position. */
export interface StockUnit extends Pick<StockConfig, 'pickupType' | 'pickupFlavor' | 'color' | 'wound'> {
  readonly position: Position;
}
/** What is wound, wherever it was ordered. */
export type UnitBuild = StockUnit | CustomConfig;

/** One pickup that an order asks for. */
export interface Unit<Pickup> {
  /** Of the order, from 1: what "unit 1 of 2" counts. */
  readonly number: number;
  /** Which line of the order, from 0, and the how manieth of its quantity, from 1. */
  readonly line: number;
  readonly copy: number;
  readonly pickup: Pickup;
}

export const isCustomUnit = (build: UnitBuild): build is CustomConfig => 'choices' in build;

/** The pickups of one line: of a set one a position, neck first; the halves of a Precision are one pickup. */
export function buildsOf(config: LineConfig): readonly UnitBuild[] {
  if (isCustom(config)) return [config];
  const { pickupType, pickupFlavor, color, bundleType, wound } = config;
  return positionsOf(productByType(pickupType), bundleType).map((position) => ({
    pickupType,
    pickupFlavor,
    color,
    position,
    ...(wound && { wound }),
  }));
}

/** All pickups that an order asks for, line by line, set by set. */
export function unitsOf<Pickup>(
  lines: readonly { readonly pickups: readonly Pickup[]; readonly quantity: number }[],
): readonly Unit<Pickup>[] {
  const units = lines.flatMap(({ pickups, quantity }, line) =>
    Array.from({ length: quantity }, (_, copy) =>
      pickups.map((pickup) => ({ line, copy: copy + 1, pickup })),
    ).flat(),
  );
  return units.map((unit, index) => ({ number: index + 1, ...unit }));
}

/** The pickup that the model winds for a unit. Throws for what the catalogue does not have. */
export function pickupOf(build: UnitBuild): Pickup {
  if (isCustomUnit(build)) return buildPickup(toneBuildOf(configuratorOf(build), build.choices));
  const pickup = stockPickup(build.pickupType, build.pickupFlavor, build.position);
  if (!pickup) throw new Error(`No winding of ${build.pickupType} ${build.pickupFlavor} ${build.position}`);
  return build.wound ? { ...pickup, recipe: { ...pickup.recipe, reversed: true } } : pickup;
}

/** "Custom Humbucker", "Stratocaster bridge", "Precision Bass". */
export function unitName(build: UnitBuild): string {
  if (isCustomUnit(build)) return pickupName(configuratorOf(build), build.choices);
  const { name } = productByType(build.pickupType);
  return build.position === 'split' ? name : `${name} ${POSITION_NAMES[build.position].toLowerCase()}`;
}

/** Two units with one key are wound alike: same wire, same turns, same way round. Colour does not count. */
export function settingKey(build: UnitBuild, { recipe, winding } = pickupOf(build)): string {
  const turned = isCustomUnit(build) ? '' : `${build.pickupType} ${build.position}`;
  const way = recipe.reversed ? ['reversed'] : [];
  return [recipe.bobbin, winding.awg, winding.turns.join('+'), recipe.wound, turned, ...way].join(' ');
}
