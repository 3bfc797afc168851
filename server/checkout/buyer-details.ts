import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { type buyerDetailsSchema, readBuyerDetails } from '#domain/checkout/buyer-details.ts';
import { orders } from '../platform/db/schema.ts';
import { done, type Outcome, problem } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';

/**
 * Keeps what a buyer says beside the shipping address, on the order itself: the provider has no use for it, and so it is
 * the same with any. Sent at the press that orders, as often as that is pressed; the last word counts.
 */
export async function keepBuyerDetails(
  { db }: Services,
  {
    checkoutSessionId,
    details,
  }: { readonly checkoutSessionId: string; readonly details: z.output<typeof buyerDetailsSchema> },
): Promise<Outcome<{ kept: boolean }>> {
  const read = readBuyerDetails(details);
  if ('missing' in read) return problem(422, `Please check the ${read.missing} of the invoice address.`);
  const { invoice: invoiceTo, ...rest } = read;
  const kept = await db
    .update(orders)
    .set({ ...rest, invoiceTo })
    .where(and(eq(orders.paymentReference, checkoutSessionId), eq(orders.state, 'awaiting payment')))
    .returning({ id: orders.id });
  return kept.length > 0
    ? done({ kept: true })
    : problem(410, 'This checkout has ended. Please start again from your cart.');
}
