import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addDays, dayOf } from '../../domain/calendar/day.ts';
import { customLineFor } from '../../domain/cart/cart-line.ts';
import { CONFIGURATORS } from '../../domain/configurator/tables.ts';
import { CONDITION_CHECKS, type ConditionCheck } from '../../domain/returns/fitted.ts';
import { readCounts } from '../../server/admin/read-figures.ts';
import { readOrder } from '../../server/admin/read-order.ts';
import { askReturn } from '../../server/order-page/ask-return.ts';
import { readOrderPage, type ShopperOrder } from '../../server/order-page/read-order.ts';
import { orderPath } from '../../server/orders/order-link.ts';
import { orderNotices } from '../../server/platform/db/schema/orders.ts';
import { returnRequests } from '../../server/platform/db/schema/returns.ts';
import { declineReturn, giveReturnNumber } from '../../server/returns/answer-request.ts';
import { readReturns } from '../../server/returns/read-returns.ts';
import { checkReturn, goodsReceived } from '../../server/returns/receive-return.ts';
import { deliverOrder } from '../../server/shipping/deliver-order.ts';
import { eventually } from '../fixtures/eventually.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { mailsAbout } from '../fixtures/orders.ts';
import { FISHBONE } from '../fixtures/pickups.ts';
import {
  BEA,
  CUSTOM,
  MAXI,
  makeAndShip,
  need,
  orderOf,
  payFor,
  STRAT_SET,
  trailOf,
} from '../fixtures/workshop.ts';

const shop = await openFileShop();

async function sent() {
  const order = await payFor(shop, [STRAT_SET, { ...CUSTOM, quantity: 3 }]);
  await makeAndShip(shop, order);
  const path = orderPath(shop.services, order.id, 'en');
  return {
    ...order,
    ask: (strat: number, custom: number) =>
      shop.sendForm(path, { what: 'return', 'quantity-0': String(strat), 'quantity-1': String(custom) }),
    page: async () => (await shop.get(path)).body as ShopperOrder,
  };
}

const under = async (number: string) =>
  (await readReturns(shop.services)).requests.filter((row) => row.order.number === number);

it('is listed under Returns with its goods by name, counted, and reported by name [row D148]', async () => {
  const before = await readCounts(shop.services);
  const order = await sent();
  expect((await order.ask(0, 2)).status).toBe(303);
  const [row, ...more] = await under(order.number);
  expect(more).toEqual([]);
  expect(row?.lines.map(({ name, asked, most }) => [name, asked, most])).toEqual([
    ['Stratocaster set', 0, 1],
    ['Custom Humbucker', 2, 3],
  ]);
  expect((await readCounts(shop.services)).returns).toBe(before.returns + 1);
  const goods = '2 × Custom Humbucker (Fishbone, Forest/Copper, 52 mm, 8 kΩ)';
  const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
  expect(plain((await trailOf(shop, order.id)).at(-1))).toBe(`buyer: Return requested none → ${goods}`);
  const view = await readOrder(shop.services, order.number);
  expect(view?.request?.quantities).toEqual([0, 2]);
  expect(plain(view?.notices.find(({ about }) => about === 'return asked')?.detail)).toBe(goods);
  const { makers } = await mailsAbout(shop, order.number, { makers: 1, shopper: 1 });
  expect(plain(makers[0]?.text)).toContain(goods);
});

it('is answered once: by a number, which the buyer sees, or by declining it [row D148]', async () => {
  const order = await sent();
  await order.ask(1, 1);
  expect((await order.page()).askedToSendBack).toBeDefined();
  const [row] = await under(order.number);
  const answer = { number: order.number, quantities: [1, 1], requestId: row?.id };
  const both = await Promise.all([
    giveReturnNumber(shop.services, MAXI, answer),
    giveReturnNumber(shop.services, BEA, { ...answer, quantities: [0, 1] }),
  ]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ status: 409 });
  expect(await under(order.number)).toEqual([]);
  const page = await order.page();
  expect(page.askedToSendBack).toBeUndefined();
  expect(page.back).toHaveLength(1);

  // Pickups on their way back cannot be requested again; the others can.
  const left = page.lines.map(({ returnable }) => returnable);
  expect(left[0]).toBeLessThanOrEqual(1);
  expect((await order.ask(5, 5)).status).toBe(303);
  const [next] = await under(order.number);
  expect(next?.lines.map(({ asked }) => asked)).toEqual(left);
  const decline = { requestId: next?.id ?? '', reason: 'Worn strings only.' };
  await need(declineReturn(shop.services, BEA, decline));
  expect(await declineReturn(shop.services, MAXI, decline)).toMatchObject({ status: 409 });
  expect(await under(order.number)).toEqual([]);
  expect((await order.page()).askedToSendBack).toBeUndefined();
  expect((await trailOf(shop, order.id)).at(-1)).toBe(
    'Bea: Return requested open → declined: Worn strings only.',
  );
});

it('follows the buyer’s latest request, and a repeated one counts once', async () => {
  const order = await sent();
  for (const [strat, custom] of [
    [1, 0],
    [1, 0],
    [0, 3],
  ] as const)
    await order.ask(strat, custom);
  const rows = await under(order.number);
  expect(rows.map(({ lines }) => lines.map(({ asked }) => asked))).toEqual([[0, 3]]);
  const { db } = shop.database;
  const kept = await db.select().from(returnRequests).where(eq(returnRequests.orderId, order.id));
  expect(kept.map(({ state }) => state).sort()).toEqual(['open', 'replaced']);
  const told = await db.select().from(orderNotices).where(eq(orderNotices.orderId, order.id));
  expect(told.filter(({ about }) => about === 'return asked')).toHaveLength(2);
  // Two simultaneous presses make one request.
  await Promise.all([order.ask(1, 1), order.ask(1, 1), order.ask(1, 1)]);
  expect(await under(order.number)).toHaveLength(1);
  // An answer to an outdated request is refused.
  expect(
    await giveReturnNumber(shop.services, MAXI, {
      number: order.number,
      quantities: [0, 3],
      requestId: rows[0]?.id,
    }),
  ).toMatchObject({ status: 409 });
});

it('stays in time, however late the makers answer', async () => {
  const order = await sent();
  await order.ask(0, 1);
  const [row] = await under(order.number);
  const answer = { number: order.number, quantities: [0, 1] };
  const late = { ...shop.services, now: () => new Date(Date.now() + 30 * 86_400_000) };
  expect(await giveReturnNumber(late, MAXI, answer)).toMatchObject({ status: 422 });
  const { postBy } = await need(giveReturnNumber(late, MAXI, { ...answer, requestId: row?.id }));
  // A week for posting it, from the day of the number.
  expect(postBy).toBe(addDays(dayOf(late.now()), 7));
  await eventually(async () => (await under(order.number)).length === 0, 'answered');
});

const inDays = (days: number) => ({
  ...shop.services,
  now: () => new Date(Date.now() + days * 86_400_000),
});

it('for a fitted pickup is possible for 21 days from delivery, for a plain one from purchase; the recorded condition is kept [rows D847, D848]', async () => {
  const choices = { ...FISHBONE.choices, connector: 'quick' };
  const order = await payFor(shop, [STRAT_SET, customLineFor(CONFIGURATORS.humbucker, choices)]);
  const { number } = await makeAndShip(shop, order);
  await need(deliverOrder(inDays(30), MAXI, { number }));
  const fields = (strat: number, custom: number) => ({
    'quantity-0': String(strat),
    'quantity-1': String(custom),
  });
  expect(await askReturn(inDays(45), order, fields(1, 0))).toMatchObject({ refused: 'too late' });
  expect(await askReturn(inDays(45), order, fields(0, 1))).toBeUndefined();
  expect(await askReturn(inDays(53), order, fields(0, 1))).toMatchObject({ refused: 'too late' });
  const { view, lines } = await readOrderPage(
    inDays(45),
    await orderOf(shop, number),
    { language: 'en', form: undefined, done: undefined },
    undefined,
  );
  expect(view.sendBack).toMatchObject({ may: false, fitted: { may: true } });
  expect(lines.map(({ returnable }) => returnable)).toEqual([0, 1]);

  const refused = { number, quantities: [1, 1] };
  expect(await giveReturnNumber(inDays(45), MAXI, refused)).toMatchObject({ status: 422 });
  const given = await need(giveReturnNumber(inDays(45), MAXI, { number, quantities: [0, 1] }));
  expect(given.postBy).toBe(addDays(dayOf(inDays(30).now()), 21));

  const { returnNumber } = given;
  const look = (intact: readonly ConditionCheck[]) =>
    checkReturn(shop.services, MAXI, { returnNumber, intact });
  expect(await look(['lead'])).toMatchObject({ status: 409 });
  await need(goodsReceived(shop.services, MAXI, { returnNumber }));
  const seen = async () =>
    (await readReturns(shop.services)).open.find((row) => row.returnNumber === returnNumber)?.condition;
  expect(await seen()).toBeNull();
  await need(look(['wax', 'lead', 'screws']));
  expect(await seen()).toEqual(['lead', 'screws', 'wax']);
  await need(look(CONDITION_CHECKS));
  await need(look(CONDITION_CHECKS));
  expect((await trailOf(shop, order.id)).filter((line) => line.includes('not in order'))).toEqual([
    `Maxi: ${returnNumber} none → not in order: Cover unscratched`,
    `Maxi: ${returnNumber} not in order: Cover unscratched → undamaged`,
  ]);
});
