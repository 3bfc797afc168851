import { withTimeout } from '../log/with-timeout.ts';
import type { RateLimiter } from './rate-limit.ts';

/** A process takes 1/20 of a limit at a time. Unspent points are lost soon after. */
const SHARE = 20;
/** Timeout of the shared count; then, and for as long again, each process counts alone. */
const PATIENCE_MS = 1000;

/** Cached state of a key: points left to spend, limit reached, or database unavailable. */
interface Purse {
  readonly until: number;
  readonly state: 'open' | 'empty' | 'unknown';
  left: number;
}

/**
 * Counts across processes without a query per attempt, for cheap requests: a process takes points of the shared count in
 * portions. Together they never exceed the limit. While the database is away, each process applies the limit alone.
 */
export function countTogether(shared: RateLimiter, own: RateLimiter): RateLimiter {
  const purses = new Map<string, Purse>();
  const taking = new Map<string, Promise<void>>();
  let sweepAt = 0;

  async function take(...[key, limit, now]: Parameters<RateLimiter>): Promise<void> {
    const at = now.getTime();
    const portion = Math.max(1, Math.floor(limit.points / SHARE));
    const purse = await withTimeout(PATIENCE_MS, shared(key, limit, now, portion)).then(
      (taken): Purse =>
        taken.allowed
          ? { until: at + (limit.seconds * 1000) / SHARE, state: 'open', left: portion }
          : { until: at + taken.retryAfter * 1000, state: 'empty', left: 0 },
      (): Purse => ({ until: at + PATIENCE_MS, state: 'unknown', left: 0 }),
    );
    purses.set(key, purse);
  }

  /** Concurrent requests for the same key share one query. */
  function takeOnce(...asked: Parameters<RateLimiter>): Promise<void> {
    const [key] = asked;
    const underWay = taking.get(key) ?? take(...asked).finally(() => taking.delete(key));
    taking.set(key, underWay);
    return underWay;
  }

  return async (key, limit, now) => {
    const at = now.getTime();
    if (at >= sweepAt) {
      for (const [name, { until }] of purses) if (until <= at) purses.delete(name);
      sweepAt = at + limit.seconds * 1000;
    }
    for (;;) {
      const purse = purses.get(key);
      const isKnown = purse !== undefined && purse.until > at;
      if (isKnown && purse.state === 'unknown') return own(key, limit, now);
      if (isKnown && purse.state === 'empty')
        return { allowed: false, retryAfter: Math.ceil((purse.until - at) / 1000) };
      if (isKnown && purse.left > 0) {
        purse.left -= 1;
        return { allowed: true };
      }
      await takeOnce(key, limit, now);
    }
  };
}
