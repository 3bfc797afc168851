import { describe, expect, it } from 'vitest';
import { SEED_PRICES } from '../prices/price-list.ts';
import { type PriceEntry, REQUIRED_KEYS, readPriceEntries } from './price-check.ts';

const WHOLE: PriceEntry[] = Object.entries(SEED_PRICES).map(([key, amount]) => ({ key, amount }));
const without = (...keys: string[]) => WHOLE.filter(({ key }) => !keys.includes(key));
const withAmount = (key: string, amount: number | null) => [...without(key), { key, amount }];
const faultsOf = (...reading: Parameters<typeof readPriceEntries>) => {
  const read = readPriceEntries(...reading);
  return read.ok ? undefined : read.faults;
};

describe('a price list', () => {
  it('asks for the keys of every stock product', () => {
    expect(REQUIRED_KEYS).toContain('stratocaster');
    expect(REQUIRED_KEYS).toContain('precision_bass_set');
    expect(REQUIRED_KEYS).not.toContain('wax_potting');
    expect(REQUIRED_KEYS).toHaveLength(17);
  });

  it('is accepted if it is complete, without unknown keys', () => {
    expect(readPriceEntries([...WHOLE, { key: 'gift_card', amount: -5 }])).toEqual({
      ok: true,
      list: SEED_PRICES,
    });
  });

  it('can lack an option that it never had', () => {
    expect(readPriceEntries(without('wax_potting')).ok).toBe(true);
  });

  it('is refused if it is empty or lacks a product, and names the missing keys', () => {
    expect(faultsOf([])?.missing).toEqual(REQUIRED_KEYS);
    expect(faultsOf(without('humbucker', 'jazz_bass_neck'))?.missing).toEqual([
      'humbucker',
      'jazz_bass_neck',
    ]);
  });

  it('is refused if it lacks a key of the last list', () => {
    expect(faultsOf(without('wax_potting'), SEED_PRICES)?.missing).toEqual(['wax_potting']);
  });

  it.each([0, -12500, 125.5, Number.NaN, 1_000_000, 2 ** 60, null])(
    'is refused with %s for a pickup',
    (amount) => {
      expect(faultsOf(withAmount('humbucker', amount))).toEqual({
        missing: [],
        odd: ['humbucker'],
        twice: [],
      });
    },
  );

  it('accepts a free option, but no negative one', () => {
    expect(readPriceEntries(withAmount('wax_potting', 0)).ok).toBe(true);
    expect(faultsOf(withAmount('wax_potting', -1))?.odd).toEqual(['wax_potting']);
  });

  it('is refused if it contains a key twice', () => {
    expect(faultsOf([...WHOLE, { key: 'humbucker', amount: 12500 }])?.twice).toEqual(['humbucker']);
  });
});
