/** Resources that calls only read: charges, their doubts, events, shipping rates, payment methods, and the balance. */
import { z } from 'zod';
import { payOut } from '../model/balance.ts';
import { type Endpoint, equal, listing, retrieval } from './endpoint.ts';
import * as p from './params.ts';

export const readable: Endpoint[] = [
  retrieval('/v1/charges', 'charge'),
  listing(
    '/v1/charges',
    'charge',
    z.strictObject({ ...p.listed, payment_intent: p.textParam.optional() }),
    ({ payment_intent }) => equal({ payment_intent }),
  ),
  retrieval('/v1/disputes', 'dispute'),
  retrieval('/v1/reviews', 'review'),
  retrieval('/v1/radar/early_fraud_warnings', 'radar.early_fraud_warning'),
  retrieval('/v1/events', 'event'),
  listing(
    '/v1/events',
    'event',
    z.strictObject({
      ...p.listed,
      delivery_success: p.boolean.optional(),
      type: p.textParam.optional(),
      types: z.array(p.textParam).max(20).optional(),
    }),
    ({ type, types, delivery_success }) => [
      ...equal({ type }),
      types && { sql: "data->>'type' = any(?)", value: types },
      delivery_success === undefined
        ? undefined
        : {
            sql: 'id in (select event_id from sandbox.deliveries where (delivered_at is not null) = ?)',
            value: delivery_success,
          },
    ],
  ),
  retrieval('/v1/shipping_rates', 'shipping_rate'),
  retrieval('/v1/payment_methods', 'payment_method'),
  retrieval('/v1/balance_transactions', 'balance_transaction'),
  listing(
    '/v1/balance_transactions',
    'balance_transaction',
    z.strictObject({
      ...p.listed,
      payout: p.textParam.optional(),
      source: p.textParam.optional(),
      type: p.textParam.optional(),
    }),
    async ({ payout, source, type }, db) => {
      await payOut(db);
      return [
        payout === undefined ? undefined : { sql: "hidden->>'payout' = ?", value: payout },
        ...equal({ source, type }),
      ];
    },
  ),
  retrieval('/v1/payouts', 'payout'),
  listing(
    '/v1/payouts',
    'payout',
    z.strictObject({ ...p.listed, status: p.textParam.optional() }),
    async ({ status }, db) => {
      await payOut(db);
      return equal({ status });
    },
  ),
];
