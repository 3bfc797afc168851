import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { describeLine } from '#domain/cart/cart-line.ts';
import { COUNTRIES, COUNTRY_NAMES, type CountryCode, FIRST_COUNTRY } from '#domain/countries.ts';
import { DUTY_LABEL } from '#domain/customs/duty-label.ts';
import { inLanguage, type Language } from '#domain/languages.ts';
import type { Cents } from '#domain/money.ts';
import type { Shipping } from '#domain/shipping/shipping.ts';
import { keepAside } from '../orders/index.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { requestId } from '../platform/log/request-id.ts';
import { done, type Outcome, problem } from '../platform/outcome/problem.ts';
import { promptly, soon } from '../platform/payments/promptly.ts';
import type { Services } from '../platform/services.ts';
import type { Asker } from './asker.ts';
import { freezeOrder, type QuotedCart, quoteCart } from './freeze-order.ts';
import { CHECKOUT_REFUSALS } from './refusals.messages.ts';

type LineItem = Stripe.Checkout.SessionCreateParams.LineItem;
type ShippingOption = Stripe.Checkout.SessionCreateParams.ShippingOption;

type SessionLine = Pick<QuotedCart['lines'][number], 'name' | 'unit' | 'quantity' | 'lookupKey' | 'config'>;

function lineItem({ name, unit, quantity, ...line }: SessionLine, language: Language): LineItem {
  const description = describeLine(line, language)
    .map(({ label, value }) => `${label} ${value}`)
    .join(', ');
  return {
    quantity,
    price_data: {
      currency: 'eur',
      unit_amount: unit,
      tax_behavior: 'inclusive',
      product_data: { name, description, metadata: { lookup_key: line.lookupKey } },
    },
  };
}

/** Lines of a session: goods, and duty as a separate line. */
export const sessionLines = (lines: readonly SessionLine[], duty: Cents, language: Language): LineItem[] => [
  ...lines.map((line) => lineItem(line, language)),
  ...(duty > 0
    ? [
        {
          quantity: 1,
          price_data: {
            currency: 'eur',
            unit_amount: duty,
            tax_behavior: 'inclusive' as const,
            product_data: { name: DUTY_LABEL.en, metadata: { fee: 'duty' } },
          },
        },
      ]
    : []),
];

/** Shipping in the provider's format: one inline rate with the price after the promotion. */
export function shippingOption({ price, workDays }: Shipping, country: CountryCode): ShippingOption {
  const [minimum, maximum] = workDays;
  return {
    shipping_rate_data: {
      type: 'fixed_amount',
      display_name: `Shipping to ${COUNTRY_NAMES[country]}`,
      fixed_amount: { amount: price, currency: 'eur' },
      tax_behavior: 'inclusive',
      delivery_estimate: {
        minimum: { unit: 'business_day', value: minimum },
        maximum: { unit: 'business_day', value: maximum },
      },
    },
  };
}

/**
 * Places an order that awaits payment, and opens its payment session; returns the session's client secret. The order row
 * is written first, so a crash or a provider timeout in between loses nothing: nobody has the secret of such a session,
 * and an order without a session is cancelled when its time is up.
 */
export async function openCheckout(
  services: Services,
  items: readonly unknown[],
  { language, bind }: Asker,
): Promise<Outcome<string>> {
  const quoted = quoteCart(
    items,
    await services.prices.current(),
    FIRST_COUNTRY,
    services.shopfront.current().pauses,
    language,
  );
  if (!quoted.ok) return quoted;
  const { lines, shipping } = quoted.value;
  const order = await freezeOrder(services, quoted.value, language);
  const { stripe, db, env, log } = services;
  const metadata = { request_id: requestId() ?? '' };
  try {
    const params: Stripe.Checkout.SessionCreateParams = {
      mode: 'payment',
      ui_mode: 'elements',
      currency: 'eur',
      allow_promotion_codes: true,
      line_items: sessionLines(lines, quoted.value.duty, language),
      shipping_address_collection: { allowed_countries: [...COUNTRIES] },
      permissions: { update_shipping_details: 'server_only' },
      shipping_options: [shippingOption(shipping, FIRST_COUNTRY)],
      return_url: `${env.publicUrl}${inLanguage('/checkout', language)}?session_id={CHECKOUT_SESSION_ID}`,
      expires_at: Math.floor(order.expiresAt.getTime() / 1000),
      client_reference_id: order.number,
      metadata: { order_id: order.id, ...metadata },
      payment_intent_data: { metadata: { session_order: order.number, ...metadata } },
    };
    const idempotencyKey = `checkout-${order.id}`;
    const session = await promptly(
      (options) => stripe.checkout.sessions.create(params, { ...options, idempotencyKey }),
      soon(services),
    );
    if (!session.client_secret) throw new Error('The payment session has no client secret');
    await keepAside(db, eq(orders.id, order.id), { paymentReference: session.id });
    bind(order.id);
    log.info({ order: order.number }, 'checkout opened');
    return done(session.client_secret);
  } catch (error) {
    log.error({ err: error, order: order.number }, 'payment session not opened');
    return problem(503, CHECKOUT_REFUSALS[language].notOpened);
  }
}
