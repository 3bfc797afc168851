import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll, itForAll } from '../tests/fixtures/for-all.ts';
import { add, cents, formatEuro, fromEuro, times, toEuro } from './money.ts';

describe('money', () => {
  it('refuses amounts that are not whole cents', () => {
    for (const bad of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => cents(bad)).toThrow(RangeError);
  });

  itForAll([fc.integer({ min: 0, max: 10_000_000 })])(
    'goes from euro to cents and back without loss [row 565]',
    (amount) => {
      expect(fromEuro(toEuro(cents(amount)))).toBe(amount);
    },
  );

  it('adds and multiplies exactly, unlike floats', () => {
    expect(add(fromEuro(0.1), fromEuro(0.2))).toBe(30);
    expect(times(fromEuro(6.19), 3)).toBe(1857);
  });

  it('formats every amount like a German formatter', () => {
    const format = { style: 'currency', currency: 'EUR' } as const;
    const exact = new Intl.NumberFormat('de-DE', format);
    const plain = new Intl.NumberFormat('de-DE', { ...format, trailingZeroDisplay: 'stripIfInteger' });
    forAll([fc.integer({ min: 0, max: 10_000_000_000 })], (amount) => {
      expect(formatEuro(cents(amount), { exact: true })).toBe(exact.format(amount / 100));
      expect(formatEuro(cents(amount))).toBe(plain.format(amount / 100));
    });
  });

  it('formats euros like the shop [row 295]', () => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(plain(formatEuro(cents(24000)))).toBe('240 €');
    expect(plain(formatEuro(cents(24000), { exact: true }))).toBe('240,00 €');
    expect(plain(formatEuro(cents(619)))).toBe('6,19 €');
    expect(plain(formatEuro(cents(123456789)))).toBe('1.234.567,89 €');
    expect(plain(formatEuro(cents(-619), { exact: true }))).toBe('−6,19 €');
    expect(plain(formatEuro(cents(0), { exact: true }))).toBe('0,00 €');
  });
});
