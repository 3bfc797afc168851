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

/** The flavors a product is wound in, in the order of the specification. */
export function flavorsOf(product: Product): Flavor[] {
  return FLAVORS.filter((flavor) => product.flavors[flavor] !== undefined);
}

/** The bundles a product is sold in, set first. */
export function bundlesOf(product: Product): Bundle[] {
  return BUNDLES.filter((bundle) => product.bundles[bundle] !== undefined);
}

/** The positions of a product's pickups, or of those in one of its bundles, neck first. A split coil comes as a whole. */
export function positionsOf({ positions }: Pick<Product, 'positions'>, bundle: Bundle = 'SET'): Position[] {
  return POSITIONS.filter(
    (position) => positions[position] && (bundle === 'SET' || position === bundle.toLowerCase()),
  );
}

/** The bundle that stands for a product where there is room for one pickup: the bridge's, or what is sold alone. */
export const cardBundle = ({ bundles }: Pick<Product, 'bundles'>): Bundle =>
  bundles.BRIDGE ? 'BRIDGE' : 'SET';

/** How a pickup of one coil may be had other than usual: wound the other way, with its poles turned over. */
export const WOUND = ['reverse'] as const;
export type Wound = (typeof WOUND)[number];

/** The price key of what is wound so. */
export const REVERSE_KEY: LookupKey = 'reverse_wound';

/** True where a bundle can be had reverse wound: one pickup alone, of one coil. The pickups of a set suit each other. */
export const isReversible = ({ reversible }: Pick<Product, 'reversible'>, bundle: Bundle): boolean =>
  reversible === true && bundle !== 'SET';

/** A stock pickup as chosen: every field is checked against the product by `isOnOffer`. */
export interface StockChoice {
  readonly pickupType: StockType;
  readonly bundleType: Bundle;
  readonly pickupFlavor: Flavor;
  readonly color: ColourId;
  /** Reverse wound, reverse polarity; as usual where it is silent. */
  readonly wound?: Wound | undefined;
}

/** True when the product exists in this flavor, bundle and colour. */
export function isOnOffer(choice: StockChoice): boolean {
  const product = productByType(choice.pickupType);
  return (
    product.flavors[choice.pickupFlavor] !== undefined &&
    product.bundles[choice.bundleType] !== undefined &&
    product.colours.includes(choice.color) &&
    (choice.wound === undefined || isReversible(product, choice.bundleType))
  );
}

/** The price key of a choice; undefined where it is not on offer. */
export function lookupKeyOf(choice: StockChoice): LookupKey | undefined {
  return isOnOffer(choice) ? productByType(choice.pickupType).bundles[choice.bundleType] : undefined;
}

/** Address of the technical drawing of a product, made from its CAD model. */
export function drawingPath(product: Product): string {
  return `/generated/drawings/${product.slug}.svg`;
}

/** Address of a product page with a choice made. */
export function productPath(choice: StockChoice): string {
  const { slug } = productByType(choice.pickupType);
  const { pickupFlavor: flavor, bundleType: bundle, color: colour, wound } = choice;
  return `/shop/${slug}?${productQuery({ flavor, bundle, colour, wound })}`;
}

/** The query that asks for a choice, in the one spelling that is written. */
export function productQuery({ flavor, bundle, colour, wound }: ProductQuery): URLSearchParams {
  return new URLSearchParams({
    ...(flavor && { flavor: flavor.toLowerCase() }),
    bundleType: bundle.toLowerCase(),
    color: colour,
    ...(wound && { wound }),
  });
}

/** What a product page's query asks for. A field is undefined where the query is silent or says nothing known. */
export interface ProductQuery {
  readonly flavor: Flavor | undefined;
  readonly bundle: Bundle;
  readonly colour: ColourId;
  readonly wound?: Wound | undefined;
}

/**
 * Reads `flavor`, `bundletype` (also `bundleType`), `color` and `wound`. Of repeated values the first that this product
 * knows counts, unknown ones count as absent (decision 13); without any, the colour is black and the bundle the
 * first one.
 */
export function readProductQuery(product: Product, query: URLSearchParams): ProductQuery {
  const upper = (names: readonly string[]) =>
    [...query].filter(([name]) => names.includes(name)).map(([, value]) => value.toUpperCase());
  const bundle =
    firstKnown(upper(['bundletype', 'bundleType']), bundlesOf(product)) ?? bundlesOf(product)[0] ?? 'SET';
  const wound = isReversible(product, bundle) ? firstKnown(query.getAll('wound'), WOUND) : undefined;
  return {
    flavor: firstKnown(upper(['flavor']), flavorsOf(product)),
    bundle,
    colour: firstKnown(query.getAll('color').map(readColour), product.colours) ?? 'black',
    ...(wound && { wound }),
  };
}

/** The first of the values that is known. */
function firstKnown<Known>(values: readonly unknown[], known: readonly Known[]): Known | undefined {
  const value = values.find((candidate) => known.some((entry) => entry === candidate));
  return known.find((entry) => entry === value);
}
