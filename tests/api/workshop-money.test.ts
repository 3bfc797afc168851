import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cents, formatEuro, ZERO } from '#domain/money.ts';
import { refunds } from '../../server/platform/db/schema/returns.ts';
import { giveReturnNumber } from '../../server/returns/answer-request.ts';
import { refundWithdrawal } from '../../server/returns/answer-withdrawal.ts';
import { askRefund } from '../../server/returns/ask-refund.ts';
import { readReturns } from '../../server/returns/read-returns.ts';
import { closeReturn, goodsReceived } from '../../server/returns/receive-return.ts';
import { eventually } from '../fixtures/eventually.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { LINES, moneyBack, type Ordered } from '../fixtures/money-back.ts';
import { goodwillOf, intentOf, refundOf } from '../fixtures/orders.ts';
import { BEA, MAXI, need, orderOf, payFor, trailOf } from '../fixtures/workshop.ts';

const shop = await openFileShop();

const { sent, providerSays, view, declared } = moneyBack(() => shop);
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

describe('money of an order', () => {
  it('of a return after goodwill can be refunded in full', async () => {
    const order = await sent();
    await need(askRefund(shop.services, MAXI, goodwillOf(order.number, 2000)));
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

  it('that was refunded before the goods came is not owed again: the row shows it, and can be closed', async () => {
    const order = await sent();
    const { returnNumber } = await need(
      giveReturnNumber(shop.services, MAXI, { number: order.number, quantities: [0, 1] }),
    );
    await need(askRefund(shop.services, MAXI, refundOf(order.number, { quantities: [0, 2] })));
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

  it('for goods is refunded once, although two makers press in two windows', async () => {
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

  it('that a bank returns is owed again, and its goods are listed under Returns again', async () => {
    const order = await sent();
    const { returnNumber } = await need(
      giveReturnNumber(shop.services, MAXI, { number: order.number, quantities: [0, 1] }),
    );
    const amount = await isPaidFor(order, returnNumber);
    const [row] = await shop.database.db.select().from(refunds).where(eq(refunds.orderId, order.id));
    const intent = await intentOf(shop, order);
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
    const { refunds: asked, refundable } = await view(order);
    expect([asked.map(({ state }) => state), refundable.atMost]).toEqual([['failed'], order.total]);
    const euro = formatEuro(cents(amount), { exact: true });
    expect(await trailOf(shop, order.id)).toContain(
      `payment: Refund ${euro} refunded → ${euro} failed`.replaceAll('\u00a0', ' '),
    );
  });
});

it('a withdrawal before the order leaves refunds a part; withdrawing the rest refunds all that is left, with shipping', async () => {
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
  await need(askRefund(shop.services, MAXI, goodwillOf(order.number, 700)));
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
