import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { ShopMetrics } from '../platform/metrics/shop-metrics.ts';
import { describePath } from './guards.ts';

/** Other methods are counted together, because clients may invent them. */
const METHODS = new Set(['GET', 'HEAD', 'POST']);

/** Counts every request that the cache does not answer, with its duration. */
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

/** Serves the metrics to clients with the token; for others the page does not exist. */
export function showMetrics(metrics: ShopMetrics, token: string): MiddlewareHandler {
  const wanted = digest(`Bearer ${token}`);
  return async (context, next) => {
    // Falls through to the 404 page.
    if (!timingSafeEqual(digest(context.req.header('authorization') ?? ''), wanted)) return next();
    const { text, type } = await metrics.read();
    return context.body(text, 200, { 'content-type': type, 'cache-control': 'no-store' });
  };
}
