import type { JobPayloads } from '../platform/jobs/jobs.ts';
import { tell } from '../platform/metrics/happenings.ts';
import type { Services } from '../platform/services.ts';
import { type Settlement, settlePayment, TELLS_OF_MONEY } from './settle-payment.ts';

/** An event of the payment provider about a payment of `reference`; `created` in seconds. */
type PaymentNews = JobPayloads['take-event'];

/** Before the provider is asked again on our own account. */
const SOON_SECONDS = 5;

async function settle(services: Services, { reference, event, created }: PaymentNews) {
  const { kind } = await settlePayment(services, reference, { event });
  if (TELLS_OF_MONEY.has(event.type) && kind === 'ours')
    tell('settled', { lag: Math.max(0, services.now().getTime() / 1000 - created) });
  return kind;
}

/** Asks for it later, once for each event. */
const later = (services: Services, news: PaymentNews) =>
  services.jobs.send(services.db, 'take-event', news, { afterSeconds: SOON_SECONDS, key: news.event.id });

/**
 * Settles what an event tells of. Where that fails, as when the provider cannot be asked, or does not show the money yet, a job
 * of our own goes on asking: the provider delivers again, but after minutes, and then after hours. Throws what the settlement
 * threw.
 */
export async function hearEvent(services: Services, news: PaymentNews): Promise<Settlement['kind']> {
  try {
    const kind = await settle(services, news);
    if (kind === 'early') await later(services, news);
    return kind;
  } catch (error) {
    // The database may be what is away: then the next delivery is all there is.
    await later(services, news).catch(() => {});
    throw error;
  }
}

/** The job that goes on asking. Throws while there is nothing to be seen, and is then tried again. */
export async function takeEvent(services: Services, news: PaymentNews): Promise<void> {
  const kind = await settle(services, news);
  if (kind === 'early') throw new PaymentUnseen(`Payment ${news.reference} is not to be seen yet`);
}

class PaymentUnseen extends Error {
  override readonly name = 'PaymentUnseen';
}
