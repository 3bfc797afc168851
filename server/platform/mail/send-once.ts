import { and, eq, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { MailKind } from '#domain/orders/mail-kinds.ts';
import { isAway } from '../db/away.ts';
import type { Db } from '../db/database.ts';
import { onceBack } from '../db/once-back.ts';
import { mails } from '../db/order-page-schema.ts';
import { statement } from '../db/retried.ts';
import { tell } from '../metrics/happenings.ts';
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
 * yes and the mark does it go out again, with the same message id: a database that is away is waited for, at least until others
 * may have the mail. Answers whether it went out now.
 */
export async function sendOnce(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  mailer: Mailer,
  { kind, orderId, mail }: Sending,
): Promise<boolean> {
  const { id } = mail;
  const at = now();
  const heldUntil = new Date(at.getTime() + HELD_MS);
  const tried = { triedAt: at, heldUntil };
  // Whoever was held up for too long has it no more: another one may be sending it, or have sent it.
  const isMine = and(eq(mails.id, id), eq(mails.heldUntil, heldUntil));
  const marked = (marks: Partial<typeof mails.$inferInsert>, where: SQL | undefined) =>
    onceBack(
      () =>
        db
          .update(mails)
          .set({ ...marks, heldUntil: null })
          .where(where),
      HELD_MS,
    );
  // Of two that want it at once the second waits for the first one's row, and finds it held.
  const [taken] = await statement(() =>
    db
      .insert(mails)
      .values({ id, kind, orderId, askedAt: at, tries: 1, ...tried })
      .onConflictDoUpdate({
        target: mails.id,
        set: { state: 'waiting', tries: sql`${mails.tries} + 1`, ...tried },
        setWhere: and(ne(mails.state, 'sent'), or(isNull(mails.heldUntil), lte(mails.heldUntil, at))),
      })
      .returning({ id: mails.id }),
  ).catch(async (error) => {
    // Cut off while it was taken: whether it was is not known, and nobody shall wait for a mail that nobody sends.
    if (isAway(error)) await marked({}, isMine);
    throw error;
  });
  if (!taken) {
    const [row] = await db.select({ state: mails.state }).from(mails).where(eq(mails.id, id));
    if (row && row.state !== 'sent') throw new MailHeld(`Mail ${id} is under way`);
    return false;
  }
  try {
    await mailer.send(mail);
  } catch (error) {
    const isRefused = error instanceof MailFailure && error.refused;
    tell('mail-failed', { refused: isRefused });
    const failure =
      error instanceof MailFailure
        ? [error.code, error.responseCode].filter((part) => part !== undefined).join(' ')
        : 'not sent';
    await marked({ failure, ...(isRefused && { state: 'given up' }) }, isMine);
    throw error;
  }
  await marked({ state: 'sent', sentAt: now(), failure: null }, eq(mails.id, id));
  return true;
}

/** Marks a mail whose tries are over. What was sent stays sent. */
export async function giveUpMail({ db }: { readonly db: Db }, id: string): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'given up', heldUntil: null })
    .where(and(eq(mails.id, id), eq(mails.state, 'waiting')));
}
