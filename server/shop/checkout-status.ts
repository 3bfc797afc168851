import { eq } from 'drizzle-orm';
import { orders } from '../db/schema.ts';
import { done, type Outcome, problem } from './problem.ts';
import type { Services } from './services.ts';
import { settlePayment } from './settle-payment.ts';

export interface CheckoutStatus {
  readonly status: 'complete' | 'open' | 'expired';
  readonly email: string | null;
  readonly orderNumber: string;
}

/** The state of a checkout of this shop; asks the provider, and settles the order on the way. */
export async function checkoutStatus(
  services: Services,
  reference: string,
): Promise<Outcome<CheckoutStatus>> {
  const [known] = await services.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.paymentReference, reference));
  if (!known) return problem(404, 'This checkout is not known.');
  const settlement = await settlePayment(services, reference);
  if (settlement.kind !== 'ours') return problem(404, 'This checkout is not known.');
  const { order, payment } = settlement;
  const isComplete = payment.status === 'paid' || payment.status === 'processing';
  return done({
    status: isComplete ? 'complete' : payment.status === 'ended' ? 'expired' : 'open',
    email: payment.email ?? null,
    orderNumber: order.number,
  });
}
