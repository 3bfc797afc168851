import { eq } from 'drizzle-orm';
import { FIRST_COUNTRY, isCountry } from '#domain/countries.ts';
import { missingPart } from '#domain/postal-address.ts';
import { walletSheet } from '#domain/wallet-sheet.ts';
import { orders } from '../db/schema.ts';
import type { ShippingDetails } from './calculate-shipping.ts';
import { freezeOrder, quoteCart } from './freeze-order.ts';
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
  const country = shippingDetails?.address.country ?? FIRST_COUNTRY;
  if (!isCountry(country)) return problem(422, 'We do not ship to this country.');
  const quoted = quoteCart(items, await services.prices.current(), country);
  return quoted.ok ? done({ currency: 'eur', ...walletSheet(quoted.value) }) : quoted;
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
  const quoted = quoteCart(items, await services.prices.current(), country);
  if (!quoted.ok) return quoted;
  const order = await freezeOrder(services, quoted.value);
  const { stripe, db, env, log } = services;
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: quoted.value.total,
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
