import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { ShopMetrics } from '../platform/metrics/shop-metrics.ts';
import { describePath } from './guards.ts';

/** Methods of the shop's own; whatever else somebody sends is one. */
const METHODS = new Set(['GET', 'HEAD', 'POST']);

/** Counts every request that is not answered from the cache, and how long it took. */
export function countRequests(metrics: ShopMetrics): MiddlewareHandler {
  return async (context, next) => {
    const begun = performance.now();
    await next();
    metrics.requestAnswered({
      method: METHODS.has(context.req.method) ? context.req.method : 'other',
      route: describePath(context),
      status: context.res.status,
      seconds: (performance.now() - begun) / 1000,
    });
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Shows the figures to whoever has the token, and says to nobody else that there are any. */
export function showMetrics(metrics: ShopMetrics, token: string): MiddlewareHandler {
  const wanted = digest(`Bearer ${token}`);
  return async (context, next) => {
    // As any page that is not there: the last route answers.
    if (!timingSafeEqual(digest(context.req.header('authorization') ?? ''), wanted)) return next();
    const { text, type } = await metrics.read();
    return context.body(text, 200, { 'content-type': type, 'cache-control': 'no-store' });
  };
}
