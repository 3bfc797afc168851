import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { routePath } from 'hono/route';
import type { RateLimiter } from '../platform/limits/rate-limit.ts';
import type { Log } from '../platform/log/log.ts';
import type { Services } from '../platform/services.ts';
import { clientAddress, clientKey } from './client-address.ts';
import { fail, respondWithSentence, sayAway } from './respond.ts';

export type ShopEnv = {
  Bindings: HttpBindings;
  /** Path of the requested page, if it is one. */
  Variables: { page?: string };
};

/** Upper limit of the longest form: URL encoding takes up to nine bytes per character. */
const FORM_LIMIT = 48 * 1024;

export const limitTo = (maxSize: number): MiddlewareHandler =>
  bodyLimit({ maxSize, onError: (context) => fail(context, 413, 'The request is too large.') });

export const limitBody = limitTo(64 * 1024);
/** A phone's photograph of a paper, in base64. */
export const limitPhotograph = limitTo(16 * 1024 * 1024);
/** Stripe's events with many lines are larger than any shopper's request. */
export const limitWebhook = limitTo(1024 * 1024);
export const limitForm = bodyLimit({
  maxSize: FORM_LIMIT,
  onError: (context) => respondWithSentence(context, 413, 'The form is too large.'),
});

/** The loggable path of a request: a page's path or the pattern of a call. Visitors may put session ids even into a path. */
export const describePath = (context: Context): string => context.get('page') ?? routePath(context);

/** One debug line per request, without its query. */
export function logRequest(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const begun = performance.now();
    await next();
    const ms = Math.round(performance.now() - begun);
    const { method } = context.req;
    log.debug({ method, path: describePath(context), status: context.res.status, ms }, 'request');
  };
}

/** Responses without a caching header are not cached. */
export const keepNothing: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
};

const TOO_MUCH = 'That was a lot at once. Please wait a minute and try again.';

function peerOf(context: Context): string | undefined {
  try {
    return getConnInfo(context).remote.address;
  } catch {
    return undefined;
  }
}

export function visitorAddress(context: Context, trustedHops: number): string | undefined {
  return clientAddress(peerOf(context), context.req.header('x-forwarded-for'), trustedHops);
}

interface RequestLimit {
  readonly name: string;
  readonly perMinute: number;
  readonly trustedHops: number;
  readonly limiter: RateLimiter;
}

/** Rate limit key of the client (`client-address.ts`). */
export const clientOf = (context: Context, trustedHops: number): string =>
  clientKey(peerOf(context), context.req.header('x-forwarded-for'), trustedHops);

/** Returns a refusal for clients over a limit, undefined for others. */
export type Refuse = (context: Context) => Promise<Response | undefined>;

/**
 * Limits requests per client (`client-address.ts`). If counting fails, the request is refused: it would write to the same
 * database.
 */
export function createLimit(
  { name, perMinute, trustedHops, limiter }: RequestLimit,
  { signing, log, now }: Pick<Services, 'signing' | 'log' | 'now'>,
): Refuse {
  const limit = { points: perMinute, seconds: 60 };
  return async (context) => {
    const key = `${name} ${signing.keyedHash('client', clientOf(context, trustedHops))}`;
    const consumed = await limiter(key, limit, now()).catch((err: unknown) => {
      log.error({ err }, 'rate limit not counted');
    });
    if (!consumed) return sayAway(context);
    if (consumed.allowed) return undefined;
    context.header('retry-after', String(consumed.retryAfter));
    return respondWithSentence(context, 429, TOO_MUCH);
  };
}

export const limitRate =
  (refuse: Refuse): MiddlewareHandler =>
  async (context, next) =>
    (await refuse(context)) ?? next();
