import { eq } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import { isAbroad } from '#domain/countries.ts';
import { isFree } from '#domain/orders/by-hand.ts';
import { takeNumber, type UnitOfWork } from '../orders/index.ts';
import { exportedOrders } from '../platform/db/parcels-schema.ts';

/** The number that the declaration of an export names: taken once, with its label, and given to its invoice when it leaves. */
export async function reserveInvoice({ tx, order, now }: UnitOfWork): Promise<string> {
  const [kept] = await tx
    .select({ number: exportedOrders.invoiceNumber })
    .from(exportedOrders)
    .where(eq(exportedOrders.orderId, order.id));
  if (kept) return kept.number;
  // What is free has no invoice: its papers name the order.
  const invoiceNumber = isFree(order)
    ? order.number
    : (order.invoiceNumber ?? (await takeNumber(tx, 'invoice', now)));
  await tx
    .insert(exportedOrders)
    .values({ orderId: order.id, country: order.shippingCountry, invoiceNumber });
  return invoiceNumber;
}

/** Gives an order that leaves the number of its invoice, unless it is free; of an export, its proof is waited for from here on. */
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
