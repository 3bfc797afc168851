import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '../platform/log/log.ts';
import { answerInTime } from './answer-in-time.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Makes a request that takes `takes` ms, or forever; returns the status after four seconds, if any. */
async function statusAfterFourSeconds(takes: number | undefined, isAway: () => boolean) {
  const app = new Hono()
    .use(answerInTime({ isAway: async () => isAway() }, createLog('silent')))
    .get('/', async (context) => {
      await new Promise<void>((resolve) => {
        if (takes !== undefined) setTimeout(resolve, takes);
      });
      return context.text('done');
    });
  let status: number | undefined;
  const answered = Promise.resolve(app.request('/')).then((response) => {
    status = response.status;
  });
  answered.catch(() => {});
  await vi.advanceTimersByTimeAsync(4000);
  return status;
}

it('nobody waits longer than four seconds for a database that is away', async () => {
  expect(await statusAfterFourSeconds(undefined, () => true)).toBe(503);
});

it('also where it goes away while somebody waits', async () => {
  let looks = 0;
  expect(await statusAfterFourSeconds(undefined, () => ++looks > 2)).toBe(503);
});

it('what is slow for another reason is waited for', async () => {
  expect(await statusAfterFourSeconds(undefined, () => false)).toBeUndefined();
  expect(await statusAfterFourSeconds(3500, () => false)).toBe(200);
});

it('what is done soon is answered, though the database went away meanwhile', async () => {
  expect(await statusAfterFourSeconds(1000, () => true)).toBe(200);
});
