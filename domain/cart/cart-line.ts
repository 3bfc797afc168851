import * as z from 'zod/mini';
import { baseKeyOf, pickupName, priceKeysOf, sumOf } from '../configurator/bill.ts';
import { BUILD_MESSAGES } from '../configurator/build.messages.ts';
import { buildPath } from '../configurator/choices.ts';
import { type Configurator, partsOf } from '../configurator/configurator.ts';
import { customConfigSchema, writeCustom } from '../configurator/custom-config.ts';
import { type CustomConfig, configuratorOf, customTypeOf } from '../configurator/custom-types.ts';
import { type Described, describeBuild, describePart } from '../configurator/describe.ts';
import { lookOf } from '../configurator/look.ts';
import { WINDINGS } from '../configurator/options.ts';
import type { Choices, Field } from '../configurator/record.ts';
import type { Language } from '../languages.ts';
import { type Cents, fromEuro, toEuro, ZERO } from '../money.ts';
import { isLookupKey, type LookupKey, type PriceList } from '../prices/price-list.ts';
import {
  lookupKeyOf,
  productByType,
  productPath,
  REVERSE_KEY,
  type StockChoice,
  WOUND,
} from '../products/catalogue.ts';
import { COLOUR_NAMES } from '../products/colours.messages.ts';
import { COLOUR_IDS, COLOURS, readColour } from '../products/colours.ts';
import { BUNDLE_WORDS } from '../products/pickup-types.messages.ts';
import { BUNDLES, FLAVOR_NAMES, FLAVORS } from '../products/pickup-types.ts';
import { customFiles, pictureFile, stockFiles } from '../products/picture-files.ts';
import { STOCK_TYPES } from '../products/products.ts';
import { LINE_MESSAGES } from './cart-line.messages.ts';
import { MAX_QUANTITY } from './quantity.ts';

/** The configuration of a stock pickup. Colours are read in every spelling that links and old carts know. */
export const stockConfigSchema = z.object({
  pickupType: z.enum(STOCK_TYPES),
  bundleType: z.enum(BUNDLES),
  pickupFlavor: z.enum(FLAVORS),
  color: z.pipe(
    z.pipe(
      z.string(),
      z.transform((spelling: string) => readColour(spelling) ?? spelling),
    ),
    z.enum(COLOUR_IDS),
  ),
  wound: z.optional(z.enum(WOUND)),
});

export type StockConfig = z.infer<typeof stockConfigSchema>;

/** What a line holds: a stock pickup, or a build of one of the configurators. */
export type LineConfig = StockConfig | CustomConfig;

export const isCustom = (config: LineConfig): config is CustomConfig => 'choices' in config;

/** More than this no pickup costs, in euro; it keeps odd prices within what cents can count. */
const MOST_EURO = 1_000_000;

/**
 * What a line must say to be believed: which price, which configuration, how many (one where it is silent).
 * Name, picture and price are made from these; whatever else a stored or sent line claims is not read.
 */
export const cartLineSchema = z
  .object({
    lookupKey: z.string().check(z.refine(isLookupKey)),
    // What is missing, the description of the API has to say as well.
    quantity: z._default(z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)), 1),
    config: z.union([stockConfigSchema, customConfigSchema]),
    price: z._default(z.catch(z.number().check(z.nonnegative(), z.maximum(MOST_EURO)), 0), 0),
  })
  .check(z.refine((line) => baseKey(line.config) === line.lookupKey));

/** The key that a line goes by: a bundle's, or the base of a build (decision 7). Undefined for what is not on offer. */
function baseKey(config: LineConfig): LookupKey | undefined {
  return isCustom(config) ? baseKeyOf(configuratorOf(config), config.choices) : lookupKeyOf(config);
}

/** A line of the cart inside the shop. `price` is the unit price, for showing only; `writeLine` takes it out. */
export interface CartLine {
  readonly lookupKey: LookupKey;
  readonly name: string;
  readonly path: string;
  readonly imagePath: string;
  readonly price: Cents;
  readonly quantity: number;
  readonly config: LineConfig;
}

/** Makes the line for a choice at a unit price. Undefined where the choice is not on offer. */
export function lineFor(choice: StockChoice, quantity = 1, price: Cents = ZERO): CartLine | undefined {
  const lookupKey = lookupKeyOf(choice);
  if (!lookupKey) return undefined;
  const product = productByType(choice.pickupType);
  const { pickupType, bundleType, pickupFlavor, color, wound } = choice;
  return {
    lookupKey,
    name: product.name,
    path: productPath(choice),
    imagePath: pictureFile(stockFiles(product, bundleType, color, 'hero'), 480),
    price,
    quantity,
    config: { bundleType, pickupType, pickupFlavor, color, ...(wound && { wound }) },
  };
}

/** Makes the line for a whole build at a unit price. */
export function customLineFor(
  configurator: Configurator,
  choices: Choices,
  quantity = 1,
  price: Cents = ZERO,
): CartLine {
  const pickupType = customTypeOf(configurator, choices);
  return {
    lookupKey: baseKeyOf(configurator, choices),
    name: pickupName(configurator, choices),
    path: buildPath(configurator, choices),
    imagePath: pictureFile(customFiles(lookOf(configurator, choices)), 960),
    price,
    quantity,
    config: { pickupType, choices },
  };
}

/** Makes the line for any configuration. Undefined where a stock pickup is not on offer. */
export function lineOf(config: LineConfig, quantity?: number, price?: Cents): CartLine | undefined {
  return isCustom(config)
    ? customLineFor(configuratorOf(config), config.choices, quantity, price)
    : lineFor(config, quantity, price);
}

/** What has a price: a line, or a stock pickup's key alone. */
export interface PricedLine {
  readonly lookupKey: LookupKey;
  readonly config?: LineConfig;
}

/** The keys whose prices add up to the unit price of a line. */
export function priceKeys({ lookupKey, config }: PricedLine): readonly LookupKey[] {
  if (config && isCustom(config)) return priceKeysOf(configuratorOf(config), config.choices);
  return config?.wound ? [lookupKey, REVERSE_KEY] : [lookupKey];
}

/** The unit price of a line; undefined where the list lacks a part of it. */
export function unitPrice(line: PricedLine, prices: PriceList): Cents | undefined {
  const sum = sumOf(priceKeys(line), prices);
  return sum.ok ? sum.price : undefined;
}

/**
 * Reads one line from anywhere (storage, request). Undefined when any part of it cannot be believed. The price
 * it carries is for showing until the price list is at hand; a missing or odd one reads as 0.
 */
export function readLine(value: unknown): CartLine | undefined {
  const parsed = cartLineSchema.safeParse(value);
  if (!parsed.success) return undefined;
  const { config, quantity, price } = parsed.data;
  return lineOf(config, quantity, fromEuro(price));
}

/** Writes a line as the specification lists its fields, its price in euro: for storage and for the API. */
export function writeLine(line: CartLine) {
  const { config } = line;
  return { ...line, price: toEuro(line.price), config: isCustom(config) ? writeCustom(config) : config };
}

/** One feature of a line in words; with the colours of the dot beside it, if it is a colour. */
export interface LineWords {
  readonly label: string;
  readonly value: string;
  readonly colours?: readonly string[];
}

const inWords =
  (choices: Choices) =>
  ({ label, value, field }: Described): LineWords => {
    const colour = field === 'color' || field === 'base' ? readColour(choices[field] ?? '') : undefined;
    return { label, value, ...(colour && { colours: COLOURS[colour].hex }) };
  };

const [REVERSE] = WINDINGS;

/** A line's configuration in the words of the shop, label first: for cart, order and mail. */
export function describeLine(
  { config }: Pick<CartLine, 'config'>,
  language: Language = 'en',
): readonly LineWords[] {
  if (isCustom(config))
    return describeBuild(configuratorOf(config), config.choices, language).map(inWords(config.choices));
  const words = LINE_MESSAGES[language];
  // Said as the configurators say it.
  const ofBuilds = BUILD_MESSAGES[language];
  return [
    { label: words.bundle, value: words.contents(productByType(config.pickupType), config.bundleType) },
    { label: words.flavor, value: FLAVOR_NAMES[config.pickupFlavor] },
    { label: words.colour, value: COLOUR_NAMES[language](config.color), colours: COLOURS[config.color].hex },
    ...(config.wound
      ? [{ label: ofBuilds.label('wound', 'Winding'), value: ofBuilds.words('wound', REVERSE) }]
      : []),
  ];
}

/** What tells a line apart at a glance, in one or two rows; all of it is in its description. */
export function glanceWords(
  { config }: Pick<CartLine, 'config'>,
  language: Language = 'en',
): readonly string[] {
  const { on, within } = LINE_MESSAGES[language];
  const ofBuilds = BUILD_MESSAGES[language];
  if (!isCustom(config)) {
    const { pickupFlavor, bundleType, color, wound } = config;
    const words = [BUNDLE_WORDS[language][bundleType], COLOUR_NAMES[language](color)].map(within);
    return [
      [FLAVOR_NAMES[pickupFlavor], ...words, ...(wound ? [ofBuilds.words('wound', REVERSE)] : [])].join(', '),
    ];
  }
  const parts = partsOf(configuratorOf(config), config.choices);
  const said = (field: Field, words: 'name' | 'words' = 'name') =>
    parts.filter((part) => part.field === field).map(({ option }) => ofBuilds[words](field, option));
  const cover = said('model').length > 0 ? said('model') : said('cover');
  const colours = [...said('color'), ...said('base')].map(within).join(` ${on} `);
  const spacing = said('spacing', 'words').map((words) => within(words.replace(',', '')));
  return [
    [...cover, colours],
    [...spacing, ...said('output'), ...said('magnet').map(within), ...said('wound').map(within)],
  ].map((row) => row.filter(Boolean).join(', '));
}

/** Fields of a build whose words say little without what they are about: "Wine", "Matched". */
const NEEDS_LABEL: readonly Field[] = ['color', 'base', 'coils'];

/** A line's configuration as running text has it, feature by feature. */
export function featureWords(line: Pick<CartLine, 'config'>, language: Language = 'en'): readonly string[] {
  const { config } = line;
  if (!isCustom(config)) return describeLine(line, language).map(({ value }) => value);
  const configurator = configuratorOf(config);
  return partsOf(configurator, config.choices).map((part) => {
    const { label, value } = describePart(configurator, config.choices, part, language);
    return NEEDS_LABEL.includes(part.field) ? `${label} ${value}` : value;
  });
}
