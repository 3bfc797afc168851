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
export interface StockPiece extends Pick<StockConfig, 'pickupType' | 'pickupFlavor' | 'color'> {
  readonly position: Position;
}
/** What is wound, wherever it was ordered. */
export type PieceBuild = StockPiece | CustomConfig;

/** One pickup that an order asks for. */
export interface Piece<Pickup> {
  /** Of the order, from 1: what "piece 1 of 2" counts. */
  readonly number: number;
  /** Which line of the order, from 0, and the how manieth of its quantity, from 1. */
  readonly line: number;
  readonly copy: number;
  readonly pickup: Pickup;
}

export const isCustomPiece = (build: PieceBuild): build is CustomConfig => 'choices' in build;

/** The pickups of one line: of a set one a position, neck first; the halves of a Precision are one pickup. */
export function buildsOf(config: LineConfig): readonly PieceBuild[] {
  if (isCustom(config)) return [config];
  const { pickupType, pickupFlavor, color, bundleType } = config;
  return positionsOf(productByType(pickupType), bundleType).map((position) => ({
    pickupType,
    pickupFlavor,
    color,
    position,
  }));
}

/** All pickups that an order asks for, line by line, set by set. */
export function piecesOf<Pickup>(
  lines: readonly { readonly pickups: readonly Pickup[]; readonly quantity: number }[],
): readonly Piece<Pickup>[] {
  const pieces = lines.flatMap(({ pickups, quantity }, line) =>
    Array.from({ length: quantity }, (_, copy) =>
      pickups.map((pickup) => ({ line, copy: copy + 1, pickup })),
    ).flat(),
  );
  return pieces.map((piece, index) => ({ number: index + 1, ...piece }));
}

/** The pickup that the model winds for a piece. Throws for what the catalogue does not have. */
export function pickupOf(build: PieceBuild): Pickup {
  if (isCustomPiece(build)) return buildPickup(toneBuildOf(configuratorOf(build), build.choices));
  const pickup = stockPickup(build.pickupType, build.pickupFlavor, build.position);
  if (!pickup) throw new Error(`No winding of ${build.pickupType} ${build.pickupFlavor} ${build.position}`);
  return pickup;
}

/** "Custom Humbucker", "Stratocaster bridge", "Precision Bass". */
export function pieceName(build: PieceBuild): string {
  if (isCustomPiece(build)) return pickupName(configuratorOf(build), build.choices);
  const { name } = productByType(build.pickupType);
  return build.position === 'split' ? name : `${name} ${POSITION_NAMES[build.position].toLowerCase()}`;
}

/** Two pieces with one key are wound alike: same wire, same turns, same way round. Colour does not count. */
export function settingKey(build: PieceBuild): string {
  const { recipe, winding } = pickupOf(build);
  const turned = isCustomPiece(build) ? '' : `${build.pickupType} ${build.position}`;
  return [recipe.bobbin, winding.awg, winding.turns.join('+'), recipe.wound, turned].join(' ');
}
