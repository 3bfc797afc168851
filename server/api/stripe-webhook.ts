import type { Context } from 'hono';
import type Stripe from 'stripe';
import * as z from 'zod';
import { hearCase, hearEvent } from '../checkout/index.ts';
import { fail } from '../http/respond.ts';
import { referenceOfIntent } from '../platform/payments/read-payment.ts';
import type { Services } from '../platform/services.ts';
import { handlerOf } from './payment-events.ts';

/** A delivery older than this is a replay (Stripe's own default), in seconds. */
const TOLERANCE_SECONDS = 300;

/** A price of the list bears a lookup key, or did until now; others come with each checkout, as do products. */
const KEYED = z.object({ lookup_key: z.string() });

/** Whether the price list may be another one after an event. What it is then is asked. */
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

/** By what an event may name a payment. */
const NAMES = z.object({ id: z.unknown().optional(), payment_intent: z.unknown().optional() });

/** A payment intent that `open-checkout.ts` has made with a session: that one's events tell of the order, and this one names none. */
const OF_SESSION = z.object({
  object: z.literal('payment_intent'),
  metadata: z.object({ session_order: z.string(), order_id: z.undefined().optional() }),
});

/** The payment an event is about; undefined where it names none. */
async function referenceOf({ stripe }: Services, event: Stripe.Event): Promise<string | undefined> {
  const object = NAMES.parse(event.data.object);
  if (handlerOf(event.type) !== 'refund') return isReference(object.id) ? object.id : undefined;
  const { payment_intent: intent } = object;
  return isReference(intent) ? referenceOfIntent(stripe, intent) : undefined;
}

/**
 * Takes an event of the payment provider. The signature is checked over the raw bytes before anything is
 * parsed; the event only says where to look, the provider's present state decides. Foreign and repeated
 * events answer 200, since asking for them again would change nothing. What the provider does not show yet, or
 * cannot be asked for, answers 503, and is delivered again.
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
    services.log.warn({ event: id, type, kind }, 'event taken back: its payment is not to be seen yet');
    return fail(context, 503, 'The payment is not to be seen yet. Please deliver this again.');
  }
  return context.json({ data: kind });
}
