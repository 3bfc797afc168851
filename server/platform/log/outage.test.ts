import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from './log.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('an outage logs its first line, and at its end the number of suppressed ones', () => {
  const lines: { msg: string; more?: number; seconds?: number }[] = [];
  const out = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  const away = new Error('away');
  const isAway = (error: unknown) => error === away;
  const log = createLog('info', out, isAway);
  for (let second = 0; second < 134; second++) {
    for (let count = 0; count < 3; count++) log.error({ err: away, path: `/${count}` }, 'request failed');
    vi.advanceTimersByTime(1000);
  }
  log.error({ outage: true }, 'not answered in time');
  log.error({ err: away, order: 'GW-1' }, 'an order has failed');
  log.error({ err: new TypeError('x') }, 'a bug');
  expect(lines.map(({ msg }) => msg)).toEqual(['request failed', 'an order has failed', 'a bug']);
  vi.advanceTimersByTime(20_000);
  expect(lines.at(-1)).toMatchObject({ msg: 'the outage is over', more: 402, seconds: 134 });
  log.error({ err: away }, 'request failed');
  expect(lines.at(-1)).toMatchObject({ msg: 'request failed' });
});
