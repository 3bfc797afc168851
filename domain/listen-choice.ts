import { flavorsOf, positionsOf, productBySlug, productByType } from './catalogue.ts';
import { LETTERS, listenAddress, spellPick } from './listen-address.ts';
import {
  FLAVOR_NAMES,
  FLAVORS,
  type Flavor,
  POSITIONS,
  type Position,
  type StockType,
} from './pickup-types.ts';
import { PRODUCTS, type Product } from './products.ts';
import { type InstrumentId, instrumentAt } from './tone/take-places.ts';

/** One pickup of the catalogue, to be listened to. */
export interface StockPick {
  readonly type: StockType;
  readonly flavor: Flavor;
  readonly position: Position;
}

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

export const samePick = (a: StockPick, b: StockPick): boolean => pickKey(a) === pickKey(b);

/** What stands in the address: `humbucker.hot.bridge`. */
export const pickKey = ({ type, flavor, position }: StockPick): string =>
  spellPick(productByType(type).slug, flavor, position);

/** "Stratocaster Vintage, bridge". A split coil sits at no position of its own. */
export function pickName({ type, flavor, position }: StockPick): string {
  const name = `${productByType(type).name} ${FLAVOR_NAMES[flavor]}`;
  return position === 'split' ? name : `${name}, ${position}`;
}

/** What the page shows to who has not chosen, far apart in tone and near in place: ranked by the products' records. */
const RANKED = PRODUCTS.filter((product: Product) => product.listenRank).sort(
  (a: Product, b: Product) => (a.listenRank ?? 0) - (b.listenRank ?? 0),
);
const FIRST_FLAVORS: readonly Flavor[] = ['VINTAGE', 'HOT'];

/** Another pickup to compare with: of the same kind of instrument and at the same place, not among the picks. */
export function onePickMore(picks: readonly StockPick[]): StockPick {
  const [first] = picks;
  const instrument = first ? instrumentOf(productByType(first.type)) : 'guitar';
  const alike = RANKED.filter((product) => instrumentOf(product) === instrument);
  const candidates = FIRST_FLAVORS.flatMap((flavor) =>
    alike.map(({ type }) => nearestPick(type, flavor, first?.position ?? 'bridge')),
  );
  const fresh = candidates.find((candidate) => !picks.some((pick) => samePick(pick, candidate)));
  if (!fresh) throw new Error('More picks than candidates');
  return fresh;
}

/** One entry of the address. Undefined where it names no product; what else is unknown becomes the nearest. */
export function readPick(text: string): StockPick | undefined {
  const words = text.toLowerCase().split(/[^a-z0-9-]+/);
  const product = words.map(productBySlug).find((found) => found !== undefined);
  if (!product) return undefined;
  return nearestPick(
    product.type,
    FLAVORS.find((flavor) => words.includes(flavor.toLowerCase())) ?? 'VINTAGE',
    POSITIONS.find((position) => words.includes(position)) ?? 'bridge',
  );
}

/**
 * Two or three picks from `a`, `b` and `c`. Entries that name no product count as absent, and picks are added until
 * there are two. A form without scripts sends an entry in three parts (`a=humbucker&a=hot&a=bridge`) and names in
 * `remove` the one to leave out.
 */
export function readPicks(query: URLSearchParams): readonly StockPick[] {
  const left = LETTERS.map((letter) => letter.toLowerCase()).filter(
    (letter) => letter !== query.get('remove')?.toLowerCase(),
  );
  const picks = left.flatMap((letter) => readPick(query.getAll(letter).join('.')) ?? []);
  while (picks.length < FEWEST_PICKS) picks.push(onePickMore(picks));
  return picks;
}

/** The query that makes a choice, in the one spelling that is written. */
export const listenQuery = (picks: readonly StockPick[]): URLSearchParams =>
  new URLSearchParams(listenPath(picks).replace(/^[^?]*/, ''));

/** Address of the page with a choice made, to be shared and linked. */
export function listenPath(picks: readonly StockPick[]): string {
  return listenAddress(picks.map(pickKey));
}
