import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { type buyerDetailsSchema, readBuyerDetails } from '#domain/checkout/buyer-details.ts';
import { keepAside } from '../orders/index.ts';
import { orders } from '../platform/db/schema.ts';
import { done, type Outcome, problem } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import type { Asker } from './asker.ts';
import { openOrderForCode } from './put-code.ts';
import { CHECKOUT_REFUSALS } from './refusals.messages.ts';

/**
 * Stores the buyer's details beside the shipping address on the order; the provider does not need them. Sent on each
 * submit of the form; the latest values apply.
 */
export async function keepBuyerDetails(
  services: Services,
  {
    checkoutSessionId,
    details,
  }: { readonly checkoutSessionId: string; readonly details: z.output<typeof buyerDetailsSchema> },
  asker: Asker,
): Promise<Outcome<{ kept: boolean }>> {
  const refusals = CHECKOUT_REFUSALS[asker.language];
  const read = readBuyerDetails(details);
  if ('missing' in read) return problem(422, refusals.checkInvoice(read.missing));
  const { invoice: invoiceTo, ...rest } = read;
  const opened = await openOrderForCode(services, checkoutSessionId, asker);
  if (!opened.ok) return opened;
  const open = and(eq(orders.id, opened.value.id), eq(orders.state, 'awaiting payment'));
  const updated = await keepAside(services.db, open, { ...rest, invoiceTo });
  return updated.length > 0 ? done({ kept: true }) : problem(410, refusals.ended);
}
