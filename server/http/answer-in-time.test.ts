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

it('a request waits at most four seconds for an unreachable database', async () => {
  expect(await statusAfterFourSeconds(undefined, () => true)).toBe(503);
});

it('a request waits no longer if the database goes away meanwhile', async () => {
  let looks = 0;
  expect(await statusAfterFourSeconds(undefined, () => ++looks > 2)).toBe(503);
});

it('a request that is slow for another reason continues', async () => {
  expect(await statusAfterFourSeconds(undefined, () => false)).toBeUndefined();
  expect(await statusAfterFourSeconds(3500, () => false)).toBe(200);
});

it('a request that finishes in time is answered although the database went away meanwhile', async () => {
  expect(await statusAfterFourSeconds(1000, () => true)).toBe(200);
});
