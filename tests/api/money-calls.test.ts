import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_ADVISER } from '#domain/books/adviser.ts';
import { BOOK_FILES } from '#domain/books/close.ts';
import { addDays, dayOf, monthBefore, monthOf } from '#domain/calendar/day.ts';
import { companyDataNow } from '#domain/company-data.ts';
import { hashPassword } from '../../server/accounts/passwords.ts';
import { MONEY_CALLS, WORKSHOP_CALLS } from '../../server/api/workshop-calls.ts';
import { orderPath } from '../../server/orders/order-link.ts';
import { accounts } from '../../server/platform/db/schema/accounts.ts';
import { refunds } from '../../server/platform/db/schema/returns.ts';
import { pricePublications, shopTexts } from '../../server/platform/db/schema/shopfront.ts';
import { purchaseLines, stockLots, stockParts } from '../../server/platform/db/schema/stock.ts';
import { unitSheet } from '../../server/production/unit-facts.ts';
import { giveReturnNumber } from '../../server/returns/answer-request.ts';
import { eventually } from '../fixtures/eventually.ts';
import { FAR_DAYS } from '../fixtures/far-days.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { PASSWORD } from '../fixtures/log-in.ts';
import { LINES, moneyBack, type Ordered } from '../fixtures/money-back.ts';
import { base64, noticeSvg } from '../fixtures/notice-files.ts';
import { goodwillOf } from '../fixtures/orders.ts';
import type { TestShop } from '../fixtures/test-shop.ts';
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

const shop = await openFileShop();

const NEW_ADDRESS = {
  ...{ name: 'Petra Muster', line1: 'Neue Straße 5', line2: '', postal_code: '10115' },
  ...{ city: 'Berlin', state: '', country: 'DE' },
};
/** A repair that does not exist, with all that its calls take. */
const NO_REPAIR = {
  ...{ repair: 'RP-26-9999', version: 0, pay: 'cash', carrier: 'hand', tracking: '' },
  ...{
    figures: { resistance_Ohm: null, inductance_H: null },
    note: 'Open.',
    isCovered: false,
    positions: [],
    used: [],
  },
};
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const { sent, providerSays, view, declared } = moneyBack(() => shop);

/** Makes every change to the shop's texts and prices; returns the names of the calls. */
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

/** The same for stock: bought, rescheduled, received, and the rest cancelled. */
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
  await ask('order-parts', { id: randomUUID(), supplierId, due: FAR_DAYS[0], lines: [{ part, packs: 1 }] });
  const [line] = await db.select().from(purchaseLines).where(eq(purchaseLines.due, FAR_DAYS[0]));
  await ask('move-delivery', { id: line?.id, version: 0, due: FAR_DAYS[1] });
  await ask('take-in', { id: randomUUID(), line: line?.id, version: 1, came: 12, restDue: FAR_DAYS[2] });
  await ask('cancel-rest', { id: line?.id, version: 2, reason: 'They have none.' });
  await ask('count-part', { id: randomUUID(), part: 'wire:44', lot: 'new', version: 0, found: 418_000 });
  const [lot] = await db.select().from(stockLots).where(eq(stockLots.onHand, 418_000));
  await ask('set-lot', { id: lot?.id, place: 'shelf', reel: 86_000, diameter: null, enamel: '' });
}

describe('a call that sends money', () => {
  /** Bodies of each call for an unshipped order. A new call must be added here. */
  const ASKED: Readonly<
    Record<(typeof MONEY_CALLS)[number], (order: Ordered) => Promise<{ asked: object; amount: number }>>
  > = {
    refund: async (order) => ({ asked: goodwillOf(order.number, 1200), amount: 1200 }),
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
    '%s names its sum, refunds exactly that, and is in the trail [row D149]',
    async (name) => {
      const maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
      const order = await payFor(shop, LINES);
      const { asked, amount } = await ASKED[name](order);
      expect((await maxi.call(name, asked)).status, 'without a sum').toBe(400);
      for (const wrong of [amount - 1, amount + 1, 0])
        expect(await maxi.call(name, { ...asked, amount: wrong })).toMatchObject({
          status: 409,
          body: { error: expect.stringMatching(/is now .*, not .* Nothing was refunded/) },
        });
      expect(await providerSays(order)).toBe(0);
      expect((await orderOf(shop, order.number)).state).toBe('paid');
      const twice = await Promise.all([0, 1].map(() => maxi.call(name, { ...asked, amount })));
      expect(twice.some(({ status }) => status === 200)).toBe(true);
      await eventually(async () => (await providerSays(order)) === amount, 'sent');
      const sum = `${(amount / 100).toFixed(2).replace('.', ',')} €`;
      await eventually(
        async () =>
          (await trailOf(shop, order.id)).some((line) => line.endsWith(`${sum} requested → ${sum} refunded`)),
        'in the trail',
      );
    },
  );

  it('is in the list of them: no other call refunds anything [row D149]', async () => {
    const maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
    const bea = await signedIn(shop, { role: 'staff', name: 'Bea' });
    const ready = { passwordHash: await hashPassword(PASSWORD), totpSecret: 'sealed' };
    await shop.database.db.update(accounts).set(ready).where(eq(accounts.id, maxi.id));
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
    // An order in which each succeeds, so that none is only refused.
    const calls: [Exclude<keyof typeof WORKSHOP_CALLS, (typeof MONEY_CALLS)[number]>, object][] = [
      ['search', { text: number }],
      ['read-prices', {}],
      ['take-up', { number }],
      ['hold-piece', { number, unit: 1, machine: 1 }],
      ['release-piece', { number, unit: 1 }],
      ['add-note', { id: randomUUID(), number, text: 'A note.', onSheet: false }],
      ['move-promise', { number, promised: FAR_DAYS[0], tell: false }],
      ['read-account', {}],
      ...BOOK_FILES.map(
        (file) => ['take-book-file', { month: lastMonth, file }] as ['take-book-file', object],
      ),
      ['close-month', { month: lastMonth }],
      ['set-adviser', { version: 0, data: EXAMPLE_ADVISER }],
      ['set-oss', { version: 0, from: `${new Date().getFullYear() + 1}-01-01` }],
      ['mark-setup', { item: 'adviser', needed: false }],
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
      ['check-return', { returnNumber, intact: ['lead', 'wax'] }],
      ['close-return', { returnNumber, reason: 'Value lost.' }],
      ['answer-withdrawal', { withdrawalId: half, quantities: [0, 1] }],
      ['match-withdrawal', { withdrawalId: other, number }],
      ['settle-withdrawal', { withdrawalId: other, reason: 'Told by telephone that it is off.' }],
      ['enter-withdrawal', { name: 'J', orderNumber: number, email: 'j@example.org', goods: null }],
      ['issue-code', { id: codeId, percent: 5, until: inAMonth, email: null, note: 'A test.' }],
      ['withdraw-code', { id: codeId, reason: 'A test.' }],
      ['set-lead-colours', { cable: 'pushback', colours: { hot: 'white', ground: 'black' } }],
      ['take-proof-back', { number }],
      [
        'enter-order',
        {
          ...{ id: randomUUID(), kind: 'friend', pay: 'nothing', replaces: null, collected: true },
          items: [{ choice: STRAT_NECK.config, quantity: 1, price: 0 }],
          ...{ email: null, language: 'en', name: 'Kim', line1: '', line2: '', postal_code: '' },
          ...{ city: '', state: '', country: 'DE', sure: true },
        },
      ],
      ['give-to-buyer', { number }],
      ['undo-giving', { number }],
      ['release-order', { number, reason: 'A test.' }],
      ['shelve-piece', { number, unit: 1 }],
      ['take-from-shelf', { number, unit: 1, serial: '26-9999' }],
      ['take-off-shelf', { serial: '26-9999', how: 'used', reason: 'A test.' }],
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
      ['keep-stamped-list', { day: '2020-01-01', type: 'image/png', content: PNG }],
      ['repair-arrived', NO_REPAIR],
      ['close-repair', NO_REPAIR],
      ['quote-repair', NO_REPAIR],
      ['finish-repair', NO_REPAIR],
      ['bill-repair', NO_REPAIR],
      ['return-repair', NO_REPAIR],
      ['invite-maker', { email: 'toni@example.org', password: PASSWORD }],
      ['remove-maker', { accountId: bea.id, password: PASSWORD }],
      ['put-notice', { language: 'en', content: base64(noticeSvg()) }],
    ];
    // Already matched, so a second call is refused. Neither order is an export waiting for a proof. It is sent by post,
    // has no hold, is not made yet, and nothing is in stock.
    const refused = [
      ...['match-withdrawal', 'enter-record', 'keep-stamped-list'],
      ...['give-to-buyer', 'undo-giving', 'release-order'],
      ...['shelve-piece', 'take-from-shelf', 'take-off-shelf'],
    ];
    for (const [name, asked] of calls) {
      const answered = await maxi.call(name, asked);
      const expected = asked === NO_REPAIR ? 404 : refused.includes(name) ? 409 : 200;
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
      ['undo-shipping', { number }],
      ['enter-address', { number, ...NEW_ADDRESS }],
      ['pack', { number, parcels: [{ box: 'M', grams: 900 }], labelPrinted: true }],
      ['ship', { number, carrier: 'hand', tracking: [] }],
      ['deliver', { number }],
      ['enter-repair', { ...first, on: dayOf(shop.services.now()), fault: 'One coil is open.' }],
      ['receive-repair', { ...first, fault: 'No sound.' }],
      ['enter-repair', { ...first, on: dayOf(shop.services.now()), fault: 'One coil is open.' }],
      ['send-repair-back', { ...first, carrier: 'hand', tracking: '' }],
      ['undo-delivery', { number }],
      ['correct-values', { ...first, id: randomUUID(), measured, reason: 'Read wrong.' }],
      ['undo-step', { ...first, id: randomUUID(), step: 'test play', reason: 'It was another one.' }],
    ] as const)
      expect((await maxi.call(name, asked)).status, name).toBe(200);
    const called = [
      ...calls.map(([name]) => name),
      ...said,
      ...['enter-values', 'confirm-step', 'correct-values', 'undo-step'],
      ...[
        'pack',
        'scan-label',
        'hand-over',
        'undo-hand-over',
        'ship',
        'undo-shipping',
        'enter-address',
        'deliver',
        'receive-repair',
        'send-repair-back',
        'enter-repair',
        'undo-delivery',
      ],
      ...MONEY_CALLS,
    ];
    expect([...new Set(called)].sort()).toEqual(Object.keys(WORKSHOP_CALLS).sort());
    for (const { id } of [order, left])
      expect(await shop.database.db.select().from(refunds).where(eq(refunds.orderId, id))).toEqual([]);
    expect((await providerSays(order)) + (await providerSays(left))).toBe(0);
  });
});
