import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PriceList, SEED_PRICES } from '#domain/prices/price-list.ts';
import type { PriceEntry } from '#domain/products/price-check.ts';
import { createLog } from '../log/log.ts';
import { createPriceSource } from './price-source.ts';

const MINUTE = 60_000;
const entriesOf = (list: PriceList): PriceEntry[] =>
  Object.entries(list).map(([key, amount]) => ({ key, amount }));

const OLD = SEED_PRICES;
const NEW = { ...SEED_PRICES, humbucker: 13000 } as PriceList;
const { humbucker: _, ...PARTIAL } = SEED_PRICES;
const HANGS = new Promise<never>(() => {});

type Answer = PriceList | Error | Promise<readonly PriceEntry[]>;

/** A source whose provider gives these answers in turn, then repeats the last one. */
function sourceOf(...answers: Answer[]) {
  const lines: Record<string, unknown>[] = [];
  const out = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  const state = { asked: 0, changed: 0 };
  const prices = createPriceSource(
    async () => {
      const answer = answers[Math.min(state.asked++, answers.length - 1)];
      if (answer instanceof Error) throw answer;
      return answer instanceof Promise ? answer : entriesOf(answer ?? {});
    },
    createLog('info', out),
  );
  prices.onChange(() => {
    state.changed += 1;
  });
  return { prices, state, lines };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** The value if the promise has settled without time passing; otherwise 'waits'. */
async function atOnce<T>(promise: Promise<T>): Promise<T | 'waits'> {
  let answer: T | 'waits' = 'waits';
  void promise.then((value) => {
    answer = value;
  });
  await pass(0);
  return answer;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the price list', () => {
  it('is fetched once in five minutes, also for many callers at once', async () => {
    const { prices, state } = sourceOf(OLD, NEW);
    expect(await Promise.all([prices.current(), prices.current()])).toEqual([OLD, OLD]);
    await pass(5 * MINUTE - 1);
    expect(await prices.current()).toEqual(OLD);
    expect(state.asked).toBe(1);
    await pass(1);
    expect(await prices.current()).toEqual(NEW);
    expect(state).toEqual({ asked: 2, changed: 2 });
  });

  it('is never older than five minutes, even for the first visitor of the morning', async () => {
    const { prices } = sourceOf(OLD, NEW);
    await prices.current();
    await pass(8 * 60 * MINUTE);
    expect(await prices.current()).toEqual(NEW);
  });

  it('reports no change if nothing changed', async () => {
    const { prices, state } = sourceOf(OLD);
    await prices.current();
    await pass(60 * MINUTE);
    expect(state).toEqual({ asked: 13, changed: 1 });
  });
});

describe('a provider that fails', () => {
  it('keeps the last good list, and is retried soon, then less and less often', async () => {
    const { prices, state } = sourceOf(OLD, new Error('down'), new Error('down'), new Error('down'), NEW);
    await prices.current();
    await pass(5 * MINUTE);
    expect(await prices.current()).toEqual(OLD);
    expect(state.asked).toBe(2);
    await pass(1_000);
    expect(state.asked).toBe(3);
    await pass(2_000);
    expect(state.asked).toBe(4);
    await pass(4_999);
    expect(state.asked).toBe(4);
    expect(await prices.current()).toEqual(OLD);
    await pass(1);
    expect(await prices.current()).toEqual(NEW);
  });

  it('is retried at most once a minute, however long it is down', async () => {
    const { prices, state } = sourceOf(new Error('down'));
    await prices.current();
    await pass(2 * MINUTE);
    const before = state.asked;
    for (let second = 0; second < 600; second++) {
      expect(await prices.current()).toBeUndefined();
      await pass(1000);
    }
    expect(state.asked - before).toBe(10);
  });

  it('logs one line of level error, however long it fails', async () => {
    const { prices, lines } = sourceOf(OLD, new Error('down'), new Error('down'), NEW);
    await prices.current();
    await pass(10 * MINUTE);
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
      [50, 'price list not fetched'],
      [40, 'price list not fetched'],
      [30, 'price list fetched again'],
    ]);
  });

  it('leaves the list undefined if there never was one; the first list is a change', async () => {
    const { prices, state } = sourceOf(new Error('down'), OLD);
    expect(await prices.current()).toBeUndefined();
    expect(state.changed).toBe(0);
    await pass(1_000);
    expect(await prices.current()).toEqual(OLD);
    expect(state.changed).toBe(1);
  });
});

describe('an incomplete list', () => {
  it.each([
    ['empty', {}],
    ['partial', PARTIAL],
  ])('is never kept if it is the first (%s)', async (_what, list) => {
    const { prices, lines } = sourceOf(list, list, OLD);
    expect(await prices.current()).toBeUndefined();
    expect(lines).toMatchObject([{ level: 50, missing: expect.arrayContaining(['humbucker']), kept: false }]);
    await pass(3_000);
    expect(await prices.current()).toEqual(OLD);
  });

  it('keeps the last good one, also if it lacks an option; the log names the keys', async () => {
    const { wax_potting: _wax, ...lacksWax } = SEED_PRICES;
    const { prices, state, lines } = sourceOf(OLD, lacksWax, { ...OLD, humbucker: 0 } as PriceList, NEW);
    await prices.current();
    await pass(5 * MINUTE);
    expect(await prices.current()).toEqual(OLD);
    await pass(1_000);
    expect(await prices.current()).toEqual(OLD);
    expect(lines).toMatchObject([
      { missing: ['wax_potting'], odd: [], kept: true },
      { missing: [], odd: ['humbucker'], kept: true },
    ]);
    expect(state.changed).toBe(1);
    await pass(2_000);
    expect(await prices.current()).toEqual(NEW);
  });
});

describe('a provider that hangs', () => {
  it('delays nobody while a list is cached', async () => {
    const { prices, state } = sourceOf(OLD, HANGS);
    await prices.current();
    await pass(5 * MINUTE);
    expect(state.asked).toBe(2);
    expect(await atOnce(prices.current())).toEqual(OLD);
  });

  it('delays callers by a few seconds at most without a list, and leaves no timer behind', async () => {
    const { prices, state } = sourceOf(HANGS);
    const asking = Promise.all(Array.from({ length: 1000 }, () => prices.current()));
    expect(await atOnce(asking)).toBe('waits');
    await pass(3_000);
    expect(new Set(await asking)).toEqual(new Set([undefined]));
    expect(state.asked).toBe(1);
    // Only the fetch's own deadline is left.
    expect(vi.getTimerCount()).toBe(1);
  });

  it('is abandoned and asked again', async () => {
    const { prices, state } = sourceOf(HANGS, OLD);
    void prices.current();
    await pass(15_000);
    expect(await prices.current()).toBeUndefined();
    await pass(1_000);
    expect(await prices.current()).toEqual(OLD);
    expect(state.asked).toBe(2);
  });

  it('does not overwrite a newer list with a late answer', async () => {
    let answerLate = (_entries: readonly PriceEntry[]) => {};
    const late = new Promise<readonly PriceEntry[]>((resolve) => {
      answerLate = resolve;
    });
    const { prices, state } = sourceOf(late, NEW);
    void prices.current();
    await pass(16_000);
    expect(await prices.current()).toEqual(NEW);
    answerLate(entriesOf(OLD));
    await pass(0);
    expect(await prices.current()).toEqual(NEW);
    expect(state.changed).toBe(1);
  });
});

it.each([
  ['back', -24],
  ['forward', 24],
])('a clock that jumps %s changes nothing', async (_where, hours) => {
  const { prices, state } = sourceOf(OLD, NEW);
  await prices.current();
  vi.setSystemTime(Date.now() + hours * 60 * MINUTE);
  await pass(5 * MINUTE - 1);
  expect(await prices.current()).toEqual(OLD);
  expect(state.asked).toBe(1);
  await pass(1);
  expect(await prices.current()).toEqual(NEW);
});

describe('a list that is refreshed', () => {
  it('is fetched at once, and once more after a running fetch for everyone who asked meanwhile', async () => {
    const late = Promise.withResolvers<readonly PriceEntry[]>();
    const { prices, state } = sourceOf(OLD, late.promise, NEW);
    await prices.current();
    const first = prices.renew();
    expect(state.asked).toBe(2);
    // The change arrives while the previous list is in flight.
    const others = [prices.renew(), prices.renew(), prices.renew()];
    late.resolve(entriesOf(OLD));
    await Promise.all([first, ...others]);
    expect(state.asked).toBe(3);
    expect(await prices.current()).toEqual(NEW);
    await pass(5 * MINUTE - 1);
    expect(state.asked).toBe(3);
  });

  it('is not fetched by a shop that is closing', async () => {
    const { prices, state } = sourceOf(OLD);
    await prices.current();
    prices.stop();
    await prices.renew();
    expect(state.asked).toBe(1);
  });
});

it('is not fetched after a stop, even during a running fetch', async () => {
  const { prices, state } = sourceOf(OLD, HANGS);
  await prices.current();
  await pass(5 * MINUTE);
  prices.stop();
  await pass(60 * MINUTE);
  expect(state.asked).toBe(2);
  expect(vi.getTimerCount()).toBe(0);
});
