import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf, monthOf } from '#domain/calendar/day.ts';
import type { StockConfig } from '#domain/cart/cart-line.ts';
import { buildPath } from '#domain/configurator/configurator.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { readNewOrder } from '../../server/admin/read-new-order.ts';
import { readOrder } from '../../server/admin/read-order.ts';
import { readMonthFacts } from '../../server/books/month-facts.ts';
import { orderPaper } from '../../server/order-page/index.ts';
import { ID_USED } from '../../server/orders/index.ts';
import { closedMonths } from '../../server/platform/db/schema/books.ts';
import { orderLines, orders } from '../../server/platform/db/schema/orders.ts';
import { returnedGoods } from '../../server/platform/db/schema/returns.ts';
import { exportedOrders } from '../../server/platform/db/schema/shipping.ts';
import { stockParts } from '../../server/platform/db/schema/stock.ts';
import { readPassport } from '../../server/production/index.ts';
import { queueLength } from '../../server/production/plan-units.ts';
import { readParcelsView } from '../../server/shipping/index.ts';
import { readFacts } from '../../server/stock/read-shelf.ts';
import { readStockView } from '../../server/stock/read-stock-view.ts';
import { ADDRESSES } from '../fixtures/addresses.ts';
import { mailed } from '../fixtures/orders.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import { FISHBONE } from '../fixtures/pickups.ts';
import { type ProviderRecorder, startProviderRecorder } from '../fixtures/provider-recorder.ts';
import { rowsIn } from '../fixtures/rows.ts';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';
import {
  orderOf,
  payFor,
  STRAT_NECK,
  STRAT_SET,
  signedIn,
  trailOf,
  unitsIn,
  windAll,
} from '../fixtures/workshop.ts';

let recorder: ProviderRecorder;
let shop: TestShop;
let maxi: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  recorder = await startProviderRecorder();
  shop = await openTestShop({}, { providerStub: recorder });
  maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
});
afterAll(async () => {
  await shop.close();
  await recorder.close();
});

type Country = keyof typeof ADDRESSES;
const NOWHERE = { line1: '', line2: '', postal_code: '', city: '', state: '', country: 'DE' };
const goods = ({ config }: { readonly config: unknown }, price: number | null = null) => ({
  ...{ choice: config as StockConfig, quantity: 1, price },
});
/** A single pickup, paid in cash and collected. */
const fair = (over: object = {}) => ({
  ...{ id: randomUUID(), kind: 'fair', pay: 'cash', replaces: null, collected: true, sure: true },
  ...{ items: [goods(STRAT_NECK)], email: null, language: 'en', name: 'Kim Beispiel', ...NOWHERE },
  ...over,
});
const postedTo = (country: Country) => {
  const { name, address } = ADDRESSES[country];
  return { ...NOWHERE, ...address, name, collected: false };
};

interface Answer {
  readonly error?: string;
  readonly doubts?: readonly string[];
  readonly data?: { readonly number: string };
}
async function call(name: string, asked: object): Promise<Answer & { readonly status: number }> {
  const { status, body } = await maxi.call(name, asked);
  return { status, ...(body as Answer) };
}
async function enter(asked: object = fair()) {
  const { status, data, error } = await call('enter-order', asked);
  if (status !== 200 || !data) throw new Error(error);
  return orderOf(shop, data.number);
}
async function made(asked?: object) {
  const order = await enter(asked);
  expect((await call('take-up', { number: order.number })).status).toBe(200);
  await windAll(shop, order);
  return order;
}
async function given(asked?: object) {
  const { number } = await made(asked);
  expect((await call('give-to-buyer', { number })).status).toBe(200);
  return orderOf(shop, number);
}
const lineOf = async (orderId: string) => {
  const [line] = await shop.database.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  return line;
};
const books = () => readMonthFacts(shop.services, monthOf(dayOf(shop.services.now())));
/** Refund requests to the provider, and calls about given orders; others may still be settling. */
const aboutMoney = (...ofOrder: readonly string[]) =>
  recorder.calls.filter(
    ({ path, sent }) =>
      path === '/v1/refunds' || ofOrder.some((name) => JSON.stringify([path, sent]).includes(name)),
  ).length;

it('confirms the sum first, is stored once however often it is sent, and refuses other content [row D710]', async () => {
  const asked = fair({ sure: undefined });
  expect(await call('enter-order', asked)).toMatchObject({
    status: 422,
    doubts: ['The buyer pays 125,00\u00a0€.'],
  });
  const [one, other] = await Promise.all([1, 2].map(() => call('enter-order', { ...asked, sure: true })));
  expect([one?.status, other?.data]).toEqual([200, one?.data]);
  expect(await call('enter-order', { ...asked, sure: true, pay: 'bank transfer' })).toMatchObject({
    status: 409,
    error: ID_USED.en,
  });
  expect(await shop.database.db.select().from(orders).where(eq(orders.id, asked.id))).toHaveLength(1);
});

it.each(['DE', 'US', 'GB', 'CH', 'CA'] as const)(
  'has the price, tax and customs declaration of a normal order to %s [row D711]',
  async (country) => {
    const bought = await payFor(shop, [STRAT_SET], 'en', country);
    const entered = await enter(
      fair({ items: [goods(STRAT_SET)], pay: 'bank transfer', ...postedTo(country) }),
    );
    const sums = ({ goods, shipping, duty, total, customs, shippingCountry }: typeof bought) => ({
      ...{ goods, shipping, duty, total, customs, shippingCountry },
    });
    expect(sums(entered)).toEqual(sums(bought));
    const vat = async ({ id }: { id: string }) => {
      const line = await lineOf(id);
      return [line?.vatCountry, line?.vatRatePercent];
    };
    expect(await vat(entered)).toEqual(await vat(bought));
    expect(entered.state).toBe('paid');
    expect(await unitsIn(shop, entered.id)).toHaveLength(3);
  },
);

it('passes from cash to the buyer through the same states, with invoice and serials, and without the payment provider [row D712]', async () => {
  const before = aboutMoney();
  const { number, id } = await made(fair({ email: 'kim@example.org' }));
  expect((await readParcelsView(shop.services)).next.map((row) => row.number)).not.toContain(number);
  const packing = { number, parcels: [{ box: 'S', grams: 400 }], labelPrinted: true };
  expect((await call('pack', packing)).error).toContain('The buyer collects this order');
  expect((await call('give-to-buyer', { number })).status).toBe(200);
  const order = await orderOf(shop, number);
  expect(order).toMatchObject({ state: 'delivered', paymentReference: null });
  expect(order.invoiceNumber).toMatch(/^RE-/);
  const invoice = await orderPaper(shop.services, order, 'invoice', 'en');
  expect(pdfText(invoice?.pdf ?? new Uint8Array())).toMatch(/, cash/);
  expect((await unitsIn(shop, id)).map(({ state, serial }) => [state, serial !== null])).toEqual([
    ['wound', true],
  ]);
  expect((await trailOf(shop, id))[0]).toBe('Maxi: Entered by hand none → Fair, cash');
  await mailed(
    shop,
    ({ to, text }) => to === 'kim@example.org' && text.includes('You collect your order from us.'),
    'a confirmation',
  );
  const asked = {
    ...{ id: randomUUID(), number, quantities: [0], shipping: 0, goodwill: 1000 },
    ...{ reason: 'A scratch', amount: 1000 },
  };
  expect((await call('refund', asked)).status).toBe(200);
  expect(await orderOf(shop, number)).toMatchObject({ state: 'delivered', refunded: 1000 });
  const rest = { ...asked, id: randomUUID(), quantities: [1], goodwill: 0, amount: 11_500 };
  expect((await call('refund', rest)).status).toBe(200);
  expect(await orderOf(shop, number)).toMatchObject({ state: 'refunded', refunded: 12_500 });
  expect(aboutMoney(id, number)).toBe(before);
});

it('is revenue in cash or bank, and the payment account still adds up [row D713]', async () => {
  const before = await books();
  const cash = await enter();
  const bank = await enter(fair({ pay: 'bank transfer' }));
  const free = await enter(fair({ kind: 'friend', items: [goods(STRAT_NECK, 0)] }));
  const after = await books();
  const { chart } = after.adviser.data;
  const accountOf = (number: string) =>
    after.bookings.filter(({ order }) => order === number).map(({ account, amount }) => [account, amount]);
  expect(accountOf(cash.number)).toEqual([[chart.cash, 12_500]]);
  expect(accountOf(bank.number)).toEqual([[chart.bank, 12_500]]);
  expect(accountOf(free.number)).toEqual([]);
  expect(after.figures.all.gross - before.figures.all.gross).toBe(25_000);
  expect(after.figures.all.orders - before.figures.all.orders).toBe(2);
  expect(after.money.off).toBe(before.money.off);
});

it('accepts any price for a friend, requires a payment method, and builds from a shared link', async () => {
  const link = `https://example.org${buildPath(CONFIGURATORS.humbucker, FISHBONE.choices)}`;
  const items = [{ link, quantity: 2, price: 5000 }];
  const asked = fair({ kind: 'friend', pay: 'nothing', items });
  expect((await call('enter-order', asked)).error).toBe('Choose how it was paid.');
  const order = await enter({ ...asked, pay: 'cash' });
  expect([order.total, order.byHand?.kind]).toEqual([10_000, 'friend']);
  expect(await lineOf(order.id)).toMatchObject({ config: FISHBONE, unit: 5000, quantity: 2 });
  const wrong = fair({ items: [{ link: '/configurator/humbucker?model=x', quantity: 1, price: null }] });
  expect((await call('enter-order', wrong)).error).toContain('The link leads to no finished build.');
});

it('replaces goods of a delivered order under guarantee at 0 €, with a delivery note, a customs value and no invoice [row D714]', async () => {
  const bought = await given();
  const item = { line: 1, quantity: 1, price: null };
  const asked = fair({
    ...{ kind: 'replacement', pay: 'cash', replaces: bought.number, items: [item] },
    ...postedTo('US'),
  });
  expect((await call('enter-order', { ...asked, sure: undefined })).doubts?.[0]).toBe('Nothing is paid.');
  const order = await made(asked);
  const { number } = order;
  expect(order).toMatchObject({ total: 0, shipping: 0, duty: 0, customs: { value: 12_500 } });
  expect(order.byHand).toMatchObject({ kind: 'replacement', pay: 'nothing', replaces: bought.number });
  expect(await trailOf(shop, bought.id)).toContain(`Maxi: Replacement none → ${number}`);
  expect(
    (await call('pack', { number, parcels: [{ box: 'S', grams: 400 }], labelPrinted: true })).error,
  ).toBeUndefined();
  expect(
    (await call('ship', { number, carrier: 'dhl', tracking: ['00340434161828391234'] })).error,
  ).toBeUndefined();
  const left = await orderOf(shop, number);
  expect([left.state, left.invoiceNumber]).toEqual(['shipped', null]);
  const [proof] = await rowsIn(shop, exportedOrders, eq(exportedOrders.orderId, order.id));
  expect(proof?.invoiceNumber).toBe(number);
  expect(await orderPaper(shop.services, left, 'invoice', 'en')).toBeUndefined();
  const paper = await orderPaper(shop.services, left, 'delivery-note', 'de');
  const note = pdfText(paper?.pdf ?? new Uint8Array());
  expect(note).toContain('Lieferschein');
  // The line break depends on the number.
  const joined = note.replaceAll(/[\s\u00ad-]/g, '');
  expect(joined).toContain(`UnentgeltlicherErsatzaufGewährleistungfür${bought.number.replace('-', '')}.`);
  expect(note).toContain('Wert für den Zoll: 125,00');
  expect((await books()).papers.map(({ order }) => order)).not.toContain(number);
});

it('puts a returned pickup on the shelf, and an order uses it without winding or parts [row D717]', async () => {
  const { services } = shop;
  const source = await given();
  const [made] = await unitsIn(shop, source.id);
  const shelved = { number: source.number, unit: 1 };
  expect((await call('shelve-piece', shelved)).error).toContain('still belongs to its order');
  await shop.database.db.insert(returnedGoods).values({
    ...{ id: randomUUID(), orderId: source.id, number: 'R-26-9001', kind: 'return', quantities: [1] },
    ...{ told: '2026-11-01', here: '2026-11-03', byName: 'Maxi', at: new Date() },
  });
  expect((await call('shelve-piece', shelved)).status).toBe(200);
  expect((await call('shelve-piece', shelved)).status).toBe(409);
  const parts = () => shop.database.db.select().from(stockParts);
  const serial = made?.serial ?? '';
  const stand = async () => (await readStockView(services)).finished.map((one) => one.serial);
  expect(await stand()).toEqual([serial]);

  const other = await enter(fair({ items: [goods(STRAT_SET)] }));
  const wrong = { number: other.number, unit: 3, serial };
  expect((await call('take-from-shelf', wrong)).error).toContain('is not the one ordered');
  const order = await enter(fair({ items: [{ ...goods(STRAT_NECK), quantity: 2 }] }));
  const before = [await parts(), (await queueLength(shop.database.db, new Date())).toWind] as const;
  const [one, two] = await Promise.all(
    [1, 2].map((unit) => call('take-from-shelf', { number: order.number, unit, serial })),
  );
  expect([one?.status, two?.status].sort()).toEqual([200, 409]);
  expect(await parts()).toEqual(before[0]);
  expect((await queueLength(shop.database.db, new Date())).toWind).toBe(before[1] - 1);
  expect(await stand()).toEqual([]);
  const after = await orderOf(shop, order.number);
  expect([after.state, after.toWind, after.pickups]).toEqual(['in the making', 1, 2]);
  const taken = (await unitsIn(shop, order.id)).find((unit) => unit.serial === serial);
  expect([taken?.id, taken?.state]).toEqual([made?.id, 'wound']);
  expect((await readPassport(services, serial, undefined, 'en')).kind).toBe('passport');
  expect((await trailOf(shop, order.id)).join()).toContain(
    `${serial} from the shelf, made for ${source.number}`,
  );
  expect((await trailOf(shop, source.id)).at(-1)).toContain(`${serial}, on the shelf → ${order.number}`);
  // The rest is wound, and the order continues.
  await windAll(shop, { id: order.id, number: order.number });
  expect((await call('give-to-buyer', { number: order.number })).status).toBe(200);
});

it('takes a pickup off the shelf with a reason, once, and puts it back [row D718]', async () => {
  const { number, id } = await made();
  const asked = { number, refundId: randomUUID(), reason: 'Changed their mind', amount: 12_500 };
  expect((await call('cancel', asked)).status).toBe(200);
  expect((await call('shelve-piece', { number, unit: 1 })).status).toBe(200);
  const serial = (await unitsIn(shop, id))[0]?.serial ?? '';
  const off = { serial, how: 'scrapped', reason: 'A broken bobbin' };
  expect((await call('take-off-shelf', { ...off, reason: '' })).status).toBe(400);
  expect((await call('take-off-shelf', off)).status).toBe(200);
  expect((await call('take-off-shelf', off)).error).toContain('no longer on the shelf');
  expect((await trailOf(shop, id)).at(-1)).toContain('scrapped: A broken bobbin');
  const unit = async () => (await readOrder(shop.services, number))?.lines[0]?.units[0];
  expect(await unit()).toMatchObject({ apart: 'gone', mayShelve: true });
  expect((await call('shelve-piece', { number, unit: 1 })).status).toBe(200);
  expect(await unit()).toMatchObject({ apart: 'on shelf', mayShelve: false });
  expect((await trailOf(shop, id)).at(-1)).toContain(`${serial} → on the shelf`);
  // The makers choose by name and number, and are warned when they enter the order.
  const { doubts } = await call(
    'enter-order',
    fair({ sure: undefined, items: [goods(STRAT_NECK), goods(STRAT_NECK)] }),
  );
  const named = `${serial} (Stratocaster neck, `;
  expect(doubts?.join().split(named)).toHaveLength(2);
  // Counted parts in stock are enough for one of three: one is in stock, two have to be made.
  const { db } = shop.database;
  const part = 'flatwork:stratocaster';
  const three = fair({
    sure: undefined,
    items: [1, 2].map((quantity) => ({ ...goods(STRAT_NECK), quantity })),
  });
  const reserved = (await readFacts(shop.services)).parts.find((one) => one.part.id === part)?.reserved ?? 0;
  const count = (onHand: number, countedAt: Date | null) =>
    db
      .insert(stockParts)
      .values({ id: part, onHand, countedAt })
      .onConflictDoUpdate({ target: stockParts.id, set: { onHand, countedAt } });
  await count(reserved + 1, new Date());
  const said = async () => (await call('enter-order', three)).doubts?.join(' ');
  expect(await said()).toMatch(/Too little is in stock of: .*Flatwork Stratocaster/);
  await count(reserved + 2, new Date());
  expect(await said()).not.toContain('Flatwork');
  await count(0, null);
  const next = await enter();
  const offered = (await readOrder(shop.services, next.number))?.lines[0]?.units[0]?.fromShelf;
  expect(offered).toContainEqual({ serial, name: expect.stringMatching(/^Stratocaster neck, /) });
});

it('mails a buyer who collected an order, and mails again when that is undone [row D780]', async () => {
  const email = 'noor@example.org';
  const written = (subject: string) =>
    mailed(shop, (mail) => mail.to === email && mail.subject.includes(subject), subject);
  const { number, invoiceNumber } = await given(fair({ email }));
  await written(`Order ${number}: collected`);
  expect((await call('undo-delivery', { number })).status).toBe(409);
  expect((await call('undo-giving', { number })).status).toBe(200);
  await written(`Order ${number}: not collected yet`);
  const back = await orderOf(shop, number);
  expect(back).toMatchObject({ state: 'in the making', shippedAt: null, deliveredAt: null, invoiceNumber });
  expect((await call('give-to-buyer', { number })).status).toBe(200);
  expect(await orderOf(shop, number)).toMatchObject({ state: 'delivered', invoiceNumber });
  const month = monthOf(dayOf(shop.services.now()));
  await shop.database.db.insert(closedMonths).values({ month, at: new Date(), byName: 'Maxi' });
  expect((await call('undo-giving', { number })).error).toContain('are closed');
  await shop.database.db.delete(closedMonths);
});

it('replaces no more than was bought, each once, and only during the guarantee [row D715]', async () => {
  const open = await enter();
  const bought = await given();
  const of = (replaces: string | null, over: object = {}) =>
    call(
      'enter-order',
      fair({ kind: 'replacement', replaces, items: [{ line: 1, quantity: 1, price: null, ...over }] }),
    );
  expect((await of(open.number)).error).toContain('is not delivered');
  expect((await of(null)).error).toContain('Enter the number of the order');
  for (const over of [{ quantity: 2 }, { line: 2 }])
    expect((await of(bought.number, over)).error).toBe('That is more than the replaced order has.');
  // Lines are counted together, including earlier replacements.
  const items = [1, 1].map((line) => ({ line, quantity: 1, price: null }));
  const twice = fair({ kind: 'replacement', replaces: bought.number, items });
  expect((await call('enter-order', twice)).error).toBe('That is more than the replaced order has.');
  const asked = fair({ kind: 'replacement', replaces: bought.number, items: items.slice(1) });
  const free = async () =>
    (await readNewOrder(shop.services, bought.number, 'en')).replaced?.lines[0]?.quantity;
  expect(await free()).toBe(1);
  const first = await made(asked);
  expect(await free()).toBe(0);
  expect((await of(bought.number)).error).toContain('replaced once');
  // A replacement has a guarantee of its own and can be replaced again. A cancelled one does not count.
  expect((await of(first.number)).error).toContain('is not delivered');
  expect((await call('give-to-buyer', { number: first.number })).status).toBe(200);
  const second = await enter({ ...asked, id: randomUUID(), replaces: first.number });
  expect(second).toMatchObject({ total: 0, byHand: { replaces: first.number, pay: 'nothing' } });
  expect((await of(first.number)).error).toContain('replaced once');
  const cancelling = { number: second.number, refundId: randomUUID(), reason: 'Not faulty', amount: 0 };
  expect((await call('cancel', cancelling)).status).toBe(200);
  expect((await of(first.number, { sure: undefined })).status).toBe(200);
  const longAgo = new Date(Date.now() - 4 * 366 * 24 * 3_600_000);
  await shop.database.db.update(orders).set({ deliveredAt: longAgo }).where(eq(orders.id, bought.id));
  expect((await of(bought.number)).error).toContain(`The guarantee of ${bought.number} is over.`);
});
