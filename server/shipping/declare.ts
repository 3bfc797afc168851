import { asc, eq } from 'drizzle-orm';
import { type BoxId, tareOf } from '#domain/admin/packaging.ts';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { paidSums } from '#domain/checkout/discount.ts';
import { COMPANY } from '#domain/company.ts';
import { isAbroad } from '#domain/countries.ts';
import { type OrderCustoms, type ParcelStop, parcelStop } from '#domain/customs/order-customs.ts';
import type { Sentence } from '#domain/languages.ts';
import { cents, ZERO } from '#domain/money.ts';
import { isFree } from '#domain/orders/by-hand.ts';
import { consigneeOf } from '#domain/shipping/carrier-files/fit.ts';
import type { Declaration } from '#domain/shipping/declaration.ts';
import { declaredItems, hadDutyRow, termsOf } from '#domain/shipping/declare.ts';
import { firstLabelFault, type LabelFaults, labelFaults } from '#domain/shipping/label-checks.ts';
import { shippingTo } from '#domain/shipping/shipping.ts';
import { stopWords } from '#domain/shipping/stop-words.ts';
import { customsOf } from '../customs/index.ts';
import { linesOf, type Order, refuse, takeNumber, type UnitOfWork } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { refunds } from '../platform/db/schema/returns.ts';
import { exportedOrders, parcels } from '../platform/db/schema/shipping.ts';
import type { Services } from '../platform/services.ts';

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

export interface DeclaredBox {
  readonly box: BoxId;
  readonly grams?: number | null | undefined;
  readonly tracking?: string | null | undefined;
}

/** Customs data of an exported order, and obstacles to its label. */
export interface Declared {
  readonly record: OrderCustoms;
  readonly declaration: Declaration;
  readonly faults: LabelFaults;
  readonly stop: ParcelStop | undefined;
  /** The first fault in words; undefined if it may leave. */
  readonly fault: Sentence | undefined;
}

type Asked = Pick<Services, 'db' | 'env' | 'now'>;

export const boxesOfOrder = (db: Db, orderId: string) =>
  db.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(asc(parcels.number));

/** Refunds before dispatch: quantity of each line, and sum of the goods. */
async function wentBack(db: Db, orderId: string) {
  const rows = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
  const counted = rows.filter(({ state }) => state !== 'failed');
  return {
    quantities: (line: number) => counted.reduce((sum, { parts }) => sum + (parts.quantities[line] ?? 0), 0),
    goods: counted.reduce(
      (sum, { amount, parts }) => sum + Math.max(0, amount - parts.shipping - (parts.duty ?? 0)),
      0,
    ),
  };
}

const grossOf = (boxes: readonly DeclaredBox[]): number | null =>
  boxes.length === 0 || boxes.some(({ grams }) => !grams)
    ? null
    : boxes.reduce((sum, { grams }) => sum + (grams ?? 0), 0);

/** The invoice number on its papers, possibly reserved with the label. */
async function invoiceOf(db: Db, order: Order): Promise<string> {
  if (isFree(order)) return order.number;
  if (order.invoiceNumber) return order.invoiceNumber;
  const [exported] = await db
    .select({ number: exportedOrders.invoiceNumber })
    .from(exportedOrders)
    .where(eq(exportedOrders.orderId, order.id));
  return exported?.number ?? '';
}

/** The declaration of an order in these boxes; undefined within the customs territory. */
export async function declare(
  services: Asked,
  order: Order,
  boxes: readonly DeclaredBox[],
): Promise<Declared | undefined> {
  const { db, now } = services;
  const record = await customsOf(services, order);
  if (!record || !order.shippingAddress) return undefined;
  const back = await wentBack(db, order.id);
  const lines = await linesOf(db, order.id);
  const invoice = await invoiceOf(db, order);
  // The declared value is the invoice's; for free goods the list price.
  const remaining = isFree(order)
    ? record.value
    : cents(Math.max(0, order.goods - paidSums(order).discount - back.goods));
  const posted: Day = dayOf(order.shippedAt ?? now());
  const declaration: Declaration = {
    order: order.number,
    country: order.shippingCountry,
    invoice: { number: invoice, day: posted },
    to: consigneeOf(order, order.shippingAddress),
    items: declaredItems(
      record,
      lines.map((_, index) => back.quantities(index)),
      remaining,
    ),
    gross_g: grossOf(boxes),
    tare_g: boxes.reduce((sum, { box }) => sum + tareOf(box), 0),
    // The regular postage; the buyer may have paid less.
    postage: shippingTo(order.shippingCountry, ZERO).fee,
    terms: termsOf(record),
    gbVatNumber: record.gbVatNumber,
    eori: COMPANY.eori,
    tracking: boxes.flatMap(({ tracking }) => tracking ?? []),
    posted,
  };
  // Orders from before customs records: the shop pays the duty, because it was never mentioned.
  const isCollected =
    isFree(order) || order.customs === null || record.terms === 'vat contained' || order.duty >= record.duty;
  const faults = labelFaults(declaration, {
    invoiced: remaining,
    hasDutyRow: hadDutyRow(record),
    terms: isCollected ? declaration.terms : 'DAP',
  });
  const stop = parcelStop(record, remaining);
  return {
    record,
    declaration,
    faults,
    stop,
    fault: stop ? stopWords(stop, record) : firstLabelFault(faults),
  };
}

/** Refuses an order unless all eight checks pass, and no refund has brought it below a threshold. */
export async function needCustoms(
  services: Asked,
  { tx, order }: Pick<UnitOfWork, 'tx' | 'order'>,
  boxes: readonly DeclaredBox[],
): Promise<Declared | undefined> {
  const declared = await declare({ ...services, db: tx }, order, boxes);
  if (declared?.fault) refuse(409, declared.fault);
  return declared;
}
