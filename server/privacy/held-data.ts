import { and, asc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { plainAddress } from '#domain/email-address.ts';
import { STATE_EVENT_KINDS } from '#domain/order-log/events.ts';
import { AWAY_REPAIRS } from '#domain/repairs/repair.ts';
import { eventsOf, linesOfOrders } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { accountRequests, accountSessions, accounts, savedBuilds } from '../platform/db/schema/accounts.ts';
import { orderEvents, orderNotes, orders } from '../platform/db/schema/orders.ts';
import { dataRequests } from '../platform/db/schema/privacy.ts';
import { repairs } from '../platform/db/schema/repairs.ts';
import { refunds, returnedGoods, returnRequests, withdrawals } from '../platform/db/schema/returns.ts';
import { parcels } from '../platform/db/schema/shipping.ts';
import { discountCodes } from '../platform/db/schema/shopfront.ts';
import { claimsOf } from '../production/index.ts';

const isAt = (
  column: typeof orders.email | typeof withdrawals.email | typeof dataRequests.email,
  email: string,
) => sql`lower(${column}) = ${plainAddress(email)}`;

export const ordersOf = (db: Db, email: string) =>
  db.select().from(orders).where(isAt(orders.email, email)).orderBy(asc(orders.createdAt));

/** Withdrawals with this address, and those of its orders. */
export async function withdrawalsOf(db: Db, email: string, orderIds: readonly string[]) {
  const ofOrders = orderIds.length > 0 ? inArray(withdrawals.orderId, [...orderIds]) : undefined;
  return db
    .select()
    .from(withdrawals)
    .where(or(isAt(withdrawals.email, email), ofOrders))
    .orderBy(asc(withdrawals.receivedAt));
}

export const requestsOf = (db: Db, email: string) =>
  db.select().from(dataRequests).where(isAt(dataRequests.email, email)).orderBy(asc(dataRequests.askedAt));

/** The account of an address, without hashes and secrets. */
export async function accountOf(db: Db, email: string) {
  const [account] = await db
    .select({
      id: accounts.id,
      email: accounts.email,
      name: accounts.name,
      role: accounts.role,
      createdAt: accounts.createdAt,
      passwordSetAt: accounts.passwordSetAt,
    })
    .from(accounts)
    .where(eq(accounts.email, plainAddress(email)));
  if (!account) return undefined;
  const { id, ...facts } = account;
  const sessions = await db
    .select({
      createdAt: accountSessions.createdAt,
      seenAt: accountSessions.seenAt,
      expiresAt: accountSessions.expiresAt,
    })
    .from(accountSessions)
    .where(eq(accountSessions.accountId, id))
    .orderBy(asc(accountSessions.createdAt));
  const builds = await db
    .select({ address: savedBuilds.address, savedAt: savedBuilds.savedAt })
    .from(savedBuilds)
    .where(eq(savedBuilds.accountId, id))
    .orderBy(asc(savedBuilds.savedAt));
  return { ...facts, sessions, builds, pickups: await claimsOf(db, id) };
}

export const repairsOf = (db: Db, email: string) =>
  db
    .select()
    .from(repairs)
    .where(eq(repairs.email, plainAddress(email)))
    .orderBy(asc(repairs.movedAt));

/** Deletes owners' data of repairs whose pickup is not here; figures and work stay with the pickup. Returns their number. */
export const forgetRepairs = async (db: Db, which: SQL | undefined): Promise<number> =>
  (
    await db
      .update(repairs)
      .set({ name: null, email: null, address: null, pickup: null, fault: null })
      .where(and(inArray(repairs.state, AWAY_REPAIRS), isNotNull(repairs.email), which))
      .returning({ id: repairs.id })
  ).length;

export const codesOf = (db: Db, email: string) =>
  db
    .select({
      code: discountCodes.code,
      percent: discountCodes.percent,
      from: discountCodes.from,
      until: discountCodes.until,
      mostUses: discountCodes.mostUses,
      note: discountCodes.note,
      issuedAt: discountCodes.issuedAt,
      redeemedAt: discountCodes.redeemedAt,
      withdrawnAt: discountCodes.withdrawnAt,
    })
    .from(discountCodes)
    .where(eq(discountCodes.email, plainAddress(email)))
    .orderBy(asc(discountCodes.issuedAt));

export const accountRequestsOf = (db: Db, email: string) =>
  db
    .select({
      kind: accountRequests.kind,
      name: accountRequests.name,
      askedAt: accountRequests.askedAt,
      doneAt: accountRequests.doneAt,
    })
    .from(accountRequests)
    .where(eq(accountRequests.email, plainAddress(email)))
    .orderBy(asc(accountRequests.askedAt));

/** Checks whether anything is stored under an address, apart from this and other unconfirmed requests. */
export async function isAnythingHeld(db: Db, email: string, requestId: string): Promise<boolean> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(isAt(orders.email, email)).limit(1);
  if (order) return true;
  const [withdrawal] = await db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(isAt(withdrawals.email, email))
    .limit(1);
  if (withdrawal) return true;
  if (await accountOf(db, email)) return true;
  if ((await codesOf(db, email)).length > 0) return true;
  if ((await repairsOf(db, email)).length > 0) return true;
  const [earlier] = await db
    .select({ id: dataRequests.id })
    .from(dataRequests)
    .where(
      and(isAt(dataRequests.email, email), ne(dataRequests.id, requestId), isNotNull(dataRequests.doneAt)),
    )
    .limit(1);
  return earlier !== undefined;
}

export async function detailsOf(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0)
    return { lines: [], log: [], sent: [], notes: [], repaid: [], back: [], asked: [] };
  const ids = [...orderIds];
  const isTheirs = ({ orderId }: { orderId: PgColumn }) => inArray(orderId, ids);
  return {
    lines: await linesOfOrders(db, ids),
    log: await eventsOf(db, ids),
    sent: await db.select().from(parcels).where(isTheirs(parcels)).orderBy(asc(parcels.number)),
    notes: await db.select().from(orderNotes).where(isTheirs(orderNotes)).orderBy(asc(orderNotes.at)),
    repaid: await db.select().from(refunds).where(isTheirs(refunds)).orderBy(asc(refunds.askedAt)),
    back: await db.select().from(returnedGoods).where(isTheirs(returnedGoods)).orderBy(asc(returnedGoods.at)),
    asked: await db
      .select()
      .from(returnRequests)
      .where(isTheirs(returnRequests))
      .orderBy(asc(returnRequests.askedAt)),
  };
}

/** Time of each order's latest change of state. */
export async function lastMovesOf(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (orderIds.length === 0) return new Map();
  const { kind, at, orderId } = orderEvents;
  const rows = await db
    .select({ orderId, at: sql<string>`max(${at})` })
    .from(orderEvents)
    .where(and(inArray(orderId, [...orderIds]), inArray(kind, STATE_EVENT_KINDS)))
    .groupBy(orderId);
  return new Map(rows.map((row) => [row.orderId, new Date(row.at)]));
}
