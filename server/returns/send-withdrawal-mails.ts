import { and, eq, isNull } from 'drizzle-orm';
import { momentWords } from '#domain/calendar/format-moment.ts';
import { MAIL_IDS } from '#domain/orders/order-mail-kinds.ts';
import { makersLanguage } from '../accounts/index.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { withdrawals } from '../platform/db/schema/returns.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import { inBoth, MailFailure } from '../platform/mail/mailer.ts';
import { sendMakersNotice } from '../platform/mail/makers-notice.tsx';
import { giveUpMail, sendOnce } from '../platform/mail/send-once.ts';
import type { Services } from '../platform/services.ts';
import { withdrawalNotice } from './withdrawal-notice.ts';
import { RECEIVED_SUBJECT, WithdrawalReceived } from './withdrawal-received.tsx';

/** Job that acknowledges a withdrawal with content, date and time, in its language. */
export async function acknowledgeWithdrawal(
  services: Services,
  { withdrawalId }: JobPayloads['acknowledge-withdrawal'],
): Promise<void> {
  const { db, log, now } = services;
  const { publicUrl, testMode } = services.env;
  const [withdrawal] = await db.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId));
  if (!withdrawal || withdrawal.acknowledgedAt) return;
  const { language, email, receivedAt } = withdrawal;
  const element = WithdrawalReceived({
    ...withdrawal,
    received: momentWords(receivedAt, language),
    publicUrl,
    testMode,
  });
  const mail = {
    id: MAIL_IDS.withdrawal(withdrawalId),
    to: email,
    subject: RECEIVED_SUBJECT[language],
    ...inBoth(element),
  };
  try {
    const { orderId } = withdrawal;
    await sendOnce(services, { kind: 'withdrawal received', orderId, mail });
  } catch (error) {
    if (!(error instanceof MailFailure && error.refused)) throw error;
    log.warn({ err: error, withdrawal: withdrawalId }, 'acknowledgement refused');
    return leaveUnacknowledged(services, withdrawalId);
  }
  await db
    .update(withdrawals)
    .set({ acknowledgedAt: now() })
    .where(and(eq(withdrawals.id, withdrawalId), isNull(withdrawals.acknowledgedAt)));
  log.info({ withdrawal: withdrawalId }, 'withdrawal acknowledged');
}

export async function leaveUnacknowledged(services: Services, withdrawalId: string): Promise<void> {
  const { db, jobs, log } = services;
  await giveUpMail(services, MAIL_IDS.withdrawal(withdrawalId));
  await db.transaction((tx) =>
    jobs.send(tx, 'tell-makers-of-withdrawal', { withdrawalId, why: 'not acknowledged' }),
  );
  jobs.wake();
  log.error({ withdrawal: withdrawalId }, 'withdrawal not acknowledged');
}

/** Job that notifies the makers of a withdrawal, or of a failure with it. */
export async function tellMakersOfWithdrawal(
  services: Services,
  { withdrawalId, why }: JobPayloads['tell-makers-of-withdrawal'],
): Promise<void> {
  const { db, log } = services;
  const [row] = await db
    .select({ withdrawal: withdrawals, number: orders.number, state: orders.state })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(eq(withdrawals.id, withdrawalId));
  if (!row) return;
  const { withdrawal, number, state } = row;
  const order = number !== null && state !== null ? { number, state } : undefined;
  const language = await makersLanguage(db);
  const notice = withdrawalNotice(why, withdrawal, order, language);
  const id = `makers-withdrawal-${why.replaceAll(' ', '-')}-${withdrawalId}`;
  await sendMakersNotice(services, id, { ...notice, number: order?.number, language });
  log.info({ withdrawal: withdrawalId, why }, 'makers notified of a withdrawal');
}
