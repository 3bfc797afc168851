import { asc, eq, inArray, or } from 'drizzle-orm';
import { MAIL_IDS } from '#domain/orders/order-mail-kinds.ts';
import type { Db } from '../platform/db/database.ts';
import { mails } from '../platform/db/schema/orders.ts';
import { withdrawals } from '../platform/db/schema/returns.ts';

/** Delivery states of the mails about an order and its withdrawals, the oldest first. */
export async function mailsOf(db: Db, orderId: string) {
  const declared = await db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(eq(withdrawals.orderId, orderId));
  const ids = declared.map(({ id }) => MAIL_IDS.withdrawal(id));
  return db
    .select({
      id: mails.id,
      kind: mails.kind,
      state: mails.state,
      tries: mails.tries,
      askedAt: mails.askedAt,
      sentAt: mails.sentAt,
      failure: mails.failure,
    })
    .from(mails)
    .where(or(eq(mails.orderId, orderId), inArray(mails.id, ids)))
    .orderBy(asc(mails.askedAt), asc(mails.id));
}
