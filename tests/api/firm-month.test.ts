import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { BOOK_FILES } from '#domain/books/close.ts';
import { type Day, dayOf, shortDay } from '#domain/calendar/day.ts';
import { localOf } from '#domain/calendar/local-moment.ts';
import { addWorkDays } from '#domain/calendar/work-days.ts';
import { type CartLine, lineFor, writeLine } from '#domain/cart/cart-line.ts';
import { needsOf } from '#domain/stock/needs.ts';
import { bookFileOf } from '../../server/books/index.ts';
import { readDay } from '../../server/days/index.ts';
import { soldAs } from '../../server/orders/index.ts';
import { stockParts } from '../../server/platform/db/stock-schema.ts';
import { layExample, readBuyDesk } from '../../server/shelf/index.ts';
import { apply, keyOf, tryCode } from '../fixtures/codes.ts';
import { eventually, openTestShop, type TestShop } from '../fixtures/test-shop.ts';
import { CUSTOM, orderOf, STRAT_SET, signedIn, unitsIn, windAll } from '../fixtures/workshop.ts';

/** A month of the firm by the calls of its pages, beside a reckoning that knows nothing of its code: cents and parts. */

const MONTH = '2026-10';
const SINGLE = lineFor({
  pickupType: 'HUMBUCKER',
  bundleType: 'BRIDGE',
  pickupFlavor: 'HOT',
  color: 'black',
}) as CartLine;
const GOODS = [[CUSTOM], [STRAT_SET], [{ ...SINGLE, quantity: 2 }]] as const;

/** Twelve countries, and somewhere in each. */
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
const COUNTRIES = Object.keys(PLACES) as Country[];
const ORDERS = 30;
/** One in so many orders leaves within the month. */
const SHIPPED_EACH = 6;

/** What the card was charged, whose tax it is by the calendar of the one-stop shop, and what went back. */
interface Sale {
  readonly number: string;
  readonly id: string;
  readonly country: Country;
  readonly charged: number;
  readonly lines: readonly CartLine[];
  back: number;
}
const sales: Sale[] = [];
/** Taken from the shelf, by part, as counted beside the bench. */
const taken = new Map<string, number>();
const take = (part: string, amount: number) => taken.set(part, (taken.get(part) ?? 0) + amount);

let shop: TestShop;
let maker: Awaited<ReturnType<typeof signedIn>>;
const on = (day: Day, hour = 10) =>
  vi.setSystemTime(new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+01:00`));
async function call<Data = unknown>(name: string, asked: object): Promise<Data> {
  const { status, body } = await maker.call(name, asked);
  if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
  return (body as { data: Data }).data;
}

async function sells(country: Country, lines: readonly CartLine[], code?: string): Promise<Sale> {
  const { clientSecret, sessionId } = await shop.checkout(lines.map(writeLine));
  const name = 'Kim Beispiel';
  const address = { line1: 'Beispielweg 1', ...PLACES[country], country };
  const shipped = await shop.post('/api/shop/calculate-shipping', {
    checkoutSessionId: sessionId,
    shippingDetails: { name, address },
  });
  if (shipped.status !== 200) throw new Error(`${country}: ${JSON.stringify(shipped.body)}`);
  if (code) await apply(shop, clientSecret, keyOf(await tryCode(shop, sessionId, code)));
  await shop.pay(clientSecret);
  await shop.get(`/api/shop/checkout-status?session_id=${sessionId}`);
  // What the provider says that it took, and not what the shop thinks.
  const session = await shop.services.stripe.checkout.sessions.retrieve(sessionId);
  const number = session.client_reference_id ?? '';
  const { id } = await orderOf(shop, number);
  const sale = { number, id, country, charged: session.amount_total ?? 0, lines, back: 0 };
  sales.push(sale);
  return sale;
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
  await call('ship', { number: sale.number, carrier: 'dhl', tracking: ['00340434161828391234'] });
}

const shelf = async () =>
  new Map((await shop.database.db.select().from(stockParts)).map(({ id, onHand }) => [id, onHand]));

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  on('2026-10-01', 8);
  shop = await openTestShop();
  await layExample(shop.services);
  maker = await signedIn(shop, { role: 'staff', name: 'Maxi' });
});
afterAll(async () => {
  vi.useRealTimers();
  await shop.close();
});

it('a month of thirty orders is sold, wound, late, answered, closed; its books and its shelf agree with a count beside them [row D601]', async () => {
  const before = await shelf();
  const { code } = await call<{ code: string }>('issue-code', {
    ...{ id: randomUUID(), percent: 10, until: '2026-10-31', email: null, note: 'A fair' },
  });
  for (let index = 0; index < ORDERS; index++) {
    on(`${MONTH}-${String(1 + index).padStart(2, '0')}`);
    // A maker logs in each morning.
    maker = await signedIn(shop, { role: 'staff', name: 'Maxi' });
    const country = COUNTRIES[index % COUNTRIES.length] ?? 'DE';
    // Two humbuckers and a set are worth more than the line of £135.
    const lines = GOODS[country === 'GB' ? 1 + (index % 2) : index % GOODS.length] ?? GOODS[0];
    const sale = await sells(country, lines, index === 8 ? code : undefined);

    if (index === 5) {
      // Parts come late: ordered, and moved to another day by whoever sends them.
      const desk = await readBuyDesk(shop.services);
      const group = desk.groups.find(({ lines: rows, supplier }) => supplier && rows.length > 0);
      const [line] = group?.lines ?? [];
      const due = addWorkDays(dayOf(new Date()), 3);
      await call('order-parts', {
        ...{ id: randomUUID(), supplierId: group?.supplier?.id, due },
        lines: [{ part: line?.part, packs: 1 }],
      });
      const [way] = (await readBuyDesk(shop.services)).way;
      await call('move-delivery', { id: way?.id, version: way?.version, due: addWorkDays(due, 2) });
    }
    if (index === 7) {
      // A holiday, after a look at what moves.
      const days = { from: '2026-10-12', until: '2026-10-14', who: null };
      const { closing } = await readDay(shop.services, { closing: days });
      await call('close-days', { id: randomUUID(), ...days, seen: closing?.seen ?? [] });
    }
    if (index === 12) {
      // A question that is answered by nobody in time: what it said happens.
      const first = sales.find(({ lines: own }, place) => own === GOODS[0] && place % SHIPPED_EACH !== 0);
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
    if (index % 9 === 4) await givesBack(sale, 700 + index);
    if (index % SHIPPED_EACH === 0) await leaves(sale);
  }

  // The shelf: what lies there is what lay there, less what was counted beside the bench.
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
  for (const file of BOOK_FILES) await call('take-book-file', { month: MONTH, file });
  await call('close-month', { month: MONTH });

  // The same month, reckoned from what cards were charged.
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
  const abroad = at('US', 'GB', 'CH');
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
  // Each Monday pays out what was there three days before.
  const paid = rows
    .filter(([, , , , , , account]) => account === '1200')
    .reduce((sum, [amount]) => sum + cents(amount), 0);
  const all = sumOf(sales, ({ charged, back }) => charged - back) - fees;
  expect(paid).toBeGreaterThan(0);
  expect(paid).toBeLessThan(all);

  // Each paper once: five orders have left, and what went back of them has its correction.
  const zip = (await bookFileOf(shop.services, MONTH, 'invoices'))?.content;
  const names = Object.keys(unzipSync(new Uint8Array(zip ?? [])));
  const shipped = sales.filter((_, index) => index % SHIPPED_EACH === 0);
  expect(names.filter((name) => name.startsWith('RE-'))).toHaveLength(shipped.length);
  expect(names.filter((name) => name.startsWith('RK-'))).toHaveLength(
    shipped.filter(({ back }) => back > 0).length,
  );

  // The holiday is kept: nothing leaves on it.
  const promises = await Promise.all(
    sales.map(async ({ number }) => (await orderOf(shop, number)).promisedOn),
  );
  for (const day of ['2026-10-12', '2026-10-13', '2026-10-14'])
    expect(promises, shortDay(day)).not.toContain(day);
});
