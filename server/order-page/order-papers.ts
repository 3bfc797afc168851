import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { featureWords } from '#domain/cart-line.ts';
import type { Language } from '#domain/languages.ts';
import { cents } from '#domain/money.ts';
import type { PostalAddress } from '#domain/postal-address.ts';
import { carrierOf, usualCarrier } from '#domain/workshop/carriers.ts';
import { dayOf } from '#domain/workshop/day.ts';
import type { Db } from '../db/database.ts';
import { orderPapers } from '../db/order-page-schema.ts';
import { orders } from '../db/schema.ts';
import { parcels, pieces } from '../db/workshop-schema.ts';
import { confirmationPaper } from '../documents/confirmation-paper.ts';
import { type InvoiceRequest, invoicePaper } from '../documents/invoice-paper.ts';
import { linesOf } from '../shop/order-goods.ts';
import type { Order } from '../shop/order-trail.ts';
import type { Services } from '../shop/services.ts';
import { takeNumber } from '../workshop/running-numbers.ts';

export const PAPERS = ['confirmation', 'invoice'] as const;
export type OrderPaperKind = (typeof PAPERS)[number];

export interface OrderPaper {
  /** Of its file, without an ending. */
  readonly name: string;
  readonly pdf: Uint8Array<ArrayBuffer>;
}

const paperOf = (name: string, pdf: Uint8Array): OrderPaper => ({ name, pdf: new Uint8Array(pdf) });

/** An order as papers need it: its frozen figures, what its pickups are called, and where they go. */
async function paperFacts(
  { db }: Pick<Services, 'db'>,
  order: Order,
  language: Language,
  number: string,
): Promise<InvoiceRequest> {
  const lines = await linesOf(db, order.id);
  const made = await db.select().from(pieces).where(eq(pieces.orderId, order.id)).orderBy(asc(pieces.number));
  const [parcel] = await db.select().from(parcels).where(eq(parcels.orderId, order.id)).limit(1);
  const { shippingCountry: country, shipping, goods, total } = order;
  const address: PostalAddress = order.shippingAddress ?? {
    ...{ line1: '', postal_code: '', city: '', country },
  };
  const paid = dayOf(order.paidAt ?? order.createdAt);
  const left = order.shippedAt ? dayOf(order.shippedAt) : paid;
  const [first] = lines;
  return {
    ...{ number, order: order.number, language },
    ...{ issued: left, supplied: left },
    buyer: { name: order.shippingName ?? '', address },
    lines: lines.map((line) => ({
      name: line.name,
      detail: featureWords(line).join(', '),
      serials: made.flatMap(({ lineId, serial }) => (lineId === line.id && serial ? [serial] : [])),
      quantity: line.quantity,
      unit: line.unit,
    })),
    shipping: { price: shipping, service: carrierOf(parcel?.carrier ?? usualCarrier(country)).service },
    discount: cents(Math.max(0, goods + shipping - total)),
    discountPercent: order.discountPercent,
    vat: { country: first?.vatCountry ?? null, ratePercent: first?.vatRatePercent ?? 0 },
    paid: { on: paid },
  };
}

/**
 * The invoice of an order that has left: the day of supply is the day it is issued on. Its number is given once, its bytes
 * are kept when they are first made, and are what everybody gets from then on.
 */
async function invoice(
  services: Services,
  asked: Order,
  language: Language,
): Promise<OrderPaper | undefined> {
  const { db, now, papers } = services;
  if (!asked.shippedAt) return undefined;
  const kept = await keptInvoice(db, asked.id, language);
  if (kept) return kept;
  return db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    const [order] = await tx.select().from(orders).where(eq(orders.id, asked.id)).for('update');
    if (!order) return undefined;
    // Another hand may have made it while this one waited for the order.
    const meanwhile = await keptInvoice(tx, order.id, language);
    if (meanwhile) return meanwhile;
    const number = order.invoiceNumber ?? (await takeNumber(tx, 'invoice', now()));
    if (!order.invoiceNumber)
      await tx.update(orders).set({ invoiceNumber: number }).where(eq(orders.id, order.id));
    const facts = await paperFacts({ db: tx }, order, language, number);
    const { pdf } = await invoicePaper(papers.typesetter, facts);
    await tx
      .insert(orderPapers)
      .values({ id: randomUUID(), orderId: order.id, kind: 'invoice', language, number, pdf, madeAt: now() });
    return paperOf(number, pdf);
  });
}

async function keptInvoice(db: Db, orderId: string, language: Language): Promise<OrderPaper | undefined> {
  const [row] = await db
    .select({ number: orderPapers.number, pdf: orderPapers.pdf })
    .from(orderPapers)
    .where(
      and(
        eq(orderPapers.orderId, orderId),
        eq(orderPapers.kind, 'invoice'),
        eq(orderPapers.language, language),
      ),
    );
  return row && paperOf(row.number, row.pdf);
}

/** A paper of an order; undefined where it is not to be had (yet). */
export async function orderPaper(
  services: Services,
  order: Order,
  kind: OrderPaperKind,
  language: Language,
): Promise<OrderPaper | undefined> {
  switch (kind) {
    case 'invoice':
      return invoice(services, order, language);
    case 'confirmation': {
      const facts = await paperFacts(services, order, language, order.number);
      const { pdf } = await confirmationPaper(services.papers.typesetter, {
        ...facts,
        placed: dayOf(order.createdAt),
        leaves: order.promisedOn,
      });
      return paperOf(order.number, pdf);
    }
    default:
      return kind satisfies never;
  }
}
