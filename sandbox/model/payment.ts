/**
 * Paying: an attempt with a tokenised card, its authentication, and the consequences for intent and session.
 *
 * Every function expects its rows locked by the caller's transaction (session before intent, always in that order), so
 * that exactly one of many concurrent confirmations charges.
 */
import type Stripe from 'stripe';
import { emit } from '../store/events.ts';
import { find, insert, need, type SandboxDatabase, type Stored, save } from '../store/objects.ts';
import type { CardBehaviour } from '../wire/cards.ts';
import { ApiError, noSuch } from '../wire/errors.ts';
import type { WireIntent, WireSession } from '../wire/objects.ts';
import { transactionOf } from './balance.ts';
import { newCharge, newIntent, type Payer } from './new-payment.ts';
import { CODE_OVER, mayRedeem, redeem } from './promotion.ts';
import type { StoredSession } from './session.ts';

/** Result of an attempt. Declines are results, not errors: they are stored and the shop is told. */
export type PaymentOutcome =
  | { outcome: 'paid' }
  | { outcome: 'authenticate' }
  | { outcome: 'declined'; message: string; code: string; declineCode: string | null }
  | { outcome: 'refused'; message: string };

const AUTHENTICATION_FAILED = {
  code: 'payment_intent_authentication_failure',
  declineCode: null,
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const;

/** Tries to pay an open session with a card. */
export async function confirmSession(
  db: SandboxDatabase,
  { data: session, hidden }: StoredSession,
  paymentMethod: string,
): Promise<PaymentOutcome> {
  const refusal = whyNotConfirmable(session);
  if (refusal) return { outcome: 'refused', message: refusal };
  if (!(await mayRedeem(db, hidden))) return { outcome: 'refused', message: CODE_OVER };
  const method = await need(db, 'payment_method', paymentMethod, 'read', 'payment_method');

  const shipping = session.collected_information?.shipping_details ?? null;
  let intent: WireIntent;
  if (session.payment_intent) {
    intent = (await need(db, 'payment_intent', session.payment_intent, 'lock')).data;
  } else {
    intent = newIntent({
      amount: session.amount_total,
      currency: session.currency,
      description: hidden.intent.description,
      metadata: hidden.intent.metadata,
      receipt_email: null,
      shipping: null,
      automatic_payment_methods: null,
    });
    await insert(db, 'payment_intent', intent, null);
  }
  if (intent.status === 'canceled') return { outcome: 'refused', message: 'This payment has been canceled.' };
  intent = {
    ...intent,
    amount: session.amount_total,
    shipping: shipping && {
      address: { ...shipping.address },
      name: shipping.name,
      phone: hidden.phone ?? '',
    },
  };
  const opened: WireSession = { ...session, payment_intent: intent.id };
  await save<'checkout.session'>(db, opened, hidden);
  const payer: Payer = { email: session.customer_details?.email ?? null, name: shipping?.name ?? null };
  const outcome = await attempt(db, intent, method, payer);
  if (outcome.outcome === 'paid') await complete(db, { data: opened, hidden });
  return outcome;
}

interface IntentInput {
  paymentMethod: string;
  payer: Payer;
  /** Shipping address from a wallet's holder. */
  shipping?: Stripe.PaymentIntent.Shipping | undefined;
  /** Amount shown by the page's elements. */
  amount?: number | undefined;
}

/** Tries to pay a payment intent without a session. */
export async function confirmIntent(
  db: SandboxDatabase,
  { data, hidden }: Stored<'payment_intent'>,
  input: IntentInput,
): Promise<PaymentOutcome> {
  const intent = input.shipping ? { ...data, shipping: input.shipping } : data;
  if (intent.status === 'succeeded') {
    return { outcome: 'refused', message: 'This PaymentIntent has already succeeded.' };
  }
  if (intent.status === 'canceled') return { outcome: 'refused', message: 'This payment has been canceled.' };
  if (input.shipping && hidden?.shippingBySecretKey) {
    throw new ApiError(
      'The shipping information on this PaymentIntent was last set with a secret key and therefore cannot be changed with a publishable key. Please use your secret key instead.',
      { code: 'payment_intent_invalid_parameter', param: 'shipping' },
    );
  }
  if (input.amount !== undefined && input.amount !== intent.amount) {
    throw new ApiError(
      `The amount of the elements (${input.amount}) is not that of the PaymentIntent (${intent.amount}).`,
      { code: 'payment_intent_invalid_parameter', param: 'amount' },
    );
  }
  const method = await need(db, 'payment_method', input.paymentMethod, 'read', 'payment_method');
  return attempt(db, intent, method, input.payer);
}

/** Completes an attempt's authentication. */
export async function finishAuthentication(
  db: SandboxDatabase,
  intentId: string,
  session: StoredSession | null,
  succeeded: boolean,
): Promise<PaymentOutcome> {
  if (session && session.data.status !== 'open') {
    return { outcome: 'refused', message: whyNotConfirmable(session.data) ?? 'This session is closed.' };
  }
  const { data: intent } = await need(db, 'payment_intent', intentId, 'lock');
  const methodId = intent.payment_method;
  if (intent.status !== 'requires_action' || methodId === null) {
    return { outcome: 'refused', message: 'No authentication is under way. Please try to pay again.' };
  }
  const method = await need(db, 'payment_method', methodId);
  const payer: Payer = {
    email: session?.data.customer_details?.email ?? intent.receipt_email,
    name: intent.shipping?.name ?? null,
  };
  if (session && !(await mayRedeem(db, session.hidden))) return { outcome: 'refused', message: CODE_OVER };
  if (!succeeded) {
    await fail(db, intent, method.data, { ...AUTHENTICATION_FAILED, charge: null });
    return { outcome: 'declined', ...AUTHENTICATION_FAILED };
  }
  await succeed(db, intent, method.data, payer, { authenticated: true });
  if (session) await complete(db, session);
  return { outcome: 'paid' };
}

async function attempt(
  db: SandboxDatabase,
  intent: WireIntent,
  method: Stored<'payment_method'>,
  payer: Payer,
): Promise<PaymentOutcome> {
  const behaviour: CardBehaviour = method.hidden.behaviour;
  switch (behaviour.kind) {
    case 'pays':
      await succeed(db, intent, method.data, payer, { authenticated: false });
      return { outcome: 'paid' };
    case 'authenticates':
      await save<'payment_intent'>(
        db,
        {
          ...intent,
          status: 'requires_action',
          payment_method: method.data.id,
          next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
        },
        null,
      );
      return { outcome: 'authenticate' };
    case 'declines': {
      const charge = newCharge(intent, method.data, payer, { authenticated: false, failure: behaviour });
      await insert(db, 'charge', charge, null);
      await fail(db, intent, method.data, { ...behaviour, charge: charge.id });
      const { code, declineCode, message } = behaviour;
      return { outcome: 'declined', code, declineCode, message };
    }
    default:
      return behaviour satisfies never;
  }
}

async function succeed(
  db: SandboxDatabase,
  intent: WireIntent,
  method: Stripe.PaymentMethod,
  payer: Payer,
  { authenticated }: { authenticated: boolean },
): Promise<void> {
  const charge = newCharge(intent, method, payer, { authenticated, failure: null });
  const paid: WireIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
  };
  await insert(db, 'charge', charge, null);
  await insert(db, 'balance_transaction', transactionOf(charge), { payout: null });
  await save<'payment_intent'>(db, paid, null);
  await emit(db, 'payment_intent.succeeded', paid);
}

async function fail(
  db: SandboxDatabase,
  intent: WireIntent,
  method: Stripe.PaymentMethod,
  failure: { code: string; declineCode: string | null; message: string; charge: string | null },
): Promise<void> {
  const failed: WireIntent = {
    ...intent,
    status: 'requires_payment_method',
    latest_charge: failure.charge ?? intent.latest_charge,
    next_action: null,
    payment_method: null,
    last_payment_error: {
      type: failure.charge ? 'card_error' : 'invalid_request_error',
      code: failure.code,
      ...(failure.declineCode ? { decline_code: failure.declineCode } : {}),
      ...(failure.charge ? { charge: failure.charge } : {}),
      message: failure.message,
      payment_method: method,
    },
  };
  await save<'payment_intent'>(db, failed, null);
  await emit(db, 'payment_intent.payment_failed', failed);
}

async function complete(db: SandboxDatabase, { data, hidden }: StoredSession): Promise<void> {
  const shipping = data.collected_information?.shipping_details ?? null;
  const completed: WireSession = {
    ...data,
    status: 'complete',
    payment_status: 'paid',
    customer_details: {
      address: shipping?.address ?? null,
      business_name: null,
      email: data.customer_details?.email ?? null,
      individual_name: null,
      name: shipping?.name ?? null,
      phone: hidden.phone,
      tax_exempt: 'none',
      tax_ids: [],
    },
  };
  await redeem(db, hidden);
  await save<'checkout.session'>(db, completed, hidden);
  await emit(db, 'checkout.session.completed', completed);
}

function whyNotConfirmable(session: WireSession): string | undefined {
  if (session.status === 'complete') return 'This order has already been paid.';
  if (session.status === 'expired')
    return 'This payment session has expired. Please start the checkout again.';
  if (!session.customer_details?.email) return 'Please enter your e-mail address.';
  if (session.shipping_address_collection && !session.collected_information?.shipping_details) {
    return 'Please enter your shipping address.';
  }
  return undefined;
}

/** The payment intent of a client secret, locked. */
export async function intentBySecret(
  db: SandboxDatabase,
  clientSecret: string,
): Promise<Stored<'payment_intent'>> {
  const id = /^(pi_[0-9A-Za-z]+)_secret_/.exec(clientSecret)?.[1];
  const stored = id ? await find(db, 'payment_intent', id, 'lock') : undefined;
  if (!stored || stored.data.client_secret !== clientSecret) {
    throw noSuch('payment_intent', id ?? 'unknown', 'client_secret');
  }
  return stored;
}
