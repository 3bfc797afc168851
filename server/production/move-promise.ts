import { type Day, dayOf, isFarOff } from '#domain/calendar/day.ts';
import { TOO_FAR_OFF } from '#domain/calendar/far-day.messages.ts';
import { isWorkDay } from '#domain/calendar/work-days.ts';
import { isOpen } from '#domain/orders/states.ts';
import { changeOrder, orderIs, refuse, type SeenOrder, type Staff, tellBuyer } from '../orders/index.ts';
import type { Services } from '../platform/services.ts';
import { NO_SUCH_DAY } from './move-promise.messages.ts';

interface Moving extends SeenOrder {
  readonly promised: Day;
  /** True to mail the buyer; a later day is always mailed. */
  readonly tell: boolean;
}

/** Moves an order's promised day: "Delay and mail". */
export function movePromise(services: Services, by: Staff, { number, version, promised, tell }: Moving) {
  const yours = [{ kind: 'promise-moved', payload: { before: null, after: promised } }] as const;
  return changeOrder(services, by, { number, version, yours }, async (work) => {
    const { tx, order, now, record } = work;
    if (!isOpen(order.state)) refuse(409, orderIs(order));
    if (promised === order.promisedOn) return { promised };
    if (promised < dayOf(now)) refuse(422, NO_SUCH_DAY.over);
    if (isFarOff(promised, dayOf(now))) refuse(422, TOO_FAR_OFF);
    if (!isWorkDay(promised)) refuse(422, NO_SUCH_DAY.noPost);
    if (!services.shopfront.days().isOpen(promised)) refuse(422, NO_SUCH_DAY.closed);
    record({ kind: 'promise-moved', payload: { before: order.promisedOn, after: promised } });
    const isLater = order.promisedOn !== null && promised > order.promisedOn;
    if (tell || isLater)
      await tellBuyer(services, tx, {
        orderId: order.id,
        kind: 'delay',
        detailId: String(order.promiseMoved + 1),
      });
    return { promised };
  });
}
