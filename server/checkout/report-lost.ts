import { makersLanguage } from '../accounts/index.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import { consume } from '../platform/limits/rate-limit.ts';
import { sendMakersNotice } from '../platform/mail/makers-notice.tsx';
import { publish } from '../platform/metrics/happenings.ts';
import { type Payment, readPayment } from '../platform/payments/read-payment.ts';
import type { Services } from '../platform/services.ts';
import { LOST_ORDER } from './lost-order.messages.ts';

/** The provider redelivers and sends several events of a payment: one mail a day is enough. */
const ONE_A_DAY = { points: 1, seconds: 24 * 3600 };

/** Reports a paid payment whose order is not here, as after a restored backup or a standby that lacked commits. */
export async function reportLost(services: Services, { reference, orderId }: Payment): Promise<void> {
  const { db, jobs, log, now } = services;
  log.error({ payment: reference, orderId }, 'paid, but its order is not here');
  publish('order-lost', {});
  await db.transaction(async (tx) => {
    if (await consume(tx, `lost order ${reference}`, ONE_A_DAY, now()))
      await jobs.send(tx, 'tell-makers-of-lost-order', { reference });
  });
}

/** Job that notifies the makers of a lost order. */
export async function tellMakersOfLostOrder(
  services: Services,
  { reference }: JobPayloads['tell-makers-of-lost-order'],
): Promise<void> {
  const { db, log, stripe } = services;
  const payment = await readPayment(stripe, reference);
  if (!payment) return;
  const language = await makersLanguage(db);
  const notice = LOST_ORDER[language](reference, payment.total);
  await sendMakersNotice(services, `makers-lost-order-${reference}`, { ...notice, language });
  log.info({ payment: reference }, 'makers told of a lost order');
}
