import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { MailKind } from '#domain/orders/order-mail-kinds.ts';
import { isAway } from '../db/away.ts';
import type { Db } from '../db/database.ts';
import { mails } from '../db/schema/orders.ts';
import { publish } from '../metrics/happenings.ts';
import type { Services } from '../services.ts';
import { MAIL_PATIENCE, type Mail, MailFailure } from './mailer.ts';

/** Longer than any wait for a mail server: a lease of this age belongs to a dead process. */
const HELD_MS = MAIL_PATIENCE.whole + 30_000;

/** Another process has the lease. Retry later: then the mail is sent, or the lease is free. */
export class MailHeld extends Error {
  override readonly name = 'MailHeld';
}

interface Sending {
  readonly kind: MailKind;
  /** Null if the mail is about no known order. */
  readonly orderId: string | null;
  readonly mail: Mail;
}

/**
 * Sends a mail at most once, however often its job runs. Takes a lease on the row before, marks it as sent after; returns
 * whether it was sent now. Throws MailHeld if another process has the lease. The mail is only repeated, with the same
 * message id, if this process dies between the server's acceptance and the mark; it retries the mark until the database
 * answers.
 */
export async function sendOnce(
  { db, mailer, now }: Pick<Services, 'db' | 'mailer' | 'now'>,
  { kind, orderId, mail }: Sending,
): Promise<boolean> {
  const { id } = mail;
  const at = now();
  const heldUntil = new Date(at.getTime() + HELD_MS);
  const tried = { triedAt: at, heldUntil };
  // An expired lease is lost: another process may be sending the mail, or have sent it.
  const isMine = and(eq(mails.id, id), eq(mails.heldUntil, heldUntil));
  const marked = (marks: Partial<typeof mails.$inferInsert>, where: SQL | undefined, patienceMs = HELD_MS) =>
    onceBack(
      () =>
        db
          .update(mails)
          .set({ ...marks, heldUntil: null })
          .where(where),
      patienceMs,
    );
  // The second of two simultaneous takers blocks on the row and finds it leased.
  const [taken] = await db
    .insert(mails)
    .values({ id, kind, orderId, askedAt: at, tries: 1, ...tried })
    .onConflictDoUpdate({
      target: mails.id,
      set: { state: 'waiting', tries: sql`${mails.tries} + 1`, ...tried },
      setWhere: and(ne(mails.state, 'sent'), or(isNull(mails.heldUntil), lte(mails.heldUntil, at))),
    })
    .returning({ id: mails.id })
    .catch(async (error) => {
      // The connection broke while taking the lease: release it if it was stored, so that the mail is not stuck.
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
    publish('mail-failed', { refused: isRefused });
    const failure =
      error instanceof MailFailure
        ? [error.code, error.responseCode].filter((part) => part !== undefined).join(' ')
        : 'not sent';
    await marked({ failure, ...(isRefused && { state: 'given up' }) }, isMine);
    throw error;
  }
  // Giving up would send the mail again after the lease.
  await marked({ state: 'sent', sentAt: now(), failure: null }, eq(mails.id, id), Number.POSITIVE_INFINITY);
  return true;
}

/** Marks a mail without tries left as given up. A sent mail stays sent. */
export async function giveUpMail({ db }: { readonly db: Db }, id: string): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'given up', heldUntil: null })
    .where(and(eq(mails.id, id), eq(mails.state, 'waiting')));
}

const ASKED_AGAIN_MS = 500;

/**
 * Runs idempotent work and repeats it while the database is away, for at most `patienceMs`. Its timer does not keep the
 * process alive. Throws the last error.
 */
async function onceBack<T>(run: () => PromiseLike<T>, patienceMs: number): Promise<T> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isAway(error) || performance.now() > end) throw error;
      await pause(ASKED_AGAIN_MS, undefined, { ref: false });
    }
  }
}
