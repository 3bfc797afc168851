import { randomInt, randomUUID } from 'node:crypto';
import { MAX_LINES, sameLine } from '#domain/cart/cart.ts';
import { type CartLine, readLine } from '#domain/cart/cart-line.ts';
import { MAX_QUANTITY } from '#domain/cart/quantity.ts';
import { type Quoting, quote } from '#domain/checkout/quote.ts';
import { freezeLine } from '#domain/checkout/sold-line.ts';
import { customFault } from '#domain/configurator/custom-config.ts';
import type { CountryCode } from '#domain/countries.ts';
import { ORDER_ALPHABET } from '#domain/orders/order-number.ts';
import { NO_PRICES, type PriceList } from '#domain/prices/price-list.ts';
import { pausedIn } from '#domain/shopfront/on-sale.ts';
import { type Pause, pauseSentence } from '#domain/shopfront/sale-parts.ts';
import { placeOrder } from '../orders/index.ts';
import { done, type Outcome, problem } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';

/** A cart that was believed line by line and quoted from the provider's list. */
export type QuotedCart = Extract<Quoting<CartLine>, { ok: true }>;

const NOT_ON_OFFER =
  'A pickup in your cart cannot be ordered as configured. Please remove it and choose it again.';

/** Reads a cart that was sent to us. Prices in it are not read: they come from the list. */
export function quoteCart(
  items: readonly unknown[],
  prices: PriceList | undefined,
  country: CountryCode,
  pauses: readonly Pause[] = [],
): Outcome<QuotedCart> {
  if (items.length === 0) return problem(400, 'Your cart is empty.');
  if (items.length > MAX_LINES)
    return problem(400, `A cart can hold at most ${MAX_LINES} different pickups.`);
  const cart: CartLine[] = [];
  for (const item of items) {
    const line = readLine(item);
    if (!line) return problem(422, explainLine(item));
    if (cart.some((other) => sameLine(other, line))) {
      return problem(422, 'The same pickup stands twice in the cart. Please reload the page and try again.');
    }
    cart.push(line);
  }
  const paused = cart.map((line) => pausedIn(pauses, line)).find((pause) => pause !== undefined);
  if (paused)
    return problem(
      409,
      `${pauseSentence(paused)} Please take it from your cart, or come back then; nothing was charged.`,
    );
  const quoted = prices && quote(cart, prices, country);
  return quoted?.ok ? done(quoted) : problem(503, NO_PRICES);
}

function explainLine(item: unknown): string {
  const said = typeof item === 'object' && item !== null ? item : {};
  const quantity: unknown = Reflect.get(said, 'quantity');
  const isCount =
    quantity === undefined ||
    (typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY);
  if (isCount) return customFault(Reflect.get(said, 'config')) ?? NOT_ON_OFFER;
  return `Choose a quantity from 1 to ${MAX_QUANTITY} for each pickup.`;
}

function orderNumber(): string {
  const characters = Array.from({ length: 8 }, () => ORDER_ALPHABET[randomInt(ORDER_ALPHABET.length)]);
  return `GW-${characters.join('')}`;
}

export interface FrozenOrder {
  readonly id: string;
  readonly number: string;
  readonly expiresAt: Date;
}

/** Writes the order row with its lines, before any payment is opened. */
export async function freezeOrder(
  { db, env, now, papers }: Services,
  { lines, country, goods, shipping, duty, total, vat }: QuotedCart,
): Promise<FrozenOrder> {
  const id = randomUUID();
  const number = orderNumber();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + env.sessionMinutes * 60_000);
  await placeOrder(
    db,
    {
      id,
      number,
      shippingCountry: country,
      goods,
      shipping: shipping.price,
      duty,
      total,
      createdAt,
      expiresAt,
    },
    lines.map((line, position) => ({
      id: randomUUID(),
      position,
      lookupKey: line.lookupKey,
      name: line.name,
      config: line.config,
      sold: freezeLine(line.config, papers.pictures.report),
      quantity: line.quantity,
      unit: line.unit,
      vatCountry: vat.country,
      vatRatePercent: vat.ratePercent,
    })),
  );
  return { id, number, expiresAt };
}
