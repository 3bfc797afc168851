import type { JobPayloads } from '../platform/jobs/jobs.ts';
import { publish } from '../platform/metrics/happenings.ts';
import type { Services } from '../platform/services.ts';
import { type Settlement, settlePayment, TELLS_OF_MONEY } from './settle-payment.ts';

/** A provider event about the payment `reference`; `created` in seconds. */
type PaymentNews = JobPayloads['take-event'];

/** Delay before our own next fetch. */
const SOON_SECONDS = 5;

async function settle(services: Services, { reference, event, created }: PaymentNews) {
  const { kind } = await settlePayment(services, reference, { event });
  if (TELLS_OF_MONEY.has(event.type) && kind === 'ours')
    publish('settled', { lag: Math.max(0, services.now().getTime() / 1000 - created) });
  return kind;
}

/** Enqueues a retry, once per event. */
const later = (services: Services, news: PaymentNews) =>
  services.jobs.send(services.db, 'take-event', news, { afterSeconds: SOON_SECONDS, key: news.event.id });

/**
 * Settles the payment of an event. If that fails (provider unavailable, or money not shown yet), our own job retries,
 * because the provider redelivers only after minutes, then hours. Throws the settlement's error.
 */
export async function hearEvent(services: Services, news: PaymentNews): Promise<Settlement['kind']> {
  try {
    const kind = await settle(services, news);
    if (kind === 'early') await later(services, news);
    return kind;
  } catch (error) {
    // Errors are ignored: with the database away, only the provider's redelivery is left.
    await later(services, news).catch(() => {});
    throw error;
  }
}

/** The retrying job. Throws while the payment cannot be settled, which retries it. */
export async function takeEvent(services: Services, news: PaymentNews): Promise<void> {
  const kind = await settle(services, news);
  if (kind === 'early') throw new PaymentUnseen(`Payment ${news.reference} is not to be seen yet`);
}

class PaymentUnseen extends Error {
  override readonly name = 'PaymentUnseen';
}
