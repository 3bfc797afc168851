import { randomUUID } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type CartLine, writeLine } from '#domain/cart-line.ts';
import { add, cents, ZERO } from '#domain/money.ts';
import { addDays, dayOf } from '#domain/workshop/day.ts';
import { deleteData } from '../../server/aftercare/delete-data.ts';
import { exportData } from '../../server/aftercare/export-data.ts';
import { keepNoLonger } from '../../server/aftercare/keep-no-longer.ts';
import { orders, rateLimits } from '../../server/db/schema.ts';
import { auditEntries, discountCodes } from '../../server/db/workshop-schema.ts';
import { closeStaleOrders } from '../../server/shop/close-stale-orders.ts';
import { orderGoods } from '../../server/shop/order-goods.ts';
import { agreeCode } from '../../server/workshop/agree-code.ts';
import { askRefund } from '../../server/workshop/ask-refund.ts';
import { issueCode } from '../../server/workshop/issue-code.ts';
import { readCodes } from '../../server/workshop/read-codes.ts';
import { figuresCsv, readFigures } from '../../server/workshop/read-figures.ts';
import { readOrder } from '../../server/workshop/read-order.ts';
import { withdrawCode } from '../../server/workshop/withdraw-code.ts';
import { historyOf, mailsAbout } from '../fixtures/orders.ts';
import { callSandbox, payBySandbox } from '../fixtures/pay-by-sandbox.ts';
import type { ProviderStub } from '../fixtures/provider-stub.ts';
import { openStubbedShop } from '../fixtures/stubbed-shop.ts';
import { eventually, type TestShop } from '../fixtures/test-shop.ts';
import { CUSTOM, MAXI, need, orderOf, STRAT_SET, signedIn } from '../fixtures/workshop.ts';

vi.setConfig({ testTimeout: 90_000 });

let shop: TestShop;
let stub: ProviderStub;
const opening = openStubbedShop();
beforeAll(async () => {
  ({ shop, stub } = await opening);
}, 120_000);

const today = dayOf(new Date());
const issuing = (changes: object = {}) => ({
  ...{ id: randomUUID(), percent: 20, until: addDays(today, 30), email: null, note: 'Bug report' },
  ...changes,
});
const issue = (changes: object = {}) => need(issueCode(shop.services, MAXI, issuing(changes)));
const rowOf = async (id: string) => {
  const [row] = await shop.database.db.select().from(discountCodes).where(eq(discountCodes.id, id));
  if (!row) throw new Error('no code');
  return row;
};

interface Used {
  key: string;
  percent: number;
  isPersonal: boolean;
  discount: number;
  total: number;
}
/** Tries are counted by client, and all tests are one. */
async function tryCode(checkoutSessionId: string, code: string, formerSessionId?: string) {
  await shop.database.db.delete(rateLimits);
  return shop.post('/api/shop/use-code', { checkoutSessionId, code, formerSessionId });
}
const keyOf = ({ body }: { body: unknown }) => (body as { data: Used }).data.key;
const wordsOf = ({ body }: { body: unknown }) => (body as { error: string }).error;
const apply = (clientSecret: string, code: string | null) =>
  callSandbox(shop.publicUrl, 'promotion', { clientSecret, code });
const setEmail = (clientSecret: string, email: string) =>
  callSandbox(shop.publicUrl, 'update', { clientSecret, email });

const open = (lines: readonly CartLine[] = [CUSTOM]) => shop.checkout(lines.map(writeLine));

/** Pays a checkout and reads its order. */
async function pay({ clientSecret, sessionId }: { clientSecret: string; sessionId: string }) {
  const outcome = await shop.pay(clientSecret);
  await shop.get(`/api/shop/checkout-status?session_id=${sessionId}`);
  const [order] = await shop.database.db.select().from(orders).where(eq(orders.paymentReference, sessionId));
  if (!order) throw new Error('no order');
  return { outcome, order };
}

/** Buys with a code, as the checkout page does it. */
async function buyWith(code: string, lines: readonly CartLine[] = [CUSTOM]) {
  const checkout = await open(lines);
  await shop.shipTo(checkout.sessionId, 'DE');
  const used = await tryCode(checkout.sessionId, code);
  await apply(checkout.clientSecret, keyOf(used));
  return pay(checkout);
}

describe('issuing', () => {
  it('makes a code that the provider takes once, pressed twice or not, and writes it into the trail', async () => {
    const asked = issuing({ percent: 15, email: ' Jonas@Example.org ' });
    const [first, second] = await Promise.all([
      need(issueCode(shop.services, MAXI, asked)),
      need(issueCode(shop.services, MAXI, asked)),
    ]);
    expect(first.code).toBe(second.code);
    expect(first.code).toMatch(/^THX-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const row = await rowOf(asked.id);
    expect(row).toMatchObject({
      percent: 15,
      email: 'jonas@example.org',
      note: 'Bug report',
      byName: 'Maxi',
    });
    const promotion = await shop.services.stripe.promotionCodes.retrieve(row.providerReference ?? '');
    expect(promotion).toMatchObject({ active: true, max_redemptions: 1, times_redeemed: 0 });
    // What the provider takes is not what the shopper types.
    expect(promotion.code).toBe(row.providerKey);
    expect(promotion.code).not.toContain(row.code.slice(4, 8));
    const coupon = await shop.services.stripe.coupons.list({ limit: 100 });
    expect(coupon.data.filter(({ id }) => id === `code-${asked.id}`)).toMatchObject([{ percent_off: 15 }]);
    const trail = await shop.database.db.select().from(auditEntries).where(isNull(auditEntries.orderId));
    const said = trail.filter(({ what }) => what === `Code ${row.code}`);
    expect(said).toMatchObject([{ byName: 'Maxi', after: expect.stringContaining('15 %') }]);
    expect(said[0]?.after).not.toContain('example.org');
  });

  it('is for staff alone, and for what the error page promises', async () => {
    const staff = await signedIn(shop, { role: 'staff', name: 'Maxi' });
    const buyer = await signedIn(shop, { role: 'buyer', name: 'Eve' });
    expect((await buyer.call('issue-code', issuing())).status).toBeGreaterThanOrEqual(401);
    for (const [change, words] of [
      [{ percent: 21 }, 'between 1 and 20'],
      [{ percent: 12.5 }, 'whole per cent'],
      [{ until: addDays(today, -1) }, 'today at least'],
      [{ until: addDays(today, 400) }, '12 months'],
      [{ email: 'no address' }, 'no e-mail address'],
      [{ note: ' ' }, 'what it is for'],
    ] as const)
      expect(wordsOf(await staff.call('issue-code', issuing(change))), words).toContain(words);
    expect((await staff.call('issue-code', issuing())).status).toBe(200);
  });

  it.each([
    [/^POST \/v1\/promotion_codes/, 500],
    [/^POST \/v1\/promotion_codes/, 'late'],
    [/^POST \/v1\/coupons/, 'late'],
    [/^POST \/v1\/coupons/, 'reset'],
  ] as const)(
    'survives a provider that fails in the middle (%s, %s): nothing lost, nothing doubled',
    async (what, fault) => {
      const asked = issuing();
      stub.fail(what, fault);
      const issued = await need(issueCode(shop.services, MAXI, asked));
      expect(issued.isReady).toBe(false);
      const checkout = await open();
      expect(wordsOf(await tryCode(checkout.sessionId, issued.code))).toContain('not ready yet');
      stub.heal();
      await Promise.all([agreeCode(shop.services, asked.id), agreeCode(shop.services, asked.id)]);
      const { data } = await shop.services.stripe.promotionCodes.list({ coupon: `code-${asked.id}` });
      expect(data).toMatchObject([{ id: (await rowOf(asked.id)).providerReference }]);
      expect((await tryCode(checkout.sessionId, issued.code)).status).toBe(200);
    },
  );

  it('says why where the provider refuses for good', async () => {
    const asked = issuing();
    stub.fail(/^POST \/v1\/promotion_codes/, 400);
    expect((await need(issueCode(shop.services, MAXI, asked))).isReady).toBe(false);
    const { codes } = await readCodes(shop.services);
    expect(codes.find(({ id }) => id === asked.id)).toMatchObject({
      failure: 'Invalid request.',
      isReady: false,
    });
    stub.heal();
    await need(withdrawCode(shop.services, MAXI, { id: asked.id, reason: 'Never made' }));
  });

  it('is taken back: at once in the shop, and at the provider too', async () => {
    const { id, code } = await issue();
    await need(withdrawCode(shop.services, MAXI, { id, reason: 'Sent to the wrong person' }));
    await need(withdrawCode(shop.services, MAXI, { id, reason: 'Twice' }));
    const checkout = await open();
    expect(wordsOf(await tryCode(checkout.sessionId, code))).toContain('taken back');
    const row = await rowOf(id);
    const promotion = await shop.services.stripe.promotionCodes.retrieve(row.providerReference ?? '');
    expect(promotion.active).toBe(false);
    expect(row.providerClosedAt).not.toBeNull();
    const { codes } = await readCodes(shop.services);
    expect(codes.find((view) => view.id === id)).toMatchObject({
      state: 'withdrawn',
      withdrawn: { by: 'Maxi' },
    });
  });
});

describe('a code at the checkout', () => {
  it('comes off the goods and stands in order, mail, papers, books and refunds', async () => {
    const { code, id } = await issue();
    const { order } = await buyWith(code.toLowerCase().replaceAll('-', ' '), [{ ...CUSTOM, quantity: 2 }]);
    expect(order).toMatchObject({
      ...{ state: 'paid', goods: 30_000, discount: 6000, discountPercent: 20 },
      total: 30_000 - 6000 + order.shipping,
    });
    expect((await historyOf(shop, order.paymentReference ?? '')).notices).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ orderId: order.id, redeemedAt: expect.any(Date) });
    expect(await orderGoods(shop.database.db, order.number)).toMatchObject({ discount: 6000 });

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

    // One of two comes back: what was paid for it, and never more than was paid in all.
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

  it('keeps its cents where lines are odd, and the promotion on shipping by the goods before it', async () => {
    const { code } = await issue({ percent: 17 });
    const lines = [
      { ...STRAT_SET, quantity: 1 },
      { ...CUSTOM, quantity: 1 },
    ];
    const { order } = await buyWith(code, lines);
    expect(order.goods).toBeGreaterThan(20_000);
    expect(order.shipping).toBe(0);
    expect(order.total).toBe(order.goods - order.discount + order.shipping);
    const view = await readOrder(shop.services, order.number);
    expect(add(...(view?.refundable.lines ?? []).map(({ amount }) => amount), order.shipping)).toBe(
      order.total,
    );
  });

  it('is refused in clear words where it does not count', async () => {
    const checkout = await open();
    const words = async (code: string) => {
      const answer = await tryCode(checkout.sessionId, code);
      expect(answer.status).toBe(422);
      return wordsOf(answer);
    };
    expect(await words('THX-2222-2222')).toContain('do not know');
    expect(await words('hello')).toContain('do not know');
    const used = await issue();
    await buyWith(used.code);
    expect(await words(used.code)).toContain('has been used');
    const old = await issue();
    await shop.database.db
      .update(discountCodes)
      .set({ until: addDays(today, -1) })
      .where(eq(discountCodes.id, old.id));
    expect(await words(old.code)).toContain('ran out on');
    const bound = await issue({ email: 'jonas@example.org' });
    expect(await words(bound.code)).toContain('Enter yours first');
    await setEmail(checkout.clientSecret, 'eve@example.org');
    expect(await words(bound.code)).toContain('another e-mail address');
    await setEmail(checkout.clientSecret, 'Jonas@example.org');
    const answer = await tryCode(checkout.sessionId, bound.code);
    expect(answer).toMatchObject({ status: 200, body: { data: { percent: 20, isPersonal: true } } });
    expect((await tryCode('cs_test_unknown', used.code)).status).toBe(404);
  });

  it('is one shopper’s of two at once; the other is told, and has it when the first goes', async () => {
    const { code, id } = await issue();
    const checkouts = [await open(), await open()];
    const answers = await Promise.all(checkouts.map(({ sessionId }) => tryCode(sessionId, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const loser = answers.findIndex(({ status }) => status === 422);
    const [winning, losing] = [checkouts[1 - loser], checkouts[loser]];
    if (!winning || !losing) throw new Error('two');
    expect(wordsOf(answers[loser] ?? { body: {} })).toMatch(/another checkout just now.+by \d\d:\d\d/);
    const { codes } = await readCodes(shop.services);
    expect(codes.find((view) => view.id === id)).toMatchObject({ state: 'in a checkout' });
    expect(await withdrawCode(shop.services, MAXI, { id, reason: 'Now' })).toMatchObject({ status: 409 });
    // Taken off again it is free, and the order costs what it did.
    const dropped = await shop.post('/api/shop/drop-code', { checkoutSessionId: winning.sessionId });
    expect(dropped.status).toBe(200);
    const { order } = await historyOf(shop, winning.sessionId);
    expect(order).toMatchObject({ discount: 0, discountPercent: null, total: order.goods + order.shipping });
    expect((await tryCode(losing.sessionId, code)).status).toBe(200);
    // The other time: whose time is over lets go of it too.
    await shop.services.stripe.checkout.sessions.expire(losing.sessionId);
    await eventually(
      async () => (await historyOf(shop, losing.sessionId)).order.state === 'cancelled',
      'over',
    );
    expect((await tryCode(winning.sessionId, code)).status).toBe(200);
  });

  it('goes along when its shopper loads the page anew, and nobody else takes it that way', async () => {
    const { code } = await issue();
    const [first, second, stranger] = [await open(), await open(), await open()];
    expect((await tryCode(first.sessionId, code)).status).toBe(200);
    expect((await tryCode(stranger.sessionId, code, second.sessionId)).status).toBe(422);
    expect((await tryCode(second.sessionId, code, first.sessionId)).status).toBe(200);
    expect((await historyOf(shop, first.sessionId)).order.state).toBe('cancelled');
    const before = await shop.pay(first.clientSecret);
    expect(before.outcome).toBe('refused');
  });

  it('is used once at the provider too, whatever browsers do; what is odd the makers hear', async () => {
    const { code, id } = await issue({ email: 'jonas@example.org' });
    const [first, second] = [await open(), await open()];
    for (const { sessionId } of [first, second]) await shop.shipTo(sessionId, 'DE');
    await setEmail(first.clientSecret, 'jonas@example.org');
    const key = keyOf(await tryCode(first.sessionId, code));
    await apply(first.clientSecret, key);
    await apply(second.clientSecret, key);
    // Somebody else pays with the key, past the shop.
    await callSandbox(shop.publicUrl, 'update', {
      clientSecret: second.clientSecret,
      email: 'eve@example.org',
    });
    await payBySandbox({
      ...{ baseUrl: shop.publicUrl, clientSecret: second.clientSecret, email: 'eve@example.org' },
    });
    await shop.get(`/api/shop/checkout-status?session_id=${second.sessionId}`);
    const odd = await historyOf(shop, second.sessionId);
    expect(odd.order).toMatchObject({ state: 'paid', discount: 3000, discountPercent: 20 });
    expect(odd.notices).toEqual(['code misused']);
    expect(await rowOf(id)).toMatchObject({ orderId: odd.order.id });
    expect((await shop.pay(first.clientSecret)).outcome).toBe('refused');
    expect(wordsOf(await tryCode(first.sessionId, code))).toContain('has been used');
    await apply(first.clientSecret, null);
    await shop.post('/api/shop/drop-code', { checkoutSessionId: first.sessionId });
    const { order } = await pay(first);
    expect(order).toMatchObject({ state: 'paid', discount: 0, total: order.goods + order.shipping });
    expect((await historyOf(shop, first.sessionId)).notices).toEqual([]);
  });

  it('that the provider never heard of, or that was taken off there, is no discount', async () => {
    const { code, id } = await issue();
    const checkout = await open();
    await shop.shipTo(checkout.sessionId, 'DE');
    expect((await tryCode(checkout.sessionId, code)).status).toBe(200);
    const { order } = await pay(checkout);
    expect(order).toMatchObject({ state: 'paid', discount: 0, total: order.goods + order.shipping });
    expect((await historyOf(shop, checkout.sessionId)).notices).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ orderId: null, redeemedAt: null });
  });

  it('of somebody else’s making in the payment account is told to the makers', async () => {
    const { stripe } = shop.services;
    const coupon = await stripe.coupons.create({ percent_off: 50, duration: 'once' });
    const promotion = { type: 'coupon' as const, coupon: coupon.id };
    await stripe.promotionCodes.create({ promotion, code: 'HALF' });
    const checkout = await open();
    await shop.shipTo(checkout.sessionId, 'DE');
    await apply(checkout.clientSecret, 'HALF');
    const { order } = await pay(checkout);
    expect(order).toMatchObject({ state: 'paid', discount: 7500, discountPercent: null });
    expect((await historyOf(shop, checkout.sessionId)).notices).toEqual(['amount differs']);
  });

  it('keeps its sum when the country changes, before or after it was entered', async () => {
    const { code } = await issue({ percent: 10 });
    const checkout = await open();
    expect(await tryCode(checkout.sessionId, code)).toMatchObject({ body: { data: { discount: 1500 } } });
    await apply(checkout.clientSecret, (await rowOfCode(code)).providerKey);
    await shop.shipTo(checkout.sessionId, 'US');
    const { order } = await historyOf(shop, checkout.sessionId);
    expect(order.total).toBe(15_000 - 1500 + order.shipping);
    const paid = await pay(checkout);
    expect(paid.order).toMatchObject({ total: order.total, discount: 1500 });
    expect((await historyOf(shop, checkout.sessionId)).notices).toEqual([]);
  });

  it('is not found by guessing', async () => {
    const { sessionId } = await open();
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
      body: { error: expect.stringContaining('many codes') },
    });
  });

  it('is free again once its order is closed by the clock', async () => {
    const { code, id } = await issue();
    const checkout = await open();
    expect((await tryCode(checkout.sessionId, code)).status).toBe(200);
    const long = new Date(Date.now() - 3 * 3_600_000);
    await shop.database.db
      .update(orders)
      .set({ expiresAt: long })
      .where(eq(orders.paymentReference, checkout.sessionId));
    await shop.services.stripe.checkout.sessions.expire(checkout.sessionId);
    await closeStaleOrders(shop.services);
    const { codes } = await readCodes(shop.services);
    expect(codes.find((view) => view.id === id)).toMatchObject({ state: 'open', order: null });
  });
});

describe('what is kept of codes', () => {
  it('goes six months after their end, and an order keeps its discount', async () => {
    const [open, used, old] = [await issue(), await issue(), await issue()];
    const { order } = await buyWith(used.code);
    const { db } = shop.database;
    const long = new Date(Date.now() - 200 * 86_400_000);
    await db.update(discountCodes).set({ redeemedAt: long }).where(eq(discountCodes.id, used.id));
    await db
      .update(discountCodes)
      .set({ until: dayOf(long) })
      .where(eq(discountCodes.id, old.id));
    await keepNoLonger(shop.services);
    const left = (await db.select().from(discountCodes)).map(({ id }) => id);
    expect(left).toContain(open.id);
    expect(left).not.toContain(used.id);
    expect(left).not.toContain(old.id);
    const view = await readOrder(shop.services, order.number);
    expect(view).toMatchObject({ code: null, money: { discount: 3000, discountPercent: 20 } });
  });

  it('is told to whoever asks for their data, and goes with it', async () => {
    const email = 'noor@example.org';
    const { id } = await issue({ email });
    const { db, keptMails } = { db: shop.database.db, keptMails: shop.services.keptMails };
    expect(await exportData(db, keptMails, email, new Date())).toMatchObject({
      discountCodes: [{ percent: 20, note: 'Bug report' }],
    });
    await deleteData(db, email, randomUUID(), new Date());
    expect(await db.select().from(discountCodes).where(eq(discountCodes.id, id))).toEqual([]);
  });
});

async function rowOfCode(code: string) {
  const [row] = await shop.database.db.select().from(discountCodes).where(eq(discountCodes.code, code));
  if (!row) throw new Error('no code');
  return row;
}
