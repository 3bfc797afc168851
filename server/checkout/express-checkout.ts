import { eq } from 'drizzle-orm';
import { walletSheet } from '#domain/checkout/wallet-sheet.ts';
import { FIRST_COUNTRY, isCountry } from '#domain/countries.ts';
import { missingPart, type WalletRecipient } from '#domain/shipping/postal-address.ts';
import { keepAside } from '../orders/index.ts';
import { orders } from '../platform/db/schema.ts';
import { requestId } from '../platform/log/request-id.ts';
import { done, type Outcome, problem } from '../platform/outcome/problem.ts';
import { promptly } from '../platform/payments/promptly.ts';
import type { Services } from '../platform/services.ts';
import { withCharges } from './charges.ts';
import { freezeOrder, type QuotedCart, quoteCart } from './freeze-order.ts';

interface WalletAsked {
  /** Cart lines, unread. */
  readonly items: readonly unknown[];
  readonly shippingDetails?: WalletRecipient | undefined;
  readonly email?: string | undefined;
  readonly confirm?: boolean | undefined;
}

/** The sheet that a wallet shows, or the payment that it is to confirm. */
type Wallet = Promise<
  Outcome<
    | (ReturnType<typeof walletSheet> & { readonly currency: 'eur' })
    | { readonly clientSecret: string; readonly returnUrl: string; readonly orderNumber: string }
  >
>;

/**
 * For wallet buttons: quotes a cart shipped to the wallet's country, and once the wallet's sheet was agreed to, makes
 * an order of it and opens its payment.
 */
export async function expressCheckout(
  services: Services,
  { items, shippingDetails, email, confirm }: WalletAsked,
): Wallet {
  const country = shippingDetails?.address.country ?? FIRST_COUNTRY;
  if (!isCountry(country)) return problem(422, 'We do not ship to this country.');
  if (confirm) {
    if (!shippingDetails) return problem(400, 'Please check the shipping address.');
    const missing = missingPart(shippingDetails, country);
    if (missing)
      return problem(422, `The wallet gave no ${missing}. Please add it there, or pay by card instead.`);
  }
  const { pauses } = services.shopfront.current();
  const atHome = quoteCart(items, await services.prices.current(), country, pauses);
  if (!atHome.ok) return atHome;
  const quoted = await withCharges(services, atHome.value);
  if (!quoted.ok) return quoted;
  return confirm
    ? payByWallet(services, quoted.value, email)
    : done({ currency: 'eur', ...walletSheet(quoted.value) });
}

/**
 * Freezes the order and opens a payment intent for the wallet to confirm. The wallet itself writes the address onto
 * the payment: the provider refuses that where our secret key has written one before.
 */
async function payByWallet(services: Services, quoted: QuotedCart, email: string | undefined): Wallet {
  const order = await freezeOrder(services, quoted);
  const { stripe, db, env, log } = services;
  try {
    const params = {
      amount: quoted.total,
      currency: 'eur',
      automatic_payment_methods: { enabled: true },
      ...(email !== undefined && { receipt_email: email }),
      metadata: { order_id: order.id, request_id: requestId() ?? '' },
    };
    const idempotencyKey = `wallet-${order.id}`;
    const intent = await promptly((options) =>
      stripe.paymentIntents.create(params, { ...options, idempotencyKey }),
    );
    if (!intent.client_secret) throw new Error('The payment intent has no client secret');
    await keepAside(db, eq(orders.id, order.id), { paymentReference: intent.id });
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
