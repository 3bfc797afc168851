import { randomUUID } from 'node:crypto';
import { and, eq, type SQL, type WithSubquery } from 'drizzle-orm';
import { cents } from '#domain/money.ts';
import {
  type Actor,
  MOVER_OF,
  type OrderEvent,
  readEvent,
  STATE_AFTER,
  type StateEventKind,
  stateAfter,
} from '#domain/order-log/events.ts';
import type { OrderState } from '#domain/orders/states.ts';
import { transition } from '#domain/orders/transition.ts';
import { soldTo } from '#domain/shipping/countries-like.ts';
import type { Db } from '../platform/db/database.ts';
import { statement } from '../platform/db/retried.ts';
import { orderEvents, orderLines, orders } from '../platform/db/schema.ts';
import { requestId } from '../platform/log/request-id.ts';
import { actorOf, type Doer, SHOPPER } from './staff.ts';

export type Order = typeof orders.$inferSelect;
type Columns = Partial<Omit<typeof orders.$inferInsert, 'id' | 'number' | 'createdAt'>>;

/** An event as it is written; with an id of its own where it must be written once, and by somebody else than the others. */
export type NewEvent = OrderEvent & { readonly id?: string; readonly by?: Doer };

/** Whom events are by, and when. */
export interface Appending {
  readonly by: Doer;
  readonly at: Date;
  /** People made it, and somebody else's screen may contradict it: the order has a new version. */
  readonly counts?: boolean;
  /** What of the order's row follows besides, and is not told in the log: whose it is, what its payment came to. */
  readonly columns?: Omit<Columns, 'state' | 'version'>;
  /** What else is written in the same statement, in other tables. */
  readonly beside?: readonly WithSubquery[];
}

/** The row of an order, locked until the transaction ends. Whoever changes an order locks it first, before anything else. */
export async function lockOrder(tx: Db, id: string): Promise<Order | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order;
}

/** What the row of an order says because of an event. */
function columnsOf({ kind, payload }: OrderEvent, order: Order, at: Date): Columns {
  switch (kind) {
    case 'paid':
      return { paidAt: at };
    case 'shipped':
      return { shippedAt: at };
    case 'shipping-undone':
      return { shippedAt: null };
    case 'delivered':
      return { deliveredAt: at };
    case 'delivery-undone':
      return { deliveredAt: null };
    case 'refunded':
      return payload.reported ? { refunded: cents(payload.reported.back) } : {};
    case 'refund-reported':
      return { refunded: cents(payload.back) };
    case 'payment-doubted':
      return { held: payload.held, disputed: cents(payload.disputed) };
    case 'hold-released':
      return { held: null };
    case 'scheduled':
      return { promisedOn: payload.day };
    case 'promise-moved':
      return { promisedOn: payload.after, promiseMoved: order.promiseMoved + 1 };
    case 'invoice-numbered':
      return { invoiceNumber: payload.after };
    case 'address-changed':
    case 'address-given': {
      const { after } = payload;
      if (!('address' in after) || !after.address) return {};
      const { name, address } = after;
      const { country = address.country } = soldTo(order, address) ?? {};
      return { shippingName: name, shippingAddress: address, shippingCountry: country };
    }
    case 'language-chosen':
      return { language: payload.after };
    default:
      return {};
  }
}

/** Whether an order may come to a state now, on somebody's word. */
export const mayMove = ({ state, paidAt }: Order, to: OrderState, actor: Actor): boolean => {
  const mover = MOVER_OF[actor];
  return mover !== undefined && transition(state, to, mover, { moneyReceived: paidAt !== null }).ok;
};

/**
 * Appends to the log of an order, and lets its row say what follows: the one function that does either. The order is the
 * version that was read, or nothing is written: whoever has locked it is always right. Answers the order as it is now.
 */
export async function appendEvents(
  tx: Db,
  order: Order,
  events: readonly NewEvent[],
  { by, at, counts = false, columns = {}, beside = [] }: Appending,
): Promise<Order> {
  const version = order.version + (counts ? 1 : 0);
  let follows: Columns = { ...columns, version };
  for (const event of events) {
    const state = stateAfter(event.kind);
    const actor = actorOf(event.by ?? by);
    const now = { ...order, ...follows };
    if (state && !mayMove(now, state, actor))
      throw new Error(`Order ${order.number} is ${now.state}: no ${event.kind} by ${actor}`);
    follows = { ...follows, ...columnsOf(event, now, at), ...(state && { state }) };
  }
  const isAsRead = and(eq(orders.id, order.id), eq(orders.version, order.version));
  // One statement. Where the order is not as it was read its log goes with the transaction.
  const log = events.length === 0 ? [] : [logged(tx, { id: order.id, version }, events, { by, at })];
  const parts = [...beside, ...log];
  const update = parts.length === 0 ? tx.update(orders) : tx.with(...parts).update(orders);
  const [after] = await update.set(follows).where(isAsRead).returning();
  if (!after) throw new Error(`Order ${order.number} is not as it was read: it was not locked`);
  return after;
}

/** Lines of a log, written with the statement that they are part of. */
const logged = (
  tx: Db,
  { id: orderId, version }: Pick<Order, 'id' | 'version'>,
  events: readonly NewEvent[],
  { by, at }: Appending,
) =>
  tx.$with('logged').as(
    tx
      .insert(orderEvents)
      .values(
        events.map(({ id = randomUUID(), by: doer = by, kind, payload }) => ({
          id,
          orderId,
          version,
          at,
          actor: actorOf(doer),
          request: requestId() ?? null,
          ...(doer.accountId !== null && { byAccount: doer.accountId, byName: doer.name }),
          ...readEvent(kind, payload),
        })),
      )
      .returning({ id: orderEvents.id }),
  );

/** Writes a new order down, with its lines and the first line of its log: one statement, all of it or nothing. */
export async function placeOrder(
  db: Db,
  row: Omit<typeof orders.$inferInsert, 'state' | 'version'> & { readonly createdAt: Date },
  lines: readonly Omit<typeof orderLines.$inferInsert, 'orderId'>[] = [],
  by: Doer = SHOPPER,
): Promise<void> {
  const placed = { kind: 'placed', payload: {} } as const;
  const log = logged(db, { id: row.id, version: 0 }, [placed], { by, at: row.createdAt });
  const order = { ...row, state: STATE_AFTER.placed };
  if (lines.length === 0) return void (await statement(() => db.with(log).insert(orders).values(order)));
  const own = db.$with('own').as(
    db
      .insert(orderLines)
      .values(lines.map((line) => ({ ...line, orderId: row.id })))
      .returning({ id: orderLines.id }),
  );
  await statement(() => db.with(own, log).insert(orders).values(order));
}

/**
 * Moves an order if its state table allows it. Otherwise nothing is written and it is answered as it is: what was heard
 * of it may have come late, or twice.
 */
export const move = async (
  tx: Db,
  order: Order,
  event: OrderEvent<StateEventKind>,
  appending: Appending,
): Promise<Order> =>
  mayMove(order, STATE_AFTER[event.kind], actorOf(appending.by))
    ? appendEvents(tx, order, [event], appending)
    : order;

/** What of an order's row is no part of its history: what its open checkout holds, and what is forgotten. */
type Aside = Pick<
  Columns,
  | ('paymentReference' | 'lookedAt' | 'erasureAskedAt' | 'invoiceNumber')
  | ('email' | 'phone' | 'company' | 'vatId' | 'invoiceTo')
  | ('shipping' | 'shippingCountry' | 'duty' | 'discountPercent' | 'codeId')
> & { readonly [Column in 'total' | 'discount' | 'pickups']?: Columns[Column] | SQL };

/** Keeps on orders what no log tells, as a part of another statement; or by itself. */
export const keepingAside = (db: Db, which: SQL | undefined, aside: Aside) =>
  db.update(orders).set(aside).where(which).returning();

/** Keeps on orders what no log tells. Answers those that it was kept on. */
export const keepAside = async (db: Db, which: SQL | undefined, aside: Aside): Promise<Order[]> =>
  keepingAside(db, which, aside);
