import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { HOUR_MS } from '#domain/calendar/day.ts';
import { plainAddress } from '#domain/email-address.ts';
import type { Language } from '#domain/languages.ts';
import { readOrderNumber } from '#domain/orders/order-number.ts';
import { fitsOrder, sameWords, type Withdrawal } from '#domain/returns/withdrawal.ts';
import { appendEvents, BUYER, isWritten, lockOrder, mailPace, putOrderNotice } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { withdrawals } from '../platform/db/schema/returns.ts';
import { consumeShared } from '../platform/limits/rate-limit.ts';
import type { Services } from '../platform/services.ts';

/**
 * Automatic acknowledgements per address and day, by one sender and in all. Beyond that somebody is playing, and the
 * makers decide.
 */
const MAILS = { own: { points: 5, seconds: 86_400 }, all: { points: 25, seconds: 86_400 } };

/** Mails per hour to the makers about withdrawals without a matching order. */
const MAKER_MAIL_LIMIT = { points: 20, seconds: 3600 };

/** Validity of a receipt's page, in milliseconds. */
const RECEIPT_MS = HOUR_MS;

const RECEIPT = 'withdrawal receipt';

/**
 * Receives a withdrawal for a known or unknown order: stores it with its jobs before answering. A repeated one is the
 * same. Does the same work in both cases, so that nothing is disclosed. Returns the token of its receipt.
 */
export async function receiveWithdrawal(
  { db, jobs, now, signing, log }: Services,
  withdrawal: Withdrawal,
  language: Language,
  sender: string,
): Promise<string> {
  const receivedAt = now();
  const sameAs = signing.keyedHash('withdrawal', sameWords(withdrawal));
  const id = await db.transaction(async (tx) => {
    const [taken] = await tx
      .insert(withdrawals)
      .values({ ...withdrawal, id: randomUUID(), language, sameAs, receivedAt })
      .onConflictDoNothing()
      .returning({ id: withdrawals.id });
    if (!taken) return undefined;
    const withdrawalId = taken.id;
    const address = signing.keyedHash('withdrawal mail', plainAddress(withdrawal.email));
    const client = signing.keyedHash('client', sender);
    const mayWrite = await consumeShared(tx, 'withdrawal mail', { address, client }, MAILS, receivedAt);
    if (mayWrite) await jobs.send(tx, 'acknowledge-withdrawal', { withdrawalId });
    else {
      const pace = await mailPace({ now }, tx, 'withdrawals held back', MAKER_MAIL_LIMIT);
      await jobs.send(tx, 'tell-makers-of-withdrawal', { withdrawalId, why: 'held back' }, pace);
    }
    await jobs.send(tx, 'take-up-withdrawal', { withdrawalId });
    return withdrawalId;
  });
  if (id !== undefined) {
    jobs.wake();
    log.info({ withdrawal: id }, 'withdrawal received');
  }
  const known = id ?? (await idOf(db, sameAs));
  return signing.token(RECEIPT, known, new Date(receivedAt.getTime() + RECEIPT_MS));
}

async function idOf(db: Db, sameAs: string): Promise<string> {
  const [row] = await db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(eq(withdrawals.sameAs, sameAs));
  if (!row) throw new Error('The withdrawal has disappeared');
  return row.id;
}

/** The withdrawal of a receipt; undefined if the token is invalid or expired. */
export async function readReceipt({ db, signing, now }: Services, token: string) {
  const read = signing.read(RECEIPT, token, now());
  if (!read.ok) return undefined;
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, read.id));
  if (!row) return undefined;
  const { name, orderNumber, email, goods, receivedAt } = row;
  return { name, orderNumber, email, goods, receivedAt };
}

/**
 * Job that finds the order of a withdrawal in the background. Logs it on the order and notifies the makers, who decide.
 * Changes neither state nor money.
 */
export async function processWithdrawal(services: Services, withdrawalId: string): Promise<void> {
  const { db, jobs, now, log } = services;
  const state = await db.transaction(async (tx) => {
    const which = eq(withdrawals.id, withdrawalId);
    const [declared] = await tx.select().from(withdrawals).where(which);
    const number = declared && readOrderNumber(declared.orderNumber);
    const [named] = number ? await tx.select().from(orders).where(eq(orders.number, number)) : [];
    // Locks the order before its withdrawal, as everywhere.
    const order = named && (await lockOrder(tx, named.id));
    const [withdrawal] = await tx.select().from(withdrawals).where(which).for('update');
    if (withdrawal?.state !== 'received') return undefined;
    const found = order && fitsOrder(withdrawal, order) ? order : undefined;
    const state = found ? 'matched' : 'unmatched';
    await tx
      .update(withdrawals)
      .set({ state, orderId: found?.id ?? null })
      .where(eq(withdrawals.id, withdrawalId));
    if (found) {
      const payload = { whole: withdrawal.goods === null };
      const received = { id: withdrawalId, kind: 'withdrawal-received', payload } as const;
      if (!(await isWritten(tx, withdrawalId)))
        await appendEvents(tx, found, [received], { by: BUYER, at: withdrawal.receivedAt });
      // One mail for every withdrawal, with or without an order.
      const notice = { about: 'withdrawal', detail: { withdrawal: withdrawalId } } as const;
      await putOrderNotice(tx, found.id, notice, now());
    }
    // Withdrawals without a matching order are limited against flooding; the workshop lists all of them.
    const pace = found
      ? undefined
      : await mailPace({ now }, tx, 'withdrawals without an order', MAKER_MAIL_LIMIT);
    await jobs.send(tx, 'tell-makers-of-withdrawal', { withdrawalId, why: 'received' }, pace);
    return state;
  });
  if (state === undefined) return;
  jobs.wake();
  log.info({ withdrawal: withdrawalId, state }, 'withdrawal processed');
}
