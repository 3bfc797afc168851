import type { LookupKey } from '../prices/price-list.ts';
import { type ColourId, readColour } from './colours.ts';
import { BUNDLES, type Bundle, FLAVORS, type Flavor, POSITIONS, type Position } from './pickup-types.ts';
import { PRODUCTS, type Product, type StockType } from './products.ts';

const CATALOGUE: readonly Product[] = PRODUCTS;

export function productBySlug(slug: string): Product | undefined {
  return CATALOGUE.find((product) => product.slug === slug);
}

export function productByType(type: StockType): Product {
  const product = CATALOGUE.find((candidate) => candidate.type === type);
  if (!product) throw new Error(`No product of type ${type}`);
  return product;
}

export function flavorsOf(product: Product): Flavor[] {
  return FLAVORS.filter((flavor) => product.flavors[flavor] !== undefined);
}

export function bundlesOf(product: Product): Bundle[] {
  return BUNDLES.filter((bundle) => product.bundles[bundle] !== undefined);
}

/** Positions of a product's pickups, or of those in one bundle, neck first. A split coil is one position. */
export function positionsOf({ positions }: Pick<Product, 'positions'>, bundle: Bundle = 'SET'): Position[] {
  return POSITIONS.filter(
    (position) => positions[position] && (bundle === 'SET' || position === bundle.toLowerCase()),
  );
}

/** The bundle shown on a card with room for one pickup: the bridge, or the only one sold. */
export const cardBundle = ({ bundles }: Pick<Product, 'bundles'>): Bundle =>
  bundles.BRIDGE ? 'BRIDGE' : 'SET';

/** Ways to wind a single-coil pickup other than the usual: reverse wound, reverse polarity. */
export const WOUND = ['reverse'] as const;
type Wound = (typeof WOUND)[number];

export const REVERSE_KEY: LookupKey = 'reverse_wound';

/** Only a single-coil pickup sold alone can be reverse wound; the pickups of a set already match. */
export const isReversible = ({ reversible }: Pick<Product, 'reversible'>, bundle: Bundle): boolean =>
  reversible === true && bundle !== 'SET';

/** Ends of the lead other than bare ones. Every pickup of a bundle gets one, at its price each. */
export const CONNECTORS = ['quick'] as const;
type Connector = (typeof CONNECTORS)[number];

export const CONNECTOR_KEY: LookupKey = 'quick_connector';

/** A stock pickup as chosen. `isOnOffer` checks every field against the product. */
export interface StockChoice {
  readonly pickupType: StockType;
  readonly bundleType: Bundle;
  readonly pickupFlavor: Flavor;
  readonly color: ColourId;
  /** Reverse wound, reverse polarity. Undefined: the usual winding. */
  readonly wound?: Wound | undefined;
  /** Undefined: bare ends. */
  readonly connector?: Connector | undefined;
}

/** True if the product exists in this flavor, bundle and colour. */
export function isOnOffer(choice: StockChoice): boolean {
  const product = productByType(choice.pickupType);
  return (
    product.flavors[choice.pickupFlavor] !== undefined &&
    product.bundles[choice.bundleType] !== undefined &&
    product.colours.includes(choice.color) &&
    (choice.wound === undefined || isReversible(product, choice.bundleType))
  );
}

/** The price key of a choice; undefined if it is not on offer. */
export function lookupKeyOf(choice: StockChoice): LookupKey | undefined {
  return isOnOffer(choice) ? productByType(choice.pickupType).bundles[choice.bundleType] : undefined;
}

/** Every choice of a product that has its own article number: flavor, bundle and colour, in the usual winding. */
export const choicesOf = (product: Product): StockChoice[] =>
  flavorsOf(product).flatMap((pickupFlavor) =>
    bundlesOf(product).flatMap((bundleType) =>
      product.colours.map((color) => ({ pickupType: product.type, bundleType, pickupFlavor, color })),
    ),
  );

/** Article number of a choice: "HUMBUCKER-SET-HOT-CREAM", at most 50 characters without options. */
export const skuOf = ({
  pickupType,
  bundleType,
  pickupFlavor,
  color,
  wound,
  connector,
}: StockChoice): string =>
  [pickupType, bundleType, pickupFlavor, color, wound, connector].filter(Boolean).join('-').toUpperCase();

let bySku: ReadonlyMap<string, StockChoice> | undefined;

/** The choice of an article number in any case; undefined if nothing on offer has it. */
export function choiceOfSku(sku: string): StockChoice | undefined {
  bySku ??= new Map(
    CATALOGUE.flatMap(choicesOf)
      .flatMap((choice) => [choice, ...WOUND.map((wound) => ({ ...choice, wound }))])
      .flatMap((choice) => [choice, ...CONNECTORS.map((connector) => ({ ...choice, connector }))])
      .filter(isOnOffer)
      .map((choice) => [skuOf(choice), choice]),
  );
  return bySku.get(sku.toUpperCase());
}

export function drawingPath(product: Product): string {
  return `/generated/drawings/${product.slug}.svg`;
}

export function productPath(choice: StockChoice): string {
  const { slug } = productByType(choice.pickupType);
  const { pickupFlavor: flavor, bundleType: bundle, color: colour, wound, connector } = choice;
  return `/shop/${slug}?${productQuery({ flavor, bundle, colour, wound, connector })}`;
}

export function productQuery({ flavor, bundle, colour, wound, connector }: ProductQuery): URLSearchParams {
  return new URLSearchParams({
    ...(flavor && { flavor: flavor.toLowerCase() }),
    bundleType: bundle.toLowerCase(),
    color: colour,
    ...(wound && { wound }),
    ...(connector && { connector }),
  });
}

/** A product page's query. A field is undefined if it is missing or unknown. */
export interface ProductQuery {
  readonly flavor: Flavor | undefined;
  readonly bundle: Bundle;
  readonly colour: ColourId;
  /** Reverse wound: requested by a link of the phase card. */
  readonly wound?: Wound | undefined;
  readonly connector?: Connector | undefined;
}

/**
 * Reads `flavor`, `bundletype` (also `bundleType`), `color`, `wound` and `connector`. The first value that this product knows wins;
 * unknown ones are ignored (spec decision 13). Defaults: black and the first bundle.
 */
export function readProductQuery(product: Product, query: URLSearchParams): ProductQuery {
  const upper = (names: readonly string[]) =>
    [...query].filter(([name]) => names.includes(name)).map(([, value]) => value.toUpperCase());
  const bundle =
    firstKnown(upper(['bundletype', 'bundleType']), bundlesOf(product)) ?? bundlesOf(product)[0] ?? 'SET';
  const wound = isReversible(product, bundle) ? firstKnown(query.getAll('wound'), WOUND) : undefined;
  const connector = firstKnown(query.getAll('connector'), CONNECTORS);
  return {
    flavor: firstKnown(upper(['flavor']), flavorsOf(product)),
    bundle,
    colour: firstKnown(query.getAll('color').map(readColour), product.colours) ?? 'black',
    ...(wound && { wound }),
    ...(connector && { connector }),
  };
}

function firstKnown<Known>(values: readonly unknown[], known: readonly Known[]): Known | undefined {
  const value = values.find((candidate) => known.some((entry) => entry === candidate));
  return known.find((entry) => entry === value);
}
