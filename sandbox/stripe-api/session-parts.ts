import type Stripe from 'stripe';
import { insert, need, type SandboxDatabase } from '../store/objects.ts';
import { ApiError, newId, nowSeconds } from '../wire/errors.ts';
import type { SessionHidden, WireLineItem, WirePrice, WireSession } from '../wire/objects.ts';
import { textOrNull } from './params.ts';
import { createPrice } from './prices.ts';
import { createProduct } from './products.ts';
import type { LineItemParams, ShippingOptionParams } from './session-params.ts';

type Lines = Pick<SessionHidden, 'items' | 'products'>;

/** Converts line parameters to lines. In an update `kept` are the lines that can be referred to by id. */
export async function buildLines(
  db: SandboxDatabase,
  params: readonly LineItemParams[],
  currency: string | undefined,
  kept: Lines = { items: [], products: {} },
): Promise<Lines & { currency: string }> {
  const lines: Lines = { items: [], products: {} };
  for (const [index, line] of params.entries()) {
    const old = line.id === undefined ? undefined : kept.items.find((item) => item.id === line.id);
    const param = `line_items[${index}]`;
    if (line.id !== undefined && !old) {
      throw new ApiError(`No such line item: '${line.id}'`, {
        code: 'resource_missing',
        param: `${param}[id]`,
      });
    }
    const isNew = line.price || line.price_data || !old;
    const { price, product } = isNew ? await priceOf(db, line, param) : await withProduct(db, old.price);
    const item = newLine(price, product, line.quantity ?? old?.quantity ?? 1, line.metadata ?? old?.metadata);
    if (old) item.id = old.id;
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

interface PriceOfLine {
  readonly price: WirePrice;
  readonly product: Stripe.Product;
}

const withProduct = async (db: SandboxDatabase, price: WirePrice): Promise<PriceOfLine> => ({
  price,
  product: (await need(db, 'product', price.product)).data,
});

async function priceOf(db: SandboxDatabase, line: LineItemParams, param: string): Promise<PriceOfLine> {
  if (line.price_data) {
    const { product_data: productData, ...data } = line.price_data;
    // Products and prices of a single session are inactive.
    const product =
      data.product === undefined && productData
        ? await createProduct(db, { ...productData, active: false })
        : (await need(db, 'product', data.product ?? '', 'read', 'product')).data;
    return { price: await createPrice(db, { ...data, active: false, product: product.id }), product };
  }
  if (line.price === undefined) {
    throw new ApiError(`Missing required param: ${param}[price].`, {
      code: 'parameter_missing',
      param: `${param}[price]`,
    });
  }
  const { data } = await need(db, 'price', line.price, 'read', `${param}[price]`);
  if (!data.active) {
    throw new ApiError('The price specified is inactive. This field only accepts active prices.', {
      param: `${param}[price]`,
    });
  }
  return withProduct(db, data);
}

function newLine(
  price: WirePrice,
  product: Stripe.Product,
  quantity: number,
  metadata: Record<string, string> | null | undefined,
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
    const rate = await rateOf(db, option, `shipping_options[${index}]`);
    if (rate.fixed_amount?.currency !== currency) {
      throw new ApiError(`The shipping rate's currency must be ${currency}, like the prices'.`, {
        param: `shipping_options[${index}]`,
      });
    }
    options.push({ shipping_amount: rate.fixed_amount.amount, shipping_rate: rate.id });
  }
  return { options, chosen: options[0]?.shipping_rate ?? null };
}

async function rateOf(
  db: SandboxDatabase,
  option: ShippingOptionParams,
  param: string,
): Promise<Stripe.ShippingRate> {
  if (option.shipping_rate) {
    return (await need(db, 'shipping_rate', option.shipping_rate, 'read', `${param}[shipping_rate]`)).data;
  }
  const data = option.shipping_rate_data;
  if (!data) {
    throw new ApiError(`Missing required param: ${param}[shipping_rate_data].`, {
      code: 'parameter_missing',
      param: `${param}[shipping_rate_data]`,
    });
  }
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
    metadata: data.metadata ?? {},
    tax_behavior: data.tax_behavior ?? 'unspecified',
    tax_code: textOrNull(data.tax_code),
    type: 'fixed_amount',
  };
  await insert(db, 'shipping_rate', rate, null);
  return rate;
}
