import { changeOrder, refuse, type SeenOrder, type Staff } from '../orders/index.ts';
import type { Services } from '../platform/services.ts';
import { notHeld } from './refusals.messages.ts';

/** Releases an order with a doubted payment. Later cases put it on hold again. */
export const releaseOrder = (
  services: Services,
  by: Staff,
  { number, version, reason }: SeenOrder & { readonly reason: string },
) =>
  changeOrder(services, by, { number, version }, async ({ order, record }) => {
    if (order.held === null) return refuse(409, notHeld(number));
    record({ kind: 'hold-released', payload: { reason } });
    return { released: true };
  });
