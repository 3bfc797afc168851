import { eq } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import { isAbroad } from '#domain/countries.ts';
import { isFree } from '#domain/orders/by-hand.ts';
import { takeNumber, type UnitOfWork } from '../orders/index.ts';
import { exportedOrders } from '../platform/db/parcels-schema.ts';

/** Reserves the invoice number of an export with its label, because the declaration names it. */
export async function reserveInvoice({ tx, order, now }: UnitOfWork): Promise<string> {
  const [exported] = await tx
    .select({ number: exportedOrders.invoiceNumber })
    .from(exportedOrders)
    .where(eq(exportedOrders.orderId, order.id));
  if (exported) return exported.number;
  // Free orders have no invoice: their papers name the order.
  const invoiceNumber = isFree(order)
    ? order.number
    : (order.invoiceNumber ?? (await takeNumber(tx, 'invoice', now)));
  await tx
    .insert(exportedOrders)
    .values({ orderId: order.id, country: order.shippingCountry, invoiceNumber });
  return invoiceNumber;
}

/** Assigns the invoice number of an order that leaves, unless it is free; an export then waits for its proof. */
export async function giveInvoice(work: UnitOfWork): Promise<void> {
  const { tx, order, now, record } = work;
  const isExport = isAbroad(order.shippingCountry);
  const reserved = isExport ? await reserveInvoice(work) : order.invoiceNumber;
  if (!isFree(order)) {
    const after = reserved ?? (await takeNumber(tx, 'invoice', now));
    record({ kind: 'invoice-numbered', payload: { before: order.invoiceNumber, after } });
  }
  if (!isExport) return;
  await tx
    .update(exportedOrders)
    .set({ posted: dayOf(now), country: order.shippingCountry })
    .where(eq(exportedOrders.orderId, order.id));
}
