import { eq } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import { isAbroad } from '#domain/countries.ts';
import { takeNumber, type UnitOfWork } from '../orders/index.ts';
import { exportedOrders } from '../platform/db/parcels-schema.ts';

/** The number that the declaration of an export names: taken once, with its label, and given to its invoice when it leaves. */
export async function reserveInvoice({ tx, order, now }: UnitOfWork): Promise<string> {
  const [kept] = await tx
    .select({ number: exportedOrders.invoiceNumber })
    .from(exportedOrders)
    .where(eq(exportedOrders.orderId, order.id));
  if (kept) return kept.number;
  const invoiceNumber = order.invoiceNumber ?? (await takeNumber(tx, 'invoice', now));
  await tx
    .insert(exportedOrders)
    .values({ orderId: order.id, country: order.shippingCountry, invoiceNumber });
  return invoiceNumber;
}

/** The number of the invoice that goes with the goods; of an export, its proof is waited for from here on. */
export async function invoiceForShipping(work: UnitOfWork): Promise<string> {
  const { tx, order, now } = work;
  if (!isAbroad(order.shippingCountry)) return order.invoiceNumber ?? takeNumber(tx, 'invoice', now);
  const number = await reserveInvoice(work);
  await tx
    .update(exportedOrders)
    .set({ posted: dayOf(now), country: order.shippingCountry })
    .where(eq(exportedOrders.orderId, order.id));
  return number;
}
