import { isCustom, isSpare, type LineConfig, type StockConfig } from '../cart/cart-line.ts';
import { pickupName } from '../configurator/bill.ts';
import { type CustomConfig, configuratorOf } from '../configurator/custom-types.ts';
import { toneBuildOf } from '../configurator/tone-build.ts';
import { positionsOf, productByType } from '../products/catalogue.ts';
import { POSITION_NAMES, type Position } from '../products/pickup-types.ts';
import { stockPickup } from '../products/winding-table.ts';
import { buildPickup } from '../tone/build.ts';
import type { Pickup } from '../tone/pickup.ts';

export interface StockUnit
  extends Pick<StockConfig, 'pickupType' | 'pickupFlavor' | 'color' | 'wound' | 'connector'> {
  readonly position: Position;
}
export type UnitBuild = StockUnit | CustomConfig;

export interface Unit<Pickup> {
  /** Number within the order, from 1, as in "unit 1 of 2". */
  readonly number: number;
  /** Index of the order's line, from 0, and of the piece in its quantity, from 1. */
  readonly line: number;
  readonly copy: number;
  readonly pickup: Pickup;
}

export const isCustomUnit = (build: UnitBuild): build is CustomConfig => 'choices' in build;

/** True if its lead ends in a quick connector. */
export const hasConnector = (build: UnitBuild): boolean =>
  (isCustomUnit(build) ? build.choices : build).connector !== undefined;

/** The pickups of one line, neck first; none of a part. The halves of a Precision are one pickup. */
export function buildsOf(config: LineConfig): readonly UnitBuild[] {
  if (isSpare(config)) return [];
  if (isCustom(config)) return [config];
  const { pickupType, pickupFlavor, color, bundleType, wound, connector } = config;
  return positionsOf(productByType(pickupType), bundleType).map((position) => ({
    pickupType,
    pickupFlavor,
    color,
    position,
    ...(wound && { wound }),
    ...(connector && { connector }),
  }));
}

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

/** The modelled pickup of a unit. Throws if it is not in the catalogue. */
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

/** Units with the same key are wound alike: wire, turns, direction. Colour does not matter. */
export function settingKey(build: UnitBuild, { recipe, winding } = pickupOf(build)): string {
  const turned = isCustomUnit(build) ? '' : `${build.pickupType} ${build.position}`;
  const way = recipe.reversed ? ['reversed'] : [];
  return [recipe.bobbin, winding.awg, winding.turns.join('+'), recipe.wound, turned, ...way].join(' ');
}
