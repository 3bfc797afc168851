import { dayOf } from '#domain/calendar/day.ts';
import type { SoldLine } from '#domain/checkout/sold-line.ts';
import { hasConnector } from '#domain/production/unit.ts';
import type { ReturnTerm } from '#domain/returns/returning.ts';
import type { Order } from './append-events.ts';
import { soldAs } from './sold-as.ts';

interface Line {
  readonly id: string;
  readonly sold: Pick<SoldLine, 'pickups'> | null;
}

/** True if at least one pickup has a quick connector. */
export const isPlugged = (lines: readonly Line[]): boolean =>
  lines.some((line) => soldAs(line).pickups.some(({ build }) => hasConnector(build)));

/** The return period of one line of an order, or of several: the longest of them. */
export const returnTerm = (order: Order, ...lines: readonly Line[]): ReturnTerm => ({
  purchased: dayOf(order.paidAt ?? order.createdAt),
  delivered: order.deliveredAt ? dayOf(order.deliveredAt) : undefined,
  isPlugged: isPlugged(lines),
});
