import type Stripe from 'stripe';
import { z } from 'zod';
import { newIntent } from '../model/new-payment.ts';
import { emit } from '../store/events.ts';
import { insert, need, save } from '../store/objects.ts';
import { ApiError, nowSeconds } from '../wire/errors.ts';
import type { IntentHidden, WireIntent } from '../wire/objects.ts';
import { type Endpoint, endpoint, listing } from './endpoint.ts';
import * as p from './params.ts';

export const shipping = z.strictObject({
  address: p.addressParam.partial(),
  name: p.textParam,
  phone: p.textParam.optional(),
});

const createParams = z.strictObject({
  amount: p.amount.refine((value) => value >= 50, { error: 'Amount must be at least 50 cents' }),
  automatic_payment_methods: z
    .strictObject({ enabled: p.boolean, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  currency: p.currency,
  description: z.string().max(1000).optional(),
  expand: p.expand,
  metadata: p.metadata.optional(),
  receipt_email: p.textParam.optional(),
  shipping: shipping.optional(),
});

const updateParams = z.strictObject({
  amount: createParams.shape.amount.optional(),
  description: z.string().max(1000).optional(),
  expand: p.expand,
  metadata: p.metadataUpdate.optional(),
  receipt_email: p.textParam.optional(),
  shipping: z.union([z.literal(''), shipping]).optional(),
});

const cancelParams = z.strictObject({
  cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional(),
  expand: p.expand,
});

export const paymentIntents: Endpoint[] = [
  endpoint('POST', '/v1/payment_intents', createParams, async ({ db, params }) => {
    const intent = newIntent({
      amount: params.amount,
      currency: params.currency,
      description: p.textOrNull(params.description),
      metadata: params.metadata ?? {},
      receipt_email: p.textOrNull(params.receipt_email),
      shipping: params.shipping ? toShipping(params.shipping) : null,
      automatic_payment_methods:
        (params.automatic_payment_methods?.enabled ?? true)
          ? { allow_redirects: 'always', enabled: true }
          : null,
    });
    await insert(db, 'payment_intent', intent, intent.shipping ? { shippingBySecretKey: true } : null);
    return intent;
  }),
  listing('/v1/payment_intents', 'payment_intent', z.strictObject(p.listed), () => []),
  endpoint(
    'GET',
    '/v1/payment_intents/:id',
    z.strictObject({ client_secret: p.textParam.optional(), expand: p.expand }),
    async ({ db, id }) => {
      return (await need(db, 'payment_intent', id)).data;
    },
  ),
  endpoint('POST', '/v1/payment_intents/:id', updateParams, async ({ db, id, params }) => {
    const { data, hidden } = await need(db, 'payment_intent', id, 'lock');
    if (params.amount !== undefined && (data.status === 'succeeded' || data.status === 'canceled')) {
      throw unexpectedState(data, 'updated');
    }
    // A pending authentication was shown with the old amount.
    const restart = params.amount !== undefined && data.status === 'requires_action';
    const changed: WireIntent = {
      ...data,
      ...(restart ? { status: 'requires_payment_method', payment_method: null, next_action: null } : {}),
      amount: params.amount ?? data.amount,
      description: params.description === undefined ? data.description : p.textOrNull(params.description),
      metadata: p.mergeMetadata(data.metadata, params.metadata),
      receipt_email:
        params.receipt_email === undefined ? data.receipt_email : p.textOrNull(params.receipt_email),
      shipping:
        params.shipping === undefined
          ? data.shipping
          : params.shipping === ''
            ? null
            : toShipping(params.shipping),
    };
    const bySecretKey: IntentHidden = changed.shipping ? { shippingBySecretKey: true } : null;
    await save<'payment_intent'>(db, changed, params.shipping === undefined ? hidden : bySecretKey);
    return changed;
  }),
  endpoint('POST', '/v1/payment_intents/:id/cancel', cancelParams, async ({ db, id, params, cause }) => {
    const { data } = await need(db, 'payment_intent', id, 'lock');
    if (data.status === 'succeeded' || data.status === 'canceled') throw unexpectedState(data, 'canceled');
    const canceled: WireIntent = {
      ...data,
      status: 'canceled',
      canceled_at: nowSeconds(),
      cancellation_reason: params.cancellation_reason ?? null,
      next_action: null,
    };
    await save<'payment_intent'>(db, canceled, null);
    await emit(db, 'payment_intent.canceled', canceled, cause);
    return canceled;
  }),
];

function unexpectedState(intent: WireIntent, verb: string): ApiError {
  return new ApiError(
    `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}.`,
    { code: 'payment_intent_unexpected_state' },
  );
}

export function toShipping(params: z.output<typeof shipping>): Stripe.PaymentIntent.Shipping {
  return { address: p.addressOf(params.address), name: params.name, phone: params.phone ?? '' };
}
