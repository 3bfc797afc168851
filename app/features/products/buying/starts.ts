import { BUILD_MESSAGES } from '#domain/configurator/build.messages.ts';
import { chosenOption, spellChoices } from '#domain/configurator/configurator.ts';
import type { Language } from '#domain/languages.ts';
import { colourField, nearestBuild } from '#domain/listening/nearest.ts';
import type { ColourId } from '#domain/products/colours.ts';
import type { Flavor, Position } from '#domain/products/pickup-types.ts';
import type { StockType } from '#domain/products/products.ts';

/**
 * Configurator address of the build nearest to a pickup, without its colour: few enough for a page to contain them all
 * without tables. Undefined if no configurator makes its kind.
 */
export function startOf(
  type: StockType,
  flavor: Flavor,
  position: Position,
  language: Language = 'en',
): { readonly address: string; readonly level: string } | undefined {
  const build = nearestBuild(type, flavor, position, 'black');
  const output = build && chosenOption(build.configurator, build.choices, 'output');
  if (!output) return undefined;
  const { configurator, choices } = build;
  const query = spellChoices(choices);
  query.delete(colourField(configurator));
  return {
    address: `${configurator.path}?${query}`,
    level: BUILD_MESSAGES[language].words('output', output),
  };
}

/** The colour's part of such an address, the same for every flavor and position. */
export function startColour(
  type: StockType,
  flavor: Flavor,
  position: Position,
  colour: ColourId,
): string | undefined {
  const build = nearestBuild(type, flavor, position, colour);
  if (!build) return undefined;
  const field = colourField(build.configurator);
  return `${field}=${build.choices[field]}`;
}
