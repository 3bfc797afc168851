import { billSum, pickupName, priceKeysOf } from '../configurator/bill.ts';
import { buildPath, chosenOption } from '../configurator/configurator.ts';
import { customTypeOf } from '../configurator/custom-types.ts';
import { CONFIGURATOR_OUTLINES } from '../configurator/outline.ts';
import type { Language } from '../languages.ts';
import type { Cents } from '../money.ts';
import type { PriceList } from '../prices/price-list.ts';
import { productByType, productPath } from '../products/catalogue.ts';
import { FLAVOR_NAMES } from '../products/pickup-types.ts';
import { PRODUCTS, type Product } from '../products/products.ts';
import { bundleOf } from '../products/winding-table.ts';
import { type Pause, pausesAmong } from '../shopfront/sale-parts.ts';
import { SPEC_MESSAGES } from '../tone/spec-bullets.messages.ts';
import type { Candidate, Sold } from './candidates.ts';
import { SOLD_MESSAGES } from './sold.messages.ts';

function partsOf(sold: Sold): Readonly<Record<string, string | undefined>> {
  if (sold.kind === 'build') {
    const { configurator, choices } = sold;
    return { ...choices, of: configurator.id, pickupType: customTypeOf(configurator, choices) };
  }
  const { type, flavor } = sold;
  const [color] = productByType(type).colours;
  return { pickupType: type, pickupFlavor: flavor, bundleType: bundleOf(sold), color };
}

export function pathOf(sold: Sold): string {
  if (sold.kind === 'build') return buildPath(sold.configurator, sold.choices);
  const { type, flavor } = sold;
  const [color] = productByType(type).colours;
  return productPath({ pickupType: type, pickupFlavor: flavor, bundleType: bundleOf(sold), color });
}

/** Price of one; undefined if the list lacks it. */
export function priceOf(sold: Sold, prices: PriceList): Cents | undefined {
  if (sold.kind === 'build') {
    const sum = billSum(priceKeysOf(sold.configurator, sold.choices), prices);
    return sum.ok ? sum.price : undefined;
  }
  const key = productByType(sold.type).bundles[bundleOf(sold)];
  return key && prices[key];
}

/** True if it can be bought: it has a price, if there is a list, and is not paused. */
export const canBeBought = (sold: Sold, prices: PriceList | undefined, pauses: readonly Pause[]): boolean =>
  (!prices || priceOf(sold, prices) !== undefined) &&
  !pausesAmong(pauses, partsOf(sold)).some(({ state }) => state === 'paused');

export function finderPrices(list: PriceList): PriceList {
  const stock = PRODUCTS.flatMap(({ bundles }: Product) => Object.values(bundles));
  const builds = Object.values(CONFIGURATOR_OUTLINES).flatMap(({ groups }) => groups.flat());
  return Object.fromEntries(
    [...stock, ...builds].filter((key) => key in list).map((key) => [key, list[key]]),
  );
}

/** "Humbucker Vintage", "Custom Humbucker, Modern". */
export function soldName(sold: Sold): string {
  if (sold.kind === 'stock') return `${productByType(sold.type).name} ${FLAVOR_NAMES[sold.flavor]}`;
  const { configurator, choices } = sold;
  return [pickupName(configurator, choices), chosenOption(configurator, choices, 'output')?.name].join(', ');
}

/** One-line description: "Stock, bridge, AlNiCo 5", "Open brass, potted, AlNiCo 5". */
export function soldWords({ sold, pickup }: Pick<Candidate, 'sold' | 'pickup'>, language: Language): string {
  const messages = SOLD_MESSAGES[language];
  const magnet = SPEC_MESSAGES[language].magnet[pickup.recipe.magnet];
  if (sold.kind === 'stock') return messages.stock(sold.position, magnet);
  const { configurator, choices } = sold;
  const covers: Readonly<Partial<Record<string, string>>> = messages.covers;
  const cover = covers[choices.cover ?? configurator.unasked(choices).cover?.id ?? ''] ?? messages.plastic;
  return messages.build(cover, choices.potting === 'wax', magnet);
}
