import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { monthFigures } from '#domain/admin/month.ts';
import { MAIL_IDS } from '#domain/orders/order-mail-kinds.ts';
import { boxNeeds, needsOf, wireNeed } from '#domain/stock/needs.ts';
import { readOrder } from '../../server/admin/read-order.ts';
import { bookFileOf, readBooks, spanOfMonth } from '../../server/books/index.ts';
import { readOrderPage } from '../../server/order-page/index.ts';
import { linesOf, soldAs } from '../../server/orders/index.ts';
import { orders } from '../../server/platform/db/schema/orders.ts';
import { units } from '../../server/platform/db/schema/production.ts';
import type { World } from './world.ts';

/** The specification's transitions, written a second time as an oracle. */
const MOVES: Readonly<Record<string, readonly string[]>> = {
  'awaiting payment': ['paid', 'cancelled'],
  paid: ['in the making', 'cancelled', 'refunded'],
  'in the making': ['shipped', 'cancelled', 'refunded'],
  shipped: ['in the making', 'delivered', 'returned', 'refunded'],
  delivered: ['shipped', 'returned', 'refunded'],
  cancelled: ['paid', 'refunded'],
  returned: ['refunded'],
  refunded: [],
};

/** The state of an order after an event of a kind. */
const AFTER: Readonly<Record<string, string>> = {
  placed: 'awaiting payment',
  paid: 'paid',
  expired: 'cancelled',
  'payment-ended': 'cancelled',
  'production-started': 'in the making',
  shipped: 'shipped',
  'shipping-undone': 'in the making',
  delivered: 'delivered',
  'delivery-undone': 'shipped',
  cancelled: 'cancelled',
  returned: 'returned',
  refunded: 'refunded',
};

const rows = <Row>({ shop }: World, text: string) => shop.database.sql.query<Row>(text);

/** Amounts received and refunded by the provider, in cents per payment. */
const PAYMENTS = `
  select p.id, p.data->'metadata'->>'order_id' as order_id, coalesce(s.id, p.id) as reference,
    (p.data->>'amount_received')::int as received,
    (select coalesce(sum((r.data->>'amount')::int), 0)::int from sandbox.objects r
      where r.type = 'refund' and r.data->>'payment_intent' = p.id and r.data->>'status' = 'succeeded') as back
  from sandbox.objects p
  left join sandbox.objects s on s.type = 'checkout.session' and s.data->>'payment_intent' = p.id
  where p.type = 'payment_intent' and (p.data->>'amount_received')::int > 0`;

interface Payment {
  readonly id: string;
  readonly order_id: string | null;
  readonly reference: string;
  readonly received: number;
  readonly back: number;
}

interface OrderRow {
  readonly id: string;
  readonly number: string;
  readonly state: string;
  readonly reference: string | null;
  readonly total: number;
  readonly refunded: number;
  readonly paid: number;
  readonly events: number;
}

/** An order is paid once, by one payment. The provider refunded every other payment. */
async function checkMoney(world: World): Promise<void> {
  const payments = await rows<Payment>(world, PAYMENTS);
  const all = await rows<OrderRow>(
    world,
    `select o.id, o.number, o.state, o.payment_reference as reference, o.total_cents as total, o.refunded_cents as refunded,
       (o.paid_at is not null)::int as paid,
       (select count(*)::int from order_events e where e.order_id = o.id and e.kind = 'paid') as events
     from orders o`,
  );
  const byReference = new Map(all.map((order) => [order.reference, order]));
  for (const { id, reference, received, back } of payments) {
    const order = byReference.get(reference);
    if (!order) {
      expect(back, `payment ${id}, which is no order's, went back`).toBe(received);
      continue;
    }
    expect(order.paid, `${order.number} is paid`).toBe(1);
    expect(order.events, `${order.number} was paid once`).toBe(1);
    expect(order.total, `${order.number}: what was paid`).toBe(received);
    expect(order.refunded, `${order.number}: what went back`).toBe(back);
  }
  const paidReferences = new Set(payments.map(({ reference }) => reference));
  for (const order of all)
    if (!paidReferences.has(order.reference ?? ''))
      expect(order.paid, `${order.number} has no payment`).toBe(0);
  const doubled = await rows(
    world,
    `select data->'metadata'->>'gewitter_refund' as id from sandbox.objects
     where type = 'refund' and data->>'status' <> 'failed' and data->'metadata'->>'gewitter_refund' is not null
     group by 1 having count(*) > 1`,
  );
  expect(doubled, 'refunds that the provider made twice').toEqual([]);
  const apart = await rows(
    world,
    `select r.id, r.state, r.amount_cents, coalesce(sum((p.data->>'amount')::int), 0)::int as made from refunds r
     left join sandbox.objects p on p.type = 'refund' and p.data->>'status' = 'succeeded'
       and p.data->'metadata'->>'gewitter_refund' = r.id::text
     where r.cause is distinct from '"payment account"' group by r.id
     having coalesce(sum((p.data->>'amount')::int), 0) <> case r.state when 'done' then r.amount_cents else 0 end
       or r.state = 'asked'`,
  );
  expect(apart, 'refunds that differ from the provider').toEqual([]);
}

/** Orders changed states by allowed transitions only, and rows contain the last state. */
async function checkStates(world: World): Promise<void> {
  const events = await rows<{ number: string; state: string; kind: string }>(
    world,
    `select o.number, o.state, e.kind from order_events e join orders o on o.id = e.order_id order by o.number, e.place`,
  );
  const reached = new Map<string, string>();
  const last = new Map<string, string>();
  for (const { number, state, kind } of events) {
    last.set(number, state);
    const next = AFTER[kind];
    const now = reached.get(number);
    if (!next) continue;
    if (now !== undefined) expect(MOVES[now], `${number}: ${now} → ${next}`).toContain(next);
    reached.set(number, next);
  }
  for (const [number, state] of last) expect(reached.get(number), `${number}'s row`).toBe(state);
}

/** Invoice numbers have no gap. A customs declaration reserves one before its order leaves. */
async function checkNumbers(world: World): Promise<void> {
  const invoices = await rows<{ number: string }>(
    world,
    `select invoice_number as number from orders where invoice_number like 'RE-%'
     union select invoice_number from exports where invoice_number like 'RE-%'`,
  );
  const counts = (
    await rows<{ kind: string; last: string | null }>(world, 'select kind, last from running_numbers')
  ).find(({ kind }) => kind === 'invoice');
  const perYear = new Map<string, number[]>();
  for (const { number } of invoices) {
    const [, year = '', count = ''] = /^RE-(\d{4})-(\d+)$/.exec(number) ?? [];
    perYear.set(year, [...(perYear.get(year) ?? []), Number(count)]);
  }
  for (const [year, given] of perYear)
    expect(
      given.toSorted((a, b) => a - b),
      `invoices of ${year}`,
    ).toEqual(given.map((_, index) => index + 1));
  const lastYear = [...perYear.keys()].sort().at(-1);
  if (lastYear)
    expect(counts?.last).toBe(`RE-${lastYear}-${String(perYear.get(lastYear)?.length).padStart(4, '0')}`);
}

/**
 * No mail is sent twice, unless its order left again after its dispatch was undone, or the mail server's answer was lost.
 * None stays unsent, and every paid order without a refund has a confirmation.
 */
async function checkMails(world: World): Promise<void> {
  const undone = new Map(
    (
      await rows<{ number: string; times: number }>(
        world,
        `select o.number, count(*)::int as times from orders o join order_events e on e.order_id = o.id
         where e.kind = 'shipping-undone' group by 1`,
      )
    ).map(({ number, times }) => [number, times]),
  );
  const sent = Map.groupBy(await world.shop.mails(), ({ to, subject, text }) => `${to}\n${subject}\n${text}`);
  for (const [mail, all] of sent) {
    const number = /GW-\w{8}/.exec(mail)?.[0] ?? '';
    expect(all.length, `times that was sent: ${mail.slice(0, 80)}`).toBeLessThanOrEqual(
      1 + (undone.get(number) ?? 0),
    );
  }
  const { accepted, lost } = world.post;
  for (const { id, to } of await world.shop.mails()) {
    if (!to.endsWith('@buyer.example.org')) continue;
    const times = accepted.filter((one) => one === id).length - lost.filter((one) => one === id).length;
    expect(times, `times that ${id} was sent, less lost answers`).toBeLessThanOrEqual(1);
  }
  const unconfirmed = (
    await rows<{ id: string; number: string }>(
      world,
      `select id, number from orders where paid_at is not null and email is not null and refunded_cents = 0
       and not exists (select from refunds where order_id = orders.id)`,
    )
  ).filter(({ id }) => !accepted.includes(MAIL_IDS.confirmation(id)));
  expect(unconfirmed, 'orders without a confirmation').toEqual([]);
  const unsent = await rows<{ kind: string }>(world, `select kind from mails where state <> 'sent'`);
  expect(unsent, 'mails that were never sent').toEqual([]);
}

/** Stock: the first count less the needs of wound pickups and parcels. Skipped while a pickup is on the bench. */
async function checkStock(world: World): Promise<void> {
  const { db } = world.shop.database;
  const made = await db.select().from(units);
  const [{ halfway = 0 } = {}] = await rows<{ halfway: number }>(
    world,
    `select (select count(*) from pieces where state = 'on the bench')::int + (select count(*) from stock_bookings b join pieces p on p.id = b.piece_id
       where b.returned_at is null and p.state not in ('wound', 'kept'))::int as halfway`,
  );
  if (halfway > 0) return;
  const covered = new Set(
    (await rows<{ id: string }>(world, `select piece_id as id from bench_steps where step = 'cover'`)).map(
      ({ id }) => id,
    ),
  );
  const used = new Map<string, number>();
  const use = ({ part, amount }: { readonly part: string; readonly amount: number }) =>
    used.set(part, (used.get(part) ?? 0) + amount);
  for (const unit of made.filter(({ state }) => ['wound', 'kept'].includes(state)))
    needsOf(soldAs(unit))
      .filter(({ stage }) => stage !== 'cover' || covered.has(unit.id))
      .forEach(use);
  const rewound = await rows<{ order_id: string; unit: number; coil: number }>(
    world,
    `select order_id, (payload->>'unit')::int as unit, (payload->>'coil')::int as coil from order_events where kind = 'coil-rewound'`,
  );
  for (const { order_id, unit, coil } of rewound) {
    const own = made.find(({ orderId, number }) => orderId === order_id && number === unit);
    if (own) use(wireNeed(soldAs(own), coil));
  }
  const boxes = await rows<{ box: 'M' }>(world, 'select box from parcels');
  for (const need of boxNeeds(boxes.map(({ box }) => box))) use(need);
  const wrong = [];
  for (const [part, count] of await world.stock()) {
    const expected = (world.stockBefore.get(part) ?? 0) - (used.get(part) ?? 0);
    if (count !== expected) wrong.push(`${part}: ${count} instead of ${expected}`);
  }
  expect(wrong, 'stock').toEqual([]);
}

/** The buyer's page and the makers' page show the same figures. */
async function checkViews(world: World): Promise<void> {
  const { services } = world.shop;
  const all = (await services.db.select().from(orders)).filter(({ state }) => state !== 'awaiting payment');
  for (const order of all.slice(-3)) {
    const makers = await readOrder(services, order.number);
    if (order.paidAt === null) continue;
    const buyers = await readOrderPage(
      services,
      order,
      { language: 'en', form: undefined, done: undefined },
      undefined,
    );
    expect(makers?.state, order.number).toBe(order.state);
    expect(buyers.refunded, `${order.number}: refunded`).toBe(order.refunded);
    expect(buyers.quoted.total, `${order.number}: total`).toBe(order.total);
    expect(buyers.invoiceNumber).toBe(order.invoiceNumber);
  }
}

/** The books of all months add up to the provider's receipts less refunds, and lines add up to totals. */
async function checkBooks(world: World): Promise<void> {
  const { services } = world.shop;
  const months = await rows<{ month: string }>(
    world,
    `select distinct to_char(at at time zone 'Europe/Berlin', 'YYYY-MM') as month from (select paid_at as at from orders where paid_at is not null
       union all select done_at from refunds where done_at is not null) as moments`,
  );
  let gross = 0;
  for (const { month } of months) {
    const { orders: booked, refunds } = await readBooks(services, spanOfMonth(month));
    gross += monthFigures(month, booked, refunds).all.gross;
  }
  const payments = await rows<Payment>(world, PAYMENTS);
  const references = new Set(
    (await rows<{ r: string }>(world, 'select payment_reference as r from orders')).map(({ r }) => r),
  );
  const [{ disputed = 0 } = {}] = await rows<{ disputed: number }>(
    world,
    'select coalesce(sum(disputed_cents), 0)::int as disputed from orders',
  );
  const [{ foreign = 0 } = {}] = await rows<{ foreign: number }>(
    world,
    `select coalesce(-sum(gross_cents), 0)::int as foreign from money_lines where kind = 'dispute' and order_id is not null`,
  );
  const taken = payments
    .filter(({ reference }) => references.has(reference))
    .reduce((sum, { received, back }) => sum + received - back, 0);
  expect(gross, `books, ${disputed} disputed`).toBe(taken - foreign);
  for (const order of await services.db.select().from(orders)) {
    const lines = await linesOf(services.db, order.id);
    expect(
      lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0),
      `${order.number}: goods`,
    ).toBe(order.goods);
  }
}

export async function bookFile({ shop }: World, month: string): Promise<string> {
  const file = await bookFileOf(shop.services, month, 'datev');
  return createHash('sha256')
    .update(file?.content ?? '')
    .digest('hex');
}

async function checkClosed(world: World): Promise<void> {
  for (const [month, hash] of world.closed)
    expect(await bookFile(world, month), `${month} is closed`).toBe(hash);
}

/** Checks what must be true after every command, whatever was broken meanwhile. */
export async function checkStep(world: World): Promise<void> {
  await checkMoney(world);
  await checkStates(world);
  await checkNumbers(world);
}

/** Checks everything. The books and pages of all orders take longer than the commands themselves. */
export async function checkInvariants(world: World): Promise<void> {
  await checkStep(world);
  await checkMails(world);
  await checkStock(world);
  await checkViews(world);
  await checkBooks(world);
  await checkClosed(world);
}

/** No table names a buyer after all retention periods. */
export async function checkForgotten(world: World): Promise<void> {
  await world.pass(365 * 13);
  await world.settle();
  const columns = await rows<{ t: string; c: string }>(
    world,
    `select table_name as t, column_name as c from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'jsonb')`,
  );
  const named: string[] = [];
  for (const { t, c } of columns) {
    const [{ n = 0 } = {}] = await rows<{ n: number }>(
      world,
      `select count(*)::int as n from "${t}" where "${c}"::text like '%buyer.example.org%' or "${c}"::text like '%Jonas Beispiel%'`,
    );
    if (n > 0) named.push(`${t}.${c}: ${n}`);
  }
  expect(named, 'still named after all periods').toEqual([]);
}
