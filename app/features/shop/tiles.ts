import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { CONFIGURATOR_OUTLINES, fromPrice } from '#domain/configurator/outline.ts';
import type { Language } from '#domain/languages.ts';
import { type Cents, cents } from '#domain/money.ts';
import type { LookupKey, PriceList } from '#domain/prices/price-list.ts';
import { bundlesOf, flavorsOf } from '#domain/products/catalogue.ts';
import { BUNDLE_WORDS } from '#domain/products/pickup-types.messages.ts';
import {
  configuratorPicture,
  type PictureSources,
  sourcesOf,
  tilePicture,
} from '#domain/products/pictures.ts';
import { PRODUCT_MESSAGES } from '#domain/products/product.messages.ts';
import { PRODUCTS, type Product } from '#domain/products/products.ts';
import { type ToneParameters, windingsOf } from '#domain/products/winding-table.ts';

import { SHOP_MESSAGES } from './shop.messages.ts';

export interface ProductTile {
  readonly href: string;
  readonly name: string;
  readonly tone: string;
  readonly photo: PictureSources;
  readonly price: Price | undefined;
  readonly bundles: string;
  readonly hexagon: ToneParameters | undefined;
}

export interface Price {
  readonly amount: Cents;
  readonly from: boolean;
}

/** The lowest of some prices; undefined if the list contains none of the keys. */
function lowestPrice(prices: PriceList, keys: readonly LookupKey[]): Price | undefined {
  const known = keys.map((key) => prices[key]).filter((price): price is Cents => price !== undefined);
  if (known.length === 0) return undefined;
  const lowest = cents(Math.min(...known));
  return { amount: lowest, from: known.some((price) => price > lowest) };
}

/** The tone of the first flavor's bridge pickup, or of the only pickup. */
function firstTone(product: Product): ToneParameters | undefined {
  const [flavor] = flavorsOf(product);
  const windings = flavor ? windingsOf(product.type, flavor) : [];
  return (windings.find(({ position }) => position === 'bridge') ?? windings[0])?.tone;
}

export function productTiles(prices: PriceList = {}, language: Language = 'en'): ProductTile[] {
  return PRODUCTS.map((product: Product) => ({
    href: `/shop/${product.slug}`,
    name: product.name,
    tone: PRODUCT_MESSAGES[product.type][language].tone,
    photo: sourcesOf(tilePicture(product, language)),
    price: lowestPrice(prices, Object.values(product.bundles)),
    bundles: bundlesOf(product)
      .map((bundle) => BUNDLE_WORDS[language][bundle])
      .join(' · '),
    hexagon: firstTone(product),
  }));
}

export interface ConfiguratorTile {
  readonly href: string;
  readonly name: string;
  readonly words: string;
  readonly photo: PictureSources;
  readonly price: Price | undefined;
  readonly steps: number;
}

export function configuratorTiles(prices: PriceList = {}, language: Language = 'en'): ConfiguratorTile[] {
  const tile = (id: ConfiguratorId, name: string): ConfiguratorTile => {
    const amount = fromPrice(CONFIGURATOR_OUTLINES[id], prices);
    return {
      href: CONFIGURATOR_OUTLINES[id].path,
      name,
      words: SHOP_MESSAGES[language].builds[id],
      photo: sourcesOf(configuratorPicture(id, language)),
      price: amount === undefined ? undefined : { amount, from: true },
      steps: CONFIGURATOR_OUTLINES[id].steps.length,
    };
  };
  return [
    tile('humbucker', 'Custom Humbucker'),
    tile('hp90', 'Custom HP90'),
    tile('p90', 'Custom P90 Dogear/Soapbar'),
  ];
}
