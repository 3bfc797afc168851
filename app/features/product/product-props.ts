import type { Paint } from '#app/scene/paint.ts';
import { bundlesOf, drawingPath, flavorsOf, readProductQuery, sketchPath } from '#domain/catalogue.ts';
import { COLOURS, type ColourId } from '#domain/colours.ts';
import { PLASTIC, type Slot, stockColours } from '#domain/finishes.ts';
import {
  BUNDLE_NAMES,
  type Bundle,
  FLAVOR_NAMES,
  type Flavor,
  type Position,
  type StockType,
} from '#domain/pickup-types.ts';
import type { PriceList } from '#domain/price-list.ts';
import type { Product } from '#domain/products.ts';
import { specBullets, type ToneParameters, type Winding, windingsOf } from '#domain/tone/winding-table.ts';
import { type BundleModels, liveModels } from './live-models.ts';

/** One pickup of a flavor as the page shows it: its six tone figures and its spec sheet, already in words. */
export interface WindingProps {
  readonly position: Position;
  readonly tone: ToneParameters;
  readonly bullets: readonly { readonly label: string; readonly value: string }[];
}

export interface FlavorProps {
  readonly id: Flavor;
  readonly name: string;
  readonly sentence: string;
  readonly windings: readonly WindingProps[];
}

export interface BundleProps {
  readonly id: Bundle;
  readonly name: string;
  /** Cents; null where the price list lacks the key. */
  readonly price: number | null;
}

export interface ColourProps {
  readonly id: ColourId;
  readonly name: string;
  readonly hex: readonly string[];
  /** Addresses of the drawings in this colour. */
  readonly sketch: string;
  readonly top: string;
  readonly set: string;
  /** What it paints on the live model. */
  readonly paint: Paint;
}

/** What is chosen. No flavor at first, so that nobody buys one unseen. */
export interface Choice {
  readonly flavor: Flavor | null;
  readonly bundle: Bundle;
  readonly colour: ColourId;
}

/** All that the product island knows: one product, in words and figures. Plain JSON. */
export interface ProductProps {
  readonly type: StockType;
  readonly slug: string;
  readonly name: string;
  readonly intro: string;
  readonly setContents: string;
  readonly drawing: string;
  readonly flavors: readonly FlavorProps[];
  readonly bundles: readonly BundleProps[];
  readonly colours: readonly ColourProps[];
  /** Addresses of the live models in each bundle; null where they have not been made. */
  readonly models: BundleModels | null;
  readonly chosen: Choice;
}

const windingProps = (winding: Winding): WindingProps => ({
  position: winding.position,
  tone: winding.tone,
  bullets: specBullets(winding),
});

/** Coloured parts of stock pickups are plastic. */
const plastic = (colours: Partial<Record<Slot, string>>): Paint =>
  Object.fromEntries(Object.entries(colours).map(([slot, colour]) => [slot, { ...PLASTIC, colour }]));

/** Puts together what the page of a product shows, with the choice its address asks for. */
export function productProps(product: Product, prices: PriceList, query: URLSearchParams): ProductProps {
  const { flavor, bundle, colour } = readProductQuery(product, query);
  return {
    type: product.type,
    slug: product.slug,
    name: product.name,
    intro: product.intro,
    setContents: product.setContents,
    drawing: drawingPath(product),
    flavors: flavorsOf(product).map((id) => ({
      id,
      name: FLAVOR_NAMES[id],
      sentence: product.flavors[id] ?? '',
      windings: windingsOf(product.type, id).map(windingProps),
    })),
    bundles: bundlesOf(product).map((id) => {
      const key = product.bundles[id];
      return { id, name: BUNDLE_NAMES[id], price: (key && prices[key]) ?? null };
    }),
    colours: product.colours.map((id) => ({
      id,
      name: COLOURS[id].name,
      hex: COLOURS[id].hex,
      sketch: sketchPath(product, id),
      top: sketchPath(product, id, '-top'),
      set: sketchPath(product, id, '-bundle'),
      paint: plastic(stockColours(product.type, id)),
    })),
    models: liveModels(product.type),
    chosen: { flavor: flavor ?? null, bundle, colour },
  };
}
