import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import { slipRequest } from '../../server/admin/papers.ts';
import { readBoard } from '../../server/admin/read-board.ts';
import { readOrder } from '../../server/admin/read-order.ts';
import { orders } from '../../server/platform/db/schema/orders.ts';
import { units } from '../../server/platform/db/schema/production.ts';
import { refunds } from '../../server/platform/db/schema/returns.ts';
import { holdUnit, startProduction } from '../../server/production/hold-unit.ts';
import { readQueue } from '../../server/production/index.ts';
import { agreeEarlierUnits } from '../../server/returns/agree-units.ts';
import { askRefund } from '../../server/returns/ask-refund.ts';
import { cancelOrder } from '../../server/returns/cancel-order.ts';
import { finishRefund } from '../../server/returns/finish-refund.ts';
import { packOrder } from '../../server/shipping/index.ts';
import { readNeeds } from '../../server/stock/read-needs.ts';
import { eventually } from '../fixtures/eventually.ts';
import { hurry } from '../fixtures/hurry.ts';
import { goodwillOf, intentOf, mailsAbout, refundOf, sentBackOf } from '../fixtures/orders.ts';
import type { Fault } from '../fixtures/provider-stub.ts';
import { openStubbedShop } from '../fixtures/stubbed-shop.ts';
import {
  BEA,
  CUSTOM,
  MAXI,
  need,
  orderOf,
  payFor,
  STRAT_NECK,
  signedIn,
  trailOf,
  unitsIn,
  windAll,
} from '../fixtures/workshop.ts';

const { shop, stub } = await openStubbedShop();

type Paid = Awaited<ReturnType<typeof payFor>>;

const sentBack = (order: Paid) => sentBackOf(shop, order);

const rowOf = async (id: string) => {
  const [row] = await shop.database.db.select().from(refunds).where(eq(refunds.id, id));
  return row;
};

describe('a refund', () => {
  it('is made once, however often and by however many people it is pressed [row D137]', async () => {
    const order = await payFor(shop);
    const asked = goodwillOf(order.number, 4000);
    const answers = await Promise.all(
      [MAXI, BEA, MAXI, BEA].map((by) => need(askRefund(shop.services, by, asked))),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    await eventually(async () => (await rowOf(asked.id))?.state === 'done', 'done');
    expect(await sentBack(order)).toEqual([4000]);
    expect((await trailOf(shop, order.id)).filter((line) => line.includes('Refund'))).toHaveLength(2);
    const { shopper } = await mailsAbout(shop, order.number, { makers: 0, shopper: 2 });
    expect(shopper.filter(({ subject }) => subject.includes('refund of'))).toHaveLength(1);
    expect((await orderOf(shop, order.number)).refunded).toBe(4000);
  });

  it.each([
    ['refund', (order) => ({ ...goodwillOf(order.number, 700), amount: 700 })],
    ['cancel', ({ number, total }) => ({ number, refundId: randomUUID(), amount: total })],
  ] satisfies [string, (order: Paid) => object][])(
    'mails the message to its buyer only, and records the note for the makers: %s [case M6] [row D683]',
    async (call, asked) => {
      const maker = await signedIn(shop, { role: 'staff', name: 'Maxi' });
      const order = await payFor(shop);
      const words = { reason: 'He shouted at Bea', message: 'Sorry for the wait.' };
      expect((await maker.call(call, { ...asked(order), ...words })).status).toBe(200);
      const { shopper } = await mailsAbout(shop, order.number, { makers: 0, shopper: 2 });
      const text = shopper.map((mail) => mail.text + mail.html).join();
      expect(text).toContain('Sorry for the wait.');
      expect(text).not.toContain('He shouted');
      expect((await trailOf(shop, order.id)).join()).toContain('He shouted at Bea');
    },
  );

  it('never exceeds the payment, in parts, at the same time, or beside the dashboard [row D137]', async () => {
    const order = await payFor(shop, [{ ...CUSTOM, quantity: 2 }]);
    const { number, total } = order;
    const most = await readOrder(shop.services, number);
    expect(most?.refundable.atMost).toBe(total);
    const over = await askRefund(shop.services, MAXI, goodwillOf(number, total + 1));
    expect(over).toMatchObject({ ok: false, status: 422 });
    const half = cents(Math.ceil(total / 2) + 1);
    const both = await Promise.all([
      askRefund(shop.services, MAXI, goodwillOf(number, half)),
      askRefund(shop.services, BEA, goodwillOf(number, half)),
    ]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    // A refund in the provider's dashboard counts and is in the books.
    const payment_intent = await intentOf(shop, order);
    await shop.services.stripe.refunds.create({ payment_intent, amount: 100 });
    await eventually(async () => (await orderOf(shop, number)).refunded === half + 100, 'heard');
    const after = await readOrder(shop.services, number);
    expect(after?.refundable.atMost).toBe(total - half - 100);
    expect(after?.refunds.map(({ amount, by, state }) => [amount, by, state])).toEqual([
      [half, expect.any(String), 'done'],
      [100, 'payment', 'done'],
    ]);
  });

  // One of each kind: done without a response, unreadable, refused for now. The same code retries all others.
  it.each<Fault>(['late', 'garbage', 429])(
    'is made once if the provider answers with "%s" in the middle [row D137]',
    async (fault) => {
      const order = await payFor(shop);
      const asked = goodwillOf(order.number, 1234);
      stub.fail(/^POST \/v1\/refunds$/, fault);
      const answer = await need(askRefund(shop.services, MAXI, asked));
      expect(['asked', 'done']).toContain(answer.state);
      stub.heal();
      await finishRefund(shop.services, asked.id);
      expect((await rowOf(asked.id))?.state).toBe('done');
      expect(await sentBack(order)).toEqual([1234]);
      expect((await orderOf(shop, order.number)).refunded).toBe(1234);
    },
  );

  it('that was stored before a crash is made by its job', async () => {
    const order = await payFor(shop);
    const id = randomUUID();
    stub.fail(/^(POST|GET) \/v1\/refunds/, 'reset');
    expect(await need(askRefund(shop.services, MAXI, goodwillOf(order.number, 500, id)))).toMatchObject({
      state: 'asked',
    });
    stub.heal();
    // The queue retries without a further request.
    await eventually(async () => {
      await hurry(shop);
      return (await rowOf(id))?.state === 'done';
    }, 'made by its job');
    expect(await sentBack(order)).toEqual([500]);
  });

  it('can be requested again after the provider refused it', async () => {
    const order = await payFor(shop);
    const id = randomUUID();
    stub.fail(/^POST \/v1\/refunds$/, 400);
    expect(await need(askRefund(shop.services, MAXI, goodwillOf(order.number, 500, id)))).toMatchObject({
      state: 'failed',
    });
    stub.heal();
    expect((await readOrder(shop.services, order.number))?.refundable.atMost).toBe(order.total);
    expect(await need(askRefund(shop.services, MAXI, goodwillOf(order.number, 500)))).toMatchObject({
      state: 'done',
    });
    expect(await sentBack(order)).toEqual([500]);
    const { makers } = await mailsAbout(shop, order.number, { makers: 1, shopper: 2 });
    expect(makers[0]?.subject).toContain('a refund could not be made');
  });

  it('is requested by one process at a time, so that none is both refused and made', async () => {
    const order = await payFor(shop);
    const asked = goodwillOf(order.number, 500);
    stub.fail(/^POST \/v1\/refunds$/, 400, 1);
    await Promise.all([MAXI, BEA, MAXI, BEA].map((by) => need(askRefund(shop.services, by, asked))));
    await finishRefund(shop.services, asked.id);
    stub.heal();
    const row = await rowOf(asked.id);
    expect(row?.state).toBe('failed');
    expect(await sentBack(order)).toEqual([]);
  });

  it('for another order under a known id is refused', async () => {
    const [one, other] = [await payFor(shop), await payFor(shop)];
    const asked = goodwillOf(one.number, 500);
    await need(askRefund(shop.services, MAXI, asked));
    expect(await askRefund(shop.services, MAXI, { ...asked, number: other.number })).toMatchObject({
      status: 422,
    });
  });
});

describe('a piece that is refunded before it is wound', () => {
  const one = (number: string) => refundOf(number, { quantities: [1], reason: 'One is enough' });
  const statesOf = async (id: string) => (await unitsIn(shop, id)).map(({ state }) => state);

  it('leaves board, queue, needs and parcel at once, and the rest can ship [case M5] [row D672]', async () => {
    const { services } = shop;
    const order = await payFor(shop, [{ ...STRAT_NECK, quantity: 2 }]);
    const { number, id } = order;
    await need(startProduction(services, MAXI, { number }));
    const counted = async () => ({
      needs: (await readNeeds(services.db)).toWind,
      queue: (await readQueue(services)).toWind,
      pickups: (await readBoard(services, MAXI)).groups.reduce((sum, { pickups }) => sum + pickups, 0),
    });
    const before = await counted();
    await need(askRefund(services, MAXI, one(number)));
    expect(await statesOf(id)).toEqual(['to wind', 'refunded']);
    expect(await counted()).toEqual({
      needs: before.needs - 1,
      queue: before.queue - 1,
      pickups: before.pickups - 1,
    });
    expect(await trailOf(shop, id)).toContain('Maxi: Piece 2 to wind → refunded');
    expect(await holdUnit(services, MAXI, { number, unit: 2, machine: 1 })).toMatchObject({ status: 404 });
    await windAll(shop, order);
    expect(await readOrder(services, number)).toMatchObject({
      ...{ step: 'wound', usual: { boxes: ['S'] } },
      lines: [{ units: [{ number: 1 }], refundedUnits: [{ number: 2 }] }],
    });
    await need(
      packOrder(services, MAXI, { number, parcels: [{ box: 'S', grams: 400 }], labelPrinted: true }),
    );
    expect((await need(slipRequest(services, number, 1, 'Maxi'))).pickups).toHaveLength(1);
  });

  it('is removed at startup if an earlier release refunded it; an empty order cannot be packed', async () => {
    const { services } = shop;
    // Its shipping stays paid, so the order goes on.
    const { number, id } = await payFor(shop);
    await need(startProduction(services, MAXI, { number }));
    await need(askRefund(services, MAXI, one(number)));
    const { db } = services;
    await db.update(units).set({ state: 'to wind' }).where(eq(units.orderId, id));
    await db.update(orders).set({ pickups: 1 }).where(eq(orders.id, id));
    await agreeEarlierUnits(services);
    expect(await statesOf(id)).toEqual(['refunded']);
    await agreeEarlierUnits(services);
    expect(await orderOf(shop, number)).toMatchObject({ pickups: 0, toWind: 0 });
    const packing = { number, parcels: [{ box: 'S' as const, grams: 400 }], labelPrinted: true };
    expect(await packOrder(services, MAXI, packing)).toMatchObject({
      error: 'All pieces have been refunded. Cancel the order instead.',
    });
  });

  it('is wound after all if its refund fails', async () => {
    const { number, id } = await payFor(shop, [{ ...STRAT_NECK, quantity: 2 }]);
    stub.fail(/^POST \/v1\/refunds$/, 400);
    expect(await need(askRefund(shop.services, MAXI, one(number)))).toMatchObject({ state: 'failed' });
    stub.heal();
    expect(await statesOf(id)).toEqual(['to wind', 'to wind']);
    expect(await orderOf(shop, number)).toMatchObject({ pickups: 2, toWind: 2 });
  });
});

it('a cancelled order frees the machines, sends everything back once, and ends', async () => {
  const order = await payFor(shop, [{ ...CUSTOM, quantity: 2 }]);
  const { number, total } = order;
  await need(holdUnit(shop.services, BEA, { number, unit: 1, machine: 2 }));
  const cancelling = { number, refundId: randomUUID(), reason: 'The customer asked.' };
  const both = await Promise.all([
    cancelOrder(shop.services, MAXI, cancelling),
    cancelOrder(shop.services, BEA, { ...cancelling, refundId: randomUUID() }),
  ]);
  expect(both.every(({ ok }) => ok)).toBe(true);
  await eventually(async () => (await orderOf(shop, number)).state === 'refunded', 'refunded');
  expect(await sentBack(order)).toEqual([total]);
  expect((await unitsIn(shop, order.id)).map(({ state, heldBy }) => [state, heldBy])).toEqual([
    ['to wind', null],
    ['to wind', null],
  ]);
});
