import { eq } from 'drizzle-orm';
import { noticeWords } from '#domain/orders/notice-words.ts';
import { MAIL_IDS } from '#domain/orders/order-mail-kinds.ts';
import { readNotice } from '#domain/orders/order-notice.ts';
import { isGoing } from '#domain/orders/states.ts';
import { makersLanguage } from '../accounts/index.ts';
import { goodsOf } from '../orders/index.ts';
import { orderNotices, orders } from '../platform/db/schema/orders.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import { inBoth } from '../platform/mail/mailer.ts';
import { sendMakersNotice } from '../platform/mail/makers-notice.tsx';
import { sendOnce } from '../platform/mail/send-once.ts';
import type { Services } from '../platform/services.ts';
import { readSurplus } from '../returns/index.ts';
import { PAYMENT_RETURNED } from './payment-returned.messages.ts';
import { PaymentReturnedLetter } from './payment-returned.tsx';

export async function tellMakersByMail(
  services: Services,
  { noticeId, isGathered = false }: JobPayloads['tell-makers'],
): Promise<void> {
  const { db, log } = services;
  const [row] = await db
    .select({
      number: orders.number,
      email: orders.email,
      notice: orderNotices,
    })
    .from(orderNotices)
    .innerJoin(orders, eq(orders.id, orderNotices.orderId))
    .where(eq(orderNotices.id, noticeId));
  if (!row) return;
  const { number, email } = row;
  const { about, detail, orderId } = row.notice;
  const notice = readNotice(about, detail);
  const language = await makersLanguage(db);
  const goods = await goodsOf(db, orderId, notice, language);
  const notes = noticeWords(notice, { number, goods, shopper: email ?? undefined }, language);
  await sendMakersNotice(services, `makers-notice-${noticeId}`, { ...notes, isGathered, number, language });
  const context =
    about === 'confirmation not delivered' ? 'makers told of an undelivered confirmation' : 'makers told';
  log.info({ order: number, about }, context);
}

/** The job that tells a shopper about a refunded surplus payment. */
export async function tellRefundByMail(
  services: Services,
  { noticeId }: JobPayloads['tell-refund'],
): Promise<void> {
  const { publicUrl, testMode } = services.env;
  const { order, payment } = await readSurplus(services, noticeId);
  const to = payment.email ?? order.email;
  if (!to) {
    services.log.error({ order: order.number }, 'no address to tell of a refund');
    return;
  }
  const element = PaymentReturnedLetter({
    number: order.number,
    amount: payment.total,
    going: isGoing(order.state),
    language: order.language,
    publicUrl,
    testMode,
  });
  const mail = {
    id: MAIL_IDS.paymentReturned(noticeId),
    to,
    subject: PAYMENT_RETURNED[order.language].subject(order.number),
    ...inBoth(element),
  };
  await sendOnce(services, { kind: 'payment returned', orderId: order.id, mail });
  services.log.info({ order: order.number }, 'refund mail sent');
}
