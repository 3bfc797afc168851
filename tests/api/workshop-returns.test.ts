import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addDays, dayInWords, dayOf } from '#domain/calendar/day.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { guaranteeUntil } from '#domain/legal/guarantee.ts';
import { readOrderPage } from '../../server/order-page/read-order.ts';
import { readTrail } from '../../server/orders/read-trail.ts';
import { orders } from '../../server/platform/db/schema/orders.ts';
import { units } from '../../server/platform/db/schema/production.ts';
import { withdrawals } from '../../server/platform/db/schema/returns.ts';
import { readDay } from '../../server/production/index.ts';
import { giveReturnNumber } from '../../server/returns/answer-request.ts';
import {
  answerWithdrawal,
  matchWithdrawal,
  refundWithdrawal,
  settleWithdrawal,
} from '../../server/returns/answer-withdrawal.ts';
import { askRefund } from '../../server/returns/ask-refund.ts';
import { readReturns } from '../../server/returns/read-returns.ts';
import { goodsReceived } from '../../server/returns/receive-return.ts';
import { deliverOrder } from '../../server/shipping/deliver-order.ts';
import { eventually } from '../fixtures/eventually.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { refundOf } from '../fixtures/orders.ts';
import { rowsIn } from '../fixtures/rows.ts';
import {
  BEA,
  CUSTOM,
  MAXI,
  makeAndShip,
  need,
  orderOf,
  payFor,
  signedIn,
  unitsIn,
} from '../fixtures/workshop.ts';

const shop = await openFileShop();

async function delivered() {
  const { number } = await makeAndShip(shop, await payFor(shop, [{ ...CUSTOM, quantity: 2 }]));
  await need(deliverOrder(shop.services, MAXI, { number }));
  return orderOf(shop, number);
}

/** A withdrawal by form, and the entry found for it. */
async function withdraw(orderNumber: string, goods: string | null = null, email = 'jonas@example.org') {
  const declared = { name: 'Jonas Beispiel', orderNumber, email, goods };
  const maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
  expect((await maxi.call('enter-withdrawal', declared)).status).toBe(200);
  const find = async () => {
    const [row] = await rowsIn(
      shop,
      withdrawals,
      and(eq(withdrawals.orderNumber, orderNumber), eq(withdrawals.email, email)),
    );
    return row;
  };
  await eventually(async () => (await find())?.state !== 'received', 'looked for its order');
  const row = await find();
  if (!row) throw new Error('no withdrawal');
  return row;
}

describe('withdrawals and returns', () => {
  it('cancel an order that has not left, and refund it', async () => {
    const { services } = shop;
    const order = await payFor(shop);
    const declared = await withdraw(order.number);
    expect((await readReturns(services)).withdrawals.map(({ id }) => id)).toContain(declared.id);
    const answer = { withdrawalId: declared.id, quantities: [1], refundId: randomUUID() };
    expect(await answerWithdrawal(services, MAXI, answer)).toMatchObject({ status: 409 });
    expect(await need(refundWithdrawal(services, MAXI, answer))).toMatchObject({
      outcome: 'cancelled',
      refund: { state: 'done', amount: order.total },
    });
    expect(await refundWithdrawal(services, BEA, answer)).toMatchObject({ status: 409 });
    expect(await orderOf(shop, order.number)).toMatchObject({ state: 'refunded', refunded: order.total });
  });

  it('of a shipped order wait for the goods under a number, with fourteen days from the declaration', async () => {
    const { services } = shop;
    const order = await delivered();
    const { number } = order;
    const declared = await withdraw('GW-mistyped', 'one of two', 'jonas.typo@example.org');
    expect(declared.state).toBe('unmatched');
    await need(matchWithdrawal(services, MAXI, { withdrawalId: declared.id, number }));
    const answer = { withdrawalId: declared.id, quantities: [1] };
    const { returnNumber } = await need(answerWithdrawal(services, MAXI, answer));
    expect(returnNumber).toMatch(/^W-\d\d-\d{4}$/);
    const open = (await readReturns(services)).open.find((row) => row.returnNumber === returnNumber);
    expect(open).toMatchObject({
      kind: 'withdrawal',
      step: 0,
      stepWords: 'told us',
      money: { words: '14 days' },
    });
    expect(open?.owed).toMatchObject({ kind: 'owed', amount: order.goods / 2 });
    await need(goodsReceived(services, BEA, { returnNumber }));
    expect((await orderOf(shop, number)).state).toBe('delivered');
    const goods = { quantities: [1], reason: 'Withdrawal', returnId: open?.id ?? '' };
    await need(askRefund(services, BEA, refundOf(number, goods)));
    const done = (await readReturns(services)).done.find((row) => row.returnNumber === returnNumber);
    expect(done?.money).toMatchObject({ tone: 'done', detail: 'day 0 of 14' });
    expect(await giveReturnNumber(services, BEA, { number, quantities: [2] })).toMatchObject({ status: 422 });
  });

  it('without an order are closed with a reason, and none twice', async () => {
    const declared = await withdraw('GW-nobody', null, 'nobody@example.org');
    const settling = { withdrawalId: declared.id, reason: 'No order of ours.' };
    await need(settleWithdrawal(shop.services, MAXI, settling));
    expect(await settleWithdrawal(shop.services, BEA, settling)).toMatchObject({ status: 409 });
  });
});

describe('a repair under the legal guarantee', () => {
  const enter = async (number: string, repair: { unit: number; on: string; fault: string }) => {
    const maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
    return maxi.call('enter-repair', { number, ...repair });
  };
  it('extends it by twelve months for that pickup, once, and its buyer reads it in a mail and on the page [rows D665, D666]', async () => {
    const order = await delivered();
    const { number } = order;
    const today = dayOf(new Date());
    const repair = { unit: 2, on: today, fault: 'a lead had come loose' };
    // One of two simultaneous presses takes effect.
    const answers = await Promise.all([enter(number, repair), enter(number, repair)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);

    const made = await shop.database.db.select().from(units).where(eq(units.orderId, order.id));
    const serial = made.find((unit) => unit.number === 2)?.serial ?? '';
    const [two, three] = [guaranteeUntil(today, false), guaranteeUntil(today, true)];
    const log = await readTrail(shop.database.db, order.id);
    expect(log.filter(({ kind }) => kind === 'repaired')).toMatchObject([
      { what: 'Pickup 2 repaired under the guarantee', by: 'Maxi' },
    ]);
    const told = async () =>
      (await shop.mails()).find(({ subject }) => subject.includes(`${serial} is repaired`));
    await eventually(async () => (await told()) !== undefined, 'told of the repair');
    const mail = await told();
    expect(mail?.subject).toBe(`Order ${number}: ${serial} is repaired`);
    expect(mail?.text).toContain(dayInWords(three, 'en', 'dated'));
    expect(mail?.text).toContain('a lead had come loose');

    for (const language of LANGUAGES) {
      const asked = { language, form: undefined, done: undefined };
      const page = await readOrderPage(shop.services, await orderOf(shop, number), asked, undefined);
      expect(page.guarantee).toMatchObject({ until: two, repairs: [{ serial, on: today, until: three }] });
    }
  });

  it('of a returned pickup: received, repaired, sent back, a mail each, and listed on the day page meanwhile [row D719]', async () => {
    const order = await delivered();
    const { number, id } = order;
    const maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
    const call = async (name: string, asked: object) =>
      (await maxi.call(name, { number, unit: 1, ...asked })).status;
    const waits = async () =>
      (await readDay(shop.services)).waiting.flatMap((row) => (row.number === number ? row.why : []));
    const back = { carrier: 'dhl', tracking: '00340434161828391234' };
    const fault = 'no sound';
    expect(await call('send-repair-back', back)).toBe(409);
    const received = await Promise.all([1, 2].map(() => call('receive-repair', { fault })));
    expect(received.sort()).toEqual([200, 409]);
    expect(await waits()).toEqual(['repair']);
    const today = dayOf(new Date());
    expect(await call('enter-repair', { on: today, fault })).toBe(200);
    expect(await waits()).toEqual(['way back']);
    expect(await call('send-repair-back', { ...back, tracking: '' })).toBe(422);
    expect(await call('send-repair-back', back)).toBe(200);
    expect(await waits()).toEqual([]);
    // A second repair does not extend the guarantee, but proceeds.
    expect(await call('receive-repair', { fault })).toBe(200);
    expect(await call('enter-repair', { on: today, fault })).toBe(200);
    expect(await call('send-repair-back', { carrier: 'hand', tracking: '' })).toBe(200);
    const [row] = await unitsIn(shop, id);
    const serial = row?.serial ?? '';
    const told = async (words: string) =>
      (await shop.mails()).filter(({ subject }) => subject === `Order ${number}: ${serial} ${words}`).length;
    await eventually(async () => (await told('is on its way back')) === 2, 'told of both ways back');
    expect([await told('is here for repair'), await told('is repaired')]).toEqual([2, 1]);
    const kinds = (await readTrail(shop.database.db, id)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => /^repair/.test(kind))).toEqual([
      ...['repair-sent', 'repair-finished', 'repair-received'],
      ...['repair-sent', 'repaired', 'repair-received'],
    ]);
  });

  it('is refused without a running guarantee', async () => {
    const order = await delivered();
    const { number } = order;
    const today = dayOf(new Date());
    const fault = 'a lead';
    const refusals: readonly [
      repair: { unit: number; on: string; fault: string },
      status: number,
      error: RegExp,
    ][] = [
      [{ unit: 3, on: today, fault }, 422, /no pickup 3/],
      [{ unit: 1, on: addDays(today, 1), fault }, 422, /today or an earlier day/],
      [{ unit: 1, on: addDays(today, -1), fault }, 422, /before the delivery/],
      [{ unit: 1, on: today, fault: ' ' }, 400, /what was wrong/],
    ];
    for (const [repair, status, error] of refusals)
      expect(await enter(number, repair)).toMatchObject({
        status,
        body: { error: expect.stringMatching(error) },
      });
    const older = new Date('2026-07-30T12:00:00Z');
    await shop.database.db.update(orders).set({ paidAt: older }).where(eq(orders.id, order.id));
    expect(await enter(number, { unit: 1, on: today, fault })).toMatchObject({ status: 409 });

    const { number: onItsWay } = await payFor(shop);
    expect(await enter(onItsWay, { unit: 1, on: today, fault })).toMatchObject({
      status: 409,
      body: { error: `Order ${onItsWay} is not delivered yet, so its guarantee has not started.` },
    });
  });
});
