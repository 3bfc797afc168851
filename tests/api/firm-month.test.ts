import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { BOOK_FILES } from '#domain/books/close.ts';
import { type Day, dayOf, shortDay } from '#domain/calendar/day.ts';
import { localOf } from '#domain/calendar/local-moment.ts';
import { addWorkDays } from '#domain/calendar/work-days.ts';
import { type CartLine, writeLine } from '#domain/cart/cart-line.ts';
import { needsOf } from '#domain/stock/needs.ts';
import { hashPassword } from '../../server/accounts/passwords.ts';
import { bookFileOf } from '../../server/books/index.ts';
import { soldAs } from '../../server/orders/index.ts';
import type { AccountState } from '../../server/pages/forms/account-state.ts';
import { accounts } from '../../server/platform/db/schema/accounts.ts';
import { stockParts } from '../../server/platform/db/schema/stock.ts';
import { readDay } from '../../server/production/index.ts';
import { layExample, readBuyingView } from '../../server/stock/index.ts';
import { accountsOf, createBrowser, mailTo, tokenIn } from '../fixtures/account-life.ts';
import { apply, keyOf, tryCode } from '../fixtures/codes.ts';
import { eventually } from '../fixtures/eventually.ts';
import { codeOf, PASSWORD } from '../fixtures/log-in.ts';
import { mailed, orderByWallet } from '../fixtures/orders.ts';
import { payBySandbox } from '../fixtures/pay-by-sandbox.ts';
import { stockLine } from '../fixtures/pickups.ts';
import { changeRows } from '../fixtures/rows.ts';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';
import { CUSTOM, orderOf, STRAT_SET, signedIn, unitsIn, windAll } from '../fixtures/workshop.ts';

/** A month of the firm through its pages' calls, compared with an independent calculation of cents and parts. */

const MONTH = '2026-10';
const SINGLE = stockLine('HUMBUCKER', 'HOT', 'BRIDGE', 'black');
const GOODS = [[CUSTOM], [STRAT_SET], [{ ...SINGLE, quantity: 2 }]] as const;

const PLACES = {
  DE: { postal_code: '04229', city: 'Leipzig' },
  AT: { postal_code: '1010', city: 'Wien' },
  FR: { postal_code: '75011', city: 'Paris' },
  NL: { postal_code: '1012 AB', city: 'Amsterdam' },
  SE: { postal_code: '111 22', city: 'Stockholm' },
  IT: { postal_code: '00184', city: 'Roma' },
  PL: { postal_code: '00-001', city: 'Warszawa' },
  BE: { postal_code: '1000', city: 'Bruxelles' },
  DK: { postal_code: '1050', city: 'København' },
  US: { postal_code: '10001', city: 'New York', state: 'NY' },
  GB: { postal_code: 'SW1A 1AA', city: 'London' },
  CH: { postal_code: '8001', city: 'Zürich' },
} as const;
type Country = keyof typeof PLACES;
const NAME = 'Kim Beispiel';
const ABROAD: readonly Country[] = ['US', 'GB', 'CH'];
const COUNTRIES = Object.keys(PLACES) as Country[];
const ORDERS = 30;
const BY_WALLET = 24;
const TONI = 'toni@example.org';
/** Every seventh order leaves within the month: to Germany, Belgium, France, the United States, Sweden. */
const SHIPPED_EACH = 7;

/** The charge, the tax's country by the calendar of the one-stop shop, and the refund. */
interface Sale {
  readonly index: number;
  readonly number: string;
  readonly id: string;
  readonly country: Country;
  readonly charged: number;
  readonly lines: readonly CartLine[];
  back: number;
}
const sales: Sale[] = [];
/** Taken from stock, by part, as counted at the bench. */
const taken = new Map<string, number>();
const take = (part: string, amount: number) => taken.set(part, (taken.get(part) ?? 0) + amount);

let shop: TestShop;
const { own, viewOf } = accountsOf(() => shop);
let maker: { call(name: string, asked: object): Promise<{ status: number; body: unknown }> };
const on = (day: Day, hour = 10) =>
  vi.setSystemTime(new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+01:00`));
async function call<Data = unknown>(name: string, asked: object): Promise<Data> {
  const { status, body } = await maker.call(name, asked);
  if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
  return (body as { data: Data }).data;
}

/** The order of a payment, with the amounts that the provider reports. */
async function saleOf(
  payment: { readonly client_reference_id: string | null; readonly amount: number | null },
  sold: Pick<Sale, 'index' | 'country' | 'lines'>,
): Promise<Sale> {
  const number = payment.client_reference_id ?? '';
  const { id } = await orderOf(shop, number);
  return { ...sold, number, id, charged: payment.amount ?? 0, back: 0 };
}

async function sells(index: number, code?: string): Promise<Sale> {
  const country = COUNTRIES[index % COUNTRIES.length] ?? 'DE';
  // Two humbuckers and a set exceed the limit of £135.
  const lines = GOODS[country === 'GB' ? 1 : (index + Math.floor(index / 12)) % GOODS.length] ?? GOODS[0];
  const { clientSecret, sessionId } = await shop.checkout(lines.map(writeLine));
  const address = { line1: 'Beispielweg 1', ...PLACES[country], country };
  const shipped = await shop.post('/api/shop/calculate-shipping', {
    checkoutSessionId: sessionId,
    shippingDetails: { name: NAME, address },
  });
  if (shipped.status !== 200) throw new Error(`${country}: ${JSON.stringify(shipped.body)}`);
  if (code) await apply(shop, clientSecret, keyOf(await tryCode(shop, sessionId, code)));
  await shop.pay(clientSecret);
  await shop.get(`/api/shop/checkout-status?session_id=${sessionId}`);
  const { client_reference_id, amount_total } =
    await shop.services.stripe.checkout.sessions.retrieve(sessionId);
  return saleOf({ client_reference_id, amount: amount_total }, { index, country, lines });
}

/** A wallet pays without an address; a maker enters the one given by telephone. */
async function sellsByWallet(index: number): Promise<Sale> {
  const address = { line1: 'Beispielweg 1', ...PLACES.DE, country: 'DE' };
  const [email, shippingDetails] = ['kim@example.org', { name: NAME, address }];
  const placed = await orderByWallet(shop, GOODS[0].map(writeLine), { email, shippingDetails });
  const { clientSecret, orderNumber, payment } = placed;
  await payBySandbox({ baseUrl: shop.publicUrl, clientSecret, email });
  await shop.get(`/api/shop/checkout-status?session_id=${payment}`);
  expect((await orderOf(shop, orderNumber)).shippingAddress).toBeNull();
  await call('enter-address', { number: orderNumber, name: NAME, ...address, line2: '', state: '' });
  const { amount_received: amount } = await shop.services.stripe.paymentIntents.retrieve(payment);
  return saleOf({ client_reference_id: orderNumber, amount }, { index, country: 'DE', lines: GOODS[0] });
}

async function givesBack(sale: Sale, cents: number): Promise<void> {
  await call('refund', {
    ...{ id: randomUUID(), number: sale.number, quantities: sale.lines.map(() => 0), shipping: 0 },
    ...{ goodwill: cents, reason: 'A scratch', amount: cents },
  });
  await eventually(async () => (await orderOf(shop, sale.number)).refunded === cents, 'money is back');
  sale.back = cents;
}

async function leaves(sale: Sale): Promise<void> {
  const order = await orderOf(shop, sale.number);
  await windAll(shop, order);
  for (const unit of await unitsIn(shop, order.id))
    for (const { part, amount } of needsOf(soldAs(unit))) take(part, amount);
  const box = sale.lines === GOODS[0] ? 'S' : 'M';
  await call('pack', { number: sale.number, parcels: [{ box, grams: 640 }], labelPrinted: true });
  take(`box:${box}`, 1);
  await call('ship', { number: sale.number, carrier: 'dhl', tracking: [TRACKING] });
}

const mailOf = ({ number }: Sale, subject: string) =>
  mailed(
    shop,
    (mail) => mail.subject.includes(number) && mail.subject.includes(subject),
    `${number}: ${subject}`,
  );

/** An invited maker sets a password and a second factor; returns the phone's key and the recovery codes. */
async function comes(email: string) {
  const browser = createBrowser(shop);
  const path = `/reset/${tokenIn(await mailTo(shop, email, /Your place in the workshop/))}`;
  expect((await browser.form(path, { password: PASSWORD })).headers.get('location')).toBe('/login?set');
  await browser.login(email);
  const secret = (await viewOf(browser))?.offer.secret ?? '';
  const taken = await own(browser, 'second factor', { secret, code: codeOf(secret), password: PASSWORD });
  return { browser, codes: (taken.body as AccountState).recoveryCodes ?? [] };
}

/** A lost phone: log-in by a recovery code, then another phone's key with one more. */
async function movesPhone(email: string, [first = '', second = '']: readonly string[]) {
  const browser = createBrowser(shop);
  const { body } = await browser.login(email);
  const { step } = (body as { data: { step: string } }).data;
  expect((await browser.post('/api/userservice/second-step', { step, code: first })).status).toBe(200);
  const secret = (await viewOf(browser))?.offer.secret ?? '';
  const given = { secret, code: codeOf(secret), former: second, password: PASSWORD };
  expect((await own(browser, 'second factor', given)).status).toBe(200);
  return browser;
}

const shelf = async () =>
  new Map((await shop.database.db.select().from(stockParts)).map(({ id, onHand }) => [id, onHand]));

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  on('2026-10-01', 8);
  shop = await openTestShop({ TRUST_PROXY: 'true', TEST_MODE_OPEN_TO_NETWORK: 'true' });
  await layExample(shop.services);
  maker = await signedIn(shop, { role: 'staff', name: 'Maxi' });
});
afterAll(async () => {
  vi.useRealTimers();
  await shop.close();
});

const TRACKING = '00340434161828391234';

it('a month of thirty orders is sold, wound, delayed, answered and closed; books and stock match an independent count [row D601]', async () => {
  const before = await shelf();
  const codeOff = async (percent: number) => {
    const given = { percent, until: '2026-10-31', email: null, note: 'A fair' };
    return (await call<{ code: string }>('issue-code', { id: randomUUID(), ...given })).code;
  };
  /** By order. The twenty-second goes to New York, with duty on the rest. */
  const codes = new Map<number, string>();
  for (const index of [8, 21, 22]) codes.set(index, await codeOff(10 + (index % 7)));
  let papers: readonly string[] = [];
  for (let day = 0; day < ORDERS; day++) {
    on(`${MONTH}-${String(1 + day).padStart(2, '0')}`);
    const maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
    maker = maxi;
    const sale = await (day === BY_WALLET ? sellsByWallet(day) : sells(day, codes.get(day)));
    sales.push(sale);

    if (day === 2) {
      await changeRows(shop, accounts, eq(accounts.id, maxi.id), {
        passwordHash: await hashPassword(PASSWORD),
        totpSecret: 'sealed',
      });
      await call('invite-maker', { email: TONI, password: PASSWORD });
      papers = (await comes(TONI)).codes;
    }
    if (day === 5) {
      // Parts are late: ordered, then moved to another day by the supplier.
      const desk = await readBuyingView(shop.services);
      const group = desk.groups.find(({ lines: rows, supplier }) => supplier && rows.length > 0);
      const [line] = group?.lines ?? [];
      const due = addWorkDays(dayOf(new Date()), 3);
      await call('order-parts', {
        ...{ id: randomUUID(), supplierId: group?.supplier?.id, due },
        lines: [{ part: line?.part, packs: 1 }],
      });
      const [way] = (await readBuyingView(shop.services)).way;
      await call('move-delivery', { id: way?.id, version: way?.version, due: addWorkDays(due, 2) });
    }
    if (day === 7) {
      // A holiday, after checking what would move.
      const days = { from: '2026-10-12', until: '2026-10-14', who: null };
      const { closing } = await readDay(shop.services, { closing: days });
      await call('close-days', { id: randomUUID(), ...days, seen: closing?.seen ?? [] });
    }
    if (day === 12) {
      // A question that is not answered in time: its default applies.
      const first = sales.find(({ lines: own, index }) => own === GOODS[0] && index % SHIPPED_EACH !== 0);
      const { promisedOn } = await orderOf(shop, first?.number ?? '');
      await call('send-letter', {
        ...{ id: randomUUID(), number: first?.number, title: 'Wait for Forest?' },
        text: 'Hello, your cover comes a week late. Shall we wait, or take another colour that lies here?',
        answers: [
          {
            words: 'Wait for it',
            leaves: shop.services.shopfront.days().add(promisedOn ?? '', 3),
            change: null,
          },
          { words: 'Take Black', leaves: null, change: { line: 1, field: 'color', values: ['black'] } },
        ],
        until: localOf(new Date(Date.now() + 48 * 3_600_000)),
        otherwise: 0,
      });
    }
    if (day === 21) {
      const browser = await movesPhone(TONI, papers);
      maker = { call: (name, asked) => browser.post(`/api/workshop/${name}`, asked) };
    }
    if (day % 9 === 5) await givesBack(sale, 700 + day);
    if (day % SHIPPED_EACH === 0) await leaves(sale);
    if (day === SHIPPED_EACH) {
      // The tracking number of another parcel was scanned.
      await call('scan-label', { number: sale.number, carrier: 'dhl', tracking: ['CX000000999DE'] });
      await mailOf(sale, 'the right tracking number');
    }
  }

  // Stock equals the initial stock minus the parts used at the bench.
  const after = await shelf();
  const off = [...before].flatMap(([part, count]) => {
    const expected = count - (taken.get(part) ?? 0);
    return after.get(part) === expected ? [] : [`${part}: ${after.get(part)} where ${expected} should be`];
  });
  expect(off).toEqual([]);
  expect(taken.size).toBeGreaterThan(8);

  on('2026-11-02');
  maker = await signedIn(shop, { role: 'staff', name: 'Bea' });
  await call('read-account', {});
  for (const { number, country, index } of sales)
    if (index % SHIPPED_EACH === 0 && ABROAD.includes(country))
      await call('enter-record', { number, reference: 'CX000000417DE, delivered' });
  for (const file of BOOK_FILES) await call('take-book-file', { month: MONTH, file });
  await call('close-month', { month: MONTH });

  // The same month, calculated from the card charges.
  const stack = Buffer.from((await bookFileOf(shop.services, MONTH, 'datev'))?.content ?? []);
  const rows = stack
    .toString('latin1')
    .split('\r\n')
    .slice(2, -1)
    .map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')));
  const cents = (text = '') => Math.round(Number(text.replace(',', '.')) * 100);
  const booked = (account: string, side: 'S' | 'H') =>
    rows
      .filter(([, own, , , , , , contra]) => own === side && contra === account)
      .reduce((sum, [amount]) => sum + cents(amount), 0);
  const sumOf = (of: readonly Sale[], what: (sale: Sale) => number) =>
    of.reduce((sum, sale) => sum + what(sale), 0);
  const at = (...countries: Country[]) => sales.filter(({ country }) => countries.includes(country));
  const union = at('DE', 'AT', 'FR', 'NL', 'SE', 'IT', 'PL', 'BE', 'DK');
  const abroad = at(...ABROAD);
  expect(sales).toHaveLength(ORDERS);
  expect(booked('8400', 'S') + booked('8320', 'S')).toBe(sumOf(union, ({ charged }) => charged));
  expect(booked('8400', 'H') + booked('8320', 'H')).toBe(sumOf(union, ({ back }) => back));
  expect(booked('8120', 'S') + booked('8338', 'S')).toBe(sumOf(abroad, ({ charged }) => charged));
  expect(booked('8120', 'H') + booked('8338', 'H')).toBe(sumOf(abroad, ({ back }) => back));
  const fee = (amount: number) => Math.round(amount * 0.015) + 25;
  const fees = sumOf(sales, ({ charged }) => fee(charged));
  expect(rows.filter(([, , , , , , account]) => account === '4970').map(([amount]) => cents(amount))).toEqual(
    [fees],
  );
  // Each Monday pays out the balance of three days before.
  const paid = rows
    .filter(([, , , , , , account]) => account === '1200')
    .reduce((sum, [amount]) => sum + cents(amount), 0);
  const all = sumOf(sales, ({ charged, back }) => charged - back) - fees;
  expect(paid).toBeGreaterThan(0);
  expect(paid).toBeLessThan(all);

  // Each paper once: five orders have left, and their refunds have corrections.
  const zip = (await bookFileOf(shop.services, MONTH, 'invoices'))?.content;
  const names = Object.keys(unzipSync(new Uint8Array(zip ?? [])));
  const shipped = sales.filter(({ index }) => index % SHIPPED_EACH === 0);
  expect(names.filter((name) => name.startsWith('RE-'))).toHaveLength(shipped.length);
  expect(names.filter((name) => name.startsWith('RK-'))).toHaveLength(
    shipped.filter(({ back }) => back > 0).length,
  );

  // No open order leaves during the holiday.
  const open = sales.filter((sale) => !shipped.includes(sale));
  const promises = await Promise.all(
    open.map(async ({ number }) => (await orderOf(shop, number)).promisedOn),
  );
  for (const day of ['2026-10-12', '2026-10-13', '2026-10-14'])
    expect(promises, shortDay(day)).not.toContain(day);
});
