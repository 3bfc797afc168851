import { expect, it } from 'vitest';
import { countInMemory } from './rate-limit.ts';

const LIMIT = { points: 2, seconds: 60 };
const at = (second: number) => new Date(second * 1000);

it('refuses requests over the limit, names the waiting time, and resets afterwards', async () => {
  const count = countInMemory();
  const attempts = [0, 10, 20.5, 59.9, 60, 61, 62];
  const consumed = [];
  for (const second of attempts) consumed.push(await count('one', LIMIT, at(second)));
  expect(consumed).toEqual([
    { allowed: true },
    { allowed: true },
    { allowed: false, retryAfter: 40 },
    { allowed: false, retryAfter: 1 },
    { allowed: true },
    { allowed: true },
    { allowed: false, retryAfter: 58 },
  ]);
});

it('counts each key separately, also after others have expired', async () => {
  const count = countInMemory();
  for (let time = 0; time < 3; time++) await count('one', LIMIT, at(0));
  expect(await count('other', LIMIT, at(30))).toEqual({ allowed: true });
  expect(await count('one', LIMIT, at(70))).toEqual({ allowed: true });
  expect(await count('other', LIMIT, at(70))).toEqual({ allowed: true });
  expect(await count('other', LIMIT, at(70))).toEqual({ allowed: false, retryAfter: 20 });
});
