import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, ZERO } from '#domain/money.ts';
import { refunds } from '../../server/platform/db/workshop-schema.ts';
import { giveReturnNumber } from '../../server/returns/answer-request.ts';
import { answerWithdrawal, refundWithdrawal } from '../../server/returns/answer-withdrawal.ts';
import { askRefund } from '../../server/returns/ask-refund.ts';
import { readReturns } from '../../server/returns/read-returns.ts';
import { closeReturn, goodsReceived } from '../../server/returns/receive-return.ts';
import { eventually } from '../fixtures/eventually.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { LINES, moneyBack, type Ordered } from '../fixtures/money-back.ts';
import { runs } from '../fixtures/runs.ts';
import { BEA, MAXI, need, orderOf, payFor, trailOf } from '../fixtures/workshop.ts';

const shop = await openFileShop();

const { sent, providerSays, view, goodwill, declared } = moneyBack(() => shop);
const leftOf = async (order: Ordered) => order.total - (await providerSays(order));

async function rowOf(returnNumber: string) {
  const found = (await readReturns(shop.services)).open.find((row) => row.returnNumber === returnNumber);
  if (!found) throw new Error(`${returnNumber} is not open`);
  return found;
}

/** Returned goods are refunded with exactly the sum on the page. */
async function isPaidFor(order: Ordered, returnNumber: string): Promise<number> {
  await need(goodsReceived(shop.services, BEA, { returnNumber }));
  const { id, owed } = await rowOf(returnNumber);
  if (owed.kind === 'nothing') {
    await need(closeReturn(shop.services, BEA, { returnNumber, reason: 'Its money went back before.' }));
    return 0;
  }
  if (owed.kind === 'unclear') throw new Error(owed.said.en);
  const { amount, request } = owed;
  const asked = { ...request, id: randomUUID(), number: order.number, returnId: id, amount };
  expect(await need(askRefund(shop.services, BEA, asked))).toMatchObject({ amount, state: 'done' });
  return amount;
}

const anyStep = fc.oneof(
  fc.record({
    what: fc.constantFrom('goodwill' as const, 'dashboard' as const),
    euros: fc.integer({ min: 1, max: 250 }),
  }),
  fc.record({ what: fc.constant('part' as const), line: fc.nat(1) }),
  fc.record({
    what: fc.constantFrom('return' as const, 'withdrawal' as const),
    quantities: fc.tuple(fc.nat(1), fc.nat(2)),
  }),
);

describe('money of an order', () => {
  it('is offered, allowed and owed in one sum, after any goodwill, part, return and withdrawal [row D147]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 5 }), async (steps) => {
        const order = await sent();
        const { number } = order;
        for (const step of steps) {
          const { refundable, returnable } = await view(order);
          const left = await leftOf(order);
          expect(refundable.atMost).toBe(left);
          if (left === 0) break;
          let went = 0;
          if (step.what === 'goodwill') {
            went = Math.min(step.euros * 100, left);
            await need(askRefund(shop.services, MAXI, goodwill(order, went)));
          } else if (step.what === 'dashboard') {
            went = Math.min(step.euros * 100, left);
            const { stripe } = shop.services;
            const { payment_intent } = await stripe.checkout.sessions.retrieve(order.paymentReference ?? '');
            await stripe.refunds.create({ payment_intent: String(payment_intent), amount: went });
            const heard = left - went;
            await eventually(async () => (await view(order)).refundable.atMost === heard, 'heard');
          } else if (step.what === 'part') {
            const offered = refundable.lines[step.line]?.shares[0];
            if (offered === undefined) continue;
            const quantities = [0, 1].map((line) => (line === step.line ? 1 : 0));
            const asked = { ...goodwill(order, 0), quantities, amount: offered };
            went = (await need(askRefund(shop.services, MAXI, asked))).amount;
            expect(went).toBe(offered);
          } else if (step.what === 'return' || step.what === 'withdrawal') {
            const quantities = step.quantities.map((count, line) => Math.min(count, returnable[line] ?? 0));
            const { state } = await orderOf(shop, number);
            if (quantities.every((count) => count === 0) || !/shipped|delivered/.test(state)) continue;
            const given =
              step.what === 'return'
                ? await need(giveReturnNumber(shop.services, MAXI, { number, quantities }))
                : await need(
                    answerWithdrawal(shop.services, MAXI, {
                      withdrawalId: await declared(order),
                      quantities,
                    }),
                  );
            went = await isPaidFor(order, given.returnNumber);
          }
          expect(await leftOf(order)).toBe(left - went);
        }
        // The rest can be refunded too.
        const { refundable } = await view(order);
        if (refundable.atMost > 0) {
          await need(askRefund(shop.services, MAXI, goodwill(order, refundable.atMost)));
          expect(await leftOf(order)).toBe(0);
        }
      }),
      // Each run buys, ships and refunds an order.
      { numRuns: runs(2, { slow: 2000 }) },
    );
  });

  it('of a return after goodwill can be refunded in full', async () => {
    const order = await sent();
    await need(askRefund(shop.services, MAXI, goodwill(order, 2000)));
    const { returnNumber } = await need(
      giveReturnNumber(shop.services, MAXI, { number: order.number, quantities: [1, 2] }),
    );
    // 443 € were paid and 20 € refunded: the goods' price is owed up to the rest.
    const amount = Math.min(order.goods, order.total - 2000);
    expect((await rowOf(returnNumber)).owed).toMatchObject({ kind: 'owed', amount });
    await isPaidFor(order, returnNumber);
    const { done } = await readReturns(shop.services);
    expect(done.map((row) => row.returnNumber)).toContain(returnNumber);
  });

  it('that was refunded before the goods came is not owed again: the row says so, and closes', async () => {
    const order = await sent();
    const { returnNumber } = await need(
      giveReturnNumber(shop.services, MAXI, { number: order.number, quantities: [0, 1] }),
    );
    await need(askRefund(shop.services, MAXI, { ...goodwill(order, 0), quantities: [0, 2] }));
    expect((await rowOf(returnNumber)).owed).toEqual({ kind: 'nothing' });
    const closing = { returnNumber, reason: 'Its money went back before.' };
    expect(await closeReturn(shop.services, BEA, closing)).toMatchObject({ status: 409 });
    const before = await leftOf(order);
    await isPaidFor(order, returnNumber);
    expect(await leftOf(order)).toBe(before);
    expect(await closeReturn(shop.services, BEA, closing)).toMatchObject({ status: 409 });
    expect((await trailOf(shop, order.id)).at(-1)).toBe(
      `Bea: ${returnNumber} here → closed: Its money went back before.`,
    );
  });

  it('for goods is sent once, although two makers press in two windows', async () => {
    const order = await sent();
    const { returnNumber, id: returnId } = await need(
      giveReturnNumber(shop.services, MAXI, { number: order.number, quantities: [0, 1] }),
    );
    await need(goodsReceived(shop.services, MAXI, { returnNumber }));
    const { owed } = await rowOf(returnNumber);
    if (owed.kind !== 'owed') throw new Error('not owed');
    const press = (by: typeof MAXI) =>
      askRefund(shop.services, by, {
        ...owed.request,
        id: randomUUID(),
        number: order.number,
        returnId,
        amount: owed.amount,
      });
    const both = await Promise.all([press(MAXI), press(BEA)]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ status: 409 });
    expect(await providerSays(order)).toBe(owed.amount);
  });

  it('that a bank returns is owed again, and its goods are under Returns again', async () => {
    const order = await sent();
    const { returnNumber } = await need(
      giveReturnNumber(shop.services, MAXI, { number: order.number, quantities: [0, 1] }),
    );
    const amount = await isPaidFor(order, returnNumber);
    const [row] = await shop.database.db.select().from(refunds).where(eq(refunds.orderId, order.id));
    const { payment_intent: intent } = await shop.services.stripe.checkout.sessions.retrieve(
      order.paymentReference ?? '',
    );
    await eventually(async () => (await orderOf(shop, order.number)).refunded === amount, 'heard');
    const { sql } = shop.database;
    await sql.query(`update sandbox.objects set data = data || '{"status":"failed"}' where id = $1`, [
      row?.providerReference,
    ]);
    await sql.query(
      `update sandbox.objects set data = data || '{"amount_refunded":0,"refunded":false}'
       where type = 'charge' and data->>'payment_intent' = $1`,
      [intent],
    );
    await shop.deliver({
      id: 'evt_goods_paid_for_came_back',
      object: 'event',
      type: 'refund.failed',
      data: { object: { id: row?.providerReference, payment_intent: intent } },
    });
    await eventually(
      async () => (await readReturns(shop.services)).open.some((open) => open.returnNumber === returnNumber),
      'open again',
    );
    expect(await rowOf(returnNumber)).toMatchObject({ step: 2, owed: { kind: 'owed', amount } });
  });
});

describe('a withdrawal before the order leaves', () => {
  it('from a part sends that part back; from the rest, all that is left, shipping too', async () => {
    const order = await payFor(shop, LINES);
    const part = await declared(order, 'one humbucker');
    const { refundable } = await view(order);
    const amount = refundable.lines[1]?.shares[0] ?? ZERO;
    const answer = { withdrawalId: part, quantities: [0, 1], refundId: randomUUID(), amount };
    expect(await need(refundWithdrawal(shop.services, MAXI, answer))).toMatchObject({
      outcome: 'refunded',
      refund: { amount, state: 'done' },
    });
    expect((await orderOf(shop, order.number)).state).toBe('paid');
    await need(askRefund(shop.services, MAXI, goodwill(order, 700)));
    const rest = cents(order.total - amount - 700);
    const whole = { withdrawalId: await declared(order), quantities: [1, 1], refundId: randomUUID() };
    expect(await need(refundWithdrawal(shop.services, MAXI, { ...whole, amount: rest }))).toMatchObject({
      outcome: 'cancelled',
      refund: { amount: rest },
    });
    expect(await leftOf(order)).toBe(0);
    expect(await trailOf(shop, order.id)).toEqual(
      expect.arrayContaining([
        'Maxi: Withdrawal assigned → closed: refunded',
        'Maxi: Withdrawal assigned → closed: order cancelled',
        expect.stringMatching(/^Maxi: Refund none → [\d.,]+ € requested: Withdrawal$/),
      ]),
    );
  });
});
