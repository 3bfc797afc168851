import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../countries.ts';
import { add, type Cents, cents, times, ZERO } from '../money.ts';
import { quoteGoods } from '../quote.ts';
import { vatContained } from '../vat.ts';
import { checkCode, codeFault, codeFrom, discountOn, readCode, withCode } from './code.ts';
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

describe('splitting an amount', () => {
  it('loses and makes no cent, and is fair to one', () => {
    fc.assert(
      fc.property(
        anyCents(1_000_000),
        fc.array(fc.nat(10_000), { minLength: 1, maxLength: 12 }),
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
      ),
    );
  });
});

describe('refunds', () => {
  it('are never more than paid, in whatever steps they are asked for, and can reach all of it', () => {
    const anyStep = fc.record({
      quantities: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 5 }),
      shipping: anyCents(3000),
      goodwill: anyCents(20_000),
    });
    fc.assert(
      fc.property(anyOrder, fc.array(anyStep, { maxLength: 8 }), (start, steps) => {
        let order = start;
        for (const step of steps) {
          const check = checkRefund(order, { ...step, reason: 'asked' });
          if (!check.ok) continue;
          expect(check.amount).toBeGreaterThan(0);
          order = {
            ...order,
            refunded: add(order.refunded, check.amount),
            refundedShipping: add(order.refundedShipping, step.shipping),
            lines: order.lines.map((line, index) => ({
              ...line,
              refundedQuantity: line.refundedQuantity + (step.quantities[index] ?? 0),
            })),
          };
          expect(order.refunded).toBeLessThanOrEqual(order.paid);
          expect(check.left).toBe(order.paid - order.refunded);
        }
        const { atMost } = refundable(order);
        if (atMost > 0) {
          const rest = { quantities: [], shipping: ZERO, goodwill: atMost, reason: 'the rest' };
          expect(checkRefund(order, rest)).toMatchObject({ ok: true, amount: atMost, left: 0 });
          expect(checkRefund(order, { ...rest, goodwill: cents(atMost + 1) }).ok).toBe(false);
        }
      }),
    );
  });

  it('of every pickup and the shipping are exactly what was paid, one by one or at once, with a code too', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        fc.pre(order.paid > 0);
        const all = suggestRefund(
          order,
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
      }),
    );
  });

  it.each([
    [{ quantities: [3] }, 'Of line 1 only 2 are left to refund.'],
    [{ shipping: cents(1) }, 'Of shipping 0,00\u00a0€ is left to refund.'],
    [{ goodwill: cents(33_001) }, 'That is 330,01\u00a0€. At most 330,00\u00a0€ can go back.'],
    [{}, 'Choose what goes back.'],
    [{ quantities: [1], reason: ' ' }, 'Say why, for the audit trail.'],
    [{ goodwill: -5 as Cents }, 'Amounts are whole and not below nothing.'],
    [{ quantities: [0.5] }, 'Amounts are whole and not below nothing.'],
    [{ quantities: [0, 1] }, 'Amounts are whole and not below nothing.'],
  ])('of %j are refused in a sentence', (part, words) => {
    const request = { quantities: [0], shipping: ZERO, goodwill: ZERO, reason: 'asked', ...part };
    expect(checkRefund(JONAS, request)).toEqual({ ok: false, words });
  });

  it('ask before money leaves', () => {
    const check = checkRefund(JONAS, { quantities: [1], shipping: ZERO, goodwill: ZERO, reason: 'asked' });
    expect(check).toMatchObject({ ok: true, amount: 16_500, left: 16_500 });
    if (check.ok)
      expect(refundQuestion(check, JONAS.paid, 'Jonas')).toEqual({
        title: 'Refund 165,00\u00a0€?',
        words:
          'Back the way Jonas’ payment came, today. 165,00\u00a0€ of 330,00\u00a0€ is then left. This cannot be undone.',
      });
  });

  it('keep the shipping of a part, and of a return', () => {
    const order = { ...JONAS, shipping: cents(1449), paid: cents(34_449) };
    expect(suggestRefund(order, 'withdrawal', [2]).shipping).toBe(1449);
    expect(suggestRefund(order, 'withdrawal', [1]).shipping).toBe(0);
    expect(suggestRefund(order, 'return', [2]).shipping).toBe(0);
  });
});

describe('codes', () => {
  it('are written without letters that look alike, and read however they are typed', () => {
    const code = codeFrom(Uint8Array.from({ length: 16 }, (_, index) => index * 7));
    expect(code).toMatch(/^THX-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    for (const typed of [
      code,
      code.toLowerCase(),
      code.replaceAll('-', ''),
      ` ${code.slice(4)} `,
      code.replaceAll('-', ' – '),
    ])
      expect(readCode(typed)).toBe(code);
    for (const odd of ['', 'THX', 'THX-0000-0000', `${code}X`, 'ＴＨＸ-2222-2222'])
      expect(readCode(odd)).toBeUndefined();
    expect(() => codeFrom(new Uint8Array(16).fill(255))).toThrow(RangeError);
  });

  it('take off between 1 and 20 per cent, and not only yesterday', () => {
    const until = '2026-12-31';
    for (const percent of [0, 21, 12.5, Number.NaN])
      expect(codeFault({ percent, until }, '2026-11-23')).toMatch(/between 1 and 20 %/);
    expect(codeFault({ percent: 20, until }, '2026-11-23')).toBeUndefined();
    expect(codeFault({ percent: 20, until: '2026-11-22' }, '2026-11-23')).toBeDefined();
  });

  it('count once, in time, and for their address alone', () => {
    const code = { code: 'THX-7K3M-9Q2X', percent: 20, until: '2026-12-31', email: 'Jonas@example.org' };
    const ask = (change: object, email?: string, today = '2026-11-23') =>
      checkCode({ ...code, ...change }, { today, ...(email && { email }), order: 'GW-A' });
    expect(ask({}, ' jonas@example.org')).toEqual({ ok: true, percent: 20 });
    expect(ask({}, 'eve@example.org')).toEqual(checkCode(undefined, { today: '2026-11-23' }));
    expect(ask({})).toMatchObject({ words: expect.stringContaining('e-mail address first') });
    expect(ask({ usedBy: 'GW-B' }, 'jonas@example.org')).toMatchObject({
      words: expect.stringContaining('was used'),
    });
    expect(ask({ usedBy: 'GW-A' }, 'jonas@example.org')).toMatchObject({ ok: true });
    expect(ask({}, 'jonas@example.org', '2027-01-01')).toMatchObject({
      words: expect.stringContaining('run out'),
    });
    expect(ask({ email: undefined })).toMatchObject({ ok: true });
  });

  it('take something off the goods and nothing off the shipping, and keep the promotion', () => {
    const quote = quoteGoods(cents(21_000), 'AT');
    const off = withCode(quote, 20);
    expect(quote.shipping.discount).toBeGreaterThan(0);
    expect(off).toMatchObject({
      goods: 21_000,
      discount: 4200,
      shipping: quote.shipping,
      total: quote.total - 4200,
    });
  });

  it('never make an order dearer or free, and leave the VAT that of what is paid', () => {
    fc.assert(
      fc.property(
        anyCents(500_000),
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom(...COUNTRIES),
        (goods, percent, country) => {
          const quote = quoteGoods(goods, country);
          const off = withCode(quote, percent);
          expect(off.total).toBeLessThanOrEqual(quote.total);
          expect(off.discount).toBeLessThanOrEqual(goods * 0.2 + 0.5);
          expect(off.total).toBe(off.goods - off.discount + off.shipping.price);
          expect(off.vat.contained).toBe(vatContained(off.total, off.vat));
        },
      ),
    );
  });
});
