import { BUILD_MESSAGES } from '../configurator/build.messages.ts';
import { groupsOf } from '../configurator/configurator.ts';
import { CONNECTOR_OPTIONS, type Option, POTTINGS, WIRINGS } from '../configurator/options.ts';
import { type BuildField, FIELDS } from '../configurator/record.ts';
import { CONFIGURATORS } from '../configurator/tables.ts';
import { inEach, type Sentence } from '../languages.ts';
import { flavorsOf } from '../products/catalogue.ts';
import { COLOUR_NAMES } from '../products/colours.messages.ts';
import { FLAVOR_NAMES } from '../products/pickup-types.ts';
import { PRODUCTS } from '../products/products.ts';
import { spellParts } from './on-sale.ts';
import type { SaleParts } from './sale-parts.ts';
import { TARGET_WORDS } from './sale-targets.messages.ts';

export interface SaleTarget {
  readonly id: string;
  readonly parts: SaleParts;
  /** Buyers read the English name; makers their own language. */
  readonly name: Sentence;
  readonly group: Sentence;
}

const target = (group: Sentence, name: Sentence, parts: SaleParts): SaleTarget => ({
  id: spellParts(parts),
  ...{ parts, name, group },
});

const groupOf = (kind: 'products' | 'flavors' | 'colours' | 'everywhere'): Sentence =>
  inEach(TARGET_WORDS, ({ groups }) => groups[kind]);
const alike = (name: string): Sentence => ({ en: name, de: name });
const optionName = (field: BuildField, option: Option): Sentence =>
  inEach(BUILD_MESSAGES, (words) => words.name(field, option));

function stockTargets(): SaleTarget[] {
  return PRODUCTS.flatMap((product) => {
    const { type, name, colours } = product;
    return [
      target(groupOf('products'), alike(name), { pickupType: type }),
      ...flavorsOf(product).map((flavor) =>
        target(
          groupOf('flavors'),
          inEach(TARGET_WORDS, (words) => words.flavor(name, FLAVOR_NAMES[flavor])),
          { pickupType: type, pickupFlavor: flavor },
        ),
      ),
      ...colours.map((colour) =>
        target(
          groupOf('colours'),
          inEach(COLOUR_NAMES, (nameOf) => `${name}, ${nameOf(colour)}`),
          { pickupType: type, color: colour },
        ),
      ),
    ];
  });
}

function optionTargets(): SaleTarget[] {
  return Object.values(CONFIGURATORS).flatMap(({ id: of, heading, steps }) => {
    // Everything on offer for some build. Options depend on the build, so each relevant one is tried.
    const offered = FIELDS.map((field) => {
      const options = new Map<string, Sentence>();
      for (const group of groupsOf({ steps }, field))
        for (const choices of BUILDS_TO_ASK)
          for (const option of group.offers(choices)) options.set(option.id, optionName(field, option));
      return { field, options: [...options] };
    });
    const optionGroup = inEach(TARGET_WORDS, ({ options }) => options(heading));
    const coverGroup = inEach(TARGET_WORDS, ({ covers }) => covers(heading));
    // "Cover Hornet, Wine, HP90": the configurator distinguishes equal options.
    const short = heading.replace(/^Custom /, '');
    const single = offered.flatMap(({ field, options }) =>
      options.map(([id, name]) =>
        target(
          optionGroup,
          inEach(TARGET_WORDS, ({ fields }, language) => `${fields[field]}${name[language]}, ${short}`),
          { of, [field]: id },
        ),
      ),
    );
    const models = offered.find(({ field }) => field === 'model')?.options ?? [];
    const colours = offered.find(({ field }) => field === 'color')?.options ?? [];
    const covered = models.flatMap(([model, modelName]) =>
      colours.map(([color, colourName]) =>
        target(
          coverGroup,
          inEach(
            TARGET_WORDS,
            ({ fields }, language) =>
              `${fields.model}${modelName[language]}, ${colourName[language]}, ${short}`,
          ),
          { of, model, color },
        ),
      ),
    );
    return [target(groupOf('products'), alike(heading), { of }), ...single, ...covered];
  });
}

/** Options of every configurator, which run out for all at once. */
const everywhere = (): SaleTarget[] =>
  [
    ...POTTINGS.map((option) => ['potting', option] as const),
    ...WIRINGS.map((option) => ['wiring', option] as const),
  ].map(([field, option]) => {
    const name = optionName(field, option);
    return target(
      groupOf('everywhere'),
      inEach(TARGET_WORDS, (words, language) => words.everywhere(name[language])),
      { [field]: option.id },
    );
  });

/** Options of builds and stock pickups alike. */
const connectors = (): SaleTarget[] =>
  CONNECTOR_OPTIONS.map((option) =>
    target(groupOf('products'), optionName('connector', option), { connector: option.id }),
  );

/** Choices that together reveal every option of every configurator. */
const BUILDS_TO_ASK = Object.values(CONFIGURATORS).flatMap(({ start, makes, steps }) => {
  const kin = [start, ...makes.map(({ kin: { start: kinStart } }) => kinStart)];
  const covers = groupsOf({ steps }, 'cover').flatMap((group) => group.offers(start).map(({ id }) => id));
  return kin.flatMap((choices) => [choices, ...covers.map((cover) => ({ ...choices, cover }))]);
});

export const SALE_TARGETS: readonly SaleTarget[] = [
  ...stockTargets(),
  ...connectors(),
  ...everywhere(),
  ...optionTargets(),
];

const BY_ID = new Map(SALE_TARGETS.map((one) => [one.id, one]));
export const saleTarget = (id: string): SaleTarget | undefined => BY_ID.get(id);
