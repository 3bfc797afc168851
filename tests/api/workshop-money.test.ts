import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLE_ADVISER } from '#domain/books/chart.ts';
import { BOOK_FILES } from '#domain/books/close.ts';
import { addDays, dayOf, monthOf } from '#domain/calendar/day.ts';
import { companyDataNow } from '#domain/company-data.ts';
import { cents, ZERO } from '#domain/money.ts';
import { readOrder } from '../../server/admin/read-order.ts';
import { MONEY_CALLS, WORKSHOP_CALLS } from '../../server/api/workshop-calls.ts';
import { monthBefore } from '../../server/books/index.ts';
import { orderPath } from '../../server/orders/order-link.ts';
import { withdrawals } from '../../server/platform/db/schema.ts';
import { pricePublications, shopTexts } from '../../server/platform/db/shopfront-schema.ts';
import { purchaseLines, stockLots, stockParts } from '../../server/platform/db/stock-schema.ts';
import { refunds } from '../../server/platform/db/workshop-schema.ts';
import { unitSheet } from '../../server/production/unit-sheet.ts';
import { giveReturnNumber } from '../../server/returns/answer-request.ts';
import { answerWithdrawal, refundWithdrawal } from '../../server/returns/answer-withdrawal.ts';
import { askRefund } from '../../server/returns/ask-refund.ts';
import { readReturns } from '../../server/returns/read-returns.ts';
import { closeReturn, goodsReceived } from '../../server/returns/receive-return.ts';
import { shipOrder } from '../../server/shipping/ship-order.ts';
import { eventually, openTestShop, type TestShop } from '../fixtures/test-shop.ts';
import {
  BEA,
  CUSTOM,
  MAXI,
  need,
  orderOf,
  payFor,
  STRAT_SET,
  signedIn,
  trailOf,
  unitsIn,
  windAll,
} from '../fixtures/workshop.ts';

/** Money that goes back by every way there is: what is offered, what is allowed and what is owed are one sum. */

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Ordered = Awaited<ReturnType<typeof payFor>>;
const LINES = [STRAT_SET, { ...CUSTOM, quantity: 2 }];

async function sent(): Promise<Ordered> {
  const order = await payFor(shop, LINES);
  await windAll(shop, order);
  await need(shipOrder(shop.services, MAXI, { number: order.number, carrier: 'hand', tracking: [] }));
  return order;
}

/** What the provider says that it has sent back. */
async function providerSays({ paymentReference }: Ordered): Promise<number> {
  const { stripe } = shop.services;
  const { payment_intent } = await stripe.checkout.sessions.retrieve(paymentReference ?? '');
  const { data } = await stripe.refunds.list({ payment_intent: String(payment_intent), limit: 100 });
  return data.reduce((sum, { amount }) => sum + amount, 0);
}

const leftOf = async (order: Ordered) => order.total - (await providerSays(order));

async function view({ number }: Ordered) {
  const found = await readOrder(shop.services, number);
  if (!found) throw new Error('no order');
  return found;
}

const goodwill = ({ number }: Ordered, amount: number, id = randomUUID()) => ({
  id,
  number,
  quantities: [],
  shipping: ZERO,
  goodwill: cents(amount),
  reason: 'Waited long',
});

async function declared(order: Ordered, goods: string | null = null): Promise<string> {
  const id = randomUUID();
  await shop.database.db.insert(withdrawals).values({
    id,
    state: 'matched',
    language: 'en',
    name: 'Jonas',
    orderNumber: order.number,
    goods,
    email: 'jonas@example.org',
    sameAs: id,
    orderId: order.id,
    receivedAt: new Date(),
  });
  return id;
}

/** A row of the page of returns. */
async function rowOf(returnNumber: string) {
  const found = (await readReturns(shop.services)).open.find((row) => row.returnNumber === returnNumber);
  if (!found) throw new Error(`${returnNumber} is not open`);
  return found;
}

/** Goods come back and are paid for, in the very sum that the page names. */
async function isPaidFor(order: Ordered, returnNumber: string): Promise<number> {
  await need(goodsReceived(shop.services, BEA, { returnNumber }));
  const { id, owed } = await rowOf(returnNumber);
  if (owed.kind === 'nothing') {
    await need(closeReturn(shop.services, BEA, { returnNumber, reason: 'Its money went back before.' }));
    return 0;
  }
  if (owed.kind === 'unclear') throw new Error(owed.words);
  const { amount, request } = owed;
  const asked = { ...request, id: randomUUID(), number: order.number, returnId: id, amount };
  expect(await need(askRefund(shop.services, BEA, asked))).toMatchObject({ amount, state: 'done' });
  return amount;
}

const anyStep = fc.oneof(
  fc.record({
    what: fc.constantFrom('goodwill' as const, 'dashboard' as const),
    euros: fc.integer({ min: 1, max: 250 }),
  }),
  fc.record({ what: fc.constant('part' as const), line: fc.nat(1) }),
  fc.record({
    what: fc.constantFrom('return' as const, 'withdrawal' as const),
    quantities: fc.tuple(fc.nat(1), fc.nat(2)),
  }),
);

describe('money of an order', () => {
  it('is offered, allowed and owed in one sum, after any goodwill, part, return and withdrawal [row D147]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 5 }), async (steps) => {
        const order = await sent();
        const { number } = order;
        for (const step of steps) {
          const { refundable, returnable } = await view(order);
          const left = await leftOf(order);
          expect(refundable.atMost).toBe(left);
          if (left === 0) break;
          let went = 0;
          if (step.what === 'goodwill') {
            went = Math.min(step.euros * 100, left);
            await need(askRefund(shop.services, MAXI, goodwill(order, went)));
          } else if (step.what === 'dashboard') {
            went = Math.min(step.euros * 100, left);
            const { stripe } = shop.services;
            const { payment_intent } = await stripe.checkout.sessions.retrieve(order.paymentReference ?? '');
            await stripe.refunds.create({ payment_intent: String(payment_intent), amount: went });
            const heard = left - went;
            await eventually(async () => (await view(order)).refundable.atMost === heard, 'heard');
          } else if (step.what === 'part') {
            const offered = refundable.lines[step.line]?.shares[0];
            if (offered === undefined) continue;
            const quantities = [0, 1].map((line) => (line === step.line ? 1 : 0));
            const asked = { ...goodwill(order, 0), quantities, amount: offered };
            went = (await need(askRefund(shop.services, MAXI, asked))).amount;
            expect(went).toBe(offered);
          } else if (step.what === 'return' || step.what === 'withdrawal') {
            const quantities = step.quantities.map((count, line) => Math.min(count, returnable[line] ?? 0));
            const { state } = await orderOf(shop, number);
            if (quantities.every((count) => count === 0) || !/shipped|delivered/.test(state)) continue;
            const given =
              step.what === 'return'
                ? await need(giveReturnNumber(shop.services, MAXI, { number, quantities }))
                : await need(
                    answerWithdrawal(shop.services, MAXI, {
                      withdrawalId: await declared(order),
                      quantities,
                    }),
                  );
            went = await isPaidFor(order, given.returnNumber);
          }
          expect(await leftOf(order)).toBe(left - went);
        }
        // And all that is left can go in the end.
        const { refundable } = await view(order);
        if (refundable.atMost > 0) {
          await need(askRefund(shop.services, MAXI, goodwill(order, refundable.atMost)));
          expect(await leftOf(order)).toBe(0);
        }
      }),
      { numRuns: 5 },
    );
  });

  it('of a return after goodwill: no dead end, and nothing is left over', async () => {
    const order = await sent();
    await need(askRefund(shop.services, MAXI, goodwill(order, 2000)));
    const { returnNumber } = await need(
      giveReturnNumber(shop.services, MAXI, { number: order.number, quantities: [1, 2] }),
    );
    // 443 € were paid and 20 € went back: all the goods are owed as far as that is left.
    const amount = Math.min(order.goods, order.total - 2000);
    expect((await rowOf(returnNumber)).owed).toMatchObject({ kind: 'owed', amount });
    await isPaidFor(order, returnNumber);
    const { done } = await readReturns(shop.services);
    expect(done.map((row) => row.returnNumber)).toContain(returnNumber);
  });

  it('that went back before the goods came is not owed again: the row says so, and closes', async () => {
    const order = await sent();
    const { returnNumber } = await need(
      giveReturnNumber(shop.services, MAXI, { number: order.number, quantities: [0, 1] }),
    );
    await need(askRefund(shop.services, MAXI, { ...goodwill(order, 0), quantities: [0, 2] }));
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

  it('for goods goes once, though two makers press in two windows', async () => {
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

  it('that a bank sends back is owed again, and its goods stand under Returns once more', async () => {
    const order = await sent();
    const { returnNumber } = await need(
      giveReturnNumber(shop.services, MAXI, { number: order.number, quantities: [0, 1] }),
    );
    const amount = await isPaidFor(order, returnNumber);
    const [row] = await shop.database.db.select().from(refunds).where(eq(refunds.orderId, order.id));
    const { payment_intent: intent } = await shop.services.stripe.checkout.sessions.retrieve(
      order.paymentReference ?? '',
    );
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
  });
});

describe('a withdrawal before the order leaves', () => {
  it('from a part sends that part back; from the rest, all that is left, shipping too', async () => {
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
    await need(askRefund(shop.services, MAXI, goodwill(order, 700)));
    const rest = cents(order.total - amount - 700);
    const whole = { withdrawalId: await declared(order), quantities: [1, 1], refundId: randomUUID() };
    expect(await need(refundWithdrawal(shop.services, MAXI, { ...whole, amount: rest }))).toMatchObject({
      outcome: 'cancelled',
      refund: { amount: rest },
    });
    expect(await leftOf(order)).toBe(0);
    expect(await trailOf(shop, order.id)).toEqual(
      expect.arrayContaining([
        'Maxi: Withdrawal matched → settled: refunded',
        'Maxi: Withdrawal matched → settled: order cancelled',
        expect.stringMatching(/^Maxi: Refund none → [\d.,]+ € asked: Withdrawal$/),
      ]),
    );
  });
});

/** Does all that changes what the shop says, and answers the names of the calls. */
async function changeTheShop(maxi: Awaited<ReturnType<typeof signedIn>>): Promise<readonly string[]> {
  const { db } = shop.services;
  const names: string[] = [];
  const call = async (name: keyof typeof WORKSHOP_CALLS, asked: object = {}) => {
    names.push(name);
    const { status, body } = await maxi.call(name, asked);
    expect(status, `${name}: ${JSON.stringify(body)}`).toBe(200);
    return (body as { data: { id: string } }).data;
  };
  await call('draft-price', { key: 'wax_potting', amount: 600 });
  await call('discard-prices');
  await call('draft-price', { key: 'wax_potting', amount: 600 });
  await call('publish-prices');
  await call('draft-price', { key: 'wax_potting', amount: 500 });
  await call('plan-prices', { at: '2099-01-01T06:00' });
  const [planned] = await db.select().from(pricePublications).where(eq(pricePublications.state, 'planned'));
  await call('unplan-prices', { id: planned?.id });
  const words = { place: 'banner', text: 'We wind.', german: '', from: null, until: null };
  await call('draft-text', words);
  await call('discard-text', { place: 'banner' });
  await call('draft-text', words);
  await call('publish-text', { place: 'banner' });
  const [text] = await db.select().from(shopTexts);
  await call('bring-back-text', { id: text?.id });
  await call('end-text', { id: (await db.select().from(shopTexts)).at(-1)?.id });
  const { id } = await call('pause-sale', {
    ...{ target: 'pickupType=TELECASTER', state: 'to order', words: 'takes longer' },
    ...{ until: null, endsWithGoods: false },
  });
  await call('end-pause', { id });
  await call('set-company', { version: 0, data: companyDataNow() });
  await askStock(db, call);
  return [...new Set(names)];
}

/** The same of what lies on the shelf: bought, moved to another day, taken in, and the rest cancelled. */
async function askStock(
  db: TestShop['database']['db'],
  call: (name: never, asked: object) => Promise<unknown>,
): Promise<void> {
  const ask = call as (name: string, asked: object) => Promise<unknown>;
  const part = 'bar:A2';
  const [row] = await db.select().from(stockParts).where(eq(stockParts.id, part));
  await ask('count-part', {
    ...{ id: randomUUID(), part, lot: null, version: row?.version ?? 0, found: 10, reason: 'broken' },
  });
  const supplierId = randomUUID();
  await ask('set-supplier', {
    ...{ id: supplierId, version: 0, name: 'Magnete Mustermann', town: 'Bonn', way: 'call' },
    ...{ contact: '0228 000000', post: 890, freeFrom: null, days: 3 },
  });
  await ask('set-part', {
    ...{ part, drawer: '12', reorder: 6, pack: 24, packWord: 'bag', price: 3480, supplierId, whenOut: null },
  });
  await ask('choose-line', { part, ticked: true, packs: 1, added: true });
  await ask('order-parts', { id: randomUUID(), supplierId, due: '2099-03-04', lines: [{ part, packs: 1 }] });
  const [line] = await db.select().from(purchaseLines).where(eq(purchaseLines.due, '2099-03-04'));
  await ask('move-delivery', { id: line?.id, version: 0, due: '2099-03-05' });
  await ask('take-in', { id: randomUUID(), line: line?.id, version: 1, came: 12, restDue: '2099-03-09' });
  await ask('cancel-rest', { id: line?.id, version: 2, reason: 'They have none.' });
  await ask('count-part', { id: randomUUID(), part: 'wire:44', lot: 'new', version: 0, found: 418_000 });
  const [lot] = await db.select().from(stockLots).where(eq(stockLots.onHand, 418_000));
  await ask('set-lot', { id: lot?.id, place: 'shelf', reel: 86_000, diameter: null, enamel: '' });
}

describe('a call after which money leaves', () => {
  /** What each of them is asked for an order that has not left; a new one here wants its row. */
  const ASKED: Readonly<
    Record<(typeof MONEY_CALLS)[number], (order: Ordered) => Promise<{ asked: object; amount: number }>>
  > = {
    refund: async (order) => ({ asked: goodwill(order, 1200), amount: 1200 }),
    cancel: async ({ number, total }) => ({
      asked: { number, refundId: randomUUID(), reason: 'They asked.' },
      amount: total,
    }),
    'refund-withdrawal': async (order) => ({
      asked: { withdrawalId: await declared(order), quantities: [1, 2], refundId: randomUUID() },
      amount: order.total,
    }),
  };

  it.each(MONEY_CALLS)(
    '%s names its sum, sends exactly that, and stands in the trail [row D149]',
    async (name) => {
      const maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
      const order = await payFor(shop, LINES);
      const { asked, amount } = await ASKED[name](order);
      expect((await maxi.call(name, asked)).status, 'without a sum').toBe(400);
      for (const wrong of [amount - 1, amount + 1, 0])
        expect(await maxi.call(name, { ...asked, amount: wrong })).toMatchObject({
          status: 409,
          body: { error: expect.stringMatching(/ by now, not .* Nothing was sent back/) },
        });
      expect(await providerSays(order)).toBe(0);
      expect((await orderOf(shop, order.number)).state).toBe('paid');
      // Pressed twice it goes once.
      const twice = await Promise.all([0, 1].map(() => maxi.call(name, { ...asked, amount })));
      expect(twice.some(({ status }) => status === 200)).toBe(true);
      await eventually(async () => (await providerSays(order)) === amount, 'sent');
      const sum = `${(amount / 100).toFixed(2).replace('.', ',')} €`;
      await eventually(
        async () =>
          (await trailOf(shop, order.id)).some((line) => line.endsWith(`${sum} asked → ${sum} sent back`)),
        'in the trail',
      );
    },
  );

  it('stands in the list of them: none of the others sends anything back [row D149]', async () => {
    const maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
    const [order, left] = [await payFor(shop, LINES), await sent()];
    const { number } = order;
    const units = (await unitsIn(shop, order.id)).length;
    const given = await need(
      giveReturnNumber(shop.services, MAXI, { number: left.number, quantities: [0, 1] }),
    );
    const { returnNumber } = given;
    await shop.sendForm(orderPath(shop.services, left.id, 'en'), { what: 'return', 'quantity-0': '1' });
    const request = (await view(left)).request;
    if (!request) throw new Error('no request');
    const [half, other] = [await declared(left), await declared(order)];
    const codeId = randomUUID();
    const inAMonth = addDays(dayOf(new Date()), 30);
    const lastMonth = monthBefore(monthOf(dayOf(new Date())));
    const inTenMonths = addDays(dayOf(new Date()), 300);
    const letter = {
      ...{ id: randomUUID(), number, title: '', text: 'All is well.', answers: [] },
      ...{ until: null, otherwise: null },
    };
    // In an order in which each can be done; so they are, and not only refused.
    const calls: [Exclude<keyof typeof WORKSHOP_CALLS, (typeof MONEY_CALLS)[number]>, object][] = [
      ['search', { text: number }],
      ['read-prices', {}],
      ['take-up', { number }],
      ['hold-piece', { number, unit: 1, machine: 1 }],
      ['release-piece', { number, unit: 1 }],
      ['add-note', { id: randomUUID(), number, text: 'A note.', onSheet: false }],
      ['move-promise', { number, promised: '2099-03-04', tell: false }],
      ['read-account', {}],
      ...BOOK_FILES.map(
        (file) => ['take-book-file', { month: lastMonth, file }] as ['take-book-file', object],
      ),
      ['close-month', { month: lastMonth }],
      ['set-adviser', { version: 0, data: EXAMPLE_ADVISER }],
      ['set-small-business', { version: 0, from: `${new Date().getFullYear() + 1}-01-01` }],
      ['close-days', { id: codeId, from: inTenMonths, until: inTenMonths, who: null, seen: [] }],
      ['open-days', { id: codeId }],
      ['place-piece', { number, unit: 1, place: null }],
      ['preview-letter', { number, answers: [] }],
      ['keep-letter', { ...letter, id: codeId }],
      ['discard-letter', { id: codeId, number }],
      ['send-letter', letter],
      ['put-letter-aside', { id: letter.id, number }],
      ['settle-letter', { id: letter.id, number, how: 'keep' }],
      ['decline-return', { requestId: request.id, reason: 'Asked for again below.' }],
      ['give-return-number', { number: left.number, quantities: [0, 0].with(0, 1) }],
      ['goods-posted', { returnNumber, posted: '2020-01-01' }],
      ['goods-received', { returnNumber }],
      ['close-return', { returnNumber, reason: 'Value lost.' }],
      ['answer-withdrawal', { withdrawalId: half, quantities: [0, 1] }],
      ['match-withdrawal', { withdrawalId: other, number }],
      ['settle-withdrawal', { withdrawalId: other, reason: 'Told by telephone that it is off.' }],
      ['enter-withdrawal', { name: 'J', orderNumber: number, email: 'j@example.org', goods: null }],
      ['issue-code', { id: codeId, percent: 5, until: inAMonth, email: null, note: 'A test.' }],
      ['withdraw-code', { id: codeId, reason: 'A test.' }],
      ['set-lead-colours', { cable: 'pushback', colours: { hot: 'white', ground: 'black' } }],
      ['take-proof-back', { number }],
      ['enter-rate', { currency: 'USD', day: '2020-01-01', perEuro: 1.1, source: 'A test.' }],
      [
        'enter-import-row',
        {
          ...{
            kind: 'tax',
            country: 'CA',
            code: null,
            origin: null,
            from: '2020-01-01',
            until: '2020-02-01',
          },
          ...{ percent: 5, upToPercent: null, source: 'A test.' },
        },
      ],
      ['enter-record', { number, reference: 'A record' }],
      ['keep-stamped-list', { day: '2020-01-01', type: 'image/png', content: 'iVBORw0KGgo=' }],
    ];
    // Matched already: who asks again is told so. Neither order is an export that waits for a proof.
    const refused = ['match-withdrawal', 'enter-record', 'keep-stamped-list'];
    for (const [name, asked] of calls) {
      const answered = await maxi.call(name, asked);
      const expected = refused.includes(name) ? 409 : 200;
      expect(answered.status, `${name}: ${JSON.stringify(answered.body)}`).toBe(expected);
    }
    const said = await changeTheShop(maxi);
    await windAll(shop, order);
    expect(units).toBeGreaterThan(1);
    const first = { number, unit: 1 };
    const [row] = await unitsIn(shop, order.id);
    if (!row) throw new Error('no piece');
    const sheet = await unitSheet(shop.services.db, row);
    const measured = {
      resistance_Ohm: sheet.resistance.target,
      inductance_H: sheet.inductance.target,
      temperature_C: 20,
      turns: sheet.coils.map(({ turns }) => turns.target),
    };
    for (const [name, asked] of [
      ['pack', { number, parcels: [{ box: 'M', grams: 900 }], labelPrinted: true }],
      ['scan-label', { number, carrier: 'hand', tracking: [''] }],
      ['hand-over', { id: codeId, numbers: [number] }],
      ['undo-hand-over', { id: codeId }],
      ['ship', { number, carrier: 'hand', tracking: [] }],
      ['deliver', { number }],
      ['undo-delivery', { number }],
      ['correct-values', { ...first, id: randomUUID(), measured, reason: 'Read wrong.' }],
      ['undo-step', { ...first, id: randomUUID(), step: 'test play', reason: 'It was another one.' }],
    ] as const)
      expect((await maxi.call(name, asked)).status, name).toBe(200);
    const called = [
      ...calls.map(([name]) => name),
      ...said,
      ...['enter-values', 'confirm-step', 'correct-values', 'undo-step'],
      ...['pack', 'scan-label', 'hand-over', 'undo-hand-over', 'ship', 'deliver', 'undo-delivery'],
      ...MONEY_CALLS,
    ];
    expect([...new Set(called)].sort()).toEqual(Object.keys(WORKSHOP_CALLS).sort());
    for (const { id } of [order, left])
      expect(await shop.database.db.select().from(refunds).where(eq(refunds.orderId, id))).toEqual([]);
    expect((await providerSays(order)) + (await providerSays(left))).toBe(0);
  });
});
