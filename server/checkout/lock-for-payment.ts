import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { CountryCode } from '#domain/countries.ts';
import type { CustomsRows } from '#domain/customs/rows.ts';
import { customsRows, NO_ROWS } from '../customs/index.ts';
import type { Order } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { NoTurn } from '../platform/db/in-turn.ts';
import { orderLines, orders, paymentEvents } from '../platform/db/schema.ts';
import { NO_TAX, type TaxRow, taxRecordsOf, taxRow } from '../platform/shopfront/read-tax.ts';
import { queueFields } from '../production/index.ts';
import { type TaxStanding, type TurnTaken, turnFor } from './settle-tax.ts';

/** The provider's event that brought news of a payment. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
}

/** An order that is locked, with what a payment asks of it besides. */
export interface LockedOrder {
  readonly order: Order;
  readonly lines: readonly (typeof orderLines.$inferSelect)[];
  readonly queue: { readonly toWind: number; readonly woundToday: number };
  /** What the makers keep about customs, for what leaves the EU. */
  readonly customs: CustomsRows;
  /** What of the year's sales says whose tax it has; with a turn nobody else settles meanwhile. */
  readonly tax: TaxStanding;
  /** The event was taken in before. */
  readonly isRepeated: boolean;
}

const isKnown = ({ id }: PaymentEvent) =>
  sql<boolean>`exists (select from ${paymentEvents} where ${paymentEvents.id} = ${id})`;

/** Takes an event in, once. Of two that do at the same moment the second fails (`isTakenTwice`): nothing of it is kept. */
const taken = (tx: Db, event: PaymentEvent, orderId: string, now: Date) =>
  tx.$with('taken', {}).as(
    sql`insert into ${paymentEvents} (id, type, order_id, received_at)
      select ${event.id}, ${event.type}, ${orderId}::uuid, ${now.toISOString()}::timestamptz where not ${isKnown(event)}`,
  );

/**
 * Locks an order, reads its lines and the length of the queue, and takes the event in: one statement. Lines of an order are
 * frozen with it, so it does not matter that they are read before the lock is had.
 */
export async function lockForPayment(
  tx: Db,
  orderId: string,
  event: PaymentEvent | undefined,
  /** Where a payment that is paid says that it goes; undefined where it does not say. */
  paid: { readonly country: CountryCode | undefined } | undefined,
  now: Date,
): Promise<LockedOrder | undefined> {
  const from = event ? tx.with(taken(tx, event, orderId, now)) : tx;
  const rows = await from
    .select({
      ...{ order: getTableColumns(orders), line: getTableColumns(orderLines) },
      ...queueFields(tx, now),
      // Once, however many lines there are.
      customs: sql<CustomsRows | null>`case when coalesce(${orderLines.position}, 0) = 0 then ${customsRows} end`,
      tax: sql<TaxRow | null>`case when coalesce(${orderLines.position}, 0) = 0 then ${taxRow} end`,
      turn: paid ? turnFor(paid.country, now) : sql<TurnTaken>`'not needed'`,
      isRepeated: event ? isKnown(event) : sql<boolean>`false`,
    })
    .from(orders)
    .leftJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .orderBy(asc(orderLines.position))
    .for('update', { of: orders });
  const [first] = rows;
  if (!first) return undefined;
  const { order, toWind, woundToday, isRepeated, customs, turn } = first;
  if (turn === 'refused') throw new NoTurn();
  const lines = rows.flatMap(({ line }) => line ?? []);
  const queue = { toWind, woundToday };
  const records = taxRecordsOf(first.tax ?? NO_TAX);
  const tax = { records, hasTurn: turn === 'taken' };
  return { order, lines, queue, isRepeated, customs: customs ?? NO_ROWS, tax };
}

const UNIQUE = '23505';

/** Whether a settlement failed only because another one has taken the same event in meanwhile, and settled it. */
export function isTakenTwice(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const isOfEvents = 'table' in thrown && thrown.table === 'payment_events';
  return (isOfEvents && 'code' in thrown && thrown.code === UNIQUE) || isTakenTwice(thrown.cause);
}
