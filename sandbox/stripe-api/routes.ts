import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import { isPlainText } from '#domain/plain-text.ts';
import { API_VERSION, type Cause } from '../store/events.ts';
import { once } from '../store/idempotency.ts';
import type { SandboxDatabase } from '../store/objects.ts';
import { ApiError, limitedTo, newId } from '../wire/errors.ts';
import type { Endpoint } from './endpoint.ts';
import { parseForm } from './form.ts';
import { paymentIntents } from './payment-intents.ts';
import { priceEndpoints } from './prices.ts';
import { products } from './products.ts';
import { promotions } from './promotions.ts';
import { readable } from './readable.ts';
import { refundEndpoints } from './refunds.ts';
import { sessionEndpoints } from './sessions.ts';

/** Bytes. Larger than the browser half's limit, because a session may have a hundred described lines. */
const BODY_LIMIT = 256 * 1024;

const ENDPOINTS: Endpoint[] = [
  ...products,
  ...priceEndpoints,
  ...promotions,
  ...sessionEndpoints,
  ...paymentIntents,
  ...refundEndpoints,
  ...readable,
];

export interface StripeApiOptions {
  database: SandboxDatabase;
  secretKey: string;
  log: (message: string, detail?: object) => void;
}

/** The provider's HTTP API, as far as the shop uses it through the official SDK. */
export function stripeApi(options: StripeApiOptions): Hono {
  const api = new Hono();
  api.use('/v1/*', async (c, next) => {
    c.header('Request-Id', newId('req'));
    c.header('Stripe-Version', c.req.header('stripe-version') ?? API_VERSION);
    c.header('Cache-Control', 'no-cache, no-store');
    authorise(c.req.header('authorization'), options.secretKey);
    await next();
  });
  api.use('/v1/*', limitedTo(BODY_LIMIT));
  for (const endpoint of ENDPOINTS) {
    api.on(endpoint.method, endpoint.path, (c) => answer(c, endpoint, options));
  }
  api.all('/v1/*', (c) => {
    throw new ApiError(`Unrecognized request URL (${c.req.method}: ${c.req.path}).`, { status: 404 });
  });
  api.onError((error, c) => {
    if (error instanceof ApiError) {
      return c.json(error.toBody(), error.status);
    }
    options.log('sandbox: a request failed', { path: routePath(c), err: error });
    return c.json(new ApiError('The sandbox failed.', { status: 500, type: 'api_error' }).toBody(), 500);
  });
  return api;
}

async function answer(c: Context, endpoint: Endpoint, options: StripeApiOptions): Promise<Response> {
  const id = c.req.param('id') ?? '';
  if (!isPlainText(id)) throw new ApiError('Invalid characters in the id.');
  if (endpoint.method === 'GET') {
    const params = parseForm(new URL(c.req.url).search.slice(1));
    const cause: Cause = { requestId: null, idempotencyKey: null };
    const body = await options.database.transaction((db) => endpoint.run(db, id, params, cause));
    return c.json(body);
  }
  const body = await c.req.text();
  const contentType = c.req.header('content-type') ?? '';
  if (body !== '' && !contentType.startsWith('application/x-www-form-urlencoded')) {
    throw new ApiError('The request must be form-encoded.', { status: 415 });
  }
  const key = c.req.header('idempotency-key') ?? null;
  if (key !== null && key.length > 255) {
    throw new ApiError('Idempotency keys have at most 255 characters.', { type: 'idempotency_error' });
  }
  const cause: Cause = { requestId: c.res.headers.get('Request-Id'), idempotencyKey: key };
  const result = await options.database.transaction(async (db) => {
    const run = () => endpoint.run(db, id, parseForm(body), cause);
    if (key === null) return { answer: await run(), replayed: false };
    return once(db, key, { path: c.req.path, body }, run);
  });
  if (key !== null) c.header('Idempotency-Key', key);
  if (result.replayed) c.header('Idempotent-Replayed', 'true');
  return c.json(result.answer);
}

function authorise(header: string | undefined, secretKey: string): void {
  const secret = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
  if (secret === undefined) {
    throw new ApiError(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer ' +
        "auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      { status: 401 },
    );
  }
  if (!timingSafeEqual(digest(secret), digest(secretKey))) {
    throw new ApiError(`Invalid API Key provided: ${secret.slice(0, 8)}****${secret.slice(-4)}`, {
      status: 401,
    });
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
