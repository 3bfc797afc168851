import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dayOf, monthOf } from '#domain/calendar/day.ts';
import { writeLine } from '#domain/cart/cart-line.ts';
import { EXAMPLE_ROWS } from '#domain/customs/example-rows.ts';
import { add, cents } from '#domain/money.ts';
import { readFigures } from '../../server/admin/read-figures.ts';
import { readCustoms } from '../../server/customs/read-rows.ts';
import { orderGoods } from '../../server/orders/order-goods.ts';
import { importRows } from '../../server/platform/db/schema/customs.ts';
import { orders } from '../../server/platform/db/schema/orders.ts';
import { refunds } from '../../server/platform/db/schema/returns.ts';
import { startProduction } from '../../server/production/hold-unit.ts';
import { askRefund } from '../../server/returns/ask-refund.ts';
import { finishHandOver } from '../../server/shipping/hand-over.ts';
import { endPause, pauseSale } from '../../server/shopfront/pauses.ts';
import { apply, issue, keyOf, openCheckout, pay, tryCode } from '../fixtures/codes.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { orderPaidBy } from '../fixtures/orders.ts';
import { changeRows } from '../fixtures/rows.ts';
import { CUSTOM, MAXI, need, orderOf, payFor, STRAT_SET, signedIn, windAll } from '../fixtures/workshop.ts';

type Signed = Awaited<ReturnType<typeof signedIn>>;
const shop = await openFileShop();
const maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
const bea = await signedIn(shop, { role: 'staff', name: 'Bea' });

/** Totals of the month's sales and refunds. */
async function monthNow() {
  const month = monthOf(dayOf(shop.services.now()));
  const {
    gross,
    vat,
    net,
    goods,
    shipping,
    duty,
    refunds: back,
  } = (await readFigures(shop.services, month)).all;
  return { gross, vat, net, goods, shipping, duty, refunds: back };
}

it('the database contains the example rows of the code, as written and ended by the migrations', async () => {
  const { rows } = await readCustoms(shop.services);
  const inOrder = [...rows.imports].sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(inOrder).toEqual(EXAMPLE_ROWS.imports);
});

describe('a day on which something ends', () => {
  it('lets a checkout pay with the duty rate of the day on which it began, and opens no other [row D444]', async () => {
    const { db } = shop.database;
    const { clientSecret, sessionId } = await shop.addressed([writeLine(STRAT_SET)], 'US');
    const quoted = await orderPaidBy(shop, sessionId);
    // Opened last evening; the row has ended at midnight.
    const evening = new Date(shop.services.now().getTime() - 24 * 3_600_000);
    await db.update(orders).set({ createdAt: evening }).where(eq(orders.id, quoted.id));
    const open = and(eq(importRows.kind, 'duty'), isNull(importRows.until));
    const ended = await db
      .update(importRows)
      .set({ until: dayOf(evening) })
      .where(open)
      .returning({ id: importRows.id });
    try {
      await shop.shipTo(sessionId, 'US');
      expect((await shop.pay(clientSecret)).outcome).toBe('paid');
      await shop.get(`/api/shop/checkout-status?session_id=${sessionId}`);
      expect(await orderOf(shop, quoted.number)).toMatchObject({
        state: 'paid',
        duty: 2400,
        total: quoted.total,
        customs: { terms: 'duty prepaid', duty: 2400, closed: null },
      });
      const next = await shop.checkout([writeLine(STRAT_SET)]);
      await expect(shop.shipTo(next.sessionId, 'US')).rejects.toThrow('no duty rate in force');
    } finally {
      await changeRows(
        shop,
        importRows,
        inArray(
          importRows.id,
          ended.map(({ id }) => id),
        ),
        { until: null },
      );
    }
  });

  it('lets a checkout with a paused item pay, marks carts, and changes no paid order [row D445]', async () => {
    const line = writeLine(CUSTOM);
    const paid = await payFor(shop);
    const { clientSecret, sessionId } = await shop.checkout([line]);
    const pause = await need(
      pauseSale(shop.services, MAXI, {
        target: 'color=forest model=fishbone of=humbucker',
        state: 'paused',
        words: 'again from Wed 2 December',
        until: null,
        endsWithGoods: false,
      }),
    );
    const said = /Fishbone.* is paused: again from Wed 2 December/;
    for (const [path, body] of [
      ['checkout', [line]],
      ['charges-abroad', { items: [line], country: 'US' }],
      ['express-checkout', { items: [line] }],
    ] as const) {
      const answer = await shop.post(`/api/shop/${path}`, body);
      expect([path, answer.status]).toEqual([path, 409]);
      expect((answer.body as { error: string }).error).toMatch(said);
    }
    await shop.shipTo(sessionId, 'US');
    expect((await shop.pay(clientSecret)).outcome).toBe('paid');
    await shop.get(`/api/shop/checkout-status?session_id=${sessionId}`);
    expect(await orderPaidBy(shop, sessionId)).toMatchObject({
      state: 'paid',
      customs: { terms: 'duty prepaid' },
    });
    expect(await orderOf(shop, paid.number)).toEqual(paid);
    await need(endPause(shop.services, MAXI, { id: pause.id }));
  });
});

it('a code, a duty and refunds of one order add up to the cent, in parts, in total, and in the month [row D446]', async () => {
  const { code } = await issue(shop, { percent: 10 });
  const before = await monthNow();
  const checkout = await openCheckout(shop, [{ ...CUSTOM, quantity: 2 }]);
  await shop.shipTo(checkout.sessionId, 'US');
  await apply(shop, checkout.clientSecret, keyOf(await tryCode(shop, checkout.sessionId, code)));
  const { order } = await pay(shop, checkout);
  expect(order).toMatchObject({
    state: 'paid',
    goods: 30_000,
    duty: 3000,
    customs: { terms: 'duty prepaid' },
  });
  const { customs, discount, goods, duty, shipping, total, number } = order;
  if (!customs) throw new Error('no record');
  // The customs value is the amount paid, whichever line the provider discounted.
  expect(customs.value + customs.duty).toBe(goods + duty - discount);
  expect(total).toBe(customs.value + customs.duty + shipping);

  // The page after the payment adds up to the amount paid.
  const shown = await orderGoods(shop.database.db, number, 'en');
  if (!shown) throw new Error('not shown');
  expect(add(...shown.lines.map(({ sum }) => sum), shown.shipping, shown.duty) - shown.discount).toBe(total);
  expect(shown.customs).toEqual([expect.stringContaining('is prepaid here')]);

  const asked = { number, shipping: cents(0), goodwill: cents(0), reason: 'One of two' };
  const half = cents(Math.floor(customs.value / 2));
  await need(
    askRefund(shop.services, MAXI, {
      ...asked,
      id: randomUUID(),
      quantities: [1],
      duty: cents(0),
      amount: half,
    }),
  );
  const rest = cents(total - half);
  const too = { ...asked, quantities: [1], shipping, duty: cents(customs.duty + 1) };
  expect(await askRefund(shop.services, MAXI, { ...too, id: randomUUID(), amount: rest })).toMatchObject({
    ok: false,
  });
  await need(askRefund(shop.services, MAXI, { ...too, id: randomUUID(), duty: customs.duty, amount: rest }));
  const back = await shop.database.db.select().from(refunds).where(eq(refunds.orderId, order.id));
  expect(add(...back.map(({ amount }) => amount))).toBe(total);
  expect(await monthNow()).toEqual({
    ...before,
    goods: before.goods + customs.value,
    duty: before.duty + customs.duty,
    shipping: before.shipping + shipping,
    refunds: before.refunds - total,
  });
});

it('two makers at one parcel hand it over once, see each other’s changes, and never overwrite an unseen weight [row D447]', async () => {
  const { number } = await payFor(shop, [STRAT_SET]);
  await need(startProduction(shop.services, MAXI, { number }));
  await windAll(shop, await orderOf(shop, number));
  const weigh = (who: Signed, version: number, grams: number) =>
    who.call('pack', { number, version, parcels: [{ box: 'M', grams }], labelPrinted: true });
  const { version } = await orderOf(shop, number);
  const weighed = await Promise.all([weigh(maxi, version, 900), weigh(bea, version, 950)]);
  expect(weighed.map(({ status }) => status).sort()).toEqual([200, 409]);
  await maxi.call('scan-label', { number, carrier: 'dhl', tracking: ['00340434161828391234'] });
  const ids = [randomUUID(), randomUUID()] as const;
  const handed = await Promise.all([
    maxi.call('hand-over', { id: ids[0], numbers: [number] }),
    bea.call('hand-over', { id: ids[1], numbers: [number] }),
  ]);
  expect(handed.map(({ status }) => status).sort()).toEqual([200, 409]);
  const first = handed[0].status === 200;
  expect(handed[first ? 1 : 0].body).toMatchObject({
    error: `${first ? 'Maxi' : 'Bea'} is handing over ${number}.`,
  });
  const id = ids[first ? 0 : 1];
  expect((await (first ? bea : maxi).call('undo-hand-over', { id })).status).toBe(200);
  const later = { ...shop.services, now: () => new Date(shop.services.now().getTime() + 61_000) };
  await finishHandOver(later, id);
  expect((await orderOf(shop, number)).state).toBe('in the making');
});
