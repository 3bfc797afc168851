import type { MadeBuild } from '../configurator/build-key.ts';
import { type Configurator, choose, madeBy, offersIn } from '../configurator/configurator.ts';
import { HUMBUCKER_MAGNETS, WIRINGS } from '../configurator/options.ts';
import { type BuildField, type Choices, FIELDS } from '../configurator/record.ts';
import { CONFIGURATORS } from '../configurator/tables.ts';
import { toneBuildOf } from '../configurator/tone-build.ts';
import { begin } from '../configurator/wizard.ts';
import { flavorsOf, productByType } from '../products/catalogue.ts';
import { COLOURS, type ColourId } from '../products/colours.ts';
import type { Flavor, Position } from '../products/pickup-types.ts';
import type { StockType } from '../products/products.ts';
import { stockRecipe } from '../products/winding-table.ts';
import { isKeyOf } from '../records.ts';
import type { Recipe } from '../tone/pickup.ts';
import type { StockPick } from './listen-choice.ts';

function nearest<Entry>(entries: readonly Entry[], distance: (entry: Entry) => number): Entry | undefined {
  const [first, ...rest] = entries;
  if (first === undefined) return undefined;
  return rest.reduce((best, entry) => (distance(entry) < distance(best) ? entry : best), first);
}

/** Distance of two resistances as a ratio: 8 and 10 kΩ differ more than 14 and 16. */
const apart = (ohms: number, other: number): number => Math.abs(Math.log(ohms / other));

const ohmsOf = ({ wind }: Recipe): number => ('ohms' in wind ? wind.ohms : 0);

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16));

/** Distance of two colours: squared RGB differences of both halves of a zebra. */
function unlike(one: ColourId, other: ColourId): number {
  const halves = ({ hex }: { readonly hex: readonly string[] }) => [hex[0], hex[1] ?? hex[0]].map(String);
  const [a, b] = [halves(COLOURS[one]), halves(COLOURS[other])].map((hexes) => hexes.flatMap(channels));
  return (a ?? []).reduce((sum, value, index) => sum + (value - (b?.[index] ?? 0)) ** 2, 0);
}

export const colourField = ({ colour }: Configurator): BuildField => colour;

function saidOf({ outputs }: Configurator, recipe: Recipe): Choices {
  const levels = outputs.filter(({ noiseless }) => !noiseless);
  return {
    output: nearest(levels, ({ ohms }) => apart(ohms, ohmsOf(recipe)))?.id,
    coils: recipe.matched ? 'matched' : 'unmatched',
    potting: recipe.potted ? 'wax' : 'none',
    wiring: WIRINGS.find(({ wires }) => wires === recipe.wires)?.id,
    magnet: HUMBUCKER_MAGNETS.find(({ magnet }) => magnet === recipe.magnet)?.id,
  };
}

/**
 * The build most similar to a pickup of the catalogue, as a starting point; a colour not on offer becomes the most
 * similar one. Undefined if no configurator makes its kind, or the product lacks this pickup.
 */
export function nearestBuild(
  type: StockType,
  flavor: Flavor,
  position: Position,
  colour: ColourId,
): MadeBuild | undefined {
  const kin = (configurator: Configurator) => configurator.makes.find((made) => made.kin.stock === type)?.kin;
  const configurator = Object.values(CONFIGURATORS).find((candidate) => kin(candidate));
  const start = configurator && kin(configurator)?.start;
  const recipe = stockRecipe(type, flavor, position);
  if (!start || !recipe) return undefined;
  // `choose` ignores choices without a field, such as a bare humbucker's spacing or a P90's wiring.
  const make = (choices: Choices, said: Choices) =>
    FIELDS.reduce((made, field) => choose(configurator, made, field, said[field] ?? ''), choices);
  const shaped = make(begin(configurator).choices, start);
  const field = colourField(configurator);
  const painted = nearest(offersIn(configurator, shaped, field), ({ id }) =>
    isKeyOf(COLOURS, id) ? unlike(id, colour) : Number.POSITIVE_INFINITY,
  );
  const choices = make(shaped, {
    [field]: painted?.id,
    spacing: position === 'bridge' ? '52' : '50',
    ...saidOf(configurator, recipe),
  });
  return { configurator, choices };
}

export function nearestStock({ configurator, choices }: MadeBuild): StockPick {
  const type = madeBy(configurator, choices).kin.stock;
  const { outputOhms, position = 'neck' } = toneBuildOf(configurator, choices);
  const flavor = nearest(flavorsOf(productByType(type)), (candidate) => {
    const recipe = stockRecipe(type, candidate, position);
    return recipe ? apart(ohmsOf(recipe), outputOhms) : Number.POSITIVE_INFINITY;
  });
  return { type, flavor: flavor ?? 'VINTAGE', position };
}
