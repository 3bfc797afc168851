import type Stripe from 'stripe';

/** Every provider event about payments, money and the price list. */
type PaymentEventType = Extract<
  Stripe.Event['type'],
  | `${'charge' | 'checkout.session' | 'payment_intent' | 'refund' | 'review' | 'radar' | 'payout'}.${string}`
  | `${'balance' | 'price' | 'product' | 'source' | 'mandate'}.${string}`
>;

type Decision =
  | { readonly by: 'payment' | 'refund' | 'case' | 'prices'; readonly olderName?: true }
  | { readonly notNeeded: string };

const notNeeded = (why: string): Decision => ({ notNeeded: why });
const DELAYED = notNeeded('no way to pay that the shop offers collects money later than it authorises it');
const SAME = notNeeded('the event of the payment intent or the session tells the same');
const RETRY = notNeeded('the buyer sees it in the payment form and tries again');
const BANK = notNeeded('the account is read each night, payouts with it (`server/books/read-account.ts`)');
const OLD_SOURCES = notNeeded('the shop uses payment methods, not sources');

/** One decision per event. The compiler asks for one when the provider's package adds an event. */
export const EVENT_DECISIONS: Readonly<Record<PaymentEventType, Decision>> = {
  'checkout.session.completed': { by: 'payment' },
  'checkout.session.async_payment_succeeded': { by: 'payment' },
  'checkout.session.async_payment_failed': { by: 'payment' },
  'checkout.session.expired': { by: 'payment' },
  'payment_intent.succeeded': { by: 'payment' },
  'payment_intent.canceled': { by: 'payment' },
  'payment_intent.created': notNeeded('the shop has made it itself'),
  'payment_intent.processing': notNeeded('its end is told by another event; the order waits meanwhile'),
  'payment_intent.payment_failed': RETRY,
  'payment_intent.requires_action': RETRY,
  'payment_intent.amount_capturable_updated': DELAYED,
  'payment_intent.partially_funded': DELAYED,

  'charge.refunded': { by: 'refund' },
  'charge.refund.updated': { by: 'refund', olderName: true },
  'refund.created': { by: 'refund' },
  'refund.updated': { by: 'refund' },
  'refund.failed': { by: 'refund' },

  'charge.dispute.created': { by: 'case' },
  'charge.dispute.updated': { by: 'case' },
  'charge.dispute.closed': { by: 'case' },
  'charge.dispute.funds_withdrawn': { by: 'case' },
  'charge.dispute.funds_reinstated': { by: 'case' },
  'radar.early_fraud_warning.created': { by: 'case' },
  'radar.early_fraud_warning.updated': { by: 'case' },
  'review.opened': { by: 'case' },
  'review.closed': { by: 'case' },

  'charge.succeeded': SAME,
  'charge.failed': RETRY,
  'charge.pending': SAME,
  'charge.updated': notNeeded('it tells of fees and texts, which the nightly reading of the account has'),
  'charge.captured': DELAYED,
  'charge.expired': DELAYED,

  'payout.created': BANK,
  'payout.updated': BANK,
  'payout.paid': BANK,
  'payout.failed': BANK,
  'payout.canceled': BANK,
  'payout.reconciliation_completed': BANK,
  'balance.available': BANK,

  'price.created': { by: 'prices' },
  'price.updated': { by: 'prices' },
  'price.deleted': { by: 'prices' },
  'product.updated': { by: 'prices' },
  'product.deleted': { by: 'prices' },
  'product.created': notNeeded('a product is sold once it has a price'),

  'source.canceled': OLD_SOURCES,
  'source.chargeable': OLD_SOURCES,
  'source.failed': OLD_SOURCES,
  'source.mandate_notification': OLD_SOURCES,
  'source.refund_attributes_required': OLD_SOURCES,
  'source.transaction.created': OLD_SOURCES,
  'source.transaction.updated': OLD_SOURCES,
  'mandate.updated': notNeeded('nothing is charged a second time'),
};

/** The handler of an event; `undefined` if there is none. */
export const handlerOf = (type: string) => {
  const decision = Object.hasOwn(EVENT_DECISIONS, type)
    ? EVENT_DECISIONS[type as PaymentEventType]
    : undefined;
  return decision && 'by' in decision ? decision.by : undefined;
};
