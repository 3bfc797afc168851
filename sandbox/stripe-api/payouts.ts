import { z } from 'zod';
import { payOut } from '../model/balance.ts';
import { createdWithin, type Endpoint, endpoint, page } from './endpoint.ts';
import * as p from './params.ts';

export const balanceTransactions: Endpoint[] = [
  endpoint(
    'GET',
    '/v1/balance_transactions',
    z.strictObject({ ...p.paging, created: p.created, payout: p.text.optional() }),
    async ({ db, params }) => {
      await payOut(db);
      return page(db, 'balance_transaction', '/v1/balance_transactions', params, [
        params.payout === undefined ? undefined : { sql: "hidden->>'payout' = ?", value: params.payout },
        ...createdWithin(params.created),
      ]);
    },
  ),
];

export const payouts: Endpoint[] = [
  endpoint(
    'GET',
    '/v1/payouts',
    z.strictObject({ ...p.paging, created: p.created }),
    async ({ db, params }) => {
      await payOut(db);
      return page(db, 'payout', '/v1/payouts', params, createdWithin(params.created));
    },
  ),
];
