import { eq } from 'drizzle-orm';
import { type Day, dayOf, wholeDay } from '#domain/calendar/day.ts';
import { isWorkDay } from '#domain/calendar/work-days.ts';
import { isOpen } from '#domain/orders/states.ts';
import { changeOrder, refuse, type Saved, type Staff, type WorkshopOutcome } from '../orders/index.ts';
import { orders } from '../platform/db/schema.ts';
import type { Services } from '../platform/services.ts';

/** How the trail writes a promised day. */
const promiseWords = (day: Day | null): string | null => (day === null ? null : wholeDay(day));

interface Moving {
  readonly number: string;
  readonly version?: number | undefined;
  readonly promised: Day;
  /** Whether its buyer is told. A later day always is. */
  readonly tell: boolean;
}

/** Gives an order another day to leave on: "Delay and mail". */
export function movePromise(
  services: Services,
  by: Staff,
  { number, version, promised, tell }: Moving,
): Promise<WorkshopOutcome<Saved<{ promised: Day }>>> {
  const after = promiseWords(promised);
  return changeOrder(services, by, { number, version, yours: { Promised: after } }, async (changing) => {
    const { tx, order, now, note } = changing;
    if (!isOpen(order.state)) refuse(409, `Order ${number} is ${order.state}.`);
    if (promised === order.promisedOn) return { promised };
    if (promised < dayOf(now)) refuse(422, 'Choose a day that is not over.');
    if (!isWorkDay(promised)) refuse(422, 'The post takes nothing on that day. Choose a work day.');
    const promiseMoved = order.promiseMoved + 1;
    await tx.update(orders).set({ promisedOn: promised, promiseMoved }).where(eq(orders.id, order.id));
    note({ what: 'Promised', before: promiseWords(order.promisedOn), after });
    const isLater = order.promisedOn !== null && promised > order.promisedOn;
    if (tell || isLater)
      await services.jobs.send(tx, 'order-mail', {
        ...{ orderId: order.id, kind: 'delay', detailId: String(promiseMoved) },
      });
    return { promised };
  });
}
