import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { CountryCode } from '#domain/countries.ts';
import type { CustomsRows } from '#domain/customs/rows.ts';
import { customsRows, NO_ROWS } from '../customs/index.ts';
import type { Db } from '../platform/db/database.ts';
import { orderLines, orders } from '../platform/db/schema/orders.ts';
import { paymentEvents } from '../platform/db/schema/payments.ts';
import { NO_TAX, type TaxRow, taxRecordsOf, taxRow } from '../platform/shopfront/read-tax.ts';
import { queueFields } from '../production/index.ts';
import { lockTax, needsTaxLock } from './settle-tax.ts';

export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
}

const isKnown = ({ id }: PaymentEvent) =>
  sql<boolean>`exists (select from ${paymentEvents} where ${paymentEvents.id} = ${id})`;

/** Records an event as processed. Of two simultaneous inserts the second fails (`isDuplicateKey`) and rolls back. */
const taken = (tx: Db, event: PaymentEvent, orderId: string, now: Date) =>
  tx.$with('taken', {}).as(
    sql`insert into ${paymentEvents} (id, type, order_id, received_at)
      select ${event.id}, ${event.type}, ${orderId}::uuid, ${now.toISOString()}::timestamptz where not ${isKnown(event)}`,
  );

/**
 * Locks an order, reads its lines and the length of the queue, and records the event, in one statement; then locks the
 * year's tax if it needs to. The lines never change, so they may be read before the lock is granted.
 */
export async function lockForPayment(
  tx: Db,
  orderId: string,
  event: PaymentEvent | undefined,
  /** Destination of a completed payment; `country` is undefined if it has none. */
  paid: { readonly country: CountryCode | undefined } | undefined,
  now: Date,
) {
  const from = event ? tx.with(taken(tx, event, orderId, now)) : tx;
  const rows = await from
    .select({
      ...{ order: getTableColumns(orders), line: getTableColumns(orderLines) },
      ...queueFields(tx, now),
      // Selected with the first line only.
      customs: sql<CustomsRows | null>`case when coalesce(${orderLines.position}, 0) = 0 then ${customsRows} end`,
      tax: sql<TaxRow | null>`case when coalesce(${orderLines.position}, 0) = 0 then ${taxRow} end`,
      hasLock: paid ? needsTaxLock(paid.country, now) : sql<boolean>`false`,
      isRepeated: event ? isKnown(event) : sql<boolean>`false`,
    })
    .from(orders)
    .leftJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .orderBy(asc(orderLines.position))
    .for('update', { of: orders });
  const [first] = rows;
  if (!first) return undefined;
  const { order, toWind, woundToday, isRepeated, customs, hasLock } = first;
  if (hasLock) await lockTax(tx);
  const lines = rows.flatMap(({ line }) => line ?? []);
  const queue = { toWind, woundToday };
  const records = taxRecordsOf(first.tax ?? NO_TAX);
  const tax = { records, hasLock };
  /** `isRepeated`: the event was processed before. */
  return { order, lines, queue, isRepeated, customs: customs ?? NO_ROWS, tax };
}

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockForPayment>>>;

const UNIQUE = '23505';

/** True if a settlement failed only because another one has recorded the same event meanwhile. */
export function isDuplicateKey(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const isOfEvents = 'table' in thrown && thrown.table === 'payment_events';
  return (isOfEvents && 'code' in thrown && thrown.code === UNIQUE) || isDuplicateKey(thrown.cause);
}
