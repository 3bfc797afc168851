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
    z.strictObject({ ...p.paging, created: p.created, type: p.text.optional() }),
    ({ db, params }) =>
      page(db, 'event', '/v1/events', params, [
        equals('type', params.type),
        ...createdWithin(params.created),
      ]),
  ),
];
