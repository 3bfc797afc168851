import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { lineFor } from '#domain/cart/cart-line.ts';
import { closeStaleOrders } from '../../server/checkout/close-stale-orders.ts';
import { settlePayment } from '../../server/checkout/settle-payment.ts';
import { orders } from '../../server/platform/db/schema/orders.ts';
import { eventually } from '../fixtures/eventually.ts';
import { foreignWords } from '../fixtures/foreign-words.ts';
import { historyOf, mailsAbout } from '../fixtures/orders.ts';
import { changeRows } from '../fixtures/rows.ts';
import { openStubbedShop } from '../fixtures/stubbed-shop.ts';

const { shop, stub } = await openStubbedShop();

const line = lineFor({ pickupType: 'HUMBUCKER', bundleType: 'SET', pickupFlavor: 'HOT', color: 'cream' });
const inThreeHours = () => new Date(Date.now() + 3 * 3_600_000);
const status = async (reference: string) =>
  (await shop.get(`/api/shop/checkout-status?session_id=${reference}`)).body;

const opened = () => shop.addressed([line]);
/** A paid order and its checkout. */
async function paid() {
  const { clientSecret, sessionId } = await opened();
  await shop.pay(clientSecret);
  await status(sessionId);
  return { sessionId, order: (await historyOf(shop, sessionId)).order };
}

/** Cancels like the clean-up of an earlier release: by the clock, despite a payment. */
async function cancelByHand(reference: string): Promise<void> {
  await changeRows(shop, orders, eq(orders.paymentReference, reference), { state: 'cancelled' });
}

/** A second payment for an order, which no shopper can make; returns its payment intent. */
async function payAgain(orderId: string): Promise<string> {
  const intent = await shop.services.stripe.paymentIntents.create({
    amount: 24_000,
    currency: 'eur',
    metadata: { order_id: orderId },
  });
  await shop.pay(intent.client_secret ?? '');
  return intent.id;
}

describe('a payment that arrives for a cancelled order', () => {
  it('reopens it: the makers get a notice, the shopper the confirmation, and the page says thanks [row D31]', async () => {
    const { clientSecret, sessionId } = await opened();
    await cancelByHand(sessionId);
    await shop.pay(clientSecret);
    await Promise.all(Array.from({ length: 5 }, () => settlePayment(shop.services, sessionId)));

    const { order, states, notes, notices } = await historyOf(shop, sessionId);
    expect(order.state).toBe('paid');
    expect(states).toEqual(['awaiting payment', 'paid']);
    expect(notes).toEqual(['reopened']);
    expect(notices).toEqual(['reopened']);
    const { makers, shopper } = await mailsAbout(shop, order.number, { makers: 1, shopper: 1 });
    expect(makers).toHaveLength(1);
    expect(makers[0]?.text).toMatch(/cancelled\. Then the payment arrived[\s\S]*What to do:/);
    expect(makers[0]?.text).not.toContain('jonas@example.org');
    expect(shopper.map(({ subject }) => subject)).toEqual([`Order ${order.number}: thank you`]);
    expect(await status(sessionId)).toMatchObject({ data: { status: 'complete' } });
  });

  it('gets no thanks before it is stored', async () => {
    const { clientSecret, sessionId } = await opened();
    await cancelByHand(sessionId);
    stub.fail(new RegExp(`^GET /v1/checkout/sessions/${sessionId}`), 'missing');
    await shop.pay(clientSecret);
    expect(await shop.get(`/api/shop/checkout-status?session_id=${sessionId}`)).toMatchObject({
      status: 503,
      body: { error: expect.stringContaining('Please do not order again') },
    });
    stub.heal();
    expect(await status(sessionId)).toMatchObject({ data: { status: 'complete' } });
  });
});

describe('a payment without an open order', () => {
  it('is refunded once, with a note, a mail to the makers and one to the shopper', async () => {
    const { sessionId, order } = await paid();

    const second = await payAgain(order.id);
    await Promise.all(Array.from({ length: 5 }, () => settlePayment(shop.services, second)));
    const { makers, shopper } = await mailsAbout(shop, order.number, { makers: 1, shopper: 2 });
    expect(makers).toHaveLength(1);
    const sentBack = shopper.filter(({ subject }) => subject.includes('is being refunded'));
    expect(sentBack.map(({ to }) => to)).toEqual(['jonas@example.org']);
    expect(sentBack[0]?.text.replaceAll('\u00a0', ' ')).toMatch(
      /second payment of 240,00 €[\s\S]*Nothing changes for your order/,
    );

    const refunds = await shop.services.stripe.refunds.list({ payment_intent: second });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([24_000]);
    const after = await historyOf(shop, sessionId);
    expect(after.order).toMatchObject({ state: 'paid', refunded: 0, paymentReference: sessionId });
    expect(after.notes).toEqual([
      'surplus payment of 24000 arrived, is sent back',
      'surplus payment sent back',
    ]);
    expect(await status(second)).toMatchObject({ data: { status: 'refunded', orderNumber: order.number } });
    expect(await status(sessionId)).toMatchObject({ data: { status: 'complete' } });
  });

  it('is reported in the language of its order', async () => {
    const { clientSecret, sessionId } = await opened();
    await changeRows(shop, orders, eq(orders.paymentReference, sessionId), { language: 'de' });
    await shop.pay(clientSecret);
    await status(sessionId);
    const { order } = await historyOf(shop, sessionId);
    await settlePayment(shop.services, await payAgain(order.id));
    const { shopper } = await mailsAbout(shop, order.number, { makers: 1, shopper: 2 });
    const sentBack = shopper.find(({ subject }) => subject.includes('auf dem Weg zurück'));
    const text = sentBack?.text.replaceAll('\u00a0', ' ') ?? '';
    expect(text).toMatch(/zweite Zahlung von 240,00 €[\s\S]*ändert das nichts/);
    expect(foreignWords(text, 'de')).toEqual([]);
  });

  it('is refunded once even if the provider fails, or its answer to the refund is lost', async () => {
    const { sessionId, order } = await paid();
    stub.fail(/^POST \/v1\/refunds/, 'late');
    const second = await payAgain(order.id);
    await settlePayment(shop.services, second);
    await eventually(async () => stub.asked.includes('POST /v1/refunds'), 'a refund asked for');
    await eventually(async () => {
      const { data } = await shop.services.stripe.refunds.list({ payment_intent: second });
      return data.length === 1;
    }, 'the refund made');
    stub.heal();
    await mailsAbout(shop, order.number, { makers: 1, shopper: 2 });
    const { data } = await shop.services.stripe.refunds.list({ payment_intent: second });
    expect(data).toHaveLength(1);
    expect((await historyOf(shop, sessionId)).notes.at(-1)).toBe('surplus payment sent back');
  });

  it('for a finished order is refunded, too', async () => {
    const { sessionId, order } = await paid();
    await shop.database.db.update(orders).set({ state: 'refunded' }).where(eq(orders.id, order.id));
    const second = await payAgain(order.id);
    await settlePayment(shop.services, second);
    const { shopper } = await mailsAbout(shop, order.number, { makers: 1, shopper: 2 });
    expect(shopper.some(({ text }) => /after\s+it\s+was\s+closed/.test(text))).toBe(true);
    expect((await historyOf(shop, sessionId)).order.state).toBe('refunded');
  });
});

it('an amount that differs counts as paid, and the makers get one notice', async () => {
  const { clientSecret, sessionId } = await opened();
  await changeRows(shop, orders, eq(orders.paymentReference, sessionId), { goods: 12_345 as never });
  await shop.pay(clientSecret);
  await Promise.all(Array.from({ length: 5 }, () => status(sessionId)));
  const { order, notices } = await historyOf(shop, sessionId);
  expect(order).toMatchObject({ state: 'paid', total: 24_000 });
  expect(notices).toEqual(['amount differs']);
  const { makers } = await mailsAbout(shop, order.number, { makers: 1, shopper: 1 });
  expect(makers).toHaveLength(1);
  expect(makers[0]?.text.replaceAll('\u00a0', ' ')).toMatch(/240,00 €[\s\S]*123,45 €/);
});

it('simultaneous changes of one order change it once: webhook, return page, clean-up and refund at the same time', async () => {
  const { clientSecret, sessionId } = await opened();
  await shop.pay(clientSecret);
  const session = await shop.services.stripe.checkout.sessions.retrieve(sessionId);
  const late = { ...shop.services, now: inThreeHours };
  const event = (id: string, type: string, object: object) => ({
    id,
    object: 'event',
    type,
    data: { object },
  });
  await Promise.all([
    shop.services.stripe.refunds.create({ payment_intent: String(session.payment_intent) }),
    ...[1, 2, 3].map((n) =>
      shop.deliver(event(`evt_many_${n}`, 'checkout.session.completed', { id: sessionId })),
    ),
    ...[1, 2, 3].map((n) =>
      shop.deliver(
        event(`evt_back_${n}`, 'charge.refunded', { id: 'ch', payment_intent: session.payment_intent }),
      ),
    ),
    closeStaleOrders(late),
    closeStaleOrders(late),
    status(sessionId),
    status(sessionId),
  ]);
  await eventually(async () => (await historyOf(shop, sessionId)).order.state === 'refunded', 'refunded');
  const { order, states, notes } = await historyOf(shop, sessionId);
  expect(states).toEqual(['awaiting payment', 'paid', 'refunded']);
  expect(notes).toEqual(['refunded 24000 of 24000']);
  expect(order.refunded).toBe(24_000);
});
