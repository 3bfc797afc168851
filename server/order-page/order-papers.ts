import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import { paidSums } from '#domain/checkout/discount.ts';
import { addressCountry } from '#domain/countries.ts';
import { exampleRateOf } from '#domain/customs/consignment.messages.ts';
import type { Language } from '#domain/languages.ts';
import { isFree } from '#domain/orders/by-hand.ts';
import { carrierOf, usualCarrier } from '#domain/shipping/carriers.ts';
import type { PostalAddress } from '#domain/shipping/postal-address.ts';
import {
  contractPaper,
  keepAside,
  linesOf,
  lockOrder,
  type Order,
  soldFeatures,
  takeNumber,
} from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { orderPapers, orders, type PaperKind } from '../platform/db/schema/orders.ts';
import { parcels } from '../platform/db/schema/shipping.ts';
import type { Services } from '../platform/services.ts';
import { orderedUnits } from '../production/index.ts';
import { confirmationPaper } from './confirmation-paper.ts';
import { correctionPaper } from './correction-paper.ts';
import { correctionFacts, correctionKind, correctionsOf } from './corrections.ts';
import { INVOICE_MESSAGES } from './invoice.messages.ts';
import { type InvoiceRequest, invoicePaper } from './invoice-paper.ts';

/** Papers of an order by their address: a correction has its index, from 1. */
export type OrderPaperKind = 'confirmation' | 'terms' | 'invoice' | 'delivery-note' | `correction-${number}`;

const isPaperKind = (text: string): text is OrderPaperKind =>
  /^(confirmation|terms|invoice|delivery-note|correction-[1-9]\d?)$/.test(text);
export const readPaperKind = (text: string): OrderPaperKind | undefined =>
  isPaperKind(text) ? text : undefined;

export interface OrderPaper {
  readonly name: string;
  readonly pdf: Uint8Array<ArrayBuffer>;
  /** True if it violates its PDF standard because of a missing glyph. */
  readonly gaps: boolean;
}

/** Marker of a PDF standard; metadata are never compressed. */
const STANDARD = /pdf[a-z]*id:part/;

const paperOf = (name: string, pdf: Uint8Array): OrderPaper => ({
  name,
  pdf: new Uint8Array(pdf),
  gaps: !STANDARD.test(Buffer.from(pdf).toString('latin1')),
});

/** Data of an order for papers: frozen figures, goods, address. */
async function paperFacts(
  { db }: Pick<Services, 'db'>,
  order: Order,
  language: Language,
  number: string,
): Promise<InvoiceRequest> {
  const lines = await linesOf(db, order.id);
  const unitRows = await orderedUnits(db, order.id);
  const [packed] = await db.select().from(parcels).where(eq(parcels.orderId, order.id)).limit(1);
  const { shippingCountry: country, shipping } = order;
  const address: PostalAddress = order.shippingAddress ?? {
    line1: '',
    postal_code: '',
    city: '',
    country: addressCountry(country),
  };
  const parcel = { name: order.shippingName ?? '', address };
  const paid = dayOf(order.paidAt ?? order.createdAt);
  const left = order.shippedAt ? dayOf(order.shippedAt) : paid;
  const [first] = lines;
  return {
    number,
    order: order.number,
    language,
    issued: left,
    supplied: left,
    buyer: { ...(order.invoiceTo ?? parcel), company: order.company, vatId: order.vatId },
    ...(order.invoiceTo && { deliveredTo: parcel }),
    lines: lines.map((line) => ({
      name: line.name,
      detail: soldFeatures(line, language).join(', '),
      serials: unitRows.flatMap(({ lineId, serial }) => (lineId === line.id && serial ? [serial] : [])),
      quantity: line.quantity,
      unit: line.unit,
    })),
    shipping: { price: shipping, service: carrierOf(packed?.carrier ?? usualCarrier(country)).service },
    ...paidSums(order),
    dutyNote: order.customs ? exampleRateOf(order.customs, language) : undefined,
    discountPercent: order.discountPercent,
    vat: { country: first?.vatCountry ?? null, ratePercent: first?.vatRatePercent ?? 0 },
    paid: {
      on: paid,
      ...(order.byHand && { how: INVOICE_MESSAGES[language].pays[order.byHand.pay] }),
    },
  };
}

/**
 * The invoice of a shipped order, dated at the supply. Number and bytes are created once, on the first request, and never
 * change.
 */
async function invoice(
  services: Services,
  asked: Order,
  language: Language,
): Promise<OrderPaper | undefined> {
  const { db, now, papers } = services;
  if (!asked.shippedAt || isFree(asked)) return undefined;
  const stored = await keptPaper(db, asked.id, 'invoice', language);
  if (stored) return stored;
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, asked.id);
    if (!order) return undefined;
    // Another request may have created it while this one waited for the lock.
    const meanwhile = await keptPaper(tx, order.id, 'invoice', language);
    if (meanwhile) return meanwhile;
    const number = order.invoiceNumber ?? (await takeNumber(tx, 'invoice', now()));
    if (!order.invoiceNumber) await keepAside(tx, eq(orders.id, order.id), { invoiceNumber: number });
    const facts = await paperFacts({ db: tx }, order, language, number);
    const { pdf } = await invoicePaper(papers.typesetter, facts);
    return keep(tx, { orderId: order.id, kind: 'invoice', language, number, pdf, madeAt: now() });
  });
}

/** The correction of an invoice after a refund, numbered and dated on its first request. */
async function correction(
  services: Services,
  asked: Order,
  place: number,
  language: Language,
): Promise<OrderPaper | undefined> {
  const { db, now, papers } = services;
  const known = (await correctionsOf(db, asked)).find((one) => one.place === place);
  if (!known) return undefined;
  const kind = correctionKind(known.refundId);
  const stored = await keptPaper(db, asked.id, kind, language);
  if (stored) return stored;
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, asked.id);
    if (!order) return undefined;
    const meanwhile = await keptPaper(tx, order.id, kind, language);
    if (meanwhile) return meanwhile;
    const [given] = await tx
      .select({ number: orderPapers.number, madeAt: orderPapers.madeAt })
      .from(orderPapers)
      .where(and(eq(orderPapers.orderId, order.id), eq(orderPapers.kind, kind)));
    const number = given?.number ?? (await takeNumber(tx, 'correction', now()));
    const madeAt = given?.madeAt ?? now();
    const invoiced = await paperFacts({ db: tx }, order, language, order.invoiceNumber ?? '');
    const facts = { refundId: known.refundId, number, language, now: madeAt };
    const request = await correctionFacts(tx, order, facts, invoiced);
    if (!request) return undefined;
    const { pdf } = await correctionPaper(papers.typesetter, request);
    return keep(tx, { orderId: order.id, kind, language, number, pdf, madeAt });
  });
}

/** Stores the bytes of a paper, which are final. */
async function keep(tx: Db, row: Omit<typeof orderPapers.$inferInsert, 'id'>): Promise<OrderPaper> {
  await tx.insert(orderPapers).values({ ...row, id: randomUUID() });
  return paperOf(row.number, row.pdf);
}

async function keptPaper(
  db: Db,
  orderId: string,
  kind: PaperKind,
  language: Language,
): Promise<OrderPaper | undefined> {
  const [row] = await db
    .select({ number: orderPapers.number, pdf: orderPapers.pdf })
    .from(orderPapers)
    .where(
      and(eq(orderPapers.orderId, orderId), eq(orderPapers.kind, kind), eq(orderPapers.language, language)),
    );
  return row && paperOf(row.number, row.pdf);
}

/** A paper of an order; undefined if it does not exist (yet). */
export async function orderPaper(
  services: Services,
  order: Order,
  kind: OrderPaperKind,
  language: Language,
): Promise<OrderPaper | undefined> {
  switch (kind) {
    case 'invoice':
      return invoice(services, order, language);
    case 'delivery-note':
    case 'confirmation': {
      const isNote = kind === 'delivery-note';
      if (isNote && !isFree(order)) return undefined;
      const facts = await paperFacts(services, order, language, order.number);
      const { pdf } = await confirmationPaper(services.papers.typesetter, {
        ...facts,
        placed: dayOf(order.createdAt),
        leaves: order.promisedOn,
        free: isFree(order)
          ? { isNote, replaces: order.byHand?.replaces ?? null, customsValue: order.customs?.value ?? null }
          : undefined,
      });
      return paperOf(order.number, pdf);
    }
    case 'terms': {
      const terms = await contractPaper(services, order);
      return terms && paperOf(terms.name.slice(0, -'.pdf'.length), terms.pdf);
    }
    default:
      return correction(services, order, Number(kind.slice('correction-'.length)), language);
  }
}
