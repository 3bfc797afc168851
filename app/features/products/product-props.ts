import type { Paint } from '#app/scene/paint.ts';
import type { Takes } from '#app/sound/live-sound.ts';
import { inLanguage, type Language } from '#domain/languages.ts';
import type { LookupKey, PriceList } from '#domain/prices/price-list.ts';
import {
  bundlesOf,
  CONNECTOR_KEY,
  drawingPath,
  flavorsOf,
  type ProductQuery,
  positionsOf,
  REVERSE_KEY,
  readProductQuery,
} from '#domain/products/catalogue.ts';
import { COLOUR_NAMES } from '#domain/products/colours.messages.ts';
import { COLOURS, type ColourId } from '#domain/products/colours.ts';
import { PLASTIC, type Slot } from '#domain/products/finishes.ts';
import { BUNDLE_WORDS } from '#domain/products/pickup-types.messages.ts';
import { type Bundle, FLAVOR_NAMES, type Flavor, type Position } from '#domain/products/pickup-types.ts';
import { PRODUCT_MESSAGES } from '#domain/products/product.messages.ts';
import type { Product, StockType } from '#domain/products/products.ts';
import { type BundleModels, modelAddress, modelsOf } from '#domain/products/stock-models.ts';
import { stockColours } from '#domain/products/stock-paint.ts';
import { type ToneParameters, type Winding, windingsOf } from '#domain/products/winding-table.ts';
import { type Announcements, NO_ANNOUNCEMENTS } from '#domain/shopfront/announcements.ts';
import type { Pause } from '#domain/shopfront/sale-parts.ts';
import type { Circuit } from '#domain/tone/circuit.ts';
import type { Doubt } from '#domain/tone/doubt.ts';
import { specBullets } from '#domain/tone/spec-bullets.ts';
import { type InstrumentId, instrumentAt, type PlaceId } from '#domain/tone/strings.ts';
import { voiceOf } from '#domain/tone/voice.ts';
import DRAWING_SIZES from '#records/drawings.json' with { type: 'json' };
import { curveWords, heightWords, specificationWords } from './bench/bench-words.ts';
import { startColour, startOf } from './buying/starts.ts';
import { takesOf } from './listening/takes.ts';
import { TRACK_LABEL } from './listening/tracks.messages.ts';
import { type TrackProps, tracksOf } from './listening/tracks.ts';
import { type LevelNeighbours, levelNeighbours } from './tone/level-neighbours.ts';
import { windingsInBundle } from './windings-in-bundle.ts';

/** One pickup of a flavor: its six tone figures and its spec sheet as text. */
export interface WindingProps {
  readonly position: Position;
  readonly tone: ToneParameters;
  readonly bullets: readonly { readonly label: string; readonly value: string }[];
  /** For the frequency response and the usual pots of its guitar, Ω. */
  readonly circuit: Circuit;
  readonly doubt: Doubt;
  readonly pots_Ohm: number;
  /** For its sound: its place, level and hum. */
  readonly place: PlaceId;
  readonly kind: InstrumentId;
  readonly output_dB: number;
  readonly hum_dB: number;
  /** Address of the configurator with the nearest build, without the colour; undefined if none makes its kind. */
  readonly start: string | undefined;
  /** The output level it opens with, which is not always that of the pickup: "Spicy, 12 kΩ". */
  readonly startLevel: string | undefined;
}

export interface FlavorProps {
  readonly id: Flavor;
  readonly name: string;
  readonly sentence: string;
  readonly adjectives: string | undefined;
  /** Summaries of the bench's closed rows. */
  readonly bench: Readonly<
    Partial<Record<Bundle, { readonly specification: string; readonly curve: string }>>
  >;
  /** The heights at which bridge and neck are equally loud; undefined if one is missing. */
  readonly heights: string | undefined;
  readonly windings: readonly WindingProps[];
  /** Samples, neck first; empty without files. */
  readonly tracks: readonly TrackProps[];
}

interface BundleProps {
  readonly id: Bundle;
  readonly name: string;
  readonly lookupKey: LookupKey;
  /** Number of pickups, each with its own lead. */
  readonly pickups: number;
}

export interface ColourProps {
  readonly id: ColourId;
  readonly name: string;
  readonly hex: readonly string[];
  readonly paint: Paint;
  /** Its part of a build's address. */
  readonly start: string | undefined;
}

/** Width and height in px. */
export type Size = readonly [number, number];

/** The choice. No flavor at first, so that nobody buys one unseen. */
export interface Choice extends Omit<ProductQuery, 'flavor'> {
  readonly flavor: Flavor | null;
}

/** Props of the product island in plain JSON: one product, in text and figures. */
export interface ProductProps {
  readonly type: StockType;
  readonly slug: string;
  readonly name: string;
  readonly tone: string;
  readonly intro: string;
  readonly drawing: string;
  /** Width and height of the drawing in px, so that nothing moves when it loads. */
  readonly drawingSize: Size;
  readonly flavors: readonly FlavorProps[];
  readonly levelNeighbours: readonly LevelNeighbours[];
  /** For its sound in the visitor's guitar. */
  readonly takes: Takes;
  readonly bundles: readonly BundleProps[];
  /** Prices of the bundles, of reverse winding and of a connector; undefined without a price list. */
  readonly prices: PriceList | undefined;
  readonly colours: readonly ColourProps[];
  /** Addresses of the live models in each bundle, the one farthest from the bridge first. */
  readonly models: BundleModels;
  readonly chosen: Choice;
  readonly reversible: boolean;
  readonly pauses: readonly Pause[];
  /** The lowest price of thirty days, for bundles with a reduced price. */
  readonly lowest: PriceList;
}

const SIZES: Readonly<Record<string, readonly number[]>> = DRAWING_SIZES;
function sizeOf(slug: string): Size {
  const [width = 0, height = 0] = SIZES[slug] ?? [];
  return [width, height];
}

function windingProps(winding: Winding, language: Language): WindingProps {
  const { type, flavor, position, tone, pickup, doubt } = winding;
  const { place, output_dB, hum_dB } = voiceOf(pickup);
  const { circuit, bobbin } = pickup;
  const start = startOf(type, flavor, position, language);
  return {
    position,
    tone,
    bullets: specBullets(winding, language),
    circuit,
    doubt,
    pots_Ohm: bobbin.pots,
    place,
    kind: instrumentAt(place),
    output_dB,
    hum_dB,
    start: start && inLanguage(start.address, language),
    startLevel: start?.level,
  };
}

/** Coloured parts of stock pickups are plastic. */
const plastic = (colours: Partial<Record<Slot, string>>): Paint =>
  Object.fromEntries(Object.entries(colours).map(([slot, colour]) => [slot, { ...PLASTIC, colour }]));

const pick = (list: PriceList, keys: readonly LookupKey[]): PriceList =>
  Object.fromEntries(keys.filter((key) => key in list).map((key) => [key, list[key]]));

const keysOfPage = ({ bundles, reversible }: Product): readonly LookupKey[] => [
  ...Object.values(bundles),
  ...(reversible ? [REVERSE_KEY] : []),
  CONNECTOR_KEY,
];

/** Props of a product's page, with the choice of its address. */
export function productProps(
  product: Product,
  list: PriceList | undefined,
  query: URLSearchParams,
  { pauses, lowest }: Pick<Announcements, 'pauses' | 'lowest'> = NO_ANNOUNCEMENTS,
  language: Language = 'en',
): ProductProps {
  const { flavor, bundle, colour, wound, connector } = readProductQuery(product, query);
  const words = PRODUCT_MESSAGES[product.type][language];
  const [anyFlavor] = flavorsOf(product);
  const [anyPosition] = positionsOf(product);
  return {
    type: product.type,
    slug: product.slug,
    name: product.name,
    tone: words.tone,
    intro: words.intro,
    drawing: drawingPath(product),
    drawingSize: sizeOf(product.slug),
    flavors: flavorsOf(product).map((id) => {
      const windings = windingsOf(product.type, id);
      return {
        id,
        name: FLAVOR_NAMES[id],
        sentence: words.flavors[id] ?? '',
        adjectives: words.adjectives[id],
        bench: Object.fromEntries(
          bundlesOf(product).map((bundle) => {
            const inBundle = windingsInBundle(windings, bundle);
            const specification = specificationWords(inBundle, language);
            return [bundle, { specification, curve: curveWords(inBundle, language) }];
          }),
        ),
        heights: heightWords(windings, language),
        windings: windings.map((winding) => windingProps(winding, language)),
        tracks: tracksOf(
          product.slug,
          id,
          windings.map(({ position }) => position),
        ).map((track) => ({ ...track, label: TRACK_LABEL[language](track.label) })),
      };
    }),
    levelNeighbours: levelNeighbours(product.type, flavorsOf(product)),
    takes: takesOf(product),
    bundles: bundlesOf(product).flatMap((id) => {
      const lookupKey = product.bundles[id];
      const pickups = positionsOf(product, id).length;
      return lookupKey ? [{ id, name: BUNDLE_WORDS[language][id], lookupKey, pickups }] : [];
    }),
    prices: list && pick(list, keysOfPage(product)),
    colours: product.colours.map((id) => ({
      id,
      name: COLOUR_NAMES[language](id),
      hex: COLOURS[id].hex,
      paint: plastic(stockColours(product, id)),
      start: anyFlavor && anyPosition && startColour(product.type, anyFlavor, anyPosition, id),
    })),
    models: Object.fromEntries(
      Object.entries(modelsOf(product)).map(([bundle, ids]) => [bundle, ids.map(modelAddress)]),
    ),
    pauses: pauses.filter(({ parts }) => parts.pickupType === product.type || 'connector' in parts),
    lowest: pick(lowest, Object.values(product.bundles)),
    reversible: product.reversible === true,
    chosen: {
      ...{ flavor: flavor ?? null, bundle, colour },
      ...(wound && { wound }),
      ...(connector && { connector }),
    },
  };
}
