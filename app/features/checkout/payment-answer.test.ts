import { afterEach, describe, expect, it, vi } from 'vitest';
import { askForPayment, isNews, pauseBefore } from './payment-answer.ts';

afterEach(() => vi.unstubAllGlobals());

function server(status: number, body: string) {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
}

describe('an answer about a payment', () => {
  it.each([
    [200, '{"data":{"status":"complete"}}', 'complete'],
    [200, '{"data":{"status":"processing"}}', 'processing'],
    [404, '{"error":"This checkout is unknown. Start again from the cart."}', 'unknown'],
    [400, '{"error":"This checkout is unknown. Start again from the cart."}', 'unknown'],
    [503, '{"error":"Wait."}', 'unclear'],
    [500, 'Something went wrong.', 'unclear'],
    [429, '{"error":"That was a lot."}', 'unclear'],
    [200, '<html>', 'unclear'],
    [200, '{"data":{"status":"new"}}', 'unclear'],
  ])('of %i %s is read as %s', async (status, body, answer) => {
    server(status, body);
    expect(await askForPayment('cs_test_1')).toBe(answer);
  });

  it('is unclear without a connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await askForPayment('cs_test_1')).toBe('unclear');
  });

  it('ends the wait if the status has changed; an open payment ends it only after several attempts', () => {
    for (const answer of ['complete', 'refunded', 'expired', 'unknown'] as const)
      for (const waiting of ['unclear', 'processing'] as const) expect(isNews(answer, waiting, 0)).toBe(true);
    expect(isNews('unclear', 'processing', 99)).toBe(false);
    expect(isNews('processing', 'processing', 99)).toBe(false);
    expect(isNews('processing', 'unclear', 0)).toBe(true);
    expect([0, 3, 4].map((attempt) => isNews('open', 'unclear', attempt))).toEqual([false, false, true]);
  });

  it('is requested with growing pauses of 2 to 60 seconds', () => {
    for (const waiting of ['unclear', 'processing'] as const) {
      const pauses = Array.from({ length: 40 }, (_, attempt) => pauseBefore(attempt, waiting));
      expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
      expect(Math.min(...pauses)).toBeGreaterThanOrEqual(2);
      expect(Math.max(...pauses)).toBeLessThanOrEqual(60);
    }
  });
});
