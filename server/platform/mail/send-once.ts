import { eq } from 'drizzle-orm';
import type { MailKind } from '#domain/orders/mail-kinds.ts';
import type { Db } from '../db/database.ts';
import { mails } from '../db/order-page-schema.ts';
import { MAIL_PATIENCE, type Mail, type Mailer, MailFailure } from './mailer.ts';

/** Longer than any mail server is waited for: whoever held a mail so long has died with it. */
const HELD_MS = MAIL_PATIENCE.whole + 30_000;

/** Another process has the mail just now; asked again later, it is sent, or free. */
export class MailHeld extends Error {
  override readonly name = 'MailHeld';
}

interface Sending {
  readonly kind: MailKind;
  /** Null where the mail is about no order that we know. */
  readonly orderId: string | null;
  readonly mail: Mail;
}

/**
 * Sends a mail that is sent once, however often its job is asked for. Its row is taken before and marked after: who
 * finds it marked sends nothing, who finds it held comes again. Only where this process dies between the mail server's
 * yes and the mark does it go out again, with the same message id. Answers whether it went out now.
 */
export async function sendOnce(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  mailer: Mailer,
  { kind, orderId, mail }: Sending,
): Promise<boolean> {
  const { id } = mail;
  const isOurs = await db.transaction(async (tx) => {
    const at = now();
    await tx.insert(mails).values({ id, kind, orderId, askedAt: at }).onConflictDoNothing();
    const [row] = await tx.select().from(mails).where(eq(mails.id, id)).for('update');
    if (!row || row.state === 'sent') return false;
    if (row.heldUntil && row.heldUntil > at) throw new MailHeld(`Mail ${id} is under way`);
    const heldUntil = new Date(at.getTime() + HELD_MS);
    await tx
      .update(mails)
      .set({ state: 'waiting', tries: row.tries + 1, triedAt: at, heldUntil })
      .where(eq(mails.id, id));
    return true;
  });
  if (!isOurs) return false;
  try {
    await mailer.send(mail);
  } catch (error) {
    const isRefused = error instanceof MailFailure && error.refused;
    const failure =
      error instanceof MailFailure
        ? [error.code, error.responseCode].filter((part) => part !== undefined).join(' ')
        : 'not sent';
    await db
      .update(mails)
      .set({ failure, heldUntil: null, ...(isRefused && { state: 'given up' }) })
      .where(eq(mails.id, id));
    throw error;
  }
  await db
    .update(mails)
    .set({ state: 'sent', sentAt: now(), heldUntil: null, failure: null })
    .where(eq(mails.id, id));
  return true;
}

/** Marks a mail whose tries are over. What was sent stays sent. */
export async function giveUpMail({ db }: { readonly db: Db }, id: string): Promise<void> {
  const [row] = await db.select({ state: mails.state }).from(mails).where(eq(mails.id, id));
  if (row?.state === 'waiting')
    await db.update(mails).set({ state: 'given up', heldUntil: null }).where(eq(mails.id, id));
}
