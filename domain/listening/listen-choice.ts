import { MEASURED_PICKUPS, type MeasuredId, measuredBy, measuredName } from '../finder/measured-pickups.ts';
import { namedAt } from '../finder/names.ts';
import type { Language } from '../languages.ts';
import { add, type Cents } from '../money.ts';
import { flavorsOf, positionsOf, productBySlug, productByType } from '../products/catalogue.ts';
import { FLAVOR_NAMES, FLAVORS, type Flavor, type Position } from '../products/pickup-types.ts';
import type { PictureSources } from '../products/pictures.ts';
import { PRODUCTS, type Product, type StockType } from '../products/products.ts';
import { bundleOf, stockPickup } from '../products/winding-table.ts';
import { keysOf } from '../records.ts';
import { type Build, buildPickup } from '../tone/build.ts';
import { COIL_MODES, type CoilMode } from '../tone/coil-modes.ts';
import { type InstrumentId, instrumentAt } from '../tone/strings.ts';
import { hasCoilModes } from '../tone/wired-voice.ts';
import { CHOICE_LETTERS, listenAddress, spellPick } from './listen-address.ts';
import { SEAT_WORDS } from './seats.messages.ts';
import { isPair, nearestSeat, type Pair, positionsAt, SEATS, type Seat } from './seats.ts';

type OtherMode = Exclude<CoilMode, 'series'>;

/** Series is the default and is not spelled. */
export const otherMode = (mode: CoilMode | undefined): OtherMode | undefined =>
  mode === 'series' ? undefined : mode;

/** Switch setting of a pick. Both missing: one pickup, coils in series. */
interface Switched {
  /** Together with another one of its kind. */
  readonly pair?: Pair;
  readonly coils?: OtherMode;
}

/** A stock pickup to listen to; the first one of a pair. */
export interface StockPick extends Switched {
  readonly type: StockType;
  readonly flavor: Flavor;
  readonly position: Position;
}

/** A build to listen to. Plain JSON, read on the server, so that no page loads the tables. */
export interface BuildPick extends Switched {
  /** Spelling in the address: `custom-humbucker.open.fishbone.…`. */
  readonly key: string;
  /** "Custom Humbucker, Fishbone, Modern, AlNiCo 5". */
  readonly name: string;
  readonly tone: Build;
  /** Description without labels. */
  readonly words: readonly string[];
  readonly path: string;
  readonly picture: PictureSources;
  readonly nearest: StockPick;
}

/** Another maker's pickup that was measured, for comparison with ours. */
export interface MeasuredPick extends Switched {
  readonly measured: MeasuredId;
  readonly position: Position;
  readonly pair?: never;
  readonly coils?: never;
}

export type OwnPick = StockPick | BuildPick;
export type ListenPick = OwnPick | MeasuredPick;

export const isMeasuredPick = (pick: ListenPick): pick is MeasuredPick => 'measured' in pick;

export const isBuild = (pick: ListenPick): pick is BuildPick => 'tone' in pick;

export const FEWEST_PICKS = 2;
export const MOST_PICKS = CHOICE_LETTERS.length;

/** Replacements for a flavor that a product lacks, most similar winding first. */
const NEXT_FLAVORS: Record<Flavor, readonly Flavor[]> = {
  HOT: ['HOT', 'MODERN', 'HYBRID', 'VINTAGE'],
  HYBRID: ['HYBRID', 'MODERN', 'VINTAGE', 'HOT'],
  MODERN: ['MODERN', 'HYBRID', 'HOT', 'VINTAGE'],
  VINTAGE: ['VINTAGE', 'HYBRID', 'MODERN', 'HOT'],
};

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

/** A measured pickup at a seat, or at the nearest position that it is made for. */
export function measuredPick(measured: MeasuredId, seat: Seat): MeasuredPick {
  return { measured, position: namedAt(measured, positionsAt(seat)[0] ?? 'bridge').position };
}

export const measuredCalled = (id: string): MeasuredId | undefined =>
  keysOf(MEASURED_PICKUPS).find((known) => known === id);

/** Our product in the place of each kind. */
const OURS_FOR: Readonly<Record<(typeof MEASURED_PICKUPS)[MeasuredId]['kind'], StockType>> = {
  stratocaster: 'STRATOCASTER',
  telecaster: 'TELECASTER',
  humbucker: 'HUMBUCKER',
  'humbucker-covered': 'HUMBUCKER',
};

const SERIES_ALONE = ['series'] as const;

export function coilModesOf(pick: ListenPick): readonly CoilMode[] {
  if (isMeasuredPick(pick)) return SERIES_ALONE;
  const pickup = isBuild(pick) ? buildPickup(pick.tone) : stockPickup(pick.type, pick.flavor, pick.position);
  return pickup && hasCoilModes(pickup) ? COIL_MODES : SERIES_ALONE;
}

/** The position of a pick, or its pair. */
export const seatOf = (pick: ListenPick): Seat =>
  pick.pair ?? (isBuild(pick) ? (pick.tone.position ?? 'neck') : pick.position);

export function instrumentOfChoice({ positions }: Pick<Product, 'positions'>): InstrumentId {
  const [first] = Object.values(positions);
  return first ? instrumentAt(first.place) : 'guitar';
}

export const samePick = (a: ListenPick, b: ListenPick): boolean => pickKey(a) === pickKey(b);

export function pickKey(pick: ListenPick): string {
  const { pair, coils } = pick;
  if (isMeasuredPick(pick)) return `${pick.measured}.${pick.position}`;
  return isBuild(pick)
    ? [pick.key, pair, coils].filter((word) => word !== undefined).join('.')
    : spellPick(productByType(pick.type).slug, pick.flavor, seatOf(pick), coils);
}

/**
 * "Stratocaster Vintage, bridge". A split coil has no position; a build, or a measured pickup for one position, has it in
 * its own name.
 */
export function pickName(pick: ListenPick, language: Language = 'en'): string {
  const messages = SEAT_WORDS[language];
  const { pair, coils } = pick;
  const isOfOnePlace = isMeasuredPick(pick) && measuredBy(pick.measured).at !== undefined;
  const seat = isBuild(pick) || isOfOnePlace ? pair : seatOf(pick);
  return [
    bareName(pick, language),
    ...(seat === undefined || seat === 'split' ? [] : [messages.said(seat)]),
    ...(coils ? [messages.coils[coils]] : []),
  ].join(', ');
}

function bareName(pick: ListenPick, language: Language): string {
  if (isMeasuredPick(pick)) return measuredName(pick.measured, language);
  return isBuild(pick) ? pick.name : `${productByType(pick.type).name} ${FLAVOR_NAMES[pick.flavor]}`;
}

/** Keys in `PickPrices` of each pickup of a pick: lookup keys for stock, its own key for a build. */
function priceKeys(pick: OwnPick): readonly (string | undefined)[] {
  const positions = positionsAt(seatOf(pick));
  if (isBuild(pick)) return positions.map(() => pick.key);
  const { type } = pick;
  const product = productByType(type);
  const isSet = positions.length > 1 && positionsOf(product).length === positions.length;
  if (isSet && product.bundles.SET) return [product.bundles.SET];
  return positions.map((position) => product.bundles[bundleOf({ type, position })]);
}

/** Prices in cents: single stock pickups by lookup key, builds by their own. */
export type PickPrices = Readonly<Record<string, Cents>>;

/** Price of a pick in cents, including its pair; undefined if the list lacks it, or if it is not ours. */
export function pickPrice(pick: ListenPick, prices: PickPrices): Cents | undefined {
  if (isMeasuredPick(pick)) return undefined;
  const costs = priceKeys(pick).map((key) =>
    key !== undefined && Object.hasOwn(prices, key) ? prices[key] : undefined,
  );
  const knownCosts = costs.filter((cost) => cost !== undefined);
  return knownCosts.length === costs.length ? add(...knownCosts) : undefined;
}

function stockOf(pick: ListenPick): StockPick {
  if (isMeasuredPick(pick))
    return nearestPick(OURS_FOR[MEASURED_PICKUPS[pick.measured].kind], 'VINTAGE', pick.position);
  if (!isBuild(pick)) return pick;
  const { nearest, pair, coils } = pick;
  return nearestPick(nearest.type, nearest.flavor, pair ?? nearest.position, coils);
}

/** Defaults of the page, distant in tone and near in position, by the products' rank. */
const RANKED = PRODUCTS.filter((product: Product) => product.listenRank).sort(
  (a: Product, b: Product) => (a.listenRank ?? 0) - (b.listenRank ?? 0),
);
const FIRST_FLAVORS: readonly Flavor[] = ['VINTAGE', 'HOT'];

/** Another pickup for comparison: the most similar one to a build, ours of a measured one's kind, else one for the same instrument and position. */
export function onePickMore(picks: readonly ListenPick[]): StockPick {
  const [first] = picks.map(stockOf);
  const instrument = first ? instrumentOfChoice(productByType(first.type)) : 'guitar';
  const alike = RANKED.filter((product) => instrumentOfChoice(product) === instrument);
  const candidates = [
    ...picks.filter((pick) => isBuild(pick) || isMeasuredPick(pick)).map(stockOf),
    ...FIRST_FLAVORS.flatMap((flavor) =>
      alike.map(({ type }) => nearestPick(type, flavor, first ? seatOf(first) : 'bridge')),
    ),
  ];
  const fresh = candidates.find((candidate) => !picks.some((pick) => samePick(pick, candidate)));
  if (!fresh) throw new Error('More picks than candidates');
  return fresh;
}

/**
 * Reads a stock or measured pickup from an address. Undefined if it names none; other unknown parts become the nearest.
 */
export function readNamedPick(text: string): StockPick | MeasuredPick | undefined {
  const parts = text.toLowerCase().split(/[^a-z0-9-]+/);
  const product = parts.map(productBySlug).find((found) => found !== undefined);
  const seat = SEATS.find((each) => parts.includes(each));
  if (!product) {
    const measured = parts.map(measuredCalled).find((found) => found !== undefined);
    return measured && measuredPick(measured, seat ?? 'bridge');
  }
  // "Split" is also a coil mode; words after the position refer to coils.
  const rest = seat ? parts.toSpliced(parts.indexOf(seat), 1) : parts;
  return nearestPick(
    product.type,
    FLAVORS.find((flavor) => parts.includes(flavor.toLowerCase())) ?? 'VINTAGE',
    seat ?? 'bridge',
    COIL_MODES.find((mode) => rest.includes(mode)),
  );
}

export function listenPath(picks: readonly ListenPick[]): string {
  return listenAddress(picks.map(pickKey));
}
