import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountOn } from '#domain/checkout/discount.ts';
import { add, type Cents, cents, times, ZERO } from '#domain/money.ts';
import {
  allOfIt,
  checkRefund,
  owedFor,
  type RefundRequest,
  refundable,
  sumOfRefund,
} from '#domain/returns/refund.ts';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import { runs } from '../../tests/fixtures/runs.ts';
import type { RefundRow } from './refund-facts.ts';
import { refundFacts } from './refund-facts.ts';

type Row = Pick<RefundRow, 'state' | 'amount' | 'parts'>;
interface Order {
  readonly lines: readonly { readonly unit: Cents; readonly quantity: number }[];
  readonly goods: Cents;
  readonly shipping: Cents;
  readonly discountPercent: number;
  readonly discount: Cents;
  readonly total: Cents;
  readonly paidAt: Date;
}

const anyOrder: fc.Arbitrary<Order> = fc
  .record({
    lines: fc.array(
      fc.record({
        unit: fc.integer({ min: 1, max: 40_000 }).map(cents),
        quantity: fc.integer({ min: 1, max: 5 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    shipping: fc.integer({ min: 0, max: 4850 }).map(cents),
    percent: fc.integer({ min: 0, max: 20 }),
  })
  .map(({ lines, shipping, percent }) => {
    const goods = add(...lines.map(({ unit, quantity }) => times(unit, quantity)));
    const discount = discountOn(goods, percent);
    const total = cents(goods - discount + shipping);
    return { lines, goods, shipping, discountPercent: percent, discount, total, paidAt: new Date(0) };
  });

const counts = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 4, maxLength: 4 });
/** Any event that affects an order's money, in any order. */
const anyEvent = fc.oneof(
  fc.record({
    what: fc.constant('goodwill' as const),
    amount: fc.integer({ min: 1, max: 60_000 }).map(cents),
  }),
  fc.record({
    what: fc.constant('dashboard' as const),
    amount: fc.integer({ min: 1, max: 60_000 }).map(cents),
  }),
  fc.record({
    what: fc.constant('part' as const),
    quantities: counts,
    shipping: fc.integer({ min: 0, max: 2000 }).map(cents),
  }),
  fc.record({ what: fc.constantFrom('return' as const, 'withdrawal' as const), quantities: counts }),
  fc.record({ what: fc.constant('all' as const) }),
  fc.record({ what: fc.constant('bank sends back' as const), which: fc.nat(20) }),
);

/** Independent books of an order: price of each pickup, and refunds per pickup and in all. */
function booksOf({ lines, discount, total, shipping }: Order) {
  const prices = lines.map(({ unit, quantity }) => unit * quantity);
  const goods = prices.reduce((sum, price) => sum + price, 0);
  return {
    /** A pickup's share of the payment, except for rounding. */
    priceOf: (line: number) => ((lines[line]?.unit ?? 0) * (goods - discount)) / goods,
    shipping,
    left: (rows: readonly Row[]) =>
      total - rows.reduce((sum, { state, amount }) => (state === 'failed' ? sum : sum + amount), 0),
    paidFor: (rows: readonly Row[], line: number) =>
      rows.reduce(
        (sum, { state, parts }) => (state === 'failed' ? sum : sum + (parts.quantities[line] ?? 0)),
        0,
      ),
  };
}

describe('the money of an order', () => {
  itForAll([anyOrder, fc.array(anyEvent, { maxLength: 9 })], { numRuns: runs(600) })(
    'is offered, allowed and owed in the same sums, after any earlier refunds [row D147]',
    (order, events) => {
      const books = booksOf(order);
      const rows: Row[] = [];
      const facts = () => refundFacts({ ...order, duty: ZERO, refunded: ZERO }, order.lines, rows);
      const pay = ({ quantities, shipping, goodwill }: Omit<RefundRequest, 'reason'>, amount: Cents) =>
        rows.push({ state: 'done', amount, parts: { quantities: [...quantities], shipping, goodwill } });
      const ask = (request: Omit<RefundRequest, 'reason'>) => {
        const check = checkRefund(facts(), { ...request, reason: 'asked' });
        if (check.ok) pay(request, check.amount);
        return check;
      };

      for (const event of events) {
        const can = refundable(facts());
        const left = books.left(rows);
        expect(can.atMost).toBe(left);
        // Each offered item is allowed alone, in every quantity.
        can.lines.forEach(({ shares, amount }, line) => {
          expect(shares.at(-1) ?? 0).toBe(amount);
          shares.forEach((offered, index) => {
            const quantities = order.lines.map((_, other) => (other === line ? index + 1 : 0));
            const check = checkRefund(facts(), {
              quantities,
              shipping: ZERO,
              goodwill: ZERO,
              reason: 'asked',
            });
            if (offered > 0) expect(check).toMatchObject({ ok: true, amount: offered });
            else expect(check.ok).toBe(false);
          });
        });
        if (event.what === 'goodwill') {
          const check = ask({ quantities: [], shipping: ZERO, goodwill: event.amount });
          expect(check.ok).toBe(event.amount <= left);
        } else if (event.what === 'dashboard') {
          // The provider limits refunds to the rest, without asking the shop.
          const amount = cents(Math.min(event.amount, left));
          if (amount > 0) pay({ quantities: [], shipping: ZERO, goodwill: amount }, amount);
        } else if (event.what === 'part') {
          const quantities = can.lines.map(({ quantity }, line) =>
            Math.min(quantity, event.quantities[line] ?? 0),
          );
          const shipping = cents(Math.min(event.shipping, can.shipping));
          const offered = sumOfRefund(can, { quantities, shipping, goodwill: ZERO });
          const check = ask({ quantities, shipping, goodwill: ZERO });
          if (offered > 0) expect(check).toMatchObject({ ok: true, amount: offered });
          else expect(check.ok).toBe(false);
        } else if (event.what === 'all') {
          // The same refund as for a cancellation, and for "All of it".
          const all = allOfIt(can);
          expect(sumOfRefund(can, all)).toBe(left);
          const check = ask(all);
          if (left > 0) expect(check).toMatchObject({ ok: true, amount: left, left: 0 });
          else expect(check.ok).toBe(false);
        } else if (event.what === 'bank sends back') {
          const row = rows[event.which % Math.max(1, rows.length)];
          if (row) rows[rows.indexOf(row)] = { ...row, state: 'failed' };
        } else {
          const { what, quantities } = event;
          const owed = owedFor(facts(), what, quantities);
          const taken = can.lines.map((_, line) => books.paidFor(rows, line));
          const back = order.lines.map(({ quantity }, line) =>
            Math.min(quantities[line] ?? 0, quantity - (taken[line] ?? 0)),
          );
          const isWhole = order.lines.every(
            ({ quantity }, line) => back[line] === quantity - (taken[line] ?? 0),
          );
          const goods = back.reduce((sum, count, line) => sum + count * books.priceOf(line), 0);
          const shipped = rows.reduce(
            (sum, row) => (row.state === 'failed' ? sum : sum + row.parts.shipping),
            0,
          );
          const [all, gone] = [order.lines.map(({ quantity }) => quantity), taken].map((counted) =>
            counted.reduce((sum, count, line) => sum + count * books.priceOf(line), 0),
          ) as [number, number];
          const goodwill = Math.max(0, order.total - left - gone - shipped);
          // The rest, for a withdrawal from everything; otherwise the goods less uncounted goodwill.
          const expected =
            what === 'withdrawal' && isWhole
              ? left
              : Math.min(left, goods, Math.max(0, all - gone - goodwill));
          if (owed.kind === 'owed') {
            expect(Math.abs(owed.amount - expected)).toBeLessThan(order.lines.length + 1);
            expect(owed.amount).toBeLessThanOrEqual(left);
            expect(shipped + owed.request.shipping).toBeLessThanOrEqual(books.shipping);
            expect(ask(owed.request)).toMatchObject({ ok: true, amount: owed.amount });
          } else {
            // Never a failed check.
            expect(owed).toEqual({ kind: 'nothing' });
            expect(expected).toBeLessThan(order.lines.length + 1);
          }
        }
        expect(books.left(rows)).toBeGreaterThanOrEqual(0);
      }
    },
  );

  it('of a return after goodwill is the rest of the goods; of a whole withdrawal the shipping, too [case M23] [row D673]', () => {
    const order = {
      total: cents(15_619),
      goods: cents(15_000),
      shipping: cents(619),
      discountPercent: null,
      refunded: ZERO,
      paidAt: new Date(0),
      lines: [{ unit: cents(7500), quantity: 2 }],
    };
    const goodwill = {
      state: 'done' as const,
      amount: cents(2000),
      parts: { quantities: [], shipping: ZERO, goodwill: cents(2000) },
    };
    const facts = refundFacts({ ...order, duty: ZERO }, order.lines, [goodwill]);
    // Without goodwill, with it for one of two pickups, for both, and as a withdrawal.
    expect(owedFor({ ...facts, refunded: ZERO }, 'return', [2])).toMatchObject({ amount: 15_000, left: 619 });
    expect(owedFor(facts, 'return', [1])).toMatchObject({ kind: 'owed', amount: 7500 });
    expect(owedFor(facts, 'return', [2])).toMatchObject({ kind: 'owed', amount: 13_000, left: 619 });
    expect(owedFor(facts, 'withdrawal', [2])).toMatchObject({ kind: 'owed', amount: 13_619, left: 0 });
    expect(sumOfRefund(refundable(facts), allOfIt(refundable(facts)))).toBe(13_619);
    const check = checkRefund(facts, { ...allOfIt(refundable(facts)), reason: 'x' });
    // Its paper lists whole pickups, less the corrections of earlier papers.
    expect(check).toMatchObject({ ok: true, amount: 13_619, lines: [15_000], counted: 2000 });
  });
});
