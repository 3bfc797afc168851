import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/day.ts';
import { cents, ZERO } from '#domain/money.ts';
import { figuresCsv, readFigures } from '../../server/admin/read-figures.ts';
import { readOrder } from '../../server/admin/read-order.ts';
import { orderGoods } from '../../server/orders/order-goods.ts';
import { orders } from '../../server/platform/db/schema/orders.ts';
import { rateLimits } from '../../server/platform/db/schema/platform.ts';
import { discountCodes } from '../../server/platform/db/schema/shopfront.ts';
import { askRefund } from '../../server/returns/ask-refund.ts';
import { readCodes } from '../../server/shopfront/read-codes.ts';
import { syncCode } from '../../server/shopfront/sync-code.ts';
import { withdrawCode } from '../../server/shopfront/withdraw-code.ts';
import {
  apply,
  buyWith,
  issue,
  keyOf,
  openCheckout,
  pay,
  rowOf,
  today,
  tryCode,
  wordsOf,
} from '../fixtures/codes.ts';
import { eventually } from '../fixtures/eventually.ts';
import { historyOf, mailsAbout } from '../fixtures/orders.ts';
import { callSandbox, payBySandbox } from '../fixtures/pay-by-sandbox.ts';
import { changeRows } from '../fixtures/rows.ts';
import { openStubbedShop } from '../fixtures/stubbed-shop.ts';
import { CUSTOM, MAXI, need, orderOf } from '../fixtures/workshop.ts';

const { shop } = await openStubbedShop();

const setEmail = (clientSecret: string, email: string) =>
  callSandbox(shop.publicUrl, 'update', { clientSecret, email });

describe('a code at the checkout', () => {
  it('reduces the goods, and appears in order, mail, documents, books and refunds [row D61]', async () => {
    const { code, id } = await issue(shop);
    const { order } = await buyWith(shop, code.toLowerCase().replaceAll('-', ' '), [
      { ...CUSTOM, quantity: 2 },
    ]);
    expect(order).toMatchObject({
      state: 'paid',
      goods: 30_000,
      discount: 6000,
      discountPercent: 20,
      total: 30_000 - 6000 + order.shipping,
    });
    expect((await historyOf(shop, order.paymentReference ?? '')).notices).toEqual([]);
    expect(order.codeId).toBe(id);
    expect((await rowOf(shop, id)).redeemedAt).toEqual(expect.any(Date));
    expect(await orderGoods(shop.database.db, order.number, 'en')).toMatchObject({ discount: 6000 });

    const { shopper } = await mailsAbout(shop, order.number, { makers: 0, shopper: 1 });
    const text = shopper[0]?.text.replaceAll('\u00a0', ' ') ?? '';
    expect(text).toContain('Discount code, 20 %');
    expect(text).toMatch(/[−-]60,00 €/);
    expect(text).toContain('240,00 €');

    const view = await readOrder(shop.services, order.number);
    expect(view).toMatchObject({ code, money: { discount: 6000, total: order.total } });
    expect(view?.money.vat.contained).toBe(Math.round((order.total * 19) / 119));
    expect(view?.refundable.lines[0]?.shares).toEqual([12_000, 24_000]);

    const month = today.slice(0, 7);
    const csv = await figuresCsv(shop.services, month, 'orders');
    expect(csv.split('\n').find((line) => line.includes(order.number))).toContain('240,00');
    expect((await readFigures(shop.services, month)).rows.length).toBeGreaterThan(0);

    // One of two comes back: its price is refunded, and never more than was paid in all.
    const one = { id: randomUUID(), number: order.number, quantities: [1], shipping: ZERO, goodwill: ZERO };
    expect((await need(askRefund(shop.services, MAXI, { ...one, reason: 'Return' }))).amount).toBe(12_000);
    const more = { ...one, id: randomUUID(), quantities: [], goodwill: cents(order.total - 12_000 + 1) };
    expect(await askRefund(shop.services, MAXI, { ...more, reason: 'Too much' })).toMatchObject({
      ok: false,
    });
    const rest = { ...more, id: randomUUID(), quantities: [1], goodwill: ZERO, shipping: order.shipping };
    expect((await need(askRefund(shop.services, MAXI, { ...rest, reason: 'The rest' }))).amount).toBe(
      order.total - 12_000,
    );
    await eventually(async () => (await orderOf(shop, order.number)).state === 'refunded', 'refunded');
  });

  it('of a campaign that ends before the payment is still valid for that order, and for no later one [row D784]', async () => {
    const { id, code } = await issue(shop, { word: 'LASTDAY', mostUses: null });
    const checkout = await openCheckout(shop);
    await shop.shipTo(checkout.sessionId, 'DE');
    await apply(shop, checkout.clientSecret, keyOf(await tryCode(shop, checkout.sessionId, code)));
    await changeRows(shop, discountCodes, eq(discountCodes.id, id), { until: addDays(today, -1) });
    // They can still enter an address, and pay what they were shown.
    await shop.shipTo(checkout.sessionId, 'DE');
    const { order } = await pay(shop, checkout);
    expect(order).toMatchObject({ state: 'paid', codeId: id, discountPercent: 20, discount: 3000 });
    expect(order.total).toBe(order.goods - 3000 + order.shipping);
    expect((await historyOf(shop, checkout.sessionId)).notices).toEqual([]);
    const later = await openCheckout(shop);
    expect(wordsOf(await tryCode(shop, later.sessionId, code))).toContain('expired on');
  });

  it('of a campaign that is revoked before the payment is paid as shown, and the makers get a notice [row D784]', async () => {
    const { id, code } = await issue(shop, { mostUses: null });
    const checkout = await openCheckout(shop);
    await shop.shipTo(checkout.sessionId, 'DE');
    await apply(shop, checkout.clientSecret, keyOf(await tryCode(shop, checkout.sessionId, code)));
    await need(withdrawCode(shop.services, MAXI, { id, reason: 'The campaign is over' }));
    const { order } = await pay(shop, checkout);
    expect(order).toMatchObject({ state: 'paid', codeId: id, discount: 3000 });
    expect((await historyOf(shop, checkout.sessionId)).notices).toEqual(['code misused']);
    // The provider's code is ended once no open order has it.
    expect((await rowOf(shop, id)).providerClosedAt).toBeNull();
    await syncCode(shop.services, id);
    const { providerClosedAt, providerReference } = await rowOf(shop, id);
    expect(providerClosedAt).not.toBeNull();
    expect(await shop.services.stripe.promotionCodes.retrieve(providerReference ?? '')).toMatchObject({
      active: false,
    });
  });

  it('is refused with the reason [row D62]', async () => {
    const checkout = await openCheckout(shop);
    const words = async (code: string) => {
      const answer = await tryCode(shop, checkout.sessionId, code);
      expect(answer.status).toBe(422);
      return wordsOf(answer);
    };
    expect(await words('THX-2222-2222')).toContain('do not know');
    expect(await words('hello')).toContain('do not know');
    const used = await issue(shop);
    const { order: before } = await buyWith(shop, used.code);
    expect(await words(used.code)).toContain('has already been used');
    // The previous release's form: the code points at its order.
    const { db } = shop.database;
    await db.update(orders).set({ codeId: null }).where(eq(orders.id, before.id));
    await db.update(discountCodes).set({ orderId: before.id }).where(eq(discountCodes.id, used.id));
    expect(await words(used.code)).toContain('has already been used');
    expect((await readOrder(shop.services, before.number))?.code).toBe(used.code);
    const old = await issue(shop);
    await changeRows(shop, discountCodes, eq(discountCodes.id, old.id), { until: addDays(today, -1) });
    expect(await words(old.code)).toContain('expired on');
    const bound = await issue(shop, { email: 'jonas@example.org' });
    expect(await words(bound.code)).toContain('Enter yours first');
    await setEmail(checkout.clientSecret, 'eve@example.org');
    expect(await words(bound.code)).toContain('another e-mail address');
    await setEmail(checkout.clientSecret, 'Jonas@example.org');
    const answer = await tryCode(shop, checkout.sessionId, bound.code);
    expect(answer).toMatchObject({ status: 200, body: { data: { percent: 20, isPersonal: true } } });
    expect((await tryCode(shop, 'cs_test_unknown', used.code)).status).toBe(404);
  });

  it('is reserved for one of two shoppers; the other gets a message, and gets the code if the first leaves [row D62]', async () => {
    const { code, id } = await issue(shop);
    const checkouts = [await openCheckout(shop), await openCheckout(shop)];
    const answers = await Promise.all(checkouts.map(({ sessionId }) => tryCode(shop, sessionId, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const loser = answers.findIndex(({ status }) => status === 422);
    const [winning, losing] = [checkouts[1 - loser], checkouts[loser]];
    if (!winning || !losing) throw new Error('two');
    expect(wordsOf(answers[loser] ?? { body: {} })).toMatch(/another checkout just now.+by \d\d:\d\d/);
    const { codes } = await readCodes(shop.services);
    expect(codes.find((view) => view.id === id)).toMatchObject({ state: 'in a checkout' });
    expect(await withdrawCode(shop.services, MAXI, { id, reason: 'Now' })).toMatchObject({ status: 409 });
    // Removed, the code is free again, and the order costs what it did before.
    const dropped = await shop.post('/api/shop/drop-code', { checkoutSessionId: winning.sessionId });
    expect(dropped.status).toBe(200);
    const { order } = await historyOf(shop, winning.sessionId);
    expect(order).toMatchObject({ discount: 0, discountPercent: null, total: order.goods + order.shipping });
    expect((await tryCode(shop, losing.sessionId, code)).status).toBe(200);
    // The other case: an expired checkout releases the code too.
    await shop.services.stripe.checkout.sessions.expire(losing.sessionId);
    await eventually(
      async () => (await historyOf(shop, losing.sessionId)).order.state === 'cancelled',
      'over',
    );
    expect((await tryCode(shop, winning.sessionId, code)).status).toBe(200);
  });

  it('of a campaign has a limited number of uses: of five shoppers who want the last two, two get one; an unpaid order releases it [row D721]', async () => {
    const terms = { mostUses: 3, percent: 10, leastGoods: cents(15_000) };
    const { code, id } = await issue(shop, terms);
    await buyWith(shop, code);
    expect((await rowOf(shop, id)).redeemedAt).toBeNull();
    const checkouts = await Promise.all(Array.from({ length: 5 }, () => openCheckout(shop)));
    for (const { sessionId } of checkouts) await shop.shipTo(sessionId, 'DE');
    const answers = await Promise.all(checkouts.map(({ sessionId }) => tryCode(shop, sessionId, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422, 422]);
    const having = (status: number) => checkouts.filter((_, index) => answers[index]?.status === status);
    const [pays, leaves] = having(200);
    const [late, later] = having(422);
    if (!pays || !leaves || !late || !later) throw new Error('five');
    const viewOf = async () => (await readCodes(shop.services)).codes.find((view) => view.id === id);
    expect(await viewOf()).toMatchObject({ state: 'in a checkout', used: 1, held: 2, off: 1500 });
    await shop.services.stripe.checkout.sessions.expire(leaves.sessionId);
    await eventually(async () => (await viewOf())?.held === 1, 'given back');
    for (const checkout of [pays, late]) {
      await apply(shop, checkout.clientSecret, keyOf(await tryCode(shop, checkout.sessionId, code)));
      expect((await pay(shop, checkout)).order).toMatchObject({ state: 'paid', discount: 1500, codeId: id });
    }
    expect(await viewOf()).toMatchObject({ state: 'used', used: 3, held: 0, off: 4500, order: null });
    expect(wordsOf(await tryCode(shop, later.sessionId, code))).toContain('has reached its limit');
    const { providerReference, redeemedAt } = await rowOf(shop, id);
    expect(redeemedAt).not.toBeNull();
    expect(await shop.services.stripe.promotionCodes.retrieve(providerReference ?? '')).toMatchObject({
      ...{ max_redemptions: 3, times_redeemed: 3, active: false },
      restrictions: { minimum_amount: 15_000 },
    });
  });

  it('moves to the new order on a reload, for that shopper only', async () => {
    const { code } = await issue(shop);
    const [first, second, stranger] = [
      await openCheckout(shop),
      await openCheckout(shop),
      await openCheckout(shop),
    ];
    expect((await tryCode(shop, first.sessionId, code)).status).toBe(200);
    expect((await tryCode(shop, stranger.sessionId, code, second.sessionId)).status).toBe(422);
    expect((await tryCode(shop, second.sessionId, code, first.sessionId)).status).toBe(200);
    expect((await historyOf(shop, first.sessionId)).order.state).toBe('cancelled');
    const before = await shop.pay(first.clientSecret);
    expect(before.outcome).toBe('refused');
  });

  it('is used once at the provider too, whatever browsers send; the makers get a notice of irregularities', async () => {
    const { code, id } = await issue(shop, { email: 'jonas@example.org' });
    const [first, second] = [await openCheckout(shop), await openCheckout(shop)];
    for (const { sessionId } of [first, second]) await shop.shipTo(sessionId, 'DE');
    await setEmail(first.clientSecret, 'jonas@example.org');
    const key = keyOf(await tryCode(shop, first.sessionId, code));
    await apply(shop, first.clientSecret, key);
    await apply(shop, second.clientSecret, key);
    // Somebody else uses the key at the provider, bypassing the shop.
    await callSandbox(shop.publicUrl, 'update', {
      clientSecret: second.clientSecret,
      email: 'eve@example.org',
    });
    await payBySandbox({
      baseUrl: shop.publicUrl,
      clientSecret: second.clientSecret,
      email: 'eve@example.org',
    });
    await shop.get(`/api/shop/checkout-status?session_id=${second.sessionId}`);
    const odd = await historyOf(shop, second.sessionId);
    expect(odd.order).toMatchObject({ state: 'paid', discount: 3000, discountPercent: 20 });
    expect(odd.notices).toEqual(['code misused']);
    expect(odd.order.codeId).toBe(id);
    expect((await shop.pay(first.clientSecret)).outcome).toBe('refused');
    expect(wordsOf(await tryCode(shop, first.sessionId, code))).toContain('has already been used');
    await apply(shop, first.clientSecret, null);
    await shop.post('/api/shop/drop-code', { checkoutSessionId: first.sessionId });
    const { order } = await pay(shop, first);
    expect(order).toMatchObject({ state: 'paid', discount: 0, total: order.goods + order.shipping });
    expect((await historyOf(shop, first.sessionId)).notices).toEqual([]);
  });

  it('that is unknown or removed at the provider gives no discount', async () => {
    const { code, id } = await issue(shop);
    const checkout = await openCheckout(shop);
    await shop.shipTo(checkout.sessionId, 'DE');
    expect((await tryCode(shop, checkout.sessionId, code)).status).toBe(200);
    const { order } = await pay(shop, checkout);
    expect(order).toMatchObject({ state: 'paid', discount: 0, total: order.goods + order.shipping });
    expect((await historyOf(shop, checkout.sessionId)).notices).toEqual([]);
    expect(order.codeId).toBeNull();
    expect((await rowOf(shop, id)).redeemedAt).toBeNull();
  });

  it('created by others in the payment account causes a notice to the makers', async () => {
    const { stripe } = shop.services;
    const coupon = await stripe.coupons.create({ percent_off: 50, duration: 'once' });
    const promotion = { type: 'coupon' as const, coupon: coupon.id };
    await stripe.promotionCodes.create({ promotion, code: 'HALF' });
    const checkout = await openCheckout(shop);
    await shop.shipTo(checkout.sessionId, 'DE');
    await apply(shop, checkout.clientSecret, 'HALF');
    const { order } = await pay(shop, checkout);
    expect(order).toMatchObject({ state: 'paid', discount: 7500, discountPercent: null });
    expect((await historyOf(shop, checkout.sessionId)).notices).toEqual(['amount differs']);
  });

  it('cannot be guessed [row D62]', async () => {
    const { sessionId } = await openCheckout(shop);
    await shop.database.db.delete(rateLimits);
    const answers = [];
    for (let guess = 0; guess < 15; guess++)
      answers.push(
        await shop.post('/api/shop/use-code', {
          checkoutSessionId: sessionId,
          code: `THX-2222-22${20 + guess}`,
        }),
      );
    expect(answers.filter(({ status }) => status === 422).length).toBe(12);
    expect(answers.at(-1)).toMatchObject({
      status: 429,
      body: { error: expect.stringContaining('Too many attempts') },
    });
  });
});
