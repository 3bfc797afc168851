import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { DAY_MS, dayOf } from '#domain/calendar/day.ts';
import { OVER_STATES } from '#domain/orders/states.ts';
import { needsAddress } from '#domain/privacy/data-request.ts';
import {
  lettersOverBefore,
  restOverBefore,
  spentOverBefore,
  vouchersOverBefore,
} from '#domain/privacy/retention.ts';
import { keepAside } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { accountRequests, accountSessions } from '../platform/db/schema/accounts.ts';
import { buyerLetters } from '../platform/db/schema/messages.ts';
import { isLetterEvent, mails, orderEvents, orders } from '../platform/db/schema/orders.ts';
import { paymentEvents } from '../platform/db/schema/payments.ts';
import { signedLinks } from '../platform/db/schema/platform.ts';
import { dataRequests } from '../platform/db/schema/privacy.ts';
import { repairs } from '../platform/db/schema/repairs.ts';
import { withdrawals } from '../platform/db/schema/returns.ts';
import { exportedOrders, proofFiles } from '../platform/db/schema/shipping.ts';
import { discountCodes } from '../platform/db/schema/shopfront.ts';
import { deleteExpired } from '../platform/limits/rate-limit.ts';
import type { Services } from '../platform/services.ts';
import { forgetRepairs, lastMovesOf } from './held-data.ts';

/**
 * The nightly job that enforces retention periods (`domain/privacy/retention.ts`): vouchers and business letters after
 * their years, everything else after at most six months. Deleting an order deletes all its data; its letters go earlier.
 * Logs and queue contain no personal data.
 */
export async function keepNoLonger(services: Services): Promise<void> {
  const { db, keptMails, log, now } = services;
  const at = now();
  const [vouchers, rest, spent] = [vouchersOverBefore(at), restOverBefore(at), spentOverBefore(at)];
  const deleted = {
    orders: await deletePortions(db, orders.paidAt, lt(orders.paidAt, vouchers)),
    // Proofs of export are vouchers, too; their orders are deleted by then.
    proofs: await deletePortions(db, proofFiles.day, lt(proofFiles.day, dayOf(vouchers))),
    // Orphaned uploads: their proof was revoked, or its order is deleted.
    uploads: await deletePortions(
      db,
      proofFiles.at,
      and(
        lt(proofFiles.at, new Date(at.getTime() - DAY_MS)),
        notExists(
          db.select({ one: sql`1` }).from(exportedOrders).where(eq(exportedOrders.fileId, proofFiles.id)),
        ),
      ),
    ),
    letters: await deletePortions(db, buyerLetters.at, lt(buyerLetters.at, lettersOverBefore(at))),
    letterEvents: await deletePortions(
      db,
      orderEvents.place,
      and(isLetterEvent(orderEvents.kind), lt(orderEvents.at, lettersOverBefore(at))),
    ),
    unpaid: await deletePortions(
      db,
      orders.createdAt,
      and(isNull(orders.paidAt), eq(orders.state, 'cancelled'), lt(orders.createdAt, rest)),
    ),
    addresses: await forgetAddresses(services, at),
    repairs: await forgetRepairs(db, lt(repairs.movedAt, rest)),
    details: await forgetDetails(services, at),
    withdrawals: await deletePortions(
      db,
      withdrawals.receivedAt,
      and(isNull(withdrawals.orderId), lt(withdrawals.receivedAt, rest)),
    ),
    requests: await deletePortions(
      db,
      dataRequests.askedAt,
      or(lt(dataRequests.askedAt, rest), and(isNull(dataRequests.doneAt), lt(dataRequests.askedAt, spent))),
    ),
    links: await deletePortions(db, signedLinks.expiresAt, lt(signedLinks.expiresAt, spent)),
    accountRequests: await deletePortions(db, accountRequests.askedAt, lt(accountRequests.askedAt, spent)),
    sessions: await deletePortions(db, accountSessions.expiresAt, lt(accountSessions.expiresAt, at)),
    codes: await deletePortions(
      db,
      discountCodes.issuedAt,
      or(
        lt(discountCodes.redeemedAt, rest),
        lt(discountCodes.withdrawnAt, rest),
        and(isNull(discountCodes.redeemedAt), lt(discountCodes.until, dayOf(rest))),
      ),
    ),
    events: await deletePortions(db, paymentEvents.receivedAt, lt(paymentEvents.receivedAt, rest)),
    mailRows: await deletePortions(db, mails.askedAt, and(isNull(mails.orderId), lt(mails.askedAt, rest))),
    // Only the test mailbox: a mail server keeps its sent mails for six years (`docs/going-live.md`).
    mails: await keptMails.forgetBefore(rest),
  };
  await deleteExpired(db, at);
  log.info(deleted, 'expired data deleted');
}

/**
 * Rows per statement and transaction: an order deletes some thirty rows of other tables with it, and a statement has
 * three seconds.
 */
const AT_ONCE = 200;

const keyOf = (table: PgTable): PgColumn => {
  const key = getTableConfig(table).columns.find(({ primary }) => primary);
  if (!key) throw new Error('The table has no key of one column');
  return key;
};

/**
 * The next batch of due rows of a column's table, locked. Searches by the column, ascending, so that deleted rows are not
 * scanned again. Skips rows that others have locked, such as orders with a late payment, until the next night.
 */
function duePortion(db: Db, by: PgColumn, which: SQL | undefined): SQL {
  const key = keyOf(by.table);
  const dueRows = db.select({ key }).from(by.table).where(which).orderBy(by).limit(AT_ONCE);
  return sql`${key} = any(array(${dueRows.for('update', { skipLocked: true })}))`;
}

/** Deletes rows in batches, because after months there may be more than one statement can handle. Returns their number. */
async function deletePortions(db: Db, by: PgColumn, which: SQL | undefined): Promise<number> {
  for (let gone = 0; ; ) {
    const deleted = await db
      .delete(by.table)
      .where(duePortion(db, by, which))
      .returning({ key: keyOf(by.table) });
    gone += deleted.length;
    if (deleted.length < AT_ONCE) return gone;
  }
}

/** Updates orders in batches; returns their number. The update must exclude an order from the condition. */
async function keepPortions(
  db: Db,
  by: PgColumn,
  which: SQL | undefined,
  aside: Parameters<typeof keepAside>[2],
): Promise<number> {
  for (let updated = 0; ; ) {
    const { length } = await keepAside(db, duePortion(db, by, which), aside);
    updated += length;
    if (length < AT_ONCE) return updated;
  }
}

/** Anonymizes orders whose buyers asked for deletion before they were closed. */
async function forgetAddresses({ db }: Services, now: Date): Promise<number> {
  const dueOrders = await db
    .select()
    .from(orders)
    .where(and(isNotNull(orders.erasureAskedAt), isNotNull(orders.email)));
  const lastMoves = await lastMovesOf(
    db,
    dueOrders.map(({ id }) => id),
  );
  const free = dueOrders
    .filter(({ id, state, createdAt }) => !needsAddress(state, lastMoves.get(id) ?? createdAt, now))
    .map(({ id }) => id);
  if (free.length > 0)
    await keepPortions(
      db,
      orders.erasureAskedAt,
      and(isNotNull(orders.erasureAskedAt), inArray(orders.id, free), isNotNull(orders.email)),
      { email: null, phone: null },
    );
  return free.length;
}

/**
 * Deletes the details of unpaid orders once they cannot be paid any more, and the telephone number of paid ones once the
 * carrier cannot need it. Company, VAT id and invoice address are part of the voucher.
 */
async function forgetDetails({ db }: Services, now: Date): Promise<number> {
  const unpaid = await keepPortions(
    db,
    orders.createdAt,
    and(
      ...[isNull(orders.paidAt), eq(orders.state, 'cancelled'), lt(orders.createdAt, spentOverBefore(now))],
      or(
        ...[orders.company, orders.vatId, orders.phone, orders.invoiceTo].map((detail) => isNotNull(detail)),
      ),
    ),
    { company: null, vatId: null, phone: null, invoiceTo: null },
  );
  const rest = restOverBefore(now);
  const isOver = and(inArray(orders.state, OVER_STATES), lt(orders.createdAt, rest));
  const isSpent = and(isNotNull(orders.phone), or(lt(orders.shippedAt, rest), isOver));
  const called = await keepPortions(db, orders.shippedAt, isSpent, { phone: null });
  return unpaid + called;
}
