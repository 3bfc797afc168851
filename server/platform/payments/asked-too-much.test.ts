import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { type Clock, promptly } from './promptly.ts';
import { createStripe } from './stripe-account.ts';

afterEach(() => void vi.restoreAllMocks());

/** A clock that advances only by pauses. */
function ownClock(): Clock & { readonly pauses: number[] } {
  let now = 0;
  const pauses: number[] = [];
  return {
    pauses,
    now: () => now,
    async pause(milliseconds) {
      pauses.push(milliseconds);
      now += milliseconds;
    },
  };
}

const PATIENCE_MS = 3000;
const TOO_MUCH = { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' };

/** A provider that answers the first requests with 429, and honours idempotency keys. */
async function busyProvider(clock: Clock, refusals: number, retryAfter: string | undefined) {
  const asked: { key: string; at: number }[] = [];
  const made = new Map<string, string>();
  const server = createServer((incoming, response) => {
    const key = String(incoming.headers['idempotency-key']);
    asked.push({ key, at: clock.now() });
    if (asked.length <= refusals) {
      const wish = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
      response.writeHead(429, { 'content-type': 'application/json', ...wish });
      response.end(JSON.stringify({ error: TOO_MUCH }));
      return;
    }
    const id = made.get(key) ?? `pi_${made.size + 1}`;
    made.set(key, id);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ id }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  const stripe = createStripe({ secretKey: 'sk_test_x', webhookSecret: 'x', baseUrl });
  const pay = (key: string) =>
    promptly(
      (options) =>
        stripe.paymentIntents.create({ amount: 100, currency: 'eur' }, { ...options, idempotencyKey: key }),
      PATIENCE_MS,
      clock,
    );
  return { asked, made, pay };
}

const chanceOf = (drawn: number) => void vi.spyOn(Math, 'random').mockReturnValue(drawn);

it.each([
  [0, 1000],
  [0.5, 1200],
  [0.7, 1280],
])(
  'waits as long as the provider asks, and a random time longer (%d of the maximum)',
  async (drawn, pause) => {
    chanceOf(drawn);
    const clock = ownClock();
    const { asked, made, pay } = await busyProvider(clock, 2, '1');
    expect(await pay('wallet-1')).toMatchObject({ id: 'pi_1' });
    expect(clock.pauses).toEqual([pause, pause]);
    // Nothing is lost or charged twice: three requests, one key, one payment.
    expect(asked.map(({ key }) => key)).toEqual(['wallet-1', 'wallet-1', 'wallet-1']);
    expect([...made]).toEqual([['wallet-1', 'pi_1']]);
  },
);

it('staggers the retries of requests that were refused at once', async () => {
  const clocks = [ownClock(), ownClock(), ownClock(), ownClock(), ownClock(), ownClock()];
  const returns = await Promise.all(
    clocks.map(async (clock, index) => {
      const { asked, pay } = await busyProvider(clock, 1, '1');
      await pay(`wallet-${index}`);
      return asked[1]?.at ?? 0;
    }),
  );
  expect(Math.min(...returns)).toBeGreaterThanOrEqual(1000);
  expect(new Set(returns).size).toBe(clocks.length);
});

it('waits a moment if the provider names no time', async () => {
  chanceOf(0);
  const clock = ownClock();
  const { pay } = await busyProvider(clock, 1, undefined);
  expect(await pay('wallet-1')).toMatchObject({ id: 'pi_1' });
  expect(clock.pauses).toEqual([200]);
});

it('does not retry if the provider asks for a longer wait than our timeout', async () => {
  const clock = ownClock();
  const { asked, made, pay } = await busyProvider(clock, 1, '30');
  await expect(pay('wallet-1')).rejects.toMatchObject({ type: 'StripeRateLimitError' });
  expect([clock.pauses, asked.length, made.size]).toEqual([[], 1, 0]);
  // A later press uses the same key.
  expect(await pay('wallet-1')).toMatchObject({ id: 'pi_1' });
});

it('gives up after three requests without charging anything', async () => {
  const clock = ownClock();
  const { asked, made, pay } = await busyProvider(clock, 9, '0.1');
  await expect(pay('wallet-1')).rejects.toMatchObject({ type: 'StripeRateLimitError' });
  expect([asked.length, made.size]).toEqual([3, 0]);
});
