import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import type { PriceList } from '#domain/price-list.ts';
import { createLog } from '../log.ts';
import { createPriceSource } from './price-source.ts';

function source(answers: (PriceList | Error)[]) {
  const state = { now: 0, asked: 0, changed: 0 };
  const prices = createPriceSource(
    async () => {
      const answer = answers[Math.min(state.asked++, answers.length - 1)];
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer');
      return answer;
    },
    createLog('silent'),
    () => state.now,
  );
  prices.onChange(() => {
    state.changed += 1;
  });
  return { prices, state };
}

const OLD: PriceList = { humbucker: cents(12500) };
const NEW: PriceList = { humbucker: cents(13000) };
const MINUTE = 60_000;

describe('the price list', () => {
  it('is asked for once in five minutes, also by many at once', async () => {
    const { prices, state } = source([OLD, NEW]);
    expect(await Promise.all([prices.current(), prices.current()])).toEqual([OLD, OLD]);
    state.now = 5 * MINUTE - 1;
    expect(await prices.current()).toBe(OLD);
    expect(state.asked).toBe(1);
    state.now = 5 * MINUTE;
    expect(await prices.current()).toBe(NEW);
    expect(state).toMatchObject({ asked: 2, changed: 2 });
  });

  it('keeps the last good list when the provider fails, and tries again soon', async () => {
    const { prices, state } = source([OLD, new Error('down'), NEW]);
    await prices.current();
    state.now = 6 * MINUTE;
    expect(await prices.current()).toBe(OLD);
    expect(await prices.current()).toBe(OLD);
    expect(state.asked).toBe(2);
    state.now += 15_000;
    expect(await prices.current()).toBe(NEW);
  });

  it('is missing when there never was one', async () => {
    const { prices, state } = source([new Error('down')]);
    expect(await prices.current()).toBeUndefined();
    expect(state.changed).toBe(0);
  });
});
