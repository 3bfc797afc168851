import type Stripe from 'stripe';
import type { SandboxDatabase } from '../store/database.ts';
import { insert, need } from '../store/objects.ts';
import { ApiError } from '../wire/errors.ts';
import { newId, nowSeconds } from '../wire/ids.ts';
import type { SessionHidden, WireLineItem, WirePrice, WireSession } from '../wire/objects.ts';
import { createPrice } from './prices.ts';
import { createProduct } from './products.ts';
import type { LineItemParams, ShippingOptionParams } from './session-params.ts';

type Lines = Pick<SessionHidden, 'items' | 'products'>;

/** Converts line parameters to lines. */
export async function buildLines(
  db: SandboxDatabase,
  params: readonly LineItemParams[],
  currency: string | undefined,
): Promise<Lines & { currency: string }> {
  const lines: Lines = { items: [], products: {} };
  for (const [index, line] of params.entries()) {
    const price = await priceOf(db, line, `line_items[${index}][price]`);
    const product = (await need(db, 'product', price.product)).data;
    const item = newLine(price, product, line.quantity, line.metadata);
    lines.items.push(item);
    lines.products[item.id] = { description: product.description, images: product.images };
  }
  const currencies = new Set([...lines.items.map((item) => item.currency), ...(currency ? [currency] : [])]);
  const [only, ...others] = currencies;
  if (only === undefined || others.length > 0) {
    throw new ApiError('All prices on a Checkout Session must have the same currency.', {
      param: 'line_items',
    });
  }
  return { ...lines, currency: only };
}

async function priceOf(db: SandboxDatabase, line: LineItemParams, param: string): Promise<WirePrice> {
  if (line.price_data) {
    const { product_data: productData, ...data } = line.price_data;
    // Products and prices of a single session are inactive.
    const product = await createProduct(db, { ...productData, active: false });
    return createPrice(db, { ...data, active: false, product: product.id });
  }
  const { data } = await need(db, 'price', line.price ?? '', 'read', param);
  if (!data.active) {
    throw new ApiError('The price specified is inactive. This field only accepts active prices.', {
      param,
    });
  }
  return data;
}

function newLine(
  price: WirePrice,
  product: Stripe.Product,
  quantity: number,
  metadata: Record<string, string> | undefined,
): WireLineItem {
  const amount = (price.unit_amount ?? 0) * quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: product.name,
    metadata: metadata ?? {},
    price,
    quantity,
  };
}

/** Converts shipping options to stored rates; the first one is preselected. */
export async function buildShipping(
  db: SandboxDatabase,
  params: readonly ShippingOptionParams[],
  currency: string,
): Promise<{ options: WireSession['shipping_options']; chosen: string | null }> {
  const options: Array<{ shipping_amount: number; shipping_rate: string }> = [];
  for (const [index, option] of params.entries()) {
    const rate = await createRate(db, option);
    if (rate.fixed_amount?.currency !== currency) {
      throw new ApiError(`The shipping rate's currency must be ${currency}, like the prices'.`, {
        param: `shipping_options[${index}]`,
      });
    }
    options.push({ shipping_amount: rate.fixed_amount.amount, shipping_rate: rate.id });
  }
  return { options, chosen: options[0]?.shipping_rate ?? null };
}

async function createRate(
  db: SandboxDatabase,
  { shipping_rate_data: data }: ShippingOptionParams,
): Promise<Stripe.ShippingRate> {
  const rate: Stripe.ShippingRate = {
    id: newId('shr'),
    object: 'shipping_rate',
    active: true,
    created: nowSeconds(),
    delivery_estimate: data.delivery_estimate
      ? {
          maximum: data.delivery_estimate.maximum ?? null,
          minimum: data.delivery_estimate.minimum ?? null,
        }
      : null,
    display_name: data.display_name,
    fixed_amount: data.fixed_amount,
    livemode: false,
    metadata: {},
    tax_behavior: data.tax_behavior ?? 'unspecified',
    tax_code: null,
    type: 'fixed_amount',
  };
  await insert(db, 'shipping_rate', rate, null);
  return rate;
}
