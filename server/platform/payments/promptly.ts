import { setTimeout as pause } from 'node:timers/promises';
import type Stripe from 'stripe';
import { within } from '../log/within.ts';

/** The client's own limit comes first; this one also ends an answer that comes drop by drop. */
const SLACK_MS = 200;
const PAUSE_MS = 200;
/** In less there is no use in asking again. */
const LEAST_MS = 500;
const TRIES = 3;

/** What time it is, and how time is let pass, in milliseconds; tests have a clock of their own. */
export interface Clock {
  now(): number;
  pause(milliseconds: number): Promise<unknown>;
}
const CLOCK: Clock = { now: () => performance.now(), pause };

/** Until when whoever asks now waits, by the clock of `performance.now()`. */
export const soon = ({ env }: { env: { readonly patienceMs: number } }): number =>
  performance.now() + env.patienceMs;

const BROKEN = new Set(['StripeConnectionError', 'StripeAPIError']);
/** Also where something between us and the provider says in words of its own that it is not there. */
const isBroken = (error: unknown): boolean =>
  error instanceof Error &&
  'type' in error &&
  (BROKEN.has(String(error.type)) || ('statusCode' in error && Number(error.statusCode) >= 500));

/** Whether the provider is asked too much just now. */
export const isTooMuch = (error: unknown): error is Error =>
  error instanceof Error && 'type' in error && error.type === 'StripeRateLimitError';

/**
 * How long to wait before the provider is asked again, in milliseconds: as long as it says where it is asked too much, and
 * up to twice the usual pause more by chance, so that those who were refused together do not come back together.
 */
export function pauseAfter(error: unknown): number {
  if (!isTooMuch(error)) return PAUSE_MS;
  const headers: unknown = Reflect.get(error, 'headers');
  const said =
    typeof headers === 'object' && headers !== null ? Number(Reflect.get(headers, 'retry-after')) : 0;
  const least = said > 0 ? said * 1000 : PAUSE_MS;
  return least + Math.random() * PAUSE_MS * 2;
}

/** Whether the provider has understood and says no, for good. */
export const isRefused = (error: unknown): error is Error =>
  error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError';

/**
 * Asks the provider for somebody who waits. A connection that breaks at once is tried again, all within one patience: `until`
 * when, where several questions share it. Whatever is given up may be done all the same, so `ask` must bear being asked
 * twice, by an idempotency key or because it says what shall be so in the end.
 */
export async function promptly<T>(
  ask: (options: Stripe.RequestOptions) => Promise<T>,
  until: number,
  clock: Clock = CLOCK,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const left = Math.max(1, Math.ceil(until - clock.now()));
    try {
      return await within(left + SLACK_MS, ask({ timeout: left, maxNetworkRetries: 0 }));
    } catch (error) {
      const wait = pauseAfter(error);
      const isHopeless = !isBroken(error) && !isTooMuch(error);
      if (tries === TRIES || isHopeless || until - clock.now() - wait < LEAST_MS - PAUSE_MS) throw error;
      await clock.pause(wait);
    }
  }
}
