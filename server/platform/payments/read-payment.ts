import type Stripe from 'stripe';
import { readEmailAddress } from '#domain/email-address.ts';
import { type Cents, cents, ZERO } from '#domain/money.ts';
import type { PostalAddress } from '#domain/shipping/postal-address.ts';
import { readRecipient } from './postal-address.ts';
import { promptly } from './promptly.ts';

/** A payment in the provider's current state, of either kind. */
export interface Payment {
  /** cs_… or pi_… */
  readonly reference: string;
  /** The payment intent that took the money: the payment itself, or that of its session. */
  readonly intent: string | undefined;
  /** The order id that we set at the provider; undefined for payments that are not ours. */
  readonly orderId: string | undefined;
  readonly status: 'open' | 'processing' | 'paid' | 'ended';
  readonly total: Cents;
  /** Sum of the lines before discounts, without shipping: goods and duty; undefined if it has no lines. */
  readonly subtotal: Cents | undefined;
  readonly refunded: Cents;
  readonly shipping: Cents | undefined;
  /** Discount on its goods, and the provider's promotion code for it. */
  readonly discount: Cents;
  readonly promotion: string | undefined;
  readonly email: string | undefined;
  readonly name: string | undefined;
  readonly address: PostalAddress | undefined;
}

function intentStatus(intent: Stripe.PaymentIntent): Payment['status'] {
  switch (intent.status) {
    case 'succeeded':
      return 'paid';
    case 'canceled':
      return 'ended';
    case 'processing':
      return 'processing';
    default:
      return 'open';
  }
}

/** A completed session that is unpaid waits for a slow payment, or for one that has failed since. */
function sessionStatus(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | undefined) {
  if (session.status === 'expired') return 'ended';
  if (session.status !== 'complete') return 'open';
  if (session.payment_status !== 'unpaid') return 'paid';
  const failed = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return failed ? 'ended' : 'processing';
}

const objectOf = <T extends object>(field: string | T | null | undefined): T | undefined =>
  typeof field === 'object' && field !== null ? field : undefined;

/** A mail address, normalized for every wallet. */
const addressIn = (given: string | null | undefined): string | undefined =>
  readEmailAddress(given ?? '') ?? given ?? undefined;

const refundedOf = (intent: Stripe.PaymentIntent | undefined): Cents =>
  cents(objectOf(intent?.latest_charge)?.amount_refunded ?? 0);

function promotionOf({ discounts }: Stripe.Checkout.Session): string | undefined {
  const code = discounts?.[0]?.promotion_code;
  return typeof code === 'string' ? code : code?.id;
}

function readSession(session: Stripe.Checkout.Session): Payment {
  const shipping = session.collected_information?.shipping_details;
  const intent = objectOf(session.payment_intent);
  return {
    reference: session.id,
    intent: intent?.id,
    orderId: session.metadata?.order_id,
    status: sessionStatus(session, intent),
    total: cents(session.amount_total ?? 0),
    subtotal: session.amount_subtotal === null ? undefined : cents(session.amount_subtotal),
    refunded: refundedOf(intent),
    shipping: session.shipping_cost ? cents(session.shipping_cost.amount_total) : undefined,
    discount: cents(session.total_details?.amount_discount ?? 0),
    promotion: promotionOf(session),
    email: addressIn(session.customer_details?.email ?? session.customer_email),
    ...readRecipient(shipping),
  };
}

/** Loosely typed by the provider's package. */
type WrittenShipping = Parameters<typeof readRecipient>[0];

function readIntent(intent: Stripe.PaymentIntent): Payment {
  return {
    reference: intent.id,
    intent: intent.id,
    orderId: intent.metadata?.order_id,
    status: intentStatus(intent),
    total: cents(intent.amount),
    subtotal: undefined,
    refunded: refundedOf(intent),
    shipping: undefined,
    discount: ZERO,
    promotion: undefined,
    email: addressIn(intent.receipt_email ?? objectOf(intent.latest_charge)?.billing_details.email),
    ...readRecipient(intent.shipping as WrittenShipping | null),
  };
}

/** True if the provider reports that the object does not exist, as opposed to failing. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'resource_missing';
}

/**
 * Fetches a payment's current state. Undefined if the provider does not know the reference, or does not show it yet.
 * `until` is the deadline of a waiting caller.
 */
export async function readPayment(
  stripe: Stripe,
  reference: string,
  { until }: { until?: number | undefined } = {},
): Promise<Payment | undefined> {
  const ask = async (options?: Stripe.RequestOptions) => {
    if (reference.startsWith('pi_')) {
      const params = { expand: ['latest_charge'] };
      return readIntent(await stripe.paymentIntents.retrieve(reference, params, options));
    }
    const params = { expand: ['payment_intent.latest_charge'] };
    return readSession(await stripe.checkout.sessions.retrieve(reference, params, options));
  };
  try {
    return await (until === undefined ? ask() : promptly(ask, until));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** The reference by which an order knows a payment intent: its session's, or its own. */
export async function referenceOfIntent(stripe: Stripe, intent: string): Promise<string> {
  try {
    const { data } = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 });
    return data[0]?.id ?? intent;
  } catch (error) {
    if (isMissing(error)) return intent;
    throw error;
  }
}

/** Retries and clock differences between an order's row and its payment, in seconds. */
const OPENED_WITHIN = 600;

/**
 * Finds a payment whose reference was lost before it reached the order. The provider cannot search by our ids, so this
 * scans payments from about that time.
 */
export async function findReferenceOf(
  stripe: Stripe,
  order: { readonly id: string; readonly createdAt: Date },
): Promise<string | undefined> {
  const second = Math.floor(order.createdAt.getTime() / 1000);
  const params = { created: { gte: second - OPENED_WITHIN, lte: second + OPENED_WITHIN }, limit: 100 };
  for await (const session of stripe.checkout.sessions.list(params))
    if (session.metadata?.order_id === order.id) return session.id;
  for await (const intent of stripe.paymentIntents.list(params))
    if (intent.metadata.order_id === order.id) return intent.id;
  return undefined;
}
