import { setTimeout as pause } from 'node:timers/promises';
import type Stripe from 'stripe';
import { withTimeout } from '../log/with-timeout.ts';

/** Added to the client's own timeout; this one also ends an answer that trickles in. */
const SLACK_MS = 200;
const PAUSE_MS = 200;
/** Shortest remaining time in which a retry is useful. */
const LEAST_MS = 500;
const TRIES = 3;

/** The current time and pauses, in milliseconds; tests use their own clock. */
export interface Clock {
  now(): number;
  pause(milliseconds: number): Promise<unknown>;
}
const CLOCK: Clock = { now: () => performance.now(), pause };

/** Deadline of a request that starts now, by the clock of `performance.now()`. */
export const soon = ({ env }: { env: { readonly patienceMs: number } }): number =>
  performance.now() + env.patienceMs;

const BROKEN = new Set(['StripeConnectionError', 'StripeAPIError']);
/** Also true for error pages of proxies between us and the provider. */
const isBroken = (error: unknown): boolean =>
  error instanceof Error &&
  'type' in error &&
  (BROKEN.has(String(error.type)) || ('statusCode' in error && Number(error.statusCode) >= 500));

export const isTooMuch = (error: unknown): error is Error =>
  error instanceof Error && 'type' in error && error.type === 'StripeRateLimitError';

/**
 * Pause before the next request, in milliseconds: as long as the provider asks when it rate-limits, with random jitter up
 * to twice the usual pause, so that refused clients do not return together.
 */
export function pauseAfter(error: unknown): number {
  if (!isTooMuch(error)) return PAUSE_MS;
  const headers: unknown = Reflect.get(error, 'headers');
  const headerSeconds =
    typeof headers === 'object' && headers !== null ? Number(Reflect.get(headers, 'retry-after')) : 0;
  const least = headerSeconds > 0 ? headerSeconds * 1000 : PAUSE_MS;
  return least + Math.random() * PAUSE_MS * 2;
}

/** True if the provider has refused the request for good. */
export const isRefused = (error: unknown): error is Error =>
  error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError';

/**
 * Calls the provider while a person waits. Retries broken connections until the deadline; `until` lets several calls
 * share one. A call that timed out may still take effect, so `ask` must be idempotent: by key, or because it sets a final
 * state.
 */
export async function promptly<T>(
  ask: (options: Stripe.RequestOptions) => Promise<T>,
  until: number,
  clock: Clock = CLOCK,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const left = Math.max(1, Math.ceil(until - clock.now()));
    try {
      return await withTimeout(left + SLACK_MS, ask({ timeout: left, maxNetworkRetries: 0 }));
    } catch (error) {
      const wait = pauseAfter(error);
      const isHopeless = !isBroken(error) && !isTooMuch(error);
      if (tries === TRIES || isHopeless || until - clock.now() - wait < LEAST_MS - PAUSE_MS) throw error;
      await clock.pause(wait);
    }
  }
}
