import { randomUUID } from 'node:crypto';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { dayOf } from '#domain/calendar/day.ts';
import { RETURN_DAYS } from '#domain/returns/returns.ts';
import { appendEvents, move } from '../../server/orders/append-events.ts';
import { CLOCK } from '../../server/orders/staff.ts';
import type { Db } from '../../server/platform/db/database.ts';
import { buyerLetters } from '../../server/platform/db/schema/messages.ts';
import { orderEvents, orderLines, orderNotices, orders } from '../../server/platform/db/schema/orders.ts';
import { paymentEvents } from '../../server/platform/db/schema/payments.ts';
import { signedLinks } from '../../server/platform/db/schema/platform.ts';
import { dataRequests } from '../../server/platform/db/schema/privacy.ts';
import { withdrawals } from '../../server/platform/db/schema/returns.ts';
import { exportedOrders, proofFiles } from '../../server/platform/db/schema/shipping.ts';
import { requestData } from '../../server/privacy/data-link.ts';
import { keepNoLonger } from '../../server/privacy/keep-no-longer.ts';
import { receiveWithdrawal } from '../../server/returns/receive-withdrawal.ts';
import { markDelivered } from '../../server/shipping/deliver-order.ts';
import { eventually } from '../fixtures/eventually.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { HUMBUCKER_SET } from '../fixtures/pickups.ts';
import { MAXI, payFor } from '../fixtures/workshop.ts';

const shop = await openFileShop();
const db = shop.database.db;

const begun = new Date();
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(begun.getTime() + days * DAY_MS);
const nightOf = (moment: Date) => keepNoLonger({ ...shop.services, now: () => moment });
const count = async (table: Parameters<ReturnType<Db['select']>['from']>[0]) =>
  (await db.select().from(table)).length;

it('deletes everything when its time is over, and nothing before [rows D143, D662]', async () => {
  const { services } = shop;
  const paid = await payFor(shop, [HUMBUCKER_SET]);
  const line = (await db.select().from(orderLines))[0];
  await shop.post('/api/shop/checkout', [{ ...line, quantity: 1 }]);
  const [unpaid] = (await db.select().from(orders)).filter(({ id }) => id !== paid.id);
  if (!unpaid) throw new Error('no second order');
  const expired = { kind: 'expired', payload: { from: unpaid.state } } as const;
  await move(db, unpaid, expired, { by: CLOCK, at: new Date() });

  const declare = (name: string, orderNumber: string) =>
    receiveWithdrawal(
      services,
      { name, orderNumber, email: 'jonas@example.org', goods: null },
      'en',
      '198.51.100.4',
    );
  await declare('Known', paid.number);
  await declare('Unknown', 'GW-00000000');
  await eventually(
    async () => (await db.select().from(withdrawals)).every(({ state }) => /matched/.test(state)),
    'withdrawals taken up',
  );
  const ask = (kind: 'copy' | 'deletion') =>
    requestData(
      services,
      { kind, email: 'jonas@example.org', orderNumber: null, note: null },
      'en',
      '198.51.100.4',
    );
  await ask('copy');
  await ask('deletion');
  await db.update(dataRequests).set({ doneAt: begun }).where(eq(dataRequests.kind, 'copy'));
  await db.insert(paymentEvents).values({ id: 'evt_old', type: 'test', receivedAt: begun });
  await eventually(async () => (await shop.mails()).length >= 5, 'mails');
  const fileId = randomUUID();
  await db.insert(proofFiles).values({
    ...{ id: fileId, day: dayOf(begun), type: 'image/png', content: new Uint8Array([1]) },
    ...{ byAccount: MAXI.accountId, byName: MAXI.name, at: begun },
  });
  await db.insert(exportedOrders).values({
    ...{ orderId: paid.id, country: 'CH', invoiceNumber: 'RE-1', posted: dayOf(begun), fileId },
  });
  const [order] = await db.select().from(orders).where(eq(orders.id, paid.id));
  if (!order) throw new Error('no order');
  const letter = { id: randomUUID(), text: 'Is it potted in wax?' };
  await db.insert(buyerLetters).values({
    ...{ ...letter, orderId: paid.id, from: 'buyer', state: 'to answer', byName: 'Jonas', at: begun },
  });
  const received = { letter: letter.id, text: letter.text };
  await appendEvents(db, order, [{ kind: 'letter-received', payload: received }], { by: CLOCK, at: begun });

  const folder = join(shop.dataDir, 'mail');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'no-mail.json'), 'not a mail');

  await nightOf(inDays(29));
  expect([
    await count(orders),
    await count(withdrawals),
    await count(dataRequests),
    await count(signedLinks),
  ]).toEqual([2, 2, 2, 2]);

  // A month: links, and unconfirmed requests.
  await nightOf(inDays(32));
  expect([await count(dataRequests), await count(signedLinks)]).toEqual([1, 0]);
  expect(await services.keptMails.to('jonas@example.org')).not.toEqual([]);

  // Half a year: everything except vouchers.
  await nightOf(inDays(186));
  expect(await db.select().from(dataRequests)).toEqual([]);
  expect((await db.select().from(withdrawals)).map(({ name }) => name)).toEqual(['Known']);
  expect((await db.select().from(orders)).map(({ id }) => id)).toEqual([paid.id]);
  expect((await db.select().from(paymentEvents)).filter(({ id }) => id === 'evt_old')).toEqual([]);
  expect(await services.keptMails.to('jonas@example.org')).toEqual([]);
  // Other files are left alone.
  await access(join(folder, 'no-mail.json'));

  // Letters about an order: the last night of the sixth year, and the first of the seventh. The order itself stays.
  const year = begun.getUTCFullYear();
  const letters = async () => [
    await count(buyerLetters),
    (await db.select().from(orderEvents).where(eq(orderEvents.kind, 'letter-received'))).length,
  ];
  await nightOf(new Date(Date.UTC(year + 6, 11, 31, 12)));
  expect(await letters()).toEqual([1, 1]);
  await nightOf(new Date(Date.UTC(year + 7, 0, 1, 3)));
  expect(await letters()).toEqual([0, 0]);

  // The last night of the eighth year, and the first of the ninth.
  await nightOf(new Date(Date.UTC(year + 8, 11, 31, 12)));
  expect([await count(orders), await count(proofFiles)]).toEqual([1, 1]);
  await nightOf(new Date(Date.UTC(year + 9, 0, 1, 3)));
  for (const table of [orders, orderLines, orderEvents, orderNotices, withdrawals, proofFiles])
    expect(await db.select().from(table)).toEqual([]);
});

it('removes the address from an order on request, once it can no longer be returned', async () => {
  const order = await payFor(shop, [HUMBUCKER_SET]);
  await db.update(orders).set({ erasureAskedAt: begun }).where(eq(orders.id, order.id));
  const emailOf = async () => (await db.select().from(orders).where(eq(orders.id, order.id)))[0]?.email;
  for (const kind of ['production-started', 'shipped', 'delivered'] as const) {
    await nightOf(inDays(5));
    expect(await emailOf()).toBe('jonas@example.org');
    const [current] = await db.select().from(orders).where(eq(orders.id, order.id));
    if (!current) throw new Error('no order');
    await move(db, current, { kind, payload: { from: current.state } }, { by: MAXI, at: inDays(10) });
  }
  await nightOf(inDays(10 + RETURN_DAYS));
  expect(await emailOf()).toBe('jonas@example.org');
  await nightOf(inDays(11 + RETURN_DAYS));
  expect(await emailOf()).toBeNull();
});

it('counts and deletes more than one portion at a time, after a pause, and nothing else [row D143]', async () => {
  const { sql } = shop.database;
  // A second hyphen, which no number of the shop has, excludes other tests' orders.
  const put = (name: string, orders: number, at: Date) =>
    sql.query(
      `insert into orders (id, number, state, shipping_country, goods_cents, shipping_cents, total_cents,
         created_at, expires_at, paid_at, promised_on, shipped_at)
       select gen_random_uuid(), $1 || lpad(n::text, 6, '0'), 'shipped', 'DE', 1000, 0, 1000, $2, $2, $2, current_date, $2
       from generate_series(1, $3::int) n`,
      [name, at, orders],
    );
  const left = async (name: string, state: string) => {
    const rows = await sql.query('select 1 from orders where number like $1 and state = $2', [
      `${name}%`,
      state,
    ]);
    return rows.length;
  };
  const ago = (days: number) => inDays(-days);
  await put('GW-OLD-', 210, ago(30));
  await put('GW-NEW-', 3, ago(1));
  await sql.query(
    `insert into order_notices (id, order_id, about, detail, at)
     select gen_random_uuid(), id, 'unknown payment', '{}', $1 from orders where number like 'GW-OLD-%'`,
    [ago(30)],
  );
  await markDelivered({ ...shop.services, now: () => begun });
  expect([await left('GW-OLD-', 'delivered'), await left('GW-OLD-', 'shipped')]).toEqual([210, 0]);
  expect(await left('GW-NEW-', 'shipped')).toBe(3);

  // The following year is kept a year longer.
  const year = ago(30).getUTCFullYear();
  await sql.query("update orders set paid_at = $1 where number like 'GW-NEW-%'", [
    new Date(Date.UTC(year + 1, 5)),
  ]);
  await nightOf(new Date(Date.UTC(year + 9, 0, 1, 3)));
  expect(await left('GW-OLD-', 'delivered')).toBe(0);
  expect(await sql.query("select 1 from order_notices where about = 'unknown payment'")).toEqual([]);
  expect(await left('GW-NEW-', 'shipped')).toBe(3);
});

it('runs every night', async () => {
  const rows = await shop.database.sql.query<{ cron: string }>(
    "select cron from jobs.schedule where name = 'keep-no-longer'",
  );
  expect(rows).toEqual([{ cron: '17 3 * * *' }]);
  await shop.services.jobs.send(db, 'keep-no-longer', {});
  shop.services.jobs.lookNow();
  const ran = () =>
    shop.database.sql.query<{ id: string }>(
      "select id from jobs.job where name = 'keep-no-longer' and state = 'completed'",
    );
  await eventually(async () => (await ran()).length === 1, 'a night');
});
