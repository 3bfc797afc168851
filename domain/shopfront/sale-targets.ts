import { groupsOf } from '../configurator/configurator.ts';
import { POTTINGS, WIRINGS } from '../configurator/options.ts';
import { FIELDS } from '../configurator/record.ts';
import { CONFIGURATORS } from '../configurator/tables.ts';
import { flavorsOf } from '../products/catalogue.ts';
import { COLOURS } from '../products/colours.ts';
import { FLAVOR_NAMES } from '../products/pickup-types.ts';
import { PRODUCTS } from '../products/products.ts';
import { spellParts } from './on-sale.ts';
import type { SaleParts } from './sale-parts.ts';

/** Something that can be paused. */
export interface SaleTarget {
  /** Its parts in their one spelling. */
  readonly id: string;
  readonly parts: SaleParts;
  readonly name: string;
  /** Under which heading makers look for it. */
  readonly group: string;
}

const target = (group: string, name: string, parts: SaleParts): SaleTarget => ({
  id: spellParts(parts),
  ...{ parts, name, group },
});

function stockTargets(): SaleTarget[] {
  return PRODUCTS.flatMap((product) => {
    const { type, name, colours } = product;
    return [
      target('Products', name, { pickupType: type }),
      ...flavorsOf(product).map((flavor) =>
        target('Flavors', `${name}, ${FLAVOR_NAMES[flavor]}`, { pickupType: type, pickupFlavor: flavor }),
      ),
      ...colours.map((colour) =>
        target('Colours', `${name}, ${COLOURS[colour].name}`, { pickupType: type, color: colour }),
      ),
    ];
  });
}

function optionTargets(): SaleTarget[] {
  return Object.values(CONFIGURATORS).flatMap(({ id: of, heading, steps }) => {
    // Whatever is on offer for some build: groups answer for a build, so they are asked for each that shows another part.
    const offered = FIELDS.map((field) => {
      const options = new Map<string, string>();
      for (const group of groupsOf({ steps }, field))
        for (const choices of BUILDS_TO_ASK)
          for (const { id, name } of group.offers(choices)) options.set(id, name);
      return { field, options: [...options] };
    });
    const groupName = `Options: ${heading}`;
    // "Cover Hornet, Wine, HP90": what is sold by two configurators is told apart.
    const short = heading.replace(/^Custom /, '');
    const single = offered.flatMap(({ field, options }) =>
      options.map(([id, name]) =>
        target(groupName, `${FIELD_NAMES[field]}${name}, ${short}`, { of, [field]: id }),
      ),
    );
    const models = offered.find(({ field }) => field === 'model')?.options ?? [];
    const colours = offered.find(({ field }) => field === 'color')?.options ?? [];
    const covers = models.flatMap(([model, modelName]) =>
      colours.map(([color, colourName]) =>
        target(`Covers: ${heading}`, `Cover ${modelName}, ${colourName}, ${short}`, { of, model, color }),
      ),
    );
    return [target('Products', heading, { of }), ...single, ...covers];
  });
}

/** What every configurator offers alike, and runs out of for all at once. */
const everywhere = (): SaleTarget[] =>
  [
    ...POTTINGS.map(({ id, name }) => ['potting', id, name] as const),
    ...WIRINGS.map(({ id, name }) => ['wiring', id, name] as const),
  ].map(([field, id, name]) =>
    target('Options: every configurator', `${name}, every configurator`, { [field]: id }),
  );

/** Choices under which some group of some configurator has something to offer. */
const BUILDS_TO_ASK = Object.values(CONFIGURATORS).flatMap(({ start, makes, steps }) => {
  const kin = [start, ...makes.map(({ kin: { start: kinStart } }) => kinStart)];
  const covers = groupsOf({ steps }, 'cover').flatMap((group) => group.offers(start).map(({ id }) => id));
  return kin.flatMap((choices) => [choices, ...covers.map((cover) => ({ ...choices, cover }))]);
});

/** What stands before an option's name where the name alone says too little. */
const FIELD_NAMES: Readonly<Record<(typeof FIELDS)[number], string>> = {
  pickup: '',
  cover: 'Cover type ',
  model: 'Cover ',
  color: 'Cover colour ',
  base: 'Base colour ',
  spacing: 'Pole spacing ',
  output: 'Output ',
  coils: 'Coils ',
  potting: '',
  wiring: 'Wiring ',
  magnet: 'Magnet ',
  wound: 'Winding ',
};

/** All that can be paused, in the order in which makers look for it. */
export const SALE_TARGETS: readonly SaleTarget[] = [...stockTargets(), ...everywhere(), ...optionTargets()];

const BY_ID = new Map(SALE_TARGETS.map((one) => [one.id, one]));
export const saleTarget = (id: string): SaleTarget | undefined => BY_ID.get(id);
