import type { Flavor, Position, StockType } from '#domain/pickup-types.ts';
import type { Recipe } from '#domain/tone/pickup.ts';
import { stockRecipe } from '#domain/tone/stock-recipes.ts';

/** The recipe of a pickup that an article speaks of. Throws where the catalogue has none. */
export function recipeOf(type: StockType, flavor: Flavor, position: Position): Recipe {
  const recipe = stockRecipe(type, flavor, position);
  if (!recipe) throw new Error(`The catalogue has no ${type} ${flavor} ${position}`);
  return recipe;
}
