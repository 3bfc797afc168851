import type { Language } from '../languages.ts';
import { add, type Cents } from '../money.ts';
import { flavorsOf, positionsOf, productBySlug, productByType } from '../products/catalogue.ts';
import {
  BUNDLES,
  type Bundle,
  FLAVOR_NAMES,
  FLAVORS,
  type Flavor,
  type Position,
} from '../products/pickup-types.ts';
import type { PictureSources } from '../products/pictures.ts';
import { PRODUCTS, type Product, type StockType } from '../products/products.ts';
import { stockPickup } from '../products/winding-table.ts';
import { type Build, buildPickup } from '../tone/build.ts';
import { COIL_MODES, type CoilMode } from '../tone/coil-modes.ts';
import { type InstrumentId, instrumentAt } from '../tone/take-places.ts';
import { hasCoilModes } from '../tone/wired-voice.ts';
import { LETTERS, listenAddress, spellPick } from './listen-address.ts';
import { SEAT_WORDS } from './seats.messages.ts';
import { isPair, nearestSeat, type Pair, positionsAt, SEATS, type Seat } from './seats.ts';

type OtherMode = Exclude<CoilMode, 'series'>;

/** Coils in series are nothing that need be said. */
export const otherMode = (mode: CoilMode | undefined): OtherMode | undefined =>
  mode === 'series' ? undefined : mode;

/** How a pick is switched in its guitar. Both are missing where one pickup is heard, with its coils in series. */
interface Switched {
  /** Heard with another one of its kind. */
  readonly pair?: Pair;
  readonly coils?: OtherMode;
}

/** One pickup of the catalogue, to be listened to; the first of its pair, where it is heard with another. */
export interface StockPick extends Switched {
  readonly type: StockType;
  readonly flavor: Flavor;
  readonly position: Position;
}

/** One build of a configurator, to be listened to. Plain JSON: read on the server, so that no page loads the tables. */
export interface BuildPick extends Switched {
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

/** What comes next where a product has not what is asked for: closest in winding. */
const NEXT_FLAVORS: Record<Flavor, readonly Flavor[]> = {
  HOT: ['HOT', 'MODERN', 'HYBRID', 'VINTAGE'],
  HYBRID: ['HYBRID', 'MODERN', 'VINTAGE', 'HOT'],
  MODERN: ['MODERN', 'HYBRID', 'HOT', 'VINTAGE'],
  VINTAGE: ['VINTAGE', 'HYBRID', 'MODERN', 'HOT'],
};

/** The pickup of a product, and the setting of its guitar, that comes closest to what is asked for. */
export function nearestPick(
  type: StockType,
  flavor: Flavor,
  asked: Seat,
  coils: CoilMode = 'series',
): StockPick {
  const product = productByType(type);
  const flavors = flavorsOf(product);
  const seat = nearestSeat(product, asked);
  const pick = {
    type,
    flavor: NEXT_FLAVORS[flavor].find((next) => flavors.includes(next)) ?? flavor,
    position: positionsAt(seat)[0] ?? 'bridge',
    ...(isPair(seat) && { pair: seat }),
  };
  return coils !== 'series' && coilModesOf(pick).includes(coils) ? { ...pick, coils } : pick;
}

const SERIES_ALONE = ['series'] as const;

/** The ways in which a pick's lead lets its coils be joined, the usual one first. */
export function coilModesOf(pick: ListenPick): readonly CoilMode[] {
  const pickup = isBuild(pick) ? buildPickup(pick.tone) : stockPickup(pick.type, pick.flavor, pick.position);
  return pickup && hasCoilModes(pickup) ? COIL_MODES : SERIES_ALONE;
}

/** What is heard of a pick: its position, or it and the one beside it. */
export const seatOf = (pick: ListenPick): Seat =>
  pick.pair ?? (isBuild(pick) ? (pick.tone.position ?? 'neck') : pick.position);

/** The instrument that a product is made for: that of its places. */
export function instrumentOf({ positions }: Pick<Product, 'positions'>): InstrumentId {
  const [first] = Object.values(positions);
  return first ? instrumentAt(first.place) : 'guitar';
}

export const samePick = (a: ListenPick, b: ListenPick): boolean => pickKey(a) === pickKey(b);

/** What is in the address: `humbucker.hot.bridge`. */
export function pickKey(pick: ListenPick): string {
  const { pair, coils } = pick;
  return isBuild(pick)
    ? [pick.key, pair, coils].filter((word) => word !== undefined).join('.')
    : spellPick(productByType(pick.type).slug, pick.flavor, seatOf(pick), coils);
}

/** "Stratocaster Vintage, bridge". A split coil sits at no position of its own; a build has its own name. */
export function pickName(pick: ListenPick, language: Language = 'en'): string {
  const words = SEAT_WORDS[language];
  const { pair, coils } = pick;
  const seat = isBuild(pick) ? pair : seatOf(pick);
  const name = isBuild(pick) ? pick.name : `${productByType(pick.type).name} ${FLAVOR_NAMES[pick.flavor]}`;
  return [
    name,
    ...(seat === undefined || seat === 'split' ? [] : [words.said(seat)]),
    ...(coils ? [words.coils[coils]] : []),
  ].join(', ');
}

/** The bundle that holds this pickup alone; the set where it is sold in no other. */
export function bundleOf({ type, position }: Pick<StockPick, 'type' | 'position'>): Bundle {
  const { bundles } = productByType(type);
  return BUNDLES.find((id) => id === position.toUpperCase() && bundles[id]) ?? 'SET';
}

/** Under what its prices are in `PickPrices`, of each pickup that is heard: stock by lookup key, a build by its own. */
function priceKeys(pick: ListenPick): readonly (string | undefined)[] {
  const positions = positionsAt(seatOf(pick));
  if (isBuild(pick)) return positions.map(() => pick.key);
  const { type } = pick;
  const product = productByType(type);
  const isSet = positions.length > 1 && positionsOf(product).length === positions.length;
  if (isSet && product.bundles.SET) return [product.bundles.SET];
  return positions.map((position) => product.bundles[bundleOf({ type, position })]);
}

/** What pickups cost, in cents: single stock pickups by lookup key, builds by their own. */
export type PickPrices = Readonly<Record<string, Cents>>;

/** What a pick costs, in cents, with the one beside it; undefined where that is not on the list. */
export function pickPrice(pick: ListenPick, prices: PickPrices): Cents | undefined {
  const costs = priceKeys(pick).map((key) =>
    key !== undefined && Object.hasOwn(prices, key) ? prices[key] : undefined,
  );
  const known = costs.filter((cost) => cost !== undefined);
  return known.length === costs.length ? add(...known) : undefined;
}

/** The pickup of the catalogue that stands for a pick: itself, or what comes closest to a build. */
function stockOf(pick: ListenPick): StockPick {
  if (!isBuild(pick)) return pick;
  const { nearest, pair, coils } = pick;
  return nearestPick(nearest.type, nearest.flavor, pair ?? nearest.position, coils);
}

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
      alike.map(({ type }) => nearestPick(type, flavor, first ? seatOf(first) : 'bridge')),
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
  const seat = SEATS.find((each) => words.includes(each));
  // "Split" is a kind of coil, too: what follows the position is about those.
  const rest = seat ? words.toSpliced(words.indexOf(seat), 1) : words;
  return nearestPick(
    product.type,
    FLAVORS.find((flavor) => words.includes(flavor.toLowerCase())) ?? 'VINTAGE',
    seat ?? 'bridge',
    COIL_MODES.find((mode) => rest.includes(mode)),
  );
}

/** Address of the page with a choice made, to be shared and linked. */
export function listenPath(picks: readonly ListenPick[]): string {
  return listenAddress(picks.map(pickKey));
}
