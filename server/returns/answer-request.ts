import { and, eq } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import { isSent } from '#domain/orders/states.ts';
import { mayReturn, postBy, returnOver } from '#domain/returns/returning.ts';
import {
  changeOrder,
  type Doer,
  linesOf,
  refusal,
  refuse,
  returnTerm,
  type Saved,
  type SeenOrder,
  type UnitOfWork,
  type WorkshopOutcome,
} from '../orders/index.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { returnRequests } from '../platform/db/schema/returns.ts';
import type { Services } from '../platform/services.ts';
import { expectGoods } from './receive-return.ts';
import { REFUSED } from './refusals.messages.ts';

interface Giving extends SeenOrder {
  /** Returned quantity of each line. */
  readonly quantities: readonly number[];
  /** The answered request of the buyer. */
  readonly requestId?: string | undefined;
}

/** An unanswered request; the second of two makers gets a conflict that names the first. */
async function openRequest({ tx, order }: UnitOfWork, requestId: string) {
  const [row] = await tx
    .select()
    .from(returnRequests)
    .where(and(eq(returnRequests.id, requestId), eq(returnRequests.orderId, order.id)));
  if (!row) return refuse(404, REFUSED.noRequest);
  return row.state === 'open' ? row : refuse(409, REFUSED.answered);
}

/**
 * Assigns a return number within the return period of each line, counted to the day of the request. A number without `requestId`
 * answers an open request, too.
 */
export const giveReturnNumber = (
  services: Services,
  by: Doer,
  { number, version, quantities, requestId }: Giving,
) =>
  changeOrder(services, by, { number, version }, async (work) => {
    const { tx, order, now } = work;
    const request = requestId === undefined ? undefined : await openRequest(work, requestId);
    if (!isSent(order.state)) refuse(409, REFUSED.nothingBack(number, order.state));
    const today = dayOf(now);
    const askedOn = request ? dayOf(request.askedAt) : today;
    const terms = (await linesOf(tx, order.id)).flatMap((line, index) =>
      quantities[index] ? [returnTerm(order, line)] : [],
    );
    const over = terms.find((term) => !mayReturn(term, askedOn));
    if (over) refuse(422, returnOver(over, today));
    const last = terms.map((term) => postBy(term, askedOn, today)).sort()[0] ?? today;
    const expected = { kind: 'return', told: today, postBy: last, withdrawalId: null, quantities } as const;
    const row = await expectGoods(services, work, by, expected);
    await tx
      .update(returnRequests)
      .set({ state: 'given', answeredAt: now })
      .where(and(eq(returnRequests.orderId, order.id), eq(returnRequests.state, 'open')));
    return { id: row.id, returnNumber: row.number, postBy: last };
  });

/** Declines a request, with a reason for the trail. The maker writes to the buyer by hand. */
export async function declineReturn(
  services: Services,
  by: Doer,
  { requestId, reason }: { readonly requestId: string; readonly reason: string },
): Promise<WorkshopOutcome<Saved<{ state: 'declined' }>>> {
  const [found] = await services.db
    .select({ number: orders.number })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .where(eq(returnRequests.id, requestId));
  if (!found) return refusal(404, REFUSED.noRequest);
  return changeOrder(services, by, found, async (work) => {
    const { tx, now, record } = work;
    const request = await openRequest(work, requestId);
    await tx
      .update(returnRequests)
      .set({ state: 'declined', answeredAt: now })
      .where(eq(returnRequests.id, request.id));
    record({ kind: 'return-declined', payload: { reason } });
    return { state: 'declined' as const };
  });
}
