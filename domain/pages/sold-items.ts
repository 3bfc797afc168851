import { inLanguage, type Language } from '../languages.ts';
import type { PriceList } from '../prices/price-list.ts';
import { choicesOf, lookupKeyOf, productPath, skuOf } from '../products/catalogue.ts';
import { COLOUR_NAMES } from '../products/colours.messages.ts';
import { BUNDLE_WORDS } from '../products/pickup-types.messages.ts';
import { FLAVOR_NAMES } from '../products/pickup-types.ts';
import type { Product } from '../products/products.ts';
import { type Pause, pausesAmong } from '../shopfront/sale-parts.ts';

/** Current prices and pauses, for programs that read the catalogue. */
export interface Selling {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly prices: PriceList;
  readonly pauses: readonly Pause[];
}

/** Every choice of a product that has a price: a stock pickup with its own article number. */
export const itemsOf = (product: Product, { publicUrl, prices, pauses }: Selling, language: Language) =>
  choicesOf(product).flatMap((choice) => {
    const key = lookupKeyOf(choice);
    const price = key && prices[key];
    if (price === undefined) return [];
    const { pickupFlavor, bundleType, color } = choice;
    return {
      sku: skuOf(choice),
      choice,
      /** Flavor, bundle and colour. */
      features: [
        FLAVOR_NAMES[pickupFlavor],
        BUNDLE_WORDS[language][bundleType],
        COLOUR_NAMES[language](color),
      ] as const,
      /** Address of its page, with the choice. */
      url: publicUrl + inLanguage(productPath(choice), language),
      price,
      /** True while a pause prevents buying it. */
      isPaused: pausesAmong(pauses, { ...choice }).some(({ state }) => state === 'paused'),
    };
  });

export type SoldItem = ReturnType<typeof itemsOf>[number];
