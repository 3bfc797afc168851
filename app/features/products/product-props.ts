import type { Paint } from '#app/scene/paint.ts';
import { BUILD_MESSAGES } from '#domain/configurator/build.messages.ts';
import { chosenOption, spellChoices } from '#domain/configurator/configurator.ts';
import { inLanguage, type Language } from '#domain/languages.ts';
import { colourField, nearestBuild } from '#domain/listening/nearest.ts';
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
import { FLAVOR_NAMES, type Flavor } from '#domain/products/pickup-types.ts';
import { PRODUCT_MESSAGES } from '#domain/products/product.messages.ts';
import type { Product } from '#domain/products/products.ts';
import { modelAddress, modelsOf } from '#domain/products/stock-models.ts';
import { stockColours } from '#domain/products/stock-paint.ts';
import { type Winding, windingsOf } from '#domain/products/winding-table.ts';
import { type Announcements, NO_ANNOUNCEMENTS } from '#domain/shopfront/announcements.ts';
import { specBullets } from '#domain/tone/spec-bullets.ts';
import { instrumentAt } from '#domain/tone/strings.ts';
import { voiceOf } from '#domain/tone/voice.ts';
import DRAWING_SIZES from '#records/drawings.json' with { type: 'json' };
import { curveWords, heightWords, specificationWords } from './bench/bench-words.ts';
import { TRACK_LABEL } from './listening/tracks.messages.ts';
import { takesOf, tracksOf } from './listening/tracks.ts';
import { levelNeighbours } from './tone/level-neighbours.ts';
import { windingsInBundle } from './windings-in-bundle.ts';

/** Width and height in px. */
export type Size = readonly [number, number];

/** The choice. No flavor at first, so that nobody buys one unseen. */
export interface Choice extends Omit<ProductQuery, 'flavor'> {
  readonly flavor: Flavor | null;
}

const SIZES: Readonly<Record<string, readonly number[]>> = DRAWING_SIZES;
function sizeOf(slug: string): Size {
  const [width = 0, height = 0] = SIZES[slug] ?? [];
  return [width, height];
}

/**
 * Configurator address of the build nearest to a pickup, without its colour: few enough for a page to contain them all
 * without tables. Undefined if no configurator makes its kind.
 */
function startOf({ type, flavor, position }: Winding, language: Language) {
  const build = nearestBuild(type, flavor, position, 'black');
  const output = build && chosenOption(build.configurator, build.choices, 'output');
  if (!output) return undefined;
  const { configurator, choices } = build;
  const query = spellChoices(choices);
  query.delete(colourField(configurator));
  return {
    address: `${configurator.path}?${query}`,
    level: BUILD_MESSAGES[language].words('output', output),
  };
}

/** The colour's part of such an address, the same for every flavor and position. */
function startColour(product: Product, colour: ColourId) {
  const [flavor] = flavorsOf(product);
  const [position] = positionsOf(product);
  const build = flavor && position && nearestBuild(product.type, flavor, position, colour);
  if (!build) return undefined;
  const field = colourField(build.configurator);
  return `${field}=${build.choices[field]}`;
}

/** One pickup of a flavor: its six tone figures and its spec sheet as text. */
function windingProps(winding: Winding, language: Language) {
  const { position, tone, pickup, doubt } = winding;
  const { place, output_dB, hum_dB } = voiceOf(pickup);
  const { circuit, bobbin } = pickup;
  const start = startOf(winding, language);
  return {
    position,
    tone,
    bullets: specBullets(winding, language),
    // For the frequency response and the usual pots of its guitar.
    circuit,
    doubt,
    pots_Ohm: bobbin.pots,
    // For its sound: its place, level and hum.
    place,
    kind: instrumentAt(place),
    output_dB,
    hum_dB,
    /** Address of the configurator with the nearest build, without the colour; undefined if none makes its kind. */
    start: start && inLanguage(start.address, language),
    /** The output level it opens with, which is not always that of the pickup: "Spicy, 12 kΩ". */
    startLevel: start?.level,
  };
}
export type WindingProps = ReturnType<typeof windingProps>;

function flavorProps(product: Product, id: Flavor, language: Language) {
  const words = PRODUCT_MESSAGES[product.type][language];
  const windings = windingsOf(product.type, id);
  const bench = bundlesOf(product).map((bundle) => {
    const inBundle = windingsInBundle(windings, bundle);
    const specification = specificationWords(inBundle, language);
    return [bundle, { specification, curve: curveWords(inBundle, language) }] as const;
  });
  const tracks = tracksOf(
    product.slug,
    id,
    windings.map(({ position }) => position),
  );
  return {
    id,
    name: FLAVOR_NAMES[id],
    sentence: words.flavors[id] ?? '',
    adjectives: words.adjectives[id],
    /** Summaries of the bench's closed rows, by bundle. */
    bench: Object.fromEntries(bench),
    heights: heightWords(windings, language),
    windings: windings.map((winding) => windingProps(winding, language)),
    /** Samples, neck first; empty without files. */
    tracks: tracks.map((track) => ({ ...track, label: TRACK_LABEL[language](track.label) })),
  };
}
export type FlavorProps = ReturnType<typeof flavorProps>;

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

/** Props of a product's page in plain JSON, in text and figures, with the choice of its address. */
export function productProps(
  product: Product,
  list: PriceList | undefined,
  query: URLSearchParams,
  { pauses, lowest }: Pick<Announcements, 'pauses' | 'lowest'> = NO_ANNOUNCEMENTS,
  language: Language = 'en',
) {
  const { flavor, bundle, colour, wound, connector } = readProductQuery(product, query);
  const words = PRODUCT_MESSAGES[product.type][language];
  const chosen: Choice = {
    ...{ flavor: flavor ?? null, bundle, colour },
    ...(wound && { wound }),
    ...(connector && { connector }),
  };
  return {
    type: product.type,
    slug: product.slug,
    name: product.name,
    tone: words.tone,
    intro: words.intro,
    drawing: drawingPath(product),
    /** Keeps the page still when the drawing loads. */
    drawingSize: sizeOf(product.slug),
    flavors: flavorsOf(product).map((id) => flavorProps(product, id, language)),
    levelNeighbours: levelNeighbours(product.type),
    /** For its sound in the visitor's guitar. */
    takes: takesOf(product),
    bundles: bundlesOf(product).flatMap((id) => {
      const lookupKey = product.bundles[id];
      const pickups = positionsOf(product, id).length;
      return lookupKey ? [{ id, name: BUNDLE_WORDS[language][id], lookupKey, pickups }] : [];
    }),
    /** Prices of bundles, reverse winding and a connector; undefined without a price list. */
    prices: list && pick(list, keysOfPage(product)),
    colours: product.colours.map((id) => ({
      id,
      name: COLOUR_NAMES[language](id),
      hex: COLOURS[id].hex,
      paint: plastic(stockColours(product, id)),
      /** Its part of a build's address. */
      start: startColour(product, id),
    })),
    /** Addresses of the live models in each bundle, the one farthest from the bridge first. */
    models: Object.fromEntries(
      Object.entries(modelsOf(product)).map(([bundle, ids]) => [bundle, ids.map(modelAddress)]),
    ),
    pauses: pauses.filter(({ parts }) => parts.pickupType === product.type || 'connector' in parts),
    /** The lowest price of thirty days, for bundles with a reduced price. */
    lowest: pick(lowest, Object.values(product.bundles)),
    reversible: product.reversible === true,
    chosen,
  };
}
export type ProductProps = ReturnType<typeof productProps>;
