import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { counted } from '#domain/cart/counted.ts';
import { isAbroad } from '#domain/countries.ts';
import { inCurrency } from '#domain/customs/rows.ts';
import type { Language } from '#domain/languages.ts';
import { cents } from '#domain/money.ts';
import { consigneeOf, rewrittenInCsv } from '#domain/shipping/carrier-files/fit.ts';
import { usualCarrier } from '#domain/shipping/carriers.ts';
import { declaredValue } from '#domain/shipping/declaration.ts';
import { CHECK_IDS } from '#domain/shipping/label-checks.ts';
import { givenName, linesOfOrders, type Order, orderItem } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { isOpenOrder, orders } from '../platform/db/schema/orders.ts';
import { parcels } from '../platform/db/schema/shipping.ts';
import type { Services } from '../platform/services.ts';
import { boxesOfOrder, type Declared, declare } from './declare.ts';

function customsView({ record, declaration, faults, stop, fault }: Declared, language: Language) {
  const { rate } = record;
  const row = record.lines.find((line) => line.row)?.row ?? null;
  return {
    items: declaration.items.map(({ text, hsCode, origin, pieces, net_g, value }) => ({
      text,
      code: hsCode,
      origin,
      pieces,
      net_g,
      value,
    })),
    eori: declaration.eori,
    gbVatNumber: declaration.gbVatNumber,
    invoice: declaration.invoice.number,
    gross_g: declaration.gross_g,
    isPrepaid: declaration.terms === 'DDP',
    /** Duty that the buyer has prepaid, and the rule behind it. */
    duty: record.duty,
    row: row && { basisPoints: row.basisPoints, from: row.from, source: row.source },
    /** "£208.80 at 0.87", by the rate of the day of payment. */
    abroad:
      rate && record.valueAbroad !== null
        ? {
            currency: rate.currency,
            // Value of the remaining goods, by the order's stored rate.
            hundredths: inCurrency(cents(declaredValue(declaration)), rate),
            perEuro: rate.perEuro,
            day: record.day,
          }
        : null,
    checks: CHECK_IDS.map((id) => ({ id, fault: faults[id]?.[language] ?? null })),
    terms: record.terms,
    value: record.value,
    /** Why it cannot leave: a refund has brought it below a threshold, or the country is closed. */
    stop: stop?.why === 'under the british line' || stop?.why === 'closed' ? stop.why : null,
    fault: fault?.[language] ?? null,
  };
}

export type CustomsView = ReturnType<typeof customsView>;

/** Goods of orders in one line each: "2 × Custom Humbucker". */
export async function goodsOfOrders(
  db: Db,
  ids: readonly string[],
  language: Language = 'en',
): Promise<(id: string) => string> {
  const lines = await linesOfOrders(db, ids);
  const of = Map.groupBy(lines, ({ orderId }) => orderId);
  return (id) =>
    (of.get(id) ?? [])
      .map((line) => orderItem(line, language))
      .map(({ quantity, name }) => (quantity > 1 ? counted(quantity, name) : name))
      .join(', ');
}

export const cityOf = ({ shippingAddress }: Pick<Order, 'shippingAddress'>): string =>
  [shippingAddress?.city, shippingAddress?.country === 'US' ? shippingAddress.state : null]
    .filter(Boolean)
    .join(' ');

async function leavingRow(services: Services, order: Order, goods: string, language: Language) {
  const boxes = await boxesOfOrder(services.db, order.id);
  const declared = await declare(services, order, boxes);
  return {
    number: order.number,
    version: order.version,
    invoice: order.invoiceNumber ?? (declared?.declaration.invoice.number || null),
    country: order.shippingCountry,
    buyer: givenName(order.shippingName),
    place: cityOf(order),
    goods,
    boxes: boxes.map(({ box }) => box),
    grams: boxes.some(({ grams }) => grams === null)
      ? null
      : boxes.reduce((sum, { grams }) => sum + (grams ?? 0), 0),
    carrier: boxes[0]?.carrier ?? usualCarrier(order.shippingCountry),
    tracking: boxes.map(({ tracking }) => tracking),
    isExport: isAbroad(order.shippingCountry),
    /** Characters that DHL's CSV replaces. */
    rewritten: order.shippingAddress ? rewrittenInCsv(consigneeOf(order, order.shippingAddress)) : [],
    customs: declared ? customsView(declared, language) : null,
    printedAt: boxes[0]?.labelPrintedAt?.toISOString() ?? null,
  };
}

export type LeavingRow = Awaited<ReturnType<typeof leavingRow>>;

/** Most packed orders on the desk; others follow as these leave. */
const MOST_ON_DESK = 60;

const isPacked = (db: Db) =>
  and(
    isOpenOrder(orders),
    // Held for a doubted payment: on the day's page until it is released.
    isNull(orders.held),
    inArray(
      orders.id,
      db
        .selectDistinct({ orderId: parcels.orderId })
        .from(parcels)
        .where(and(isNotNull(parcels.labelPrintedAt), isNull(parcels.handedOverAt))),
    ),
  );

/** Numbers of all packed orders, for files and papers. Not limited to scanned ones, because labels come from these files. */
export async function packedNumbers({ db }: Pick<Services, 'db'>): Promise<readonly string[]> {
  const rows = await db.select({ number: orders.number }).from(orders).where(isPacked(db));
  return rows.map(({ number }) => number);
}

export async function readLeaving(services: Services, language: Language): Promise<readonly LeavingRow[]> {
  const { db } = services;
  const rows = await db
    .select()
    .from(orders)
    .where(isPacked(db))
    .orderBy(asc(orders.promisedOn), asc(orders.paidAt))
    .limit(MOST_ON_DESK);
  const goods = await goodsOfOrders(
    db,
    rows.map(({ id }) => id),
    language,
  );
  return Promise.all(rows.map((order) => leavingRow(services, order, goods(order.id), language)));
}

/** One order for the desk, packed or not; undefined if it does not exist. */
export async function readOne(
  services: Services,
  number: string,
  language: Language,
): Promise<LeavingRow | undefined> {
  const [order] = await services.db.select().from(orders).where(eq(orders.number, number));
  if (!order) return undefined;
  const goods = await goodsOfOrders(services.db, [order.id], language);
  return leavingRow(services, order, goods(order.id), language);
}
