import { eq } from 'drizzle-orm';
import { COUNTRY_NAMES, isCountry } from '#domain/countries.ts';
import { add } from '#domain/money.ts';
import { missingPart } from '#domain/postal-address.ts';
import { shippingTo } from '#domain/shipping.ts';
import { orders } from '../db/schema.ts';
import type { ShippingDetails } from './calculate-shipping.ts';
import { freezeOrder, priceCart } from './freeze-order.ts';
import { FIRST_COUNTRY } from './open-checkout.ts';
import { done, type Outcome, problem } from './problem.ts';
import type { Services } from './services.ts';

/** A wallet gives the whole address only once the shopper has agreed; until then a country must do. */
export type WalletShipping = {
  readonly name?: string | undefined;
  readonly address: Partial<ShippingDetails['address']> & { country: string };
};

/** What a wallet sheet shows; amounts in cents, as the wallet wants them. */
export interface WalletQuote {
  readonly amount: number;
  readonly currency: 'eur';
  readonly shippingRates: { id: string; displayName: string; amount: number }[];
  readonly lineItems: { name: string; amount: number }[];
}

export interface WalletPayment {
  readonly clientSecret: string;
  readonly returnUrl: string;
  readonly orderNumber: string;
}

/** Prices a cart for a wallet, shipped to its country (Germany until it names one). */
export async function quoteForWallet(
  services: Services,
  items: readonly unknown[],
  shippingDetails?: WalletShipping,
): Promise<Outcome<WalletQuote>> {
  const priced = priceCart(items, await services.prices.current());
  if (!priced.ok) return priced;
  const country = shippingDetails?.address.country ?? FIRST_COUNTRY;
  if (!isCountry(country)) return problem(422, 'We do not ship to this country.');
  const { lines, goods } = priced.value;
  const shipping = shippingTo(country, goods);
  return done({
    amount: add(goods, shipping.price),
    currency: 'eur',
    shippingRates: [
      { id: shipping.zone, displayName: `Shipping to ${COUNTRY_NAMES[country]}`, amount: shipping.price },
    ],
    lineItems: [
      ...lines.map(({ name, unit, quantity }) => ({
        name: `${quantity} × ${name}`,
        amount: unit * quantity,
      })),
      { name: 'Shipping', amount: shipping.price },
    ],
  });
}

/** Freezes the order and opens a payment intent for the wallet to confirm. */
export async function payByWallet(
  services: Services,
  items: readonly unknown[],
  { name, address }: WalletShipping,
  email: string | undefined,
): Promise<Outcome<WalletPayment>> {
  const { country, line1, line2, postal_code, city, state } = address;
  if (!isCountry(country)) return problem(422, 'We do not ship to this country.');
  const missing = missingPart({ name, address }, country);
  if (!name || !line1 || missing) {
    return problem(422, `The wallet gave no ${missing}. Please add it there, or pay by card instead.`);
  }
  const priced = priceCart(items, await services.prices.current());
  if (!priced.ok) return priced;
  const order = await freezeOrder(services, priced.value, country);
  const { stripe, db, env, log } = services;
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: order.total,
        currency: 'eur',
        automatic_payment_methods: { enabled: true },
        receipt_email: email,
        metadata: { order_id: order.id },
        shipping: {
          name,
          address: {
            line1,
            line2: line2 ?? undefined,
            postal_code: postal_code ?? '',
            city: city ?? '',
            state: state ?? undefined,
            country,
          },
        },
      },
      { idempotencyKey: `wallet-${order.id}` },
    );
    if (!intent.client_secret) throw new Error('The payment intent has no client secret');
    await db.update(orders).set({ paymentReference: intent.id }).where(eq(orders.id, order.id));
    return done({
      clientSecret: intent.client_secret,
      returnUrl: `${env.publicUrl}/checkout?session_id=${intent.id}`,
      orderNumber: order.number,
    });
  } catch (error) {
    log.error({ err: error, order: order.number }, 'payment intent not opened');
    return problem(
      503,
      'The payment could not be opened. Nothing was charged; please try again in a moment.',
    );
  }
}
