import * as z from 'zod/mini';
import { baseKeyOf, billSum, pickupName, priceKeysOf } from '../configurator/bill.ts';
import { BUILD_MESSAGES } from '../configurator/build.messages.ts';
import { buildPath, type Configurator, partsOf } from '../configurator/configurator.ts';
import { customConfigSchema, writeCustom } from '../configurator/custom-config.ts';
import { type CustomConfig, configuratorOf, customTypeOf } from '../configurator/custom-types.ts';
import { type Described, describeBuild, describePart } from '../configurator/describe.ts';
import { CONNECTOR_OPTIONS, WINDING_OPTIONS } from '../configurator/options.ts';
import { type BuildField, type Choices, lookOf } from '../configurator/record.ts';
import type { Language } from '../languages.ts';
import { type Cents, fromEuro, toEuro, ZERO } from '../money.ts';
import { isLookupKey, type LookupKey, type PriceList } from '../prices/price-list.ts';
import {
  CONNECTOR_KEY,
  CONNECTORS,
  lookupKeyOf,
  positionsOf,
  productByType,
  productPath,
  REVERSE_KEY,
  type StockChoice,
  WOUND,
} from '../products/catalogue.ts';
import { COLOUR_NAMES } from '../products/colours.messages.ts';
import { COLOUR_IDS, COLOURS, type ColourId, readColour } from '../products/colours.ts';
import { BUNDLE_WORDS } from '../products/pickup-types.messages.ts';
import { BUNDLES, FLAVOR_NAMES, FLAVORS } from '../products/pickup-types.ts';
import { customFiles, pictureFile, stockFiles } from '../products/picture-files.ts';
import { STOCK_TYPES } from '../products/products.ts';
import { SPARE_WORDS } from '../products/spare-parts.messages.ts';
import { sparePart } from '../products/spare-parts.ts';
import { LINE_MESSAGES } from './cart-line.messages.ts';
import { MAX_QUANTITY } from './quantity.ts';

/** Configuration of a stock pickup. Accepts every spelling of colours in links and old carts. */
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
  connector: z.optional(z.enum(CONNECTORS)),
});

export type StockConfig = z.infer<typeof stockConfigSchema>;

/** A part for a pickup that was made here, by its serial number. */
export const spareConfigSchema = z.object({
  spare: z.string().check(z.refine((id: string) => sparePart(id) !== undefined)),
  serial: z.string().check(z.refine((serial: string) => /^\d\d-\d{4,7}$/.test(serial))),
});

export type SpareConfig = z.infer<typeof spareConfigSchema>;

export type LineConfig = StockConfig | CustomConfig | SpareConfig;

export const isCustom = (config: LineConfig): config is CustomConfig => 'choices' in config;
export const isSpare = (config: LineConfig): config is SpareConfig => 'spare' in config;

/** Upper limit of a price, in euro; keeps absurd prices within integer cents. */
const MOST_EURO = 1_000_000;

/** Required: price key, configuration, quantity (default 1). Name, picture and price are derived, the rest ignored. */
export const cartLineSchema = z
  .object({
    lookupKey: z.string().check(z.refine(isLookupKey)),
    // Defaults also appear in the API's description.
    quantity: z._default(z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)), 1),
    config: z.union([stockConfigSchema, customConfigSchema, spareConfigSchema]),
    price: z._default(z.catch(z.number().check(z.nonnegative(), z.maximum(MOST_EURO)), 0), 0),
  })
  .check(z.refine((line) => baseKey(line.config) === line.lookupKey));

/** Price key of a line: a bundle's, a part's, or the base of a build (spec decision 7). Undefined if it is not on offer. */
function baseKey(config: LineConfig): LookupKey | undefined {
  if (isSpare(config)) return sparePart(config.spare)?.key;
  return isCustom(config) ? baseKeyOf(configuratorOf(config), config.choices) : lookupKeyOf(config);
}

/** A cart line inside the shop. `price` is the unit price, for display only; `writeLine` exports it. */
export interface CartLine {
  readonly lookupKey: LookupKey;
  readonly name: string;
  readonly path: string;
  readonly imagePath: string;
  readonly price: Cents;
  readonly quantity: number;
  readonly config: LineConfig;
}

export function lineFor(choice: StockChoice, quantity = 1, price: Cents = ZERO): CartLine | undefined {
  const lookupKey = lookupKeyOf(choice);
  if (!lookupKey) return undefined;
  const product = productByType(choice.pickupType);
  const { pickupType, bundleType, pickupFlavor, color, wound, connector } = choice;
  return {
    lookupKey,
    name: product.name,
    path: productPath(choice),
    imagePath: pictureFile(stockFiles(product, bundleType, color, 'hero'), 480),
    price,
    quantity,
    config: {
      ...{ bundleType, pickupType, pickupFlavor, color },
      ...(wound && { wound }),
      ...(connector && { connector }),
    },
  };
}

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

export function spareLineFor(config: SpareConfig, quantity = 1, price: Cents = ZERO): CartLine | undefined {
  const spare = sparePart(config.spare);
  return (
    spare && {
      lookupKey: spare.key,
      name: SPARE_WORDS.en.names[spare.kind](spare),
      path: `/p/${config.serial}#parts`,
      imagePath: spare.imagePath,
      price,
      quantity,
      config,
    }
  );
}

/** Pickups have the same name in each language, parts do not. */
export function nameIn({ name, config }: Pick<CartLine, 'name' | 'config'>, language: Language): string {
  const spare = isSpare(config) ? sparePart(config.spare) : undefined;
  return spare ? SPARE_WORDS[language].names[spare.kind](spare) : name;
}

export function lineOf(config: LineConfig, quantity?: number, price?: Cents): CartLine | undefined {
  if (isSpare(config)) return spareLineFor(config, quantity, price);
  return isCustom(config)
    ? customLineFor(configuratorOf(config), config.choices, quantity, price)
    : lineFor(config, quantity, price);
}

export interface PricedLine {
  readonly lookupKey: LookupKey;
  readonly config?: LineConfig;
}

/** Keys of the parts that add up to a line's unit price; a set repeats the connector's for each pickup. */
export function priceKeys({ lookupKey, config }: PricedLine): readonly LookupKey[] {
  if (config && isCustom(config)) return priceKeysOf(configuratorOf(config), config.choices);
  if (!config || isSpare(config)) return [lookupKey];
  const { pickupType, bundleType, wound, connector } = config;
  return [
    lookupKey,
    ...(wound ? [REVERSE_KEY] : []),
    ...(connector ? positionsOf(productByType(pickupType), bundleType).map(() => CONNECTOR_KEY) : []),
  ];
}

export function unitPrice(line: PricedLine, prices: PriceList): Cents | undefined {
  const sum = billSum(priceKeys(line), prices);
  return sum.ok ? sum.price : undefined;
}

/** Parses a line; undefined if invalid. Its price is for display until the list is loaded; 0 if missing or invalid. */
export function readLine(value: unknown): CartLine | undefined {
  const parsed = cartLineSchema.safeParse(value);
  if (!parsed.success) return undefined;
  const { config, quantity, price } = parsed.data;
  return lineOf(config, quantity, fromEuro(price));
}

/** A line with the fields of the specification, its price in euro: for storage and for the API. */
export function writeLine(line: CartLine) {
  const { config } = line;
  return { ...line, price: toEuro(line.price), config: isCustom(config) ? writeCustom(config) : config };
}

/** A feature of a line; a colour has the hex values of its dot. */
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

const [REVERSE] = WINDING_OPTIONS;
const [CONNECTOR] = CONNECTOR_OPTIONS;

/** Options of a stock pickup that builds have too. */
const extrasOf = ({ wound, connector }: StockConfig) => [
  ...(wound ? [['wound', 'Winding', REVERSE] as const] : []),
  ...(connector ? [['connector', 'Lead', CONNECTOR] as const] : []),
];

const describeColour = (colour: ColourId, language: Language): LineWords => ({
  label: LINE_MESSAGES[language].colour,
  value: COLOUR_NAMES[language](colour),
  colours: COLOURS[colour].hex,
});

function describeSpare({ spare: id, serial }: SpareConfig, language: Language): readonly LineWords[] {
  const { color, spacing, pieces = 1 } = sparePart(id) ?? {};
  const words = SPARE_WORDS[language];
  return [
    ...(color ? [describeColour(color, language)] : []),
    ...(spacing ? [{ label: words.spacing, value: `${spacing}\u00a0mm` }] : []),
    ...(pieces > 1 ? [{ label: words.pieces, value: String(pieces) }] : []),
    { label: words.serial, value: serial },
  ];
}

export function describeLine(
  { config }: Pick<CartLine, 'config'>,
  language: Language = 'en',
): readonly LineWords[] {
  if (isCustom(config))
    return describeBuild(configuratorOf(config), config.choices, language).map(inWords(config.choices));
  const messages = LINE_MESSAGES[language];
  if (isSpare(config)) return describeSpare(config, language);
  const ofBuilds = BUILD_MESSAGES[language];
  return [
    { label: messages.bundle, value: messages.contents(productByType(config.pickupType), config.bundleType) },
    { label: messages.flavor, value: FLAVOR_NAMES[config.pickupFlavor] },
    describeColour(config.color, language),
    ...extrasOf(config).map(([field, label, option]) => ({
      label: ofBuilds.label(field, label),
      value: ofBuilds.words(field, option),
    })),
  ];
}

export function glanceWords(
  { config }: Pick<CartLine, 'config'>,
  language: Language = 'en',
): readonly string[] {
  const { on, within } = LINE_MESSAGES[language];
  const ofBuilds = BUILD_MESSAGES[language];
  if (isSpare(config)) return [featureWords({ config }, language).join(', ')];
  if (!isCustom(config)) {
    const { pickupFlavor, bundleType, color } = config;
    const words = [BUNDLE_WORDS[language][bundleType], COLOUR_NAMES[language](color)].map(within);
    const extras = extrasOf(config).map(([field, , option]) => ofBuilds.name(field, option));
    return [[FLAVOR_NAMES[pickupFlavor], ...words, ...extras].join(', ')];
  }
  const parts = partsOf(configuratorOf(config), config.choices);
  const textOf = (field: BuildField, words: 'name' | 'words' = 'name') =>
    parts.filter((part) => part.field === field).map(({ option }) => ofBuilds[words](field, option));
  const cover = textOf('model').length > 0 ? textOf('model') : textOf('cover');
  const colours = [...textOf('color'), ...textOf('base')].map(within).join(` ${on} `);
  const spacing = textOf('spacing', 'words').map((words) => within(words.replace(',', '')));
  return [
    [...cover, colours],
    [
      ...spacing,
      ...textOf('output'),
      ...textOf('magnet').map(within),
      ...textOf('wound').map(within),
      ...textOf('connector'),
    ],
  ].map((row) => row.filter(Boolean).join(', '));
}

/** Fields whose values are unclear without their label: "Wine", "Matched". */
const NEEDS_LABEL: readonly BuildField[] = ['color', 'base', 'coils'];

/** Features of a line for running text. */
export function featureWords(line: Pick<CartLine, 'config'>, language: Language = 'en'): readonly string[] {
  const { config } = line;
  if (isSpare(config))
    return describeSpare(config, language).map(({ label, value, ...dot }) =>
      'colours' in dot ? value : `${label} ${value}`,
    );
  if (!isCustom(config)) return describeLine(line, language).map(({ value }) => value);
  const configurator = configuratorOf(config);
  return partsOf(configurator, config.choices).map((part) => {
    const { label, value } = describePart(configurator, config.choices, part, language);
    return NEEDS_LABEL.includes(part.field) ? `${label} ${value}` : value;
  });
}
