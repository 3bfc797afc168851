import { and, eq, isNull } from 'drizzle-orm';
import { momentWords } from '#domain/calendar/format-moment.ts';
import { COMPANY } from '#domain/company.ts';
import { MAIL_IDS } from '#domain/orders/order-mail-kinds.ts';
import type { WhyTold } from '#domain/returns/withdrawal.ts';
import { makersLanguage } from '../accounts/index.ts';
import { orders, withdrawals } from '../platform/db/schema.ts';
import { inBoth, type Mailer, MailFailure } from '../platform/mail/mailer.ts';
import { MakersNotice } from '../platform/mail/makers-notice.tsx';
import { giveUpMail, sendOnce } from '../platform/mail/send-once.ts';
import type { Services } from '../platform/services.ts';
import { withdrawalNotice } from './withdrawal-notice.ts';
import { RECEIVED_SUBJECT, WithdrawalReceived } from './withdrawal-received.tsx';

/** Job that acknowledges a withdrawal with content, date and time, in its language. */
export async function acknowledgeWithdrawal(
  services: Services,
  mailer: Mailer,
  testMode: boolean,
  withdrawalId: string,
): Promise<void> {
  const { db, env, log, now } = services;
  const [withdrawal] = await db.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId));
  if (!withdrawal || withdrawal.acknowledgedAt) return;
  const { language, email, receivedAt } = withdrawal;
  const element = WithdrawalReceived({
    ...withdrawal,
    received: momentWords(receivedAt, language),
    publicUrl: env.publicUrl,
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
    await sendOnce(services, mailer, { kind: 'withdrawal received', orderId, mail });
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
  { db, env, log }: Services,
  mailer: Mailer,
  testMode: boolean,
  { withdrawalId, why }: { withdrawalId: string; why: WhyTold },
): Promise<void> {
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
  const element = MakersNotice({
    ...notice,
    number: order?.number,
    language,
    publicUrl: env.publicUrl,
    testMode,
  });
  await mailer.send({
    id: `makers-withdrawal-${why.replaceAll(' ', '-')}-${withdrawalId}`,
    to: COMPANY.ordersEmail,
    subject: notice.subject,
    ...inBoth(element),
  });
  log.info({ withdrawal: withdrawalId, why }, 'makers notified of a withdrawal');
}
