import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll, itForAll } from '../../tests/fixtures/for-all.ts';
import { cents } from '../money.ts';
import { LOOKUP_KEYS, SEED_PRICES } from '../prices/price-list.ts';
import { draftFaults, lowestBefore, stoodSince } from './price-draft.ts';

describe('a draft of the price list', () => {
  it('is refused if a set costs more than its pickups, with a suggestion', () => {
    const faults = draftFaults(SEED_PRICES, {
      telecaster_set: cents(25_500),
      stratocaster_set: cents(22_500),
    });
    expect([...faults]).toEqual([
      ['telecaster_set', { kind: 'set', set: 'telecaster_set', pickups: 2, apart: 25_000, instead: 24_900 }],
    ]);
  });

  it('is refused if a pickup becomes so cheap that its set is dearer', () => {
    const faults = draftFaults(SEED_PRICES, { humbucker: cents(11_000) });
    expect(faults.get('humbucker')).toMatchObject({ kind: 'set', set: 'humbucker_set', apart: 22_000 });
  });

  it('is refused below zero, at zero for a pickup, and for an unknown key', () => {
    const { wax_potting: _, ...list } = SEED_PRICES;
    const draft = {
      humbucker: cents(0),
      output_hot: cents(-100),
      wax_potting: cents(600),
      cover_none: cents(0),
    };
    const faults = draftFaults(list, draft);
    expect(faults.get('humbucker')).toEqual({ kind: 'odd' });
    expect(faults.get('output_hot')).toEqual({ kind: 'odd' });
    expect(faults.get('wax_potting')).toEqual({ kind: 'missing' });
    expect(faults.has('cover_none')).toBe(false);
  });

  itForAll([fc.subarray([...LOOKUP_KEYS])])('without changes has no fault', (keys) => {
    const draft = Object.fromEntries(keys.map((key) => [key, SEED_PRICES[key]]));
    expect(draftFaults(SEED_PRICES, draft).size).toBe(0);
  });
});

describe('the lowest price of thirty days', () => {
  const now = new Date('2026-11-23T09:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const row = (days: number, before: number, after: number) => ({
    at: daysAgo(days),
    before: cents(before),
    after: cents(after),
  });

  it('is the current price if nothing changed, and the earlier one after an increase', () => {
    expect(lowestBefore([], cents(24_000), now)).toBe(24_000);
    expect(lowestBefore([row(5, 23_500, 24_000)], cents(24_000), now)).toBe(23_500);
  });

  it('includes the price at the start of the thirty days, but none that had ended before', () => {
    const history = [row(60, 24_000, 20_000), row(40, 20_000, 24_000), row(10, 24_000, 25_000)];
    expect(lowestBefore(history, cents(25_000), now)).toBe(24_000);
    expect(lowestBefore([row(60, 24_000, 20_000), row(10, 20_000, 25_000)], cents(25_000), now)).toBe(20_000);
    expect(stoodSince(history, cents(25_000), now)).toEqual([
      { at: daysAgo(30), amount: 24_000 },
      { at: daysAgo(10), amount: 25_000 },
    ]);
  });

  it('is never above the current price, and is one of the earlier ones', () => {
    const change = fc.record({
      days: fc.integer({ min: 0, max: 90 }),
      after: fc.integer({ min: 1, max: 50_000 }),
    });
    forAll([fc.array(change), fc.integer({ min: 1, max: 50_000 })], (changes, standing) => {
      const history = changes.map(({ days, after }) => row(days, after, after));
      const lowest = lowestBefore(history, cents(standing), now);
      expect(lowest).toBeLessThanOrEqual(standing);
      expect([standing, ...changes.map(({ after }) => after)]).toContain(lowest);
    });
  });
});
