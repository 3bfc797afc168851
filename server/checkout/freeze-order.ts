import { randomInt, randomUUID } from 'node:crypto';
import { MAX_LINES, sameLine } from '#domain/cart/cart.ts';
import { type CartLine, readLine } from '#domain/cart/cart-line.ts';
import { MAX_QUANTITY } from '#domain/cart/quantity.ts';
import { type Quoting, quote } from '#domain/checkout/quote.ts';
import { freezeLine } from '#domain/checkout/sold-line.ts';
import { customFault } from '#domain/configurator/custom-fault.ts';
import type { CountryCode } from '#domain/countries.ts';
import type { Language } from '#domain/languages.ts';
import { ORDER_ALPHABET } from '#domain/orders/order-number.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { pausedIn } from '#domain/shopfront/on-sale.ts';
import type { Pause } from '#domain/shopfront/sale-parts.ts';
import { placeOrder, storeContractText } from '../orders/index.ts';
import { done, type Outcome, problem } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import { CHECKOUT_REFUSALS } from './refusals.messages.ts';

/** A cart whose lines are valid and quoted from the provider's list. */
export type QuotedCart = Extract<Quoting<CartLine>, { ok: true }>;

/** Parses and quotes a cart. Ignores its prices: they come from the list. */
export function quoteCart(
  items: readonly unknown[],
  prices: PriceList | undefined,
  country: CountryCode,
  pauses: readonly Pause[] = [],
  language: Language = 'en',
): Outcome<QuotedCart> {
  const texts = CHECKOUT_REFUSALS[language];
  if (items.length === 0) return problem(400, texts.empty);
  if (items.length > MAX_LINES) return problem(400, texts.tooMany);
  const cart: CartLine[] = [];
  for (const item of items) {
    const line = readLine(item);
    if (!line) return problem(422, explainLine(item, language));
    if (cart.some((other) => sameLine(other, line))) {
      return problem(422, texts.twice);
    }
    cart.push(line);
  }
  const paused = cart.map((line) => pausedIn(pauses, line)).find((pause) => pause !== undefined);
  if (paused) return problem(409, texts.paused(paused));
  const quoted = prices && quote(cart, prices, country);
  return quoted?.ok ? done(quoted) : problem(503, texts.noPrices);
}

function explainLine(item: unknown, language: Language): string {
  const texts = CHECKOUT_REFUSALS[language];
  const fields = typeof item === 'object' && item !== null ? item : {};
  const quantity: unknown = Reflect.get(fields, 'quantity');
  const isCount =
    quantity === undefined ||
    (typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY);
  if (!isCount) return texts.quantity;
  // Faults of a build are worded in English only.
  const own = language === 'en' ? customFault(Reflect.get(fields, 'config')) : undefined;
  return own ?? texts.notOnOffer;
}

export function orderNumber(): string {
  const characters = Array.from({ length: 8 }, () => ORDER_ALPHABET[randomInt(ORDER_ALPHABET.length)]);
  return `GW-${characters.join('')}`;
}

export interface FrozenOrder {
  readonly id: string;
  readonly number: string;
  readonly expiresAt: Date;
}

/** Writes the order row with its lines, before any payment is opened, in the language of the checkout. */
export async function freezeOrder(
  services: Services,
  { lines, country, goods, shipping, duty, total, vat }: QuotedCart,
  language: Language,
): Promise<FrozenOrder> {
  const { db, env, now, papers } = services;
  const id = randomUUID();
  const number = orderNumber();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + env.sessionMinutes * 60_000);
  await placeOrder(
    db,
    {
      id,
      number,
      language,
      shippingCountry: country,
      goods,
      shipping: shipping.price,
      duty,
      total,
      contractText: await storeContractText(services, language),
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
