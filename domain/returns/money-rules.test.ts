import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import { discountOn } from '../checkout/discount.ts';
import { add, type Cents, cents, times, ZERO } from '../money.ts';
import { prorate } from './prorate.ts';
import { checkRefund, type RefundableOrder, refundable, refundQuestion, suggestRefund } from './refund.ts';

const anyCents = (max: number) => fc.integer({ min: 0, max }).map(cents);

const anyOrder: fc.Arbitrary<RefundableOrder> = fc
  .record({
    lines: fc.array(
      fc.record({
        unit: anyCents(40_000),
        quantity: fc.integer({ min: 1, max: 5 }),
        refundedQuantity: fc.constant(0),
      }),
      {
        minLength: 1,
        maxLength: 5,
      },
    ),
    shipping: anyCents(4850),
    percent: fc.integer({ min: 0, max: 20 }),
  })
  .map(({ lines, shipping, percent }) => {
    const goods = add(...lines.map(({ unit, quantity }) => times(unit, quantity)));
    const discount = discountOn(goods, percent);
    return {
      lines,
      shipping,
      discount,
      paid: cents(goods - discount + shipping),
      refunded: ZERO,
      refundedShipping: ZERO,
    };
  });

const JONAS: RefundableOrder = {
  paid: cents(33_000),
  refunded: ZERO,
  shipping: ZERO,
  discount: ZERO,
  lines: [{ unit: cents(16_500), quantity: 2, refundedQuantity: 0 }],
  refundedShipping: ZERO,
};

itForAll([anyCents(1_000_000), fc.array(fc.nat(10_000), { minLength: 1, maxLength: 12 })])(
  'splitting an amount neither loses nor adds a cent, and is fair to within one cent',
  (amount, weights) => {
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    fc.pre(whole > 0);
    const parts = prorate(amount, weights);
    expect(add(...parts)).toBe(amount);
    parts.forEach((part, index) => {
      expect(Math.abs(part - (amount * (weights[index] ?? 0)) / whole)).toBeLessThan(1);
      if (weights[index] === 0) expect(part).toBe(0);
    });
  },
);

describe('refunds', () => {
  itForAll([anyOrder])(
    'of every pickup and the shipping equal the payment, one by one or at once, with a code too',
    (order) => {
      fc.pre(order.paid > 0);
      const all = suggestRefund(
        refundable(order),
        'withdrawal',
        order.lines.map(({ quantity }) => quantity),
      );
      expect(checkRefund(order, all)).toMatchObject({ ok: true, amount: order.paid, left: 0 });
      const one = order.lines[0];
      if (!one) return;
      let sum = 0;
      for (let refundedQuantity = 0; refundedQuantity < one.quantity; refundedQuantity++) {
        const lines = [{ ...one, refundedQuantity }, ...order.lines.slice(1)];
        const check = checkRefund(
          { ...order, lines },
          { quantities: [1], shipping: ZERO, goodwill: ZERO, reason: 'x' },
        );
        sum += check.ok ? check.amount : 0;
      }
      expect(sum).toBe(refundable(order).lines[0]?.amount);
    },
  );

  it.each([
    [{ quantities: [3] }, 'You can refund only 2 more of item 1.'],
    [{ shipping: cents(1) }, 'You can refund 0,00\u00a0€ of the shipping at most.'],
    [{ goodwill: cents(33_001) }, 'That is 330,01\u00a0€. You can refund 330,00\u00a0€ at most.'],
    [{}, 'Choose what to refund.'],
    [{ quantities: [1], reason: ' ' }, 'Enter a reason for the audit trail.'],
    [{ goodwill: -5 as Cents }, 'Enter amounts of zero or more.'],
    [{ quantities: [0.5] }, 'Enter amounts of zero or more.'],
    [{ quantities: [0, 1] }, 'Enter amounts of zero or more.'],
  ])('of %j are refused with an explanation', (part, words) => {
    const request = { quantities: [0], shipping: ZERO, goodwill: ZERO, reason: 'asked', ...part };
    expect(checkRefund(JONAS, request)).toMatchObject({ ok: false, words: { en: words } });
  });

  it('ask for confirmation before money leaves', () => {
    const check = checkRefund(JONAS, { quantities: [1], shipping: ZERO, goodwill: ZERO, reason: 'asked' });
    expect(check).toMatchObject({ ok: true, amount: 16_500, left: 16_500 });
    if (check.ok)
      expect(refundQuestion({ ...check, paid: JONAS.paid, buyer: 'Jonas' })).toEqual({
        title: 'Refund 165,00\u00a0€?',
        words:
          'Back the way Jonas’ payment came, today. 165,00\u00a0€ of 330,00\u00a0€ is then left. This cannot be undone.',
        yes: 'Refund 165,00\u00a0€',
      });
  });

  it('ask for confirmation in German, even if the refund ends the order', () => {
    const refund = {
      amount: cents(33_000),
      left: ZERO,
      paid: JONAS.paid,
      buyer: 'Jonas',
      ends: 'GW-7K3M9Q2X',
    };
    expect(refundQuestion(refund, 'de')).toEqual({
      title: 'GW-7K3M9Q2X stornieren und 330,00\u00a0€ erstatten?',
      words:
        'Heute bekommt Jonas das Geld zurück, auf dem Weg, auf dem es kam. Von 330,00\u00a0€ bleibt dann nichts. Das lässt sich nicht rückgängig machen.',
      yes: 'Stornieren und 330,00\u00a0€ erstatten',
    });
    const over = checkRefund(JONAS, { quantities: [3], shipping: ZERO, goodwill: ZERO, reason: 'asked' });
    expect(over).toMatchObject({ words: { de: 'Von Position 1 kannst du nur noch 2 erstatten.' } });
  });

  it('exclude shipping for a part of an order, and for a return', () => {
    const order = { ...JONAS, shipping: cents(1449), paid: cents(34_449) };
    expect(suggestRefund(refundable(order), 'withdrawal', [2]).shipping).toBe(1449);
    expect(suggestRefund(refundable(order), 'withdrawal', [1]).shipping).toBe(0);
    expect(suggestRefund(refundable(order), 'return', [2]).shipping).toBe(0);
  });
});
