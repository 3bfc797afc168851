import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countTogether } from './count-together.ts';
import { countInMemory, type RateLimiter } from './rate-limit.ts';

const NOON = new Date('2026-11-23T12:00:00Z');
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

/** Processes that share one count. */
function openProcesses(count: number) {
  const inMemory = countInMemory();
  let asked = 0;
  let isAway = false;
  const shared: RateLimiter = async (...attempt) => {
    asked += 1;
    if (isAway) throw new Error('away');
    return inMemory(...attempt);
  };
  return {
    all: Array.from({ length: count }, () => countTogether(shared, countInMemory())),
    asked: () => asked,
    goAway: () => {
      isAway = true;
    },
  };
}

async function passed(limiters: readonly RateLimiter[], points: number, attempts: readonly number[]) {
  const limit = { points, seconds: 60 };
  const all = attempts.map((who) => limiters[who % limiters.length]?.('one', limit, NOON));
  return (await Promise.all(all)).filter((consumed) => consumed?.allowed).length;
}

it('allows exactly twenty of ninety requests across three processes', async () => {
  const { all } = openProcesses(3);
  expect(await passed(all, 20, [...Array(90).keys()])).toBe(20);
});

it('never exceeds the limit across processes, and allows all of it in a single one', async () => {
  const attempts = fc.array(fc.nat(3), { maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 200 }), attempts, async (points, asked) => {
      const { all } = openProcesses(4);
      expect(await passed(all, points, asked)).toBeLessThanOrEqual(points);
    }),
  );
  const { all } = openProcesses(1);
  expect(await passed(all, 120, Array(200).fill(0))).toBe(120);
});

it('reserves a portion instead of each request, and asks no more once the limit is used up', async () => {
  const { all, asked } = openProcesses(2);
  await passed(all, 120, [...Array(500).keys()]);
  expect(asked()).toBeLessThanOrEqual(22);
  const before = asked();
  expect(await passed(all, 120, [0, 1])).toBe(0);
  expect(asked()).toBe(before);
});

it('resets when the time is over', async () => {
  const { all } = openProcesses(2);
  const limit = { points: 2, seconds: 60 };
  expect(await passed(all, 2, [0, 1, 0, 1])).toBe(2);
  expect(await all[0]?.('one', limit, later(59))).toEqual({ allowed: false, retryAfter: 1 });
  expect(await all[0]?.('one', limit, later(60))).toEqual({ allowed: true });
});

it('applies the limit per process while the shared count is unavailable', async () => {
  const { all, goAway } = openProcesses(3);
  goAway();
  expect(await passed(all, 20, [...Array(90).keys()])).toBe(60);
});
