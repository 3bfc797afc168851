import type { Context } from 'hono';
import type Stripe from 'stripe';
import * as z from 'zod';
import { hearCase, hearEvent } from '../checkout/index.ts';
import { fail } from '../http/respond.ts';
import { referenceOfIntent } from '../platform/payments/read-payment.ts';
import type { Services } from '../platform/services.ts';
import { handlerOf } from './payment-events.ts';

/** Age limit of a delivery against replays (Stripe's default), in seconds. */
const TOLERANCE_SECONDS = 300;

/** Prices of the list have a lookup key, or had one until now. Checkouts create other prices and products. */
const KEYED = z.object({ lookup_key: z.string() });

/** True if an event may have changed the price list, which is then fetched. */
function changesPrices({ type, data }: Stripe.Event): boolean {
  if (type.startsWith('product.')) return true;
  return [data.object, data.previous_attributes].some((object) => KEYED.safeParse(object).success);
}

const EVENT = z.looseObject({
  id: z.string().regex(/^evt_\w{1,250}$/),
  type: z.string(),
  data: z.looseObject({ object: z.looseObject({}) }),
});
const isReference = (value: unknown): value is string =>
  typeof value === 'string' && /^(cs|pi)_\w{1,250}$/.test(value);

/** Fields by which an event may reference a payment. */
const NAMES = z.object({ id: z.unknown().optional(), payment_intent: z.unknown().optional() });

/** A payment intent that belongs to a session (`open-checkout.ts`): the session's own events are used instead. */
const OF_SESSION = z.object({
  object: z.literal('payment_intent'),
  metadata: z.object({ session_order: z.string(), order_id: z.undefined().optional() }),
});

/** The payment of an event; undefined if there is none. */
async function referenceOf({ stripe }: Services, event: Stripe.Event): Promise<string | undefined> {
  const object = NAMES.parse(event.data.object);
  if (handlerOf(event.type) !== 'refund') return isReference(object.id) ? object.id : undefined;
  const { payment_intent: intent } = object;
  return isReference(intent) ? referenceOfIntent(stripe, intent) : undefined;
}

/**
 * Handles an event of the payment provider. Verifies the signature over the raw bytes before parsing; the event only
 * tells where to look, the provider's current state decides. Foreign and repeated events get 200, because a redelivery
 * would change nothing. If the provider is unavailable, or does not show the state yet, the answer is 503, which causes a
 * redelivery.
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
  if (!EVENT.safeParse(event).success) return fail(context, 400, 'The event could not be read.');
  const { id, type } = event;
  const handler = handlerOf(type);
  if (handler === undefined || (handler === 'prices' && !changesPrices(event)))
    return context.json({ data: 'not needed' });
  if (handler === 'prices') {
    await services.prices.renew();
    return context.json({ data: 'prices' });
  }
  if (handler === 'case') return context.json({ data: await hearCase(services, event) });
  if (OF_SESSION.safeParse(event.data.object).success) return context.json({ data: 'foreign' });
  const reference = await referenceOf(services, event);
  if (reference === undefined) {
    return handler === 'refund'
      ? context.json({ data: 'foreign' })
      : fail(context, 400, 'The event names no payment.');
  }
  const kind = await hearEvent(services, { reference, event: { id, type }, created: event.created });
  if (kind === 'missing' || kind === 'early') {
    services.log.warn({ event: id, type, kind }, 'event deferred: its payment is not visible yet');
    return fail(context, 503, 'The payment is not to be seen yet. Please deliver this again.');
  }
  return context.json({ data: kind });
}
