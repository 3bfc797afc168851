import type { Context } from 'hono';
import type Stripe from 'stripe';
import type { Services } from '../shop/services.ts';
import { settlePayment } from '../shop/settle-payment.ts';
import { fail } from './respond.ts';

/** A delivery older than this is a replay (Stripe's own default), in seconds. */
const TOLERANCE_SECONDS = 300;

/** Events that can change an order; every other one is answered and forgotten. */
const SETTLING = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.canceled',
]);

/**
 * Takes an event of the payment provider. The signature is checked over the raw bytes before anything is
 * parsed; the event only says where to look, the provider's present state decides. Foreign and repeated
 * events answer 200, since asking for them again would change nothing.
 */
export async function takeWebhook(context: Context, services: Services): Promise<Response> {
  const signature = context.req.header('stripe-signature');
  const payload = await context.req.text();
  let event: Stripe.Event;
  try {
    event = await services.stripe.webhooks.constructEventAsync(
      payload,
      signature ?? '',
      services.webhookSecret,
      TOLERANCE_SECONDS,
    );
  } catch {
    services.log.warn('webhook with a wrong signature refused');
    return fail(context, 400, 'The signature does not fit.');
  }
  if (!SETTLING.has(event.type)) return context.json({ data: 'not needed' });
  const reference = (event.data.object as { id?: unknown }).id;
  if (typeof reference !== 'string') return fail(context, 400, 'The event names no payment.');
  const settlement = await settlePayment(services, reference, { id: event.id, type: event.type });
  return context.json({ data: settlement.kind });
}
