import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { EXAMPLE_ADVISER } from '#domain/books/adviser.ts';
import { BOOK_FILES } from '#domain/books/close.ts';
import { type Cents, cents } from '#domain/money.ts';
import { setAdviser } from '../../server/books/adviser.ts';
import { bookFileOf, closeMonth, takeBookFile } from '../../server/books/close-month.ts';
import { readAccount } from '../../server/books/read-account.ts';
import { readBooksView } from '../../server/books/read-month.ts';
import { askRefund } from '../../server/returns/ask-refund.ts';
import { eventually } from '../fixtures/eventually.ts';
import { goodwillOf } from '../fixtures/orders.ts';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';
import { BEA, MAXI, makeAndShip, need, orderOf, payFor } from '../fixtures/workshop.ts';

const MONTH = '2026-10';
let shop: TestShop;

const on = (day: string) => vi.setSystemTime(new Date(`${day}T10:00:00+01:00`));

async function refund(number: string, amount: Cents): Promise<void> {
  await need(askRefund(shop.services, MAXI, goodwillOf(number, amount)));
  await eventually(async () => (await orderOf(shop, number)).refunded === amount, 'money is back');
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  on('2026-09-29');
  shop = await openTestShop();
});
afterAll(async () => {
  vi.useRealTimers();
  await shop.close();
});

const bytesOf = async (file: (typeof BOOK_FILES)[number]) =>
  Buffer.from((await bookFileOf(shop.services, MONTH, file))?.content ?? []).toString('base64');
const faults = async () => (await readBooksView(shop.services, MONTH)).faults.map(({ kind }) => kind);

it('the books of October match the payment account to the cent, and never change once closed [row D600]', async () => {
  const september = await payFor(shop);
  on('2026-10-06');
  const first = await payFor(shop);
  on('2026-10-14');
  const second = await payFor(shop);
  await makeAndShip(shop, first);
  on('2026-10-22');
  await refund(first.number, cents(1_250));
  on('2026-10-30');
  const last = await payFor(shop);

  on('2026-11-02');
  // Nothing agrees before the account is read.
  expect(await faults()).toEqual(expect.arrayContaining(['unread', 'earlier', 'invoices', 'off', 'files']));
  await readAccount(shop.services);
  const desk = await readBooksView(shop.services, MONTH);
  const sold = first.total + second.total + last.total;
  const fee = (total: number) => Math.round(total * 0.015) + 25;
  const fees = fee(first.total) + fee(second.total) + fee(last.total);
  expect(desk.orders).toEqual({ paid: 3, left: 1 });
  expect(desk.money).toMatchObject({
    opening: september.total - fee(september.total),
    ...{ taken: sold, back: -1_250, fees: 0 - fees, others: 0, payments: 3, found: 3, off: 0 },
    strangers: [],
  });
  // A refund on its own is deducted from the next Monday's payout.
  const paidOut = desk.money.payouts.reduce((sum, { amount }) => sum + amount, 0);
  expect(desk.money.payouts.map(({ on: day }) => day)).toEqual(['2026-10-05', '2026-10-12', '2026-10-19']);
  expect(desk.money.payouts.every(({ off, found, of }) => off === 0 && found === of)).toBe(true);
  expect(desk.money.closing).toBe(desk.money.opening + sold - 1_250 - fees - paidOut);
  expect(desk.accounts.find(({ use }) => use === 'home')?.amount).toBe(sold - 1_250);

  expect(await faults()).toContain('earlier');
  for (const file of BOOK_FILES) await need(takeBookFile(shop.services, BEA, { month: '2026-09', file }));
  await need(closeMonth(shop.services, BEA, { month: '2026-09' }));

  for (const file of BOOK_FILES) await need(takeBookFile(shop.services, BEA, { month: MONTH, file }));
  const taken = await Promise.all(BOOK_FILES.map(bytesOf));
  on('2026-11-03');
  for (const file of BOOK_FILES) await need(takeBookFile(shop.services, MAXI, { month: MONTH, file }));
  expect(await Promise.all(BOOK_FILES.map(bytesOf))).toEqual(taken);
  expect(await faults()).toEqual([]);

  const invoices = unzipSync(Buffer.from(taken[BOOK_FILES.indexOf('invoices')] ?? '', 'base64'));
  expect(Object.keys(invoices).toSorted()).toEqual(['RE-2026-0001.pdf', 'RK-2026-0001.pdf', 'liste.csv']);
  expect(Buffer.from(invoices['RE-2026-0001.pdf'] ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
  const stack = Buffer.from(taken[BOOK_FILES.indexOf('datev')] ?? '', 'base64').toString('latin1');
  expect(stack).toContain('"RE-2026-0001"');
  expect(stack.split('\r\n')).toHaveLength(2 + 3 + 1 + 1 + desk.money.payouts.length + 1);

  // Simultaneous closes take effect once.
  const both = await Promise.all([
    closeMonth(shop.services, BEA, { month: MONTH }),
    closeMonth(shop.services, MAXI, { month: MONTH }),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);

  // Later events go into November; October stays as it is.
  await refund(second.number, cents(3_000));
  await need(setAdviser(shop.services, MAXI, { version: 0, data: { ...EXAMPLE_ADVISER, consultant: 4711 } }));
  for (const file of BOOK_FILES) await need(takeBookFile(shop.services, MAXI, { month: MONTH, file }));
  expect(await Promise.all(BOOK_FILES.map(bytesOf))).toEqual(taken);
  expect(await closeMonth(shop.services, BEA, { month: MONTH })).toMatchObject({ ok: false, status: 409 });
  on('2026-12-01');
  await readAccount(shop.services);
  const november = await readBooksView(shop.services, '2026-11');
  expect(november.money).toMatchObject({ opening: desk.money.closing, back: -3_000, taken: 0, off: 0 });
});
