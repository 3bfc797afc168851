import { randomUUID } from 'node:crypto';
import { and, eq, inArray, type SQL, sum, type WithSubquery } from 'drizzle-orm';
import { type Cents, cents, ZERO } from '#domain/money.ts';
import {
  type Actor,
  MOVER_OF,
  type OrderEvent,
  readEvent,
  STATE_AFTER,
  type StateEventKind,
  stateAfter,
} from '#domain/order-log/events.ts';
import { causeWords } from '#domain/order-log/refund-cause.ts';
import type { OrderState } from '#domain/orders/states.ts';
import { transition } from '#domain/orders/transition.ts';
import { soldTo } from '#domain/shipping/countries-like.ts';
import type { Db } from '../platform/db/database.ts';
import { orderEvents, orderLines, orders } from '../platform/db/schema/orders.ts';
import { refunds } from '../platform/db/schema/returns.ts';
import { requestId } from '../platform/log/request-id.ts';
import { actorOf, byOf, type Doer, PROVIDER, SHOPPER } from './staff.ts';

export type Order = typeof orders.$inferSelect;
type Columns = Partial<Omit<typeof orders.$inferInsert, 'id' | 'number' | 'createdAt'>>;

/** A new event. Set `id` if it must be written only once, and `by` if its author differs from the others'. */
export type NewEvent = OrderEvent & { readonly id?: string; readonly by?: Doer };

export interface Appending {
  readonly by: Doer;
  readonly at: Date;
  /** A person's change, which may conflict with another screen: increments the order's version. */
  readonly counts?: boolean;
  /** Other columns to set, which are not logged: ownership and results of the payment. */
  readonly columns?: Omit<Columns, 'state' | 'version'>;
  /** Writes to other tables in the same statement. */
  readonly beside?: readonly WithSubquery[];
}

/** Locks an order's row until the transaction ends. Lock the order before anything else when changing it. */
export async function lockOrder(tx: Db, id: string): Promise<Order | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order;
}

/** Columns that follow from an event. */
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

export const mayMove = ({ state, paidAt }: Order, to: OrderState, actor: Actor): boolean => {
  const mover = MOVER_OF[actor];
  return mover !== undefined && transition(state, to, mover, { moneyReceived: paidAt !== null }).ok;
};

/**
 * Appends to an order's log and updates its row; no other function does either. Writes nothing if the order's version is
 * outdated; with the lock it never is. Returns the new order.
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
  // One statement. If the version is outdated, the transaction rolls back the log.
  const log = events.length === 0 ? [] : [logged(tx, { id: order.id, version }, events, { by, at })];
  const parts = [...beside, ...log];
  const update = parts.length === 0 ? tx.update(orders) : tx.with(...parts).update(orders);
  const [after] = await update.set(follows).where(isAsRead).returning();
  if (!after) throw new Error(`Order ${order.number} has changed since it was read: lock it first`);
  return after;
}

/** Inserts of log lines, for use in another statement. */
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

/** Inserts a new order, its lines and the first line of its log in one statement. */
export async function placeOrder(
  db: Db,
  row: Omit<typeof orders.$inferInsert, 'state' | 'version'> & { readonly createdAt: Date },
  lines: readonly Omit<typeof orderLines.$inferInsert, 'orderId'>[] = [],
  by: Doer = SHOPPER,
): Promise<void> {
  const placed = { kind: 'placed', payload: {} } as const;
  const log = logged(db, { id: row.id, version: 0 }, [placed], { by, at: row.createdAt });
  const order = { ...row, state: STATE_AFTER.placed };
  if (lines.length === 0) return void (await db.with(log).insert(orders).values(order));
  const own = db.$with('own').as(
    db
      .insert(orderLines)
      .values(lines.map((line) => ({ ...line, orderId: row.id })))
      .returning({ id: orderLines.id }),
  );
  await db.with(own, log).insert(orders).values(order);
}

/**
 * Moves an order if its state table allows it; otherwise returns it unchanged, because an event may arrive late or twice.
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

/** Columns without history: those of an open checkout, and deletions. */
type Aside = Pick<
  Columns,
  | ('paymentReference' | 'lookedAt' | 'erasureAskedAt' | 'invoiceNumber')
  | ('email' | 'phone' | 'company' | 'vatId' | 'invoiceTo')
  | ('shipping' | 'shippingCountry' | 'duty' | 'discountPercent' | 'codeId')
> & { readonly [Column in 'total' | 'discount' | 'pickups']?: Columns[Column] | SQL };

/** Sets columns that are not logged, as part of another statement or alone. */
export const keepingAside = (db: Db, which: SQL | undefined, aside: Aside) =>
  db.update(orders).set(aside).where(which).returning();

/** Sets columns that are not logged. Returns the updated orders. */
export const keepAside = async (db: Db, which: SQL | undefined, aside: Aside): Promise<Order[]> =>
  keepingAside(db, which, aside);

async function refundSum(tx: Db, orderId: string): Promise<Cents> {
  const [row] = await tx
    .select({ all: sum(refunds.amount) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.state, ['asked', 'done'])));
  return cents(Number(row?.all ?? 0));
}

/**
 * Records a refund that was made in the provider's dashboard: the provider reports more than our rows. Figures and the
 * refundable rest then include it. `refunded` is the provider's sum.
 */
export async function bookForeignRefund(tx: Db, order: Order, refunded: Cents, at: Date): Promise<void> {
  const amount = cents(refunded - (await refundSum(tx, order.id)));
  if (amount <= 0) return;
  await tx.insert(refunds).values({
    id: randomUUID(),
    orderId: order.id,
    state: 'done',
    amount,
    parts: { quantities: [], shipping: ZERO, goodwill: amount },
    cause: 'payment account',
    reason: causeWords('payment account', 'en'),
    ...byOf(PROVIDER),
    askedAt: at,
    doneAt: at,
  });
}
