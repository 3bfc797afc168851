import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from '../log.ts';
import { fail } from './respond.ts';

const BODY_LIMIT = 64 * 1024;
/** Stripe's events with many lines are larger than any shopper's request. */
const WEBHOOK_LIMIT = 1024 * 1024;

const tooLarge = (context: Context) => fail(context, 413, 'The request is too large.');

export const limitBody: MiddlewareHandler = bodyLimit({ maxSize: BODY_LIMIT, onError: tooLarge });
export const limitWebhook: MiddlewareHandler = bodyLimit({ maxSize: WEBHOOK_LIMIT, onError: tooLarge });

/** One debug line a request. The query is left out: it may hold session ids. */
export function logRequest(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const begun = performance.now();
    await next();
    const { method, path } = context.req;
    const ms = Math.round(performance.now() - begun);
    log.debug({ method, path, status: context.res.status, ms }, 'request');
  };
}

function clientAddress(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  if (forwarded) return forwarded;
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

/**
 * Slows down whoever writes too often. Counted in memory, or in PostgreSQL where several instances share it.
 * A counter that fails lets the request through: losing sales would be worse than losing count.
 */
export function limitRate(
  { perMinute, trustProxy, pool }: { perMinute: number; trustProxy: boolean; pool: Pool | undefined },
  log: Log,
): MiddlewareHandler {
  const rule = { points: perMinute, duration: 60, keyPrefix: 'writes' };
  const limiter = pool
    ? new RateLimiterPostgres({ ...rule, storeClient: pool, tableName: 'rate_limits' }, (error?: Error) => {
        if (error) log.error({ err: error }, 'rate limits not ready');
      })
    : new RateLimiterMemory(rule);
  return async (context, next) => {
    try {
      await limiter.consume(clientAddress(context, trustProxy));
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) {
        context.header('retry-after', String(Math.ceil(refusal.msBeforeNext / 1000)));
        return fail(context, 429, 'That was a lot at once. Please wait a minute and try again.');
      }
      log.error({ err: refusal }, 'rate limit not counted');
    }
    return next();
  };
}
