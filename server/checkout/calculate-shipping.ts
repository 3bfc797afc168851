import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { quoteOrder } from '#domain/checkout/quote-order.ts';
import { type CountryCode, isCountry } from '#domain/countries.ts';
import { closedWords, customsWords } from '#domain/customs/consignment.messages.ts';
import type { CustomsRows } from '#domain/customs/rows.ts';
import { add, type Cents } from '#domain/money.ts';
import { TAX_NOW } from '#domain/prices/tax-now.ts';
import { type Vat, vatFor } from '#domain/prices/vat.ts';
import { asText, firstAddressFault, tidyAddress } from '#domain/shipping/address-faults.ts';
import { refusedWords } from '#domain/shipping/destinations.messages.ts';
import { destinationOf } from '#domain/shipping/destinations.ts';
import { NORTHERN_IRELAND } from '#domain/shipping/northern-ireland.messages.ts';
import { missingPart, type Recipient } from '#domain/shipping/postal-address.ts';
import { customsOn, customsRows, linesToDeclare, NO_ROWS } from '../customs/index.ts';
import { keepingAside } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { orderLines, orders } from '../platform/db/schema/orders.ts';
import { done, type Outcome, problem } from '../platform/outcome/problem.ts';
import { writeAddress } from '../platform/payments/postal-address.ts';
import { isRefused, promptly, soon } from '../platform/payments/promptly.ts';
import { readPayment } from '../platform/payments/read-payment.ts';
import type { Services } from '../platform/services.ts';
import type { Asker } from './asker.ts';
import { sessionLines, shippingOption } from './open-checkout.ts';
import { CHECKOUT_REFUSALS } from './refusals.messages.ts';

interface ShippingAsked {
  readonly checkoutSessionId: string;
  readonly shippingDetails: Recipient;
}

/** Shipping fee and total in cents, and the delivery time in work days. */
interface ShippingAnswer {
  readonly country: CountryCode;
  readonly shipping: Cents;
  /** Prepaid import duty in cents, a line of the session. */
  readonly duty: Cents;
  readonly total: Cents;
  readonly vat: Vat;
  /** Customs notices for orders that leave the EU: declared contents, and charges on delivery. */
  readonly words: string[];
  readonly workDays: [number, number];
}

/** Reads an order by its session, with the import rules, in one statement. */
async function readOpened(db: Db, sessionId: string) {
  const rows = await db
    .select({
      order: getTableColumns(orders),
      line: getTableColumns(orderLines),
      // Selected with the first line only.
      rows: sql<CustomsRows | null>`case when coalesce(${orderLines.position}, 0) = 0 then ${customsRows} end`,
    })
    .from(orders)
    .leftJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(orders.paymentReference, sessionId))
    .orderBy(asc(orderLines.position));
  const [first] = rows;
  if (!first) return undefined;
  return {
    order: first.order,
    rows: first.rows ?? NO_ROWS,
    lines: rows.flatMap(({ line }) => line ?? []),
  };
}

/**
 * Sets address and shipping price of an open checkout; the session allows only the server to do so. Updates the provider
 * first: if the row's update is lost, settlement reads the provider's state.
 */
export async function calculateShipping(
  services: Services,
  { checkoutSessionId: sessionId, shippingDetails: { name, address: sent } }: ShippingAsked,
  { language, began }: Asker,
): Promise<Outcome<ShippingAnswer>> {
  const { db, stripe, log } = services;
  const refusals = CHECKOUT_REFUSALS[language];
  const { country: written } = sent;
  if (!isCountry(written)) return problem(422, refusals.places);
  const to = destinationOf({ ...sent, country: written });
  if (to.refused) return problem(422, refusedWords(to.refused, language));
  const { country } = to;
  const missing = missingPart({ name, address: sent }, written);
  if (missing) return problem(422, refusals.checkPart(missing));
  const fault = firstAddressFault(asText(name, sent, written), language);
  if (fault) return problem(422, fault);
  const address = tidyAddress({ ...sent, country: written });
  const opened = await readOpened(db, sessionId);
  if (!opened || !began(opened.order.id)) return problem(404, refusals.unknown);
  const { order, lines } = opened;
  if (order.state !== 'awaiting payment') return problem(410, refusals.ended);
  const shipment = {
    goods: order.goods,
    country,
    lines: linesToDeclare(lines),
    customs: customsOn(opened.rows, services, order.createdAt),
    percent: order.discountPercent,
  };
  const { closed, listed, quote } = quoteOrder(shipment, { vat: vatFor(to, TAX_NOW) });
  if (closed) return problem(422, closedWords(closed, language));
  const { shipping, vat } = quote;
  const { duty } = listed;
  const until = soon(services);
  try {
    const params = {
      collected_information: { shipping_details: { name, address: writeAddress(address) } },
      shipping_options: [shippingOption(shipping, country)],
      ...(duty !== order.duty && { line_items: sessionLines(lines, duty, order.language) }),
    };
    await promptly((options) => stripe.checkout.sessions.update(sessionId, params, options), until);
  } catch (error) {
    log.warn({ err: error, order: order.number }, 'shipping not updated');
    if (!isRefused(error)) return problem(503, refusals.noShipping);
    // The provider may have closed the session already: our clock is behind, or its event is under way.
    const payment = await readPayment(stripe, sessionId, { until }).catch(() => undefined);
    if (payment && payment.status !== 'open') return problem(410, refusals.ended);
    return problem(409, refusals.notCalculated);
  }
  const discount = sql<Cents>`(${add(order.goods, duty)}::int * coalesce(${orders.discountPercent}, 0)) / 100`;
  // One statement: lines are updated only if the order is still open.
  const updatedOrder = db.$with('kept').as(
    keepingAside(db, and(eq(orders.id, order.id), eq(orders.state, 'awaiting payment')), {
      shippingCountry: country,
      shipping: shipping.price,
      duty,
      // A code may have been added meanwhile: use the row's discount.
      discount,
      total: sql`${add(order.goods, shipping.price, duty)}::int - ${discount}`,
    }),
  );
  const [updated] = await db
    .with(updatedOrder)
    .update(orderLines)
    .set({ vatCountry: vat.country, vatRatePercent: vat.ratePercent })
    .from(updatedOrder)
    .where(eq(orderLines.orderId, updatedOrder.id))
    .returning({ discountPercent: updatedOrder.discountPercent });
  const percent = (updated ?? order).discountPercent;
  const { quote: known, record } = quoteOrder({ ...shipment, percent }, { vat, duty });
  const words = record
    ? customsWords(record, shipping.price, language)
    : country === 'XI'
      ? [NORTHERN_IRELAND[language].there]
      : [];
  return done({
    country,
    shipping: shipping.price,
    duty: known.duty,
    total: known.total,
    vat: { country: vat.country, ratePercent: vat.ratePercent },
    words: [...words],
    workDays: [...shipping.workDays],
  });
}
