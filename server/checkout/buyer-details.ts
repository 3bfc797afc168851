import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { type buyerDetailsSchema, readBuyerDetails } from '#domain/checkout/buyer-details.ts';
import { keepAside } from '../orders/index.ts';
import { orders } from '../platform/db/schema.ts';
import { done, type Outcome, problem } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import type { Asker } from './asker.ts';
import { CHECKOUT_REFUSALS } from './refusals.messages.ts';

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
  { language }: Asker,
): Promise<Outcome<{ kept: boolean }>> {
  const read = readBuyerDetails(details);
  if ('missing' in read) return problem(422, CHECKOUT_REFUSALS[language].checkInvoice(read.missing));
  const { invoice: invoiceTo, ...rest } = read;
  const open = and(eq(orders.paymentReference, checkoutSessionId), eq(orders.state, 'awaiting payment'));
  const kept = await keepAside(db, open, { ...rest, invoiceTo });
  return kept.length > 0 ? done({ kept: true }) : problem(410, CHECKOUT_REFUSALS[language].ended);
}
