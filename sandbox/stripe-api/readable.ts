/** Read-only resources: charges, their doubts, events, shipping rates, payment methods. */
import { z } from 'zod';
import { need } from '../store/objects.ts';
import { createdWithin, type Endpoint, endpoint, equals, page } from './endpoint.ts';
import * as p from './params.ts';

const retrieveParams = z.strictObject({ expand: p.expand });

export const chargeEndpoints: Endpoint[] = [
  endpoint(
    'GET',
    '/v1/charges/:id',
    retrieveParams,
    async ({ db, id }) => (await need(db, 'charge', id)).data,
  ),
  endpoint(
    'GET',
    '/v1/charges',
    z.strictObject({ ...p.paging, created: p.created, payment_intent: p.textParam.optional() }),
    ({ db, params }) =>
      page(db, 'charge', '/v1/charges', params, [
        equals('payment_intent', params.payment_intent),
        ...createdWithin(params.created),
      ]),
  ),
];

/** `/v1/disputes`, `/v1/reviews` and `/v1/radar/early_fraud_warnings` */
export const doubtEndpoints: Endpoint[] = [
  endpoint(
    'GET',
    '/v1/disputes/:id',
    retrieveParams,
    async ({ db, id }) => (await need(db, 'dispute', id)).data,
  ),
  endpoint(
    'GET',
    '/v1/reviews/:id',
    retrieveParams,
    async ({ db, id }) => (await need(db, 'review', id)).data,
  ),
  endpoint('GET', '/v1/radar/early_fraud_warnings/:id', retrieveParams, async ({ db, id }) => {
    return (await need(db, 'radar.early_fraud_warning', id)).data;
  }),
];

export const eventEndpoints: Endpoint[] = [
  endpoint('GET', '/v1/events/:id', retrieveParams, async ({ db, id }) => (await need(db, 'event', id)).data),
  endpoint(
    'GET',
    '/v1/events',
    z.strictObject({
      ...p.paging,
      created: p.created,
      delivery_success: p.boolean.optional(),
      type: p.textParam.optional(),
      types: z.array(p.textParam).max(20).optional(),
    }),
    ({ db, params }) =>
      page(db, 'event', '/v1/events', params, [
        equals('type', params.type),
        params.types && { sql: "data->>'type' = any(?)", value: params.types },
        params.delivery_success === undefined
          ? undefined
          : {
              sql: 'id in (select event_id from sandbox.deliveries where (delivered_at is not null) = ?)',
              value: params.delivery_success,
            },
        ...createdWithin(params.created),
      ]),
  ),
];

/** `/v1/shipping_rates` and `/v1/payment_methods` */
export const partEndpoints: Endpoint[] = [
  endpoint('GET', '/v1/shipping_rates/:id', retrieveParams, async ({ db, id }) => {
    return (await need(db, 'shipping_rate', id)).data;
  }),
  endpoint('GET', '/v1/payment_methods/:id', retrieveParams, async ({ db, id }) => {
    return (await need(db, 'payment_method', id)).data;
  }),
];
