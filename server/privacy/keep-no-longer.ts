import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import { OVER_STATES } from '#domain/orders/states.ts';
import { needsAddress } from '#domain/privacy/data-request.ts';
import { restOverBefore, spentOverBefore, vouchersOverBefore } from '#domain/privacy/retention.ts';
import { keepAside } from '../orders/index.ts';
import { mails } from '../platform/db/order-page-schema.ts';
import {
  accountRequests,
  accountSessions,
  dataRequests,
  orders,
  paymentEvents,
  signedLinks,
  withdrawals,
} from '../platform/db/schema.ts';
import { discountCodes } from '../platform/db/workshop-schema.ts';
import { deleteExpired } from '../platform/limits/rate-limit.ts';
import type { Services } from '../platform/services.ts';
import { lastMovesOf } from './held-data.ts';

/**
 * The nightly job that lets go of what may be kept no longer (`domain/privacy/retention.ts`): vouchers after their years, all
 * else after six months at most. What an order has goes with it. Logs hold no personal data, and the queue only ids.
 */
export async function keepNoLonger(services: Services): Promise<void> {
  const { db, keptMails, log, now } = services;
  const at = now();
  const [vouchers, rest, spent] = [vouchersOverBefore(at), restOverBefore(at), spentOverBefore(at)];
  const count = async (deleting: Promise<readonly unknown[]>) => (await deleting).length;
  const gone = {
    orders: await count(db.delete(orders).where(lt(orders.paidAt, vouchers)).returning({ id: orders.id })),
    unpaid: await count(
      db
        .delete(orders)
        .where(and(isNull(orders.paidAt), eq(orders.state, 'cancelled'), lt(orders.createdAt, rest)))
        .returning({ id: orders.id }),
    ),
    addresses: await forgetAddresses(services, at),
    details: await forgetDetails(services, at),
    withdrawals: await count(
      db
        .delete(withdrawals)
        .where(and(isNull(withdrawals.orderId), lt(withdrawals.receivedAt, rest)))
        .returning({ id: withdrawals.id }),
    ),
    requests: await count(
      db
        .delete(dataRequests)
        .where(
          or(
            lt(dataRequests.askedAt, rest),
            and(isNull(dataRequests.doneAt), lt(dataRequests.askedAt, spent)),
          ),
        )
        .returning({ id: dataRequests.id }),
    ),
    links: await count(
      db.delete(signedLinks).where(lt(signedLinks.expiresAt, spent)).returning({ id: signedLinks.id }),
    ),
    accountRequests: await count(
      db
        .delete(accountRequests)
        .where(lt(accountRequests.askedAt, spent))
        .returning({ id: accountRequests.id }),
    ),
    sessions: await count(
      db
        .delete(accountSessions)
        .where(lt(accountSessions.expiresAt, at))
        .returning({ id: accountSessions.accountId }),
    ),
    codes: await count(
      db
        .delete(discountCodes)
        .where(
          or(
            lt(discountCodes.redeemedAt, rest),
            lt(discountCodes.withdrawnAt, rest),
            and(isNull(discountCodes.redeemedAt), lt(discountCodes.until, dayOf(rest))),
          ),
        )
        .returning({ id: discountCodes.id }),
    ),
    events: await count(
      db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, rest)).returning({ id: paymentEvents.id }),
    ),
    mailRows: await count(
      db
        .delete(mails)
        .where(and(isNull(mails.orderId), lt(mails.askedAt, rest)))
        .returning({ id: mails.id }),
    ),
    mails: await keptMails.forgetBefore(rest),
  };
  await deleteExpired(db, at);
  log.info(gone, 'kept no longer');
}

/** Orders whose buyers asked for deletion while they were under way, and that are over now. */
async function forgetAddresses({ db }: Services, now: Date): Promise<number> {
  const asked = await db
    .select()
    .from(orders)
    .where(and(isNotNull(orders.erasureAskedAt), isNotNull(orders.email)));
  const lastMoves = await lastMovesOf(
    db,
    asked.map(({ id }) => id),
  );
  const free = asked
    .filter(({ id, state, createdAt }) => !needsAddress(state, lastMoves.get(id) ?? createdAt, now))
    .map(({ id }) => id);
  if (free.length > 0) await keepAside(db, inArray(orders.id, free), { email: null, phone: null });
  return free.length;
}

/**
 * What was typed for an order that was never paid goes once nobody can pay it any more; the telephone number of one that
 * was, when the carrier has long had no use for it. Company, VAT id and invoice address are part of the voucher.
 */
async function forgetDetails({ db }: Services, now: Date): Promise<number> {
  const unpaid = await keepAside(
    db,
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
  const called = await keepAside(db, isSpent, { phone: null });
  return unpaid.length + called.length;
}
