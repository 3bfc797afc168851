import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll, itForAll } from '../../tests/fixtures/for-all.ts';
import { reportOf, stockLine } from '../../tests/fixtures/pickups.ts';
import { runs } from '../../tests/fixtures/runs.ts';
import { COUNTRIES } from '../countries.ts';
import { EXAMPLE_ROWS } from '../customs/example-rows.ts';
import { add, cents, times } from '../money.ts';
import { vatContained } from '../prices/vat.ts';
import { prorate } from '../returns/prorate.ts';
import { declaredItems } from '../shipping/declare.ts';
import { MOST_OFF_PERCENT } from './code.ts';
import { discountOn, isAsGood, paidSums, withDiscount } from './discount.ts';
import { quoteGoods } from './quote.ts';
import { quoteOrder } from './quote-order.ts';
import { freezeLine } from './sold-line.ts';

const linesUpTo = (unit: number, quantity: number, maxLength: number) =>
  fc.array(
    fc.record({
      unit: fc.integer({ min: 0, max: unit }).map(cents),
      quantity: fc.integer({ min: 1, max: quantity }),
    }),
    { minLength: 1, maxLength },
  );
const anyLines = linesUpTo(60_000, 10, 8);
const anyPercent = fc.integer({ min: 1, max: MOST_OFF_PERCENT });

describe('a discount', () => {
  it('reduces the goods but not the shipping, and keeps the promotion', () => {
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

  itForAll([anyLines, anyPercent, fc.constantFrom(...COUNTRIES)])(
    'never makes an order dearer, free or more than 90 % cheaper, and VAT follows the paid amount [row D61]',
    (lines, percent, country) => {
      const goods = add(...lines.map(({ unit, quantity }) => times(unit, quantity)));
      const quote = quoteGoods(goods, country);
      const off = withDiscount(quote, discountOn(goods, percent), percent);
      expect(off.discount).toBeGreaterThanOrEqual(0);
      expect(off.discount * 100).toBeLessThanOrEqual(goods * MOST_OFF_PERCENT);
      expect(off.total).toBeGreaterThanOrEqual(0);
      expect(off.total).toBeLessThanOrEqual(quote.total);
      expect(off.total).toBe(off.goods - off.discount + off.shipping.price);
      expect(off.vat.contained).toBe(vatContained(off.total, off.vat));
    },
  );

  itForAll([anyLines, anyPercent])(
    'is shared between the lines to the cent, and no line becomes negative [row D61]',
    (lines, percent) => {
      const prices = lines.map(({ unit, quantity }) => times(unit, quantity));
      const goods = add(...prices);
      const discount = discountOn(goods, percent);
      const shares = prorate(discount, prices);
      expect(add(...shares)).toBe(discount);
      shares.forEach((share, index) => {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(prices[index] ?? 0);
      });
    },
  );

  it('reduces the goods and their duty: 36,00 € and 10,00 € [case M1]', () => {
    const charged = quoteGoods(cents(24_000), 'US', { duty: cents(1176) });
    const off = withDiscount(charged, cents(3600 + 176), 15);
    expect(off).toMatchObject({ discount: 3600, duty: 1000, total: charged.total - 3776 });
    // Applied again to a row that records these two sums, the result is the same.
    expect(paidSums({ ...off, shipping: off.shipping.price })).toEqual({ discount: 3600, duty: 1000 });
  });

  it('and duty of 1 000 US orders match invoice and declaration [case M1] [row D670]', () => {
    const customs = { rows: EXAMPLE_ROWS, gbVatNumber: '', day: '2026-11-24' };
    const line = stockLine('TELECASTER', 'HOT', 'SET', 'black');
    const sold = freezeLine(line.config, reportOf);
    forAll(
      [linesUpTo(24_000, 3, 4), anyPercent],
      (drawn, percent) => {
        const lines = drawn.map((each) => ({ ...each, sold }));
        const goods = add(...lines.map(({ unit, quantity }) => times(unit, quantity)));
        const order = { goods, lines, country: 'US', customs, percent } as const;
        const { listed, closed } = quoteOrder(order);
        // Nothing is sold above $800.
        fc.pre(closed === null);
        // The provider takes the percentage off each line, the duty included, and rounds each.
        const taken = [...lines.map(({ unit, quantity }) => unit * quantity), listed.duty].reduce(
          (sum, price) => sum + Math.round((price * percent) / 100),
          0,
        );
        const { quote: paid, record } = quoteOrder(order, { off: cents(taken) });
        expect(paid.total).toBe(goods - paid.discount + paid.shipping.price + paid.duty);
        if (!record) throw new Error('declared nothing');
        expect([record.value, record.duty]).toEqual([goods - paid.discount, paid.duty]);
        const items = declaredItems(record, [], cents(goods - paid.discount));
        expect(items.reduce((sum, { value }) => sum + value, 0)).toBe(goods - paid.discount);
        const rate = (record.lines[0]?.row?.basisPoints ?? 0) / 10_000;
        const exact = (goods - (goods * percent) / 100) * rate;
        expect(Math.abs(paid.duty - exact)).toBeLessThanOrEqual(lines.length + 2);
      },
      { numRuns: runs(1000) },
    );
  });

  it('is accepted if the payment provider rounds each line separately', () => {
    forAll([anyLines, anyPercent], (lines, percent) => {
      const prices = lines.map(({ unit, quantity }) => times(unit, quantity));
      const byLine = cents(prices.reduce((sum, price) => sum + Math.round((price * percent) / 100), 0));
      expect(isAsGood(byLine, discountOn(add(...prices), percent), lines.length)).toBe(true);
    });
    expect(isAsGood(cents(4800), cents(2400), 2)).toBe(false);
  });
});
