import type { Flavor, Position } from '#domain/products/pickup-types.ts';
import type { StockType } from '#domain/products/products.ts';
import { stockRecipe } from '#domain/products/winding-table.ts';
import type { Recipe } from '#domain/tone/pickup.ts';

/** The recipe of an article's pickup. Throws if the catalogue has none. */
export function recipeOf(type: StockType, flavor: Flavor, position: Position): Recipe {
  const recipe = stockRecipe(type, flavor, position);
  if (!recipe) throw new Error(`The catalogue has no ${type} ${flavor} ${position}`);
  return recipe;
}
