import { inLanguage, type Language } from '../languages.ts';
import type { Cents } from '../money.ts';
import type { PriceList } from '../prices/price-list.ts';
import { choicesOf, lookupKeyOf, productPath, type StockChoice, skuOf } from '../products/catalogue.ts';
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

/** A stock pickup with its own article number and price. */
export interface SoldItem {
  readonly sku: string;
  readonly choice: StockChoice;
  /** Its flavor, bundle and colour. */
  readonly features: readonly [flavor: string, bundle: string, colour: string];
  /** Address of its page, with the choice. */
  readonly url: string;
  readonly price: Cents;
  /** True while a pause prevents buying it. */
  readonly isPaused: boolean;
}

/** Every choice of a product that has a price. */
export const itemsOf = (
  product: Product,
  { publicUrl, prices, pauses }: Selling,
  language: Language,
): SoldItem[] =>
  choicesOf(product).flatMap((choice) => {
    const key = lookupKeyOf(choice);
    const price = key && prices[key];
    if (price === undefined) return [];
    const { pickupFlavor, bundleType, color } = choice;
    return {
      sku: skuOf(choice),
      choice,
      features: [
        FLAVOR_NAMES[pickupFlavor],
        BUNDLE_WORDS[language][bundleType],
        COLOUR_NAMES[language](color),
      ] as const,
      url: publicUrl + inLanguage(productPath(choice), language),
      price,
      isPaused: pausesAmong(pauses, { ...choice }).some(({ state }) => state === 'paused'),
    };
  });
