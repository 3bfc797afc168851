/** Read-only resources: charges, their doubts, events. */
import { z } from 'zod';
import { createdWithin, type Endpoint, endpoint, equals, page, retrieval } from './endpoint.ts';
import * as p from './params.ts';

export const charges: Endpoint[] = [retrieval('charge', '/v1/charges')];

export const doubts: Endpoint[] = [
  retrieval('dispute', '/v1/disputes'),
  retrieval('review', '/v1/reviews'),
  retrieval('radar.early_fraud_warning', '/v1/radar/early_fraud_warnings'),
];

export const events: Endpoint[] = [
  endpoint(
    'GET',
    '/v1/events',
    z.strictObject({
      ...p.paging,
      created: p.created,
      delivery_success: p.boolean.optional(),
      type: p.text.optional(),
      types: z.array(p.text).max(20).optional(),
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
