import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { mails } from '../db/order-page-schema.ts';
import { withdrawals } from '../db/schema.ts';
import { MAIL_IDS } from './mail-kinds.ts';

/** What became of the mails about an order, the oldest first; of its withdrawals too, which are told before it is found. */
export async function mailsOf(db: Db, orderId: string) {
  const declared = await db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(eq(withdrawals.orderId, orderId));
  const ids = declared.map(({ id }) => MAIL_IDS.withdrawal(id));
  return db
    .select({
      ...{ id: mails.id, kind: mails.kind, state: mails.state, tries: mails.tries },
      ...{ askedAt: mails.askedAt, sentAt: mails.sentAt, failure: mails.failure },
    })
    .from(mails)
    .where(or(eq(mails.orderId, orderId), inArray(mails.id, ids)))
    .orderBy(asc(mails.askedAt), asc(mails.id));
}
