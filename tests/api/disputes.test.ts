import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dayOf, monthOf } from '#domain/calendar/day.ts';
import { ZERO } from '#domain/money.ts';
import { readOrder } from '../../server/admin/read-order.ts';
import { readMonthFacts } from '../../server/books/month-facts.ts';
import { readAccount } from '../../server/books/read-account.ts';
import { readDay } from '../../server/production/index.ts';
import { askRefund } from '../../server/returns/ask-refund.ts';
import { cancelOrder } from '../../server/returns/cancel-order.ts';
import { finishRefund } from '../../server/returns/finish-refund.ts';
import { packedNumbers } from '../../server/shipping/index.ts';
import { packOrder } from '../../server/shipping/pack-order.ts';
import { eventually } from '../fixtures/eventually.ts';
import { goodwillOf, intentOf, mailed, refundOf } from '../fixtures/orders.ts';
import { openStubbedShop } from '../fixtures/stubbed-shop.ts';
import {
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
const maker = await signedIn(shop, { role: 'staff', name: 'Maxi' });

type Paid = Awaited<ReturnType<typeof payFor>>;

async function press(fields: Record<string, string>): Promise<void> {
  const body = new URLSearchParams(fields);
  const answer = await fetch(`${shop.publicUrl}/sandbox/payments`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
}

/** The hold of an order by the doubt that causes it. */
const HOLDS = { dispute: 'dispute', inquiry: 'dispute', warning: 'fraud warning', review: 'review' } as const;

/** Raises a doubt at the provider, and waits until the order is on hold. */
async function raise(order: Paid, doubt: keyof typeof HOLDS): Promise<void> {
  const { latest_charge: charge } = await shop.services.stripe.paymentIntents.retrieve(
    await intentOf(shop, order),
  );
  await press({ doubt, id: String(charge) });
  await isHeld(order, HOLDS[doubt]);
}

const casesOf = async ({ number }: Paid) => (await readOrder(shop.services, number))?.cases ?? [];
const isHeld = ({ number }: Paid, held: string | null) =>
  eventually(async () => (await orderOf(shop, number)).held === held, `held: ${held}`);
const unitStates = async ({ id }: Paid) => (await unitsIn(shop, id)).map(({ state }) => state);
const release = (number: string, reason: string) => maker.call('release-order', { number, reason });
const pack = ({ number }: Paid) =>
  packOrder(shop.services, MAXI, { number, parcels: [{ box: 'S', grams: 640 }], labelPrinted: true });
const noticesTo = async ({ number }: Paid) =>
  (await shop.mails()).filter(({ subject }) => subject.includes(number) && /dispute/.test(subject));

const event = (type: string, object: object, created = 1_795_000_000) => ({
  ...{ id: `evt_${randomUUID().replaceAll('-', '')}`, object: 'event', type, created },
  data: { object },
});

describe('a disputed payment [case F9]', () => {
  it('holds its order, notifies the makers with the deadline, and releases it once the shop has won [row D770]', async () => {
    const order = await payFor(shop, [STRAT_NECK]);
    await windAll(shop, order);
    await raise(order, 'dispute');
    expect(await pack(order)).toMatchObject({
      ok: false,
      status: 409,
      error: expect.stringContaining('on hold (Dispute)'),
    });
    const [stands] = await casesOf(order);
    expect(stands).toMatchObject({
      of: 'dispute',
      status: 'needs_response',
      amount: order.total,
      taken: order.total,
    });
    expect(stands?.due).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(stands?.link).toBe(`/sandbox/payments#${await intentOf(shop, order)}`);
    await eventually(async () => (await noticesTo(order)).length > 0, 'the makers are told');
    expect((await readDay(shop.services)).waiting).toContainEqual(
      expect.objectContaining({ number: order.number, why: 'dispute' }),
    );

    await press({ outcome: 'evidence', id: stands?.id ?? '' });
    await eventually(async () => (await casesOf(order))[0]?.status === 'under_review', 'the bank decides');
    expect((await orderOf(shop, order.number)).held).toBe('dispute');
    await press({ outcome: 'won', id: stands?.id ?? '' });
    await isHeld(order, null);
    expect((await orderOf(shop, order.number)).disputed).toBe(0);
    expect(await pack(order)).toMatchObject({ ok: true });
    await eventually(async () => (await noticesTo(order)).length === 3, 'one mail for each step');
  });

  it('is not refunded a second time if it is lost; its order is cancelled without a refund [row D771]', async () => {
    const order = await payFor(shop, [STRAT_NECK]);
    const { number, total } = order;
    await raise(order, 'dispute');
    const [stands] = await casesOf(order);
    await press({ outcome: 'lost', id: stands?.id ?? '' });
    await eventually(async () => (await casesOf(order))[0]?.status === 'lost', 'it is lost');
    const asked = refundOf(number, { quantities: [1] });
    expect(await askRefund(shop.services, MAXI, asked)).toMatchObject({ ok: false, status: 422 });
    const view = await readOrder(shop.services, number);
    expect([view?.refundable.atMost, view?.money.disputed, view?.held]).toEqual([0, total, 'dispute']);
    const cancelling = { number, refundId: randomUUID(), reason: 'Dispute lost', amount: ZERO };
    expect(await need(cancelOrder(shop.services, MAXI, cancelling))).toMatchObject({ state: 'cancelled' });
  });

  it('stops a refund that is on its way; the refund is possible again once the dispute is won [row D783]', async () => {
    const order = await payFor(shop, [STRAT_NECK]);
    const { number, total } = order;
    const refund = (id: string) => askRefund(shop.services, MAXI, refundOf(number, { id, quantities: [1] }));
    const id = randomUUID();
    stub.fail(/^POST \/v1\/refunds/, 500);
    expect(await need(refund(id))).toMatchObject({ state: 'asked' });
    expect(await unitStates(order)).toEqual(['refunded']);
    await raise(order, 'dispute');
    stub.heal();
    await finishRefund(shop.services, id);
    const view = await readOrder(shop.services, number);
    expect(view?.refunds).toMatchObject([{ state: 'failed' }]);
    expect(view?.money).toMatchObject({ refunded: 0, disputed: total });
    expect(view?.refundable.atMost).toBe(0);
    // The order continues until the dispute is decided.
    expect(await unitStates(order)).toEqual(['to wind']);
    await mailed(
      shop,
      ({ subject }) => subject.includes(number) && /refund/i.test(subject),
      'the makers are told',
    );
    await press({ outcome: 'won', id: (await casesOf(order))[0]?.id ?? '' });
    await isHeld(order, null);
    expect(await need(refund(randomUUID()))).toMatchObject({ state: 'done', amount: 12_500 });
  });

  it('of a partly refunded order takes the rest, and both together never exceed the payment [row D783]', async () => {
    const order = await payFor(shop, [STRAT_NECK]);
    const { number, total } = order;
    await need(askRefund(shop.services, MAXI, goodwillOf(number, 4000)));
    await raise(order, 'dispute');
    expect(await orderOf(shop, number)).toMatchObject({ refunded: 4000, disputed: total - 4000 });
    expect(await askRefund(shop.services, MAXI, goodwillOf(number, 4000))).toMatchObject({
      ok: false,
      status: 422,
    });
    await press({ outcome: 'lost', id: (await casesOf(order))[0]?.id ?? '' });
    await eventually(async () => (await casesOf(order))[0]?.status === 'lost', 'it is lost');
    const view = await readOrder(shop.services, number);
    expect([view?.refundable.atMost, view?.money.refunded, view?.money.disputed]).toEqual([
      ...[0, 4000, total - 4000],
    ]);
  });

  it('is booked with its fee exactly as the payment account moves the money [row D772]', async () => {
    const [won, lost] = [await payFor(shop, [STRAT_NECK]), await payFor(shop, [STRAT_NECK])];
    const month = monthOf(dayOf(new Date()));
    await readAccount(shop.services);
    const before = await readMonthFacts(shop.services, month);
    for (const order of [won, lost]) {
      await raise(order, 'dispute');
      await press({ outcome: order === won ? 'won' : 'lost', id: (await casesOf(order))[0]?.id ?? '' });
    }
    await readAccount(shop.services);
    const { money, bookings, figures, books } = await readMonthFacts(shop.services, month);
    expect([money.off, money.strangers]).toEqual([0, []]);
    expect(money.fees - before.money.fees).toBe(-4000);
    expect(figures.all.gross - before.figures.all.gross).toBe(-lost.total);
    const booked = bookings.filter(({ text }) => text.endsWith('Rückbelastung'));
    const of = ({ number }: Paid) =>
      booked.filter(({ order }) => order === number).map(({ side, amount }) => [side, amount]);
    expect(of(won).toSorted()).toEqual([
      ['credit', won.total],
      ['debit', won.total],
    ]);
    expect(of(lost)).toEqual([['credit', lost.total]]);
    expect(books.refunds.filter(({ order }) => order.number === lost.number)).toMatchObject([
      { reason: 'Dispute' },
    ]);
  });

  it('can be released by a maker with a recorded reason, and holds the order again if it is lost [row D773]', async () => {
    const order = await payFor(shop, [STRAT_NECK]);
    const { number } = order;
    expect(await release(number, 'No reason to')).toMatchObject({ status: 409 });
    await raise(order, 'dispute');
    expect(await release(number, ' ')).toMatchObject({ status: 400 });
    expect(await release(number, 'A friend of the house')).toMatchObject({ status: 200 });
    expect(await trailOf(shop, order.id)).toContain(
      'Maxi: Shipping on hold → released: A friend of the house',
    );
    await windAll(shop, order);
    await need(pack(order));
    expect(await packedNumbers(shop.services)).toContain(number);
    await press({ outcome: 'lost', id: (await casesOf(order))[0]?.id ?? '' });
    await isHeld(order, 'dispute');
    expect(await packedNumbers(shop.services)).not.toContain(number);
  });
});

describe('a fraud warning and a review [case F9]', () => {
  it('hold the order; the review ends automatically, the warning by a maker [row D770]', async () => {
    const order = await payFor(shop, [STRAT_NECK]);
    await raise(order, 'warning');
    await release(order.number, 'Spoke to her');
    await raise(order, 'review');
    const review = (await casesOf(order)).find(({ of }) => of === 'review');
    await press({ outcome: 'approved', id: review?.id ?? '' });
    await isHeld(order, null);
  });

  it('and an inquiry, which moves no money and can still be refunded', async () => {
    const order = await payFor(shop, [STRAT_NECK]);
    await raise(order, 'inquiry');
    expect((await orderOf(shop, order.number)).disputed).toBe(0);
    const some = goodwillOf(order.number, 500);
    expect(await need(askRefund(shop.services, MAXI, some))).toMatchObject({ state: 'done' });
    await press({ outcome: 'closed', id: (await casesOf(order))[0]?.id ?? '' });
    await isHeld(order, null);
  });
});

describe('events of doubts that the provider no longer shows [case A6]', () => {
  it('are taken from the signed event: twice, in any order, and none reopens a closed case [row D774]', async () => {
    const order = await payFor(shop, [STRAT_NECK]);
    const payment_intent = await intentOf(shop, order);
    const dispute = (status: string) => ({
      id: 'dp_gone',
      object: 'dispute',
      payment_intent,
      amount: order.total,
      status,
    });
    const created = event('charge.dispute.created', dispute('needs_response'));
    expect(await shop.deliver(created)).toMatchObject({ status: 200, body: { data: 'ours' } });
    expect(await shop.deliver(created)).toMatchObject({ status: 200, body: { data: 'repeated' } });
    await shop.deliver(event('charge.dispute.funds_withdrawn', dispute('needs_response')));
    expect(await orderOf(shop, order.number)).toMatchObject({ held: 'dispute', disputed: order.total });
    await shop.deliver(event('charge.dispute.closed', dispute('won')));
    const late = [
      event('charge.dispute.updated', dispute('under_review')),
      event('charge.dispute.created', dispute('needs_response'), 1_794_999_999),
    ];
    for (const one of late) expect(await shop.deliver(one)).toMatchObject({ body: { data: 'repeated' } });
    expect(await orderOf(shop, order.number)).toMatchObject({ held: null, disputed: 0 });
  });

  it('of an unknown payment, or of none, change nothing and are acknowledged', async () => {
    const objects = [
      { id: 'dp_1', payment_intent: 'pi_of_nobody', amount: 1, status: 'lost' },
      { id: 'dp_2', charge: 'ch_of_nobody', amount: 1 },
      { id: 'dp_3', payment_intent: null, charge: null },
      { id: 'dp_4', payment_intent: 'pi_of_nobody', amount: -1, balance_transactions: ['txn_1'], status: 7 },
      {},
    ];
    for (const type of ['charge.dispute.created', 'radar.early_fraud_warning.created', 'review.opened'])
      for (const object of objects)
        expect(await shop.deliver(event(type, object)), JSON.stringify(object)).toMatchObject({
          status: 200,
          body: { data: 'foreign' },
        });
  });
});
