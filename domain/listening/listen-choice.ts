import type { Cents } from '../money.ts';
import { flavorsOf, positionsOf, productBySlug, productByType } from '../products/catalogue.ts';
import {
  BUNDLES,
  type Bundle,
  FLAVOR_NAMES,
  FLAVORS,
  type Flavor,
  POSITIONS,
  type Position,
} from '../products/pickup-types.ts';
import type { PictureSources } from '../products/pictures.ts';
import { PRODUCTS, type Product, type StockType } from '../products/products.ts';
import type { Build } from '../tone/build.ts';
import { type InstrumentId, instrumentAt } from '../tone/take-places.ts';
import { LETTERS, listenAddress, spellPick } from './listen-address.ts';

/** One pickup of the catalogue, to be listened to. */
export interface StockPick {
  readonly type: StockType;
  readonly flavor: Flavor;
  readonly position: Position;
}

/** One build of a configurator, to be listened to. Plain JSON: read on the server, so that no page loads the tables. */
export interface BuildPick {
  /** What is in the address: `custom-humbucker.open.fishbone.…`. */
  readonly key: string;
  /** "Custom Humbucker, Fishbone, Modern, AlNiCo 5". */
  readonly name: string;
  /** What is wound. */
  readonly tone: Build;
  /** Its description, without labels. */
  readonly words: readonly string[];
  /** Where its configurator opens with it. */
  readonly path: string;
  readonly picture: PictureSources;
  /** The pickup of the catalogue that comes closest. */
  readonly nearest: StockPick;
}

export type ListenPick = StockPick | BuildPick;

export const isBuild = (pick: ListenPick): pick is BuildPick => 'tone' in pick;

export const FEWEST_PICKS = 2;
export const MOST_PICKS = LETTERS.length;

/** What comes next where a product has not what is asked for: closest in winding, closest on the string. */
const NEXT_FLAVORS: Record<Flavor, readonly Flavor[]> = {
  HOT: ['HOT', 'MODERN', 'HYBRID', 'VINTAGE'],
  HYBRID: ['HYBRID', 'MODERN', 'VINTAGE', 'HOT'],
  MODERN: ['MODERN', 'HYBRID', 'HOT', 'VINTAGE'],
  VINTAGE: ['VINTAGE', 'HYBRID', 'MODERN', 'HOT'],
};
const NEXT_POSITIONS: Record<Position, readonly Position[]> = {
  neck: ['neck', 'split', 'middle', 'bridge'],
  middle: ['middle', 'split', 'neck', 'bridge'],
  bridge: ['bridge', 'split', 'middle', 'neck'],
  split: ['split', 'neck', 'middle', 'bridge'],
};

/** The pickup of a product that comes closest to what is asked for. */
export function nearestPick(type: StockType, flavor: Flavor, position: Position): StockPick {
  const product = productByType(type);
  const [flavors, positions] = [flavorsOf(product), positionsOf(product)];
  return {
    type,
    flavor: NEXT_FLAVORS[flavor].find((next) => flavors.includes(next)) ?? flavor,
    position: NEXT_POSITIONS[position].find((next) => positions.includes(next)) ?? position,
  };
}

/** The instrument that a product is made for: that of its places. */
export function instrumentOf({ positions }: Pick<Product, 'positions'>): InstrumentId {
  const [first] = Object.values(positions);
  return first ? instrumentAt(first.place) : 'guitar';
}

export const samePick = (a: ListenPick, b: ListenPick): boolean => pickKey(a) === pickKey(b);

/** What is in the address: `humbucker.hot.bridge`. */
export const pickKey = (pick: ListenPick): string =>
  isBuild(pick) ? pick.key : spellPick(productByType(pick.type).slug, pick.flavor, pick.position);

/** "Stratocaster Vintage, bridge". A split coil sits at no position of its own; a build has its own name. */
export function pickName(pick: ListenPick): string {
  if (isBuild(pick)) return pick.name;
  const { type, flavor, position } = pick;
  const name = `${productByType(type).name} ${FLAVOR_NAMES[flavor]}`;
  return position === 'split' ? name : `${name}, ${position}`;
}

/** The bundle that holds this pickup alone; the set where it is sold in no other. */
export function bundleOf({ type, position }: Pick<StockPick, 'type' | 'position'>): Bundle {
  const { bundles } = productByType(type);
  return BUNDLES.find((id) => id === position.toUpperCase() && bundles[id]) ?? 'SET';
}

/** Under what a price is in `PickPrices`: a stock pickup's lookup key, a build's own. */
const priceKey = (pick: ListenPick): string | undefined =>
  isBuild(pick) ? pick.key : productByType(pick.type).bundles[bundleOf(pick)];

/** What pickups cost, in cents: single stock pickups by lookup key, builds by their own. */
export type PickPrices = Readonly<Record<string, Cents>>;

/** What a pick costs, in cents; undefined where that is not on the list. */
export function pickPrice(pick: ListenPick, prices: PickPrices): Cents | undefined {
  const key = priceKey(pick);
  return key !== undefined && Object.hasOwn(prices, key) ? prices[key] : undefined;
}

/** The pickup of the catalogue that stands for a pick: itself, or what comes closest to a build. */
const stockOf = (pick: ListenPick): StockPick => (isBuild(pick) ? pick.nearest : pick);

/** What the page shows to someone who has not chosen, far apart in tone and near in place: ranked by the products' records. */
const RANKED = PRODUCTS.filter((product: Product) => product.listenRank).sort(
  (a: Product, b: Product) => (a.listenRank ?? 0) - (b.listenRank ?? 0),
);
const FIRST_FLAVORS: readonly Flavor[] = ['VINTAGE', 'HOT'];

/**
 * Another pickup to compare with, not among the picks: what comes closest to a build that is, else one of the same kind
 * of instrument and at the same place.
 */
export function onePickMore(picks: readonly ListenPick[]): StockPick {
  const [first] = picks.map(stockOf);
  const instrument = first ? instrumentOf(productByType(first.type)) : 'guitar';
  const alike = RANKED.filter((product) => instrumentOf(product) === instrument);
  const candidates = [
    ...picks.filter(isBuild).map(stockOf),
    ...FIRST_FLAVORS.flatMap((flavor) =>
      alike.map(({ type }) => nearestPick(type, flavor, first?.position ?? 'bridge')),
    ),
  ];
  const fresh = candidates.find((candidate) => !picks.some((pick) => samePick(pick, candidate)));
  if (!fresh) throw new Error('More picks than candidates');
  return fresh;
}

/** One stock pickup of the address. Undefined where it names no product; what else is unknown becomes the nearest. */
export function readStockPick(text: string): StockPick | undefined {
  const words = text.toLowerCase().split(/[^a-z0-9-]+/);
  const product = words.map(productBySlug).find((found) => found !== undefined);
  if (!product) return undefined;
  return nearestPick(
    product.type,
    FLAVORS.find((flavor) => words.includes(flavor.toLowerCase())) ?? 'VINTAGE',
    POSITIONS.find((position) => words.includes(position)) ?? 'bridge',
  );
}

/** Address of the page with a choice made, to be shared and linked. */
export function listenPath(picks: readonly ListenPick[]): string {
  return listenAddress(picks.map(pickKey));
}
