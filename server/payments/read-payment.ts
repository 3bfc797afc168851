import type Stripe from 'stripe';
import { isCountry } from '#domain/countries.ts';
import { type Cents, cents } from '#domain/money.ts';
import type { PostalAddress } from '../db/schema.ts';

/** A payment as the provider sees it now, whichever kind it is. */
export interface Payment {
  /** cs_… or pi_… */
  readonly reference: string;
  /** Our order's id as we gave it to the provider; undefined for payments that are not ours. */
  readonly orderId: string | undefined;
  readonly status: 'open' | 'processing' | 'paid' | 'ended';
  readonly total: Cents;
  readonly shipping: Cents | undefined;
  readonly email: string | undefined;
  readonly name: string | undefined;
  readonly address: PostalAddress | undefined;
}

function readAddress(address: Stripe.Address | null | undefined): PostalAddress | undefined {
  const { line1, line2, postal_code, city, state, country } = address ?? {};
  if (!line1 || !country || !isCountry(country)) return undefined;
  return {
    line1,
    line2: line2 ?? null,
    postal_code: postal_code ?? '',
    city: city ?? '',
    state: state ?? null,
    country,
  };
}

function sessionStatus(session: Stripe.Checkout.Session): Payment['status'] {
  if (session.status === 'expired') return 'ended';
  if (session.status !== 'complete') return 'open';
  return session.payment_status === 'unpaid' ? 'processing' : 'paid';
}

function readSession(session: Stripe.Checkout.Session): Payment {
  const shipping = session.collected_information?.shipping_details;
  return {
    reference: session.id,
    orderId: session.metadata?.order_id,
    status: sessionStatus(session),
    total: cents(session.amount_total ?? 0),
    shipping: session.shipping_cost ? cents(session.shipping_cost.amount_total) : undefined,
    email: session.customer_details?.email ?? session.customer_email ?? undefined,
    name: shipping?.name ?? undefined,
    address: readAddress(shipping?.address),
  };
}

function readIntent(intent: Stripe.PaymentIntent): Payment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const status: Payment['status'] =
    intent.status === 'succeeded'
      ? 'paid'
      : intent.status === 'canceled'
        ? 'ended'
        : intent.status === 'processing'
          ? 'processing'
          : 'open';
  return {
    reference: intent.id,
    orderId: intent.metadata?.order_id,
    status,
    total: cents(intent.amount),
    shipping: undefined,
    email: intent.receipt_email ?? charge?.billing_details.email ?? undefined,
    name: intent.shipping?.name ?? undefined,
    address: readAddress(intent.shipping?.address as Stripe.Address | undefined),
  };
}

/** Asks the provider for a payment's present state. Undefined where it knows none by that reference. */
export async function readPayment(stripe: Stripe, reference: string): Promise<Payment | undefined> {
  try {
    return reference.startsWith('pi_')
      ? readIntent(await stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] }))
      : readSession(await stripe.checkout.sessions.retrieve(reference));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'resource_missing') return undefined;
    throw error;
  }
}
