import { eq } from 'drizzle-orm';
import { FIRST_COUNTRY, isCountry } from '#domain/countries.ts';
import { missingPart, type WalletRecipient } from '#domain/postal-address.ts';
import { walletSheet } from '#domain/wallet-sheet.ts';
import type { Answer, Asked } from '../api/calls.ts';
import { orders } from '../db/schema.ts';
import { writeAddress } from '../payments/postal-address.ts';
import { freezeOrder, quoteCart } from './freeze-order.ts';
import { done, type Outcome, problem } from './problem.ts';
import type { Services } from './services.ts';

type Wish = Asked<'express-checkout'>;
type Wallet = Promise<Outcome<Answer<'express-checkout'>>>;

/** For wallet buttons: a quote, and once the wallet's sheet was agreed to, an order and its payment. */
export async function expressCheckout(services: Services, wish: Wish): Wallet {
  const { items, shippingDetails, email, confirm } = wish;
  if (!confirm) return quoteForWallet(services, items, shippingDetails);
  if (!shippingDetails) return problem(400, 'Please check the shipping address.');
  return payByWallet(services, items, shippingDetails, email);
}

/** Prices a cart for a wallet, shipped to its country (Germany until it names one). */
async function quoteForWallet(
  services: Services,
  items: readonly unknown[],
  shippingDetails: Wish['shippingDetails'],
): Wallet {
  const country = shippingDetails?.address.country ?? FIRST_COUNTRY;
  if (!isCountry(country)) return problem(422, 'We do not ship to this country.');
  const quoted = quoteCart(items, await services.prices.current(), country);
  return quoted.ok ? done({ currency: 'eur', ...walletSheet(quoted.value) }) : quoted;
}

/** Freezes the order and opens a payment intent for the wallet to confirm. */
async function payByWallet(
  services: Services,
  items: readonly unknown[],
  { name, address }: WalletRecipient,
  email: string | undefined,
): Wallet {
  const { country } = address;
  if (!isCountry(country)) return problem(422, 'We do not ship to this country.');
  const missing = missingPart({ name, address }, country);
  if (!name || missing) {
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
        shipping: { name, address: writeAddress(address) },
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
