import { cached } from '#domain/cached.ts';
import { flavorsOf, productByType } from '#domain/products/catalogue.ts';
import { type Flavor, POSITIONS, type Position } from '#domain/products/pickup-types.ts';
import type { StockType } from '#domain/products/products.ts';
import { stockPickup } from '#domain/products/winding-table.ts';
import { difference, differsMainlyInLevel } from '#domain/tone/difference.ts';
import { voiceOf } from '#domain/tone/voice.ts';

/** Two adjacent flavors that differ mainly in level, and the positions concerned. */
export interface LevelNeighbours {
  readonly flavors: readonly [Flavor, Flavor];
  readonly positions: readonly Position[];
}

function isNear(type: StockType, one: Flavor, other: Flavor, position: Position): boolean {
  const [a, b] = [stockPickup(type, one, position), stockPickup(type, other, position)];
  return a !== undefined && b !== undefined && differsMainlyInLevel(difference(voiceOf(a), voiceOf(b)));
}

/** Adjacent flavors of a product with much the same tone, in the order of its flavors. */
export const levelNeighbours = cached((type: StockType): readonly LevelNeighbours[] => {
  const flavors = flavorsOf(productByType(type));
  return flavors.flatMap((one, index) => {
    const other = flavors[index + 1];
    if (!other) return [];
    const positions = POSITIONS.filter((position) => isNear(type, one, other, position));
    return positions.length > 0 ? [{ flavors: [one, other], positions }] : [];
  });
});
