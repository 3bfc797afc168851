import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { eventually } from '../fixtures/eventually.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { historyOf, intentOf, mailsAbout, orderByWallet } from '../fixtures/orders.ts';
import { HUMBUCKER_SET } from '../fixtures/pickups.ts';
import { payFor } from '../fixtures/workshop.ts';

const shop = await openFileShop();

async function paidOrder(): Promise<{ sessionId: string; intent: string }> {
  const order = await payFor(shop, [HUMBUCKER_SET]);
  return { sessionId: order.paymentReference ?? '', intent: await intentOf(shop, order) };
}

/** A refund in the provider's dashboard. */
const refund = (intent: string, amount?: number) =>
  shop.services.stripe.refunds.create({ payment_intent: intent, ...(amount && { amount }) });

/** The provider reports that the bank rejected the refunds of a charge. */
async function failRefunds(intent: string, refunded: number): Promise<void> {
  await shop.database.sql.query(
    `update sandbox.objects set data = data || jsonb_build_object('amount_refunded', $2::int, 'refunded', false)
     where type = 'charge' and data->>'payment_intent' = $1`,
    [intent, refunded],
  );
}

const settled = (sessionId: string, refunded: number) =>
  eventually(
    async () => (await historyOf(shop, sessionId)).order.refunded === refunded,
    `${refunded} refunded`,
  );

let events = 0;
const tell = (type: Stripe.Event.Type, intent: string) =>
  shop.deliver({
    id: `evt_refund_${events++}`,
    object: 'event',
    type,
    data: { object: { id: 'x', payment_intent: intent } },
  });

describe('a refund made at the provider', () => {
  it('sets a fully refunded order to refunded, and the page shows it [row D32]', async () => {
    const { sessionId, intent } = await paidOrder();
    await refund(intent);
    await settled(sessionId, 24_000);
    const { order, states, notes } = await historyOf(shop, sessionId);
    expect(order.state).toBe('refunded');
    expect(states).toEqual(['awaiting payment', 'paid', 'refunded']);
    expect(notes).toEqual(['refunded 24000 of 24000']);
    expect((await shop.get(`/api/shop/checkout-status?session_id=${sessionId}`)).body).toMatchObject({
      data: { status: 'refunded', orderNumber: order.number },
    });
  });

  it('is recorded in parts, and the last part ends the order', async () => {
    const { sessionId, intent } = await paidOrder();
    await refund(intent, 4_000);
    await settled(sessionId, 4_000);
    expect((await historyOf(shop, sessionId)).order.state).toBe('paid');
    await refund(intent, 20_000);
    await settled(sessionId, 24_000);
    const { order, notes } = await historyOf(shop, sessionId);
    expect(order.state).toBe('refunded');
    expect(notes).toEqual(['refunded 4000 of 24000', 'refunded 24000 of 24000']);
  });

  it('is applied once, however often and in whichever order its events come', async () => {
    const { sessionId, intent } = await paidOrder();
    await refund(intent, 4_000);
    await settled(sessionId, 4_000);
    const types = ['refund.updated', 'charge.refunded', 'refund.created', 'charge.refund.updated'] as const;
    const answers = await Promise.all([...types, ...types].map((type) => tell(type, intent)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await historyOf(shop, sessionId)).notes).toEqual(['refunded 4000 of 24000']);
  });

  it('is read from the provider, never from the event', async () => {
    const { sessionId, intent } = await paidOrder();
    await tell('charge.refunded', intent);
    const { order, notes } = await historyOf(shop, sessionId);
    expect(order).toMatchObject({ state: 'paid', refunded: 0 });
    expect(notes).toEqual([]);
  });

  it('that fails later causes a notice to the makers', async () => {
    const { sessionId, intent } = await paidOrder();
    await refund(intent);
    await settled(sessionId, 24_000);
    await failRefunds(intent, 0);
    await tell('refund.failed', intent);
    await tell('refund.updated', intent);
    const { order, notes, notices } = await historyOf(shop, sessionId);
    expect(order.refunded).toBe(0);
    expect(notes).toEqual(['refunded 24000 of 24000', 'refunded 0 of 24000']);
    expect(notices).toEqual(['refund failed']);
    const { makers } = await mailsAbout(shop, order.number, { makers: 1, shopper: 1 });
    expect(makers[0]?.text).toContain('pay the buyer another way');
  });

  it('of a wallet’s payment is recorded as well', async () => {
    const { clientSecret, payment: intent } = await orderByWallet(shop, [HUMBUCKER_SET]);
    await shop.pay(clientSecret);
    await refund(intent);
    await eventually(async () => (await historyOf(shop, intent)).order.state === 'refunded', 'refunded');
    expect((await historyOf(shop, intent)).states).toEqual(['awaiting payment', 'paid', 'refunded']);
  });

  it('of a payment that is not ours changes nothing', async () => {
    const other = await shop.services.stripe.paymentIntents.create({ amount: 5000, currency: 'eur' });
    expect(await tell('charge.refunded', other.id)).toMatchObject({ status: 200, body: { data: 'foreign' } });
    expect(await tell('charge.refunded', 'pi_nowhere')).toMatchObject({ status: 503 });
  });
});
