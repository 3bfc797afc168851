import * as z from 'zod/mini';
import { lookupKeyOf, productByType, productPath, type StockChoice } from './catalogue.ts';
import { COLOUR_IDS, COLOURS, readColour } from './colours.ts';
import { type Cents, fromEuro, toEuro, ZERO } from './money.ts';
import { BUNDLE_NAMES, BUNDLES, FLAVOR_NAMES, FLAVORS, STOCK_TYPES } from './pickup-types.ts';
import { pictureFile, stockPicture } from './pictures.ts';
import { isLookupKey, type LookupKey } from './price-list.ts';
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
});

export type LineConfig = z.infer<typeof stockConfigSchema>;

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
    config: stockConfigSchema,
    price: z._default(z.catch(z.number().check(z.nonnegative(), z.maximum(MOST_EURO)), 0), 0),
  })
  .check(z.refine((line) => lookupKeyOf(line.config) === line.lookupKey));

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
  const { pickupType, bundleType, pickupFlavor, color } = choice;
  return {
    lookupKey,
    name: product.name,
    path: productPath(choice),
    imagePath: pictureFile(stockPicture(product, bundleType, color, 'hero'), 480, 'webp'),
    price,
    quantity,
    config: { bundleType, pickupType, pickupFlavor, color },
  };
}

/**
 * Reads one line from anywhere (storage, request). Undefined when any part of it cannot be believed. The price
 * it carries is for showing until the price list is at hand; a missing or odd one reads as 0.
 */
export function readLine(value: unknown): CartLine | undefined {
  const parsed = cartLineSchema.safeParse(value);
  if (!parsed.success) return undefined;
  const { config, quantity, price } = parsed.data;
  return lineFor(config, quantity, fromEuro(price));
}

/** Writes a line as the specification lists its fields, its price in euro: for storage and for the API. */
export function writeLine(line: CartLine) {
  return { ...line, price: toEuro(line.price) };
}

/** A line's configuration in the words of the shop, label first: for cart, order and mail. */
export function describeLine({ config }: Pick<CartLine, 'config'>): { label: string; value: string }[] {
  const product = productByType(config.pickupType);
  const bundle = BUNDLE_NAMES[config.bundleType];
  const value = config.bundleType === 'SET' ? `${bundle}: ${product.setContents}` : bundle;
  return [
    { label: 'Bundle', value },
    { label: 'Flavor', value: FLAVOR_NAMES[config.pickupFlavor] },
    { label: 'Colour', value: COLOURS[config.color].name },
  ];
}
