import { z } from 'zod';
import { payOut } from '../model/balance.ts';
import { need } from '../store/objects.ts';
import { createdWithin, type Endpoint, endpoint, equals, page } from './endpoint.ts';
import * as p from './params.ts';

const retrieveParams = z.strictObject({ expand: p.expand });

export const balanceTransactionEndpoints: Endpoint[] = [
  endpoint('GET', '/v1/balance_transactions/:id', retrieveParams, async ({ db, id }) => {
    return (await need(db, 'balance_transaction', id)).data;
  }),
  endpoint(
    'GET',
    '/v1/balance_transactions',
    z.strictObject({
      ...p.paging,
      created: p.created,
      payout: p.textParam.optional(),
      source: p.textParam.optional(),
      type: p.textParam.optional(),
    }),
    async ({ db, params }) => {
      await payOut(db);
      return page(db, 'balance_transaction', '/v1/balance_transactions', params, [
        params.payout === undefined ? undefined : { sql: "hidden->>'payout' = ?", value: params.payout },
        equals('source', params.source),
        equals('type', params.type),
        ...createdWithin(params.created),
      ]);
    },
  ),
];

export const payoutEndpoints: Endpoint[] = [
  endpoint(
    'GET',
    '/v1/payouts/:id',
    retrieveParams,
    async ({ db, id }) => (await need(db, 'payout', id)).data,
  ),
  endpoint(
    'GET',
    '/v1/payouts',
    z.strictObject({ ...p.paging, created: p.created, status: p.textParam.optional() }),
    async ({ db, params }) => {
      await payOut(db);
      return page(db, 'payout', '/v1/payouts', params, [
        equals('status', params.status),
        ...createdWithin(params.created),
      ]);
    },
  ),
];
