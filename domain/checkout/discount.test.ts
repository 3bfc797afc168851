import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../countries.ts';
import { add, cents, times } from '../money.ts';
import { vatContained } from '../prices/vat.ts';
import { BENCH } from '../production/bench.ts';
import { prorate } from '../returns/prorate.ts';
import { discountOn, isAsGood, withDiscount } from './discount.ts';
import { quoteGoods } from './quote.ts';

const anyLines = fc.array(
  fc.record({
    unit: fc.integer({ min: 0, max: 60_000 }).map(cents),
    quantity: fc.integer({ min: 1, max: 10 }),
  }),
  { minLength: 1, maxLength: 8 },
);
const anyPercent = fc.integer({ min: 1, max: BENCH.mostOffPercent });

describe('a discount', () => {
  it('takes something off the goods and nothing off the shipping, and keeps the promotion', () => {
    const quote = quoteGoods(cents(21_000), 'AT');
    const off = withDiscount(quote, discountOn(quote.goods, 20), 20);
    expect(quote.shipping.discount).toBeGreaterThan(0);
    expect(off).toMatchObject({
      goods: 21_000,
      discount: 4200,
      shipping: quote.shipping,
      total: quote.total - 4200,
    });
  });

  it('never makes an order dearer, free or more than 20 % cheaper, and leaves the VAT that of what is paid [row D61]', () => {
    fc.assert(
      fc.property(anyLines, anyPercent, fc.constantFrom(...COUNTRIES), (lines, percent, country) => {
        const goods = add(...lines.map(({ unit, quantity }) => times(unit, quantity)));
        const quote = quoteGoods(goods, country);
        const off = withDiscount(quote, discountOn(goods, percent), percent);
        expect(off.discount).toBeGreaterThanOrEqual(0);
        expect(off.discount * 100).toBeLessThanOrEqual(goods * BENCH.mostOffPercent);
        expect(off.total).toBeGreaterThanOrEqual(0);
        expect(off.total).toBeLessThanOrEqual(quote.total);
        expect(off.total).toBe(off.goods - off.discount + off.shipping.price);
        expect(off.vat.contained).toBe(vatContained(off.total, off.vat));
      }),
    );
  });

  it('is shared by the lines to the cent, and no line is paid with less than nothing [row D61]', () => {
    fc.assert(
      fc.property(anyLines, anyPercent, (lines, percent) => {
        const prices = lines.map(({ unit, quantity }) => times(unit, quantity));
        const goods = add(...prices);
        const discount = discountOn(goods, percent);
        const shares = prorate(discount, prices);
        expect(add(...shares)).toBe(discount);
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(prices[index] ?? 0);
        });
      }),
    );
  });

  it('counts as agreed where whoever takes the money rounds each line by itself', () => {
    fc.assert(
      fc.property(anyLines, anyPercent, (lines, percent) => {
        const prices = lines.map(({ unit, quantity }) => times(unit, quantity));
        const byLine = cents(prices.reduce((sum, price) => sum + Math.round((price * percent) / 100), 0));
        expect(isAsGood(byLine, discountOn(add(...prices), percent), lines.length)).toBe(true);
      }),
    );
    expect(isAsGood(cents(4800), cents(2400), 2)).toBe(false);
  });
});
