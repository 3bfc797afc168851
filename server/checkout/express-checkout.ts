import { eq } from 'drizzle-orm';
import { walletSheet } from '#domain/checkout/wallet-sheet.ts';
import { FIRST_COUNTRY, isCountry } from '#domain/countries.ts';
import { inLanguage } from '#domain/languages.ts';
import { asText, firstAddressFault } from '#domain/shipping/address-faults.ts';
import { refusedWords } from '#domain/shipping/destinations.messages.ts';
import { destinationOf } from '#domain/shipping/destinations.ts';
import { missingPart, type WalletRecipient } from '#domain/shipping/postal-address.ts';
import { keepAside } from '../orders/index.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { requestId } from '../platform/log/request-id.ts';
import { done, type Outcome, problem } from '../platform/outcome/problem.ts';
import { promptly, soon } from '../platform/payments/promptly.ts';
import type { Services } from '../platform/services.ts';
import type { Asker } from './asker.ts';
import { withCharges } from './charges-abroad.ts';
import { freezeOrder, type QuotedCart, quoteCart } from './freeze-order.ts';
import { CHECKOUT_REFUSALS } from './refusals.messages.ts';

interface WalletAsked {
  readonly items: readonly unknown[];
  readonly shippingDetails?: WalletRecipient | undefined;
  readonly email?: string | undefined;
  readonly confirm?: boolean | undefined;
}

/** Contents of the wallet's sheet, or the payment for it to confirm. */
type Wallet = Promise<
  Outcome<
    | (ReturnType<typeof walletSheet> & { readonly currency: 'eur' })
    | { readonly clientSecret: string; readonly returnUrl: string; readonly orderNumber: string }
  >
>;

/**
 * For wallet buttons: quotes a cart for the wallet's country; once the shopper confirms the sheet, places the order and
 * opens its payment.
 */
export async function expressCheckout(
  services: Services,
  { items, shippingDetails, email, confirm }: WalletAsked,
  asker: Asker,
): Wallet {
  const { language } = asker;
  const refusals = CHECKOUT_REFUSALS[language];
  const written = shippingDetails?.address.country ?? FIRST_COUNTRY;
  if (!isCountry(written)) return problem(422, refusals.notThere);
  const to = destinationOf({ ...shippingDetails?.address, country: written });
  if (to.refused) return problem(422, refusedWords(to.refused, language));
  if (confirm) {
    if (!shippingDetails) return problem(400, refusals.checkAddress);
    const missing = missingPart(shippingDetails, written);
    if (missing) return problem(422, refusals.walletLacks(missing));
    const fault = firstAddressFault(asText(shippingDetails.name, shippingDetails.address, written), language);
    if (fault) return problem(422, refusals.walletFault(fault));
  }
  const { pauses } = services.shopfront.current();
  const atHome = quoteCart(items, await services.prices.current(), to.country, pauses, language);
  if (!atHome.ok) return atHome;
  const quoted = await withCharges(services, atHome.value, language);
  if (!quoted.ok) return quoted;
  return confirm
    ? payByWallet(services, quoted.value, email, asker)
    : done({ currency: 'eur', ...walletSheet(quoted.value, language) });
}

/**
 * Places the order and opens a payment intent for the wallet to confirm. The wallet sets the address itself: the provider
 * refuses that if our secret key has set one before.
 */
async function payByWallet(
  services: Services,
  quoted: QuotedCart,
  email: string | undefined,
  { language, bind }: Asker,
): Wallet {
  const order = await freezeOrder(services, quoted, language);
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
    const intent = await promptly(
      (options) => stripe.paymentIntents.create(params, { ...options, idempotencyKey }),
      soon(services),
    );
    if (!intent.client_secret) throw new Error('The payment intent has no client secret');
    await keepAside(db, eq(orders.id, order.id), { paymentReference: intent.id });
    bind(order.id);
    return done({
      clientSecret: intent.client_secret,
      returnUrl: `${env.publicUrl}${inLanguage('/checkout', language)}?session_id=${intent.id}`,
      orderNumber: order.number,
    });
  } catch (error) {
    log.error({ err: error, order: order.number }, 'payment intent not opened');
    return problem(503, CHECKOUT_REFUSALS[language].notOpened);
  }
}
