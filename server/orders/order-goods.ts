import { asc, eq, inArray } from 'drizzle-orm';
import { type LineInWords, lineInWords } from '#domain/checkout/describe-line.ts';
import { type Discounted, paidSums, withPaidSums } from '#domain/checkout/discount.ts';
import { quoteGoods } from '#domain/checkout/quote.ts';
import { customsWords } from '#domain/customs/consignment.messages.ts';
import type { Language } from '#domain/languages.ts';
import type { Db } from '../platform/db/database.ts';
import { orderLines, orders } from '../platform/db/schema/orders.ts';
import { soldAs } from './sold-as.ts';

type Line = typeof orderLines.$inferSelect;
type Order = typeof orders.$inferSelect;

export const linesOf = (db: Db, orderId: string): Promise<Line[]> =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));

/** The lines of several orders, each order's in their order. */
export const linesOfOrders = (db: Db, orderIds: readonly string[]): Promise<Line[]> =>
  db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.position));

export const picturedLines = (lines: readonly Line[]) =>
  lines.map((line) => {
    const { imagePath } = soldAs(line);
    return { config: line.config, ...(imagePath && { imagePath }) };
  });

/** The frozen line in a language; English if it predates the German shop. `spoken` is the actual language. */
function soldIn(line: Line, language: Language) {
  const { inGerman, description, features } = soldAs(line);
  const own = { en: undefined, de: inGerman }[language];
  return own ? { ...own, spoken: language } : { description, features, spoken: 'en' as const };
}

/** The wording of a sold line, and its actual language. */
export function soldInWords(line: Line, language: Language): LineInWords & { readonly spoken: Language } {
  const sold = soldIn(line, language);
  return { ...lineInWords(line, sold), spoken: sold.spoken };
}

/** The same as a list of features, for papers. */
export const soldFeatures = (line: Line, language: Language): readonly string[] =>
  soldIn(line, language).features;

/** Ordered goods as frozen, independent of today's prices. Contains no personal data except the country. */
export async function orderGoods(db: Db, orderNumber: string, language: Language) {
  const [order] = await db.select().from(orders).where(eq(orders.number, orderNumber));
  if (!order) return undefined;
  const lines = await linesOf(db, order.id);
  return {
    orderId: order.id,
    lines: lines.map((line) => {
      const { name, features, quantity, sum } = soldInWords(line, language);
      return { id: line.id, name, features, quantity, sum };
    }),
    country: order.shippingCountry,
    shipping: order.shipping,
    /** Customs notices for orders that leave the EU: declared contents, and charges on delivery. */
    customs: order.customs ? customsWords(order.customs, order.shipping, language) : [],
    ...paidSums(order),
    discountPercent: order.discountPercent,
    total: order.total,
  };
}

export type OrderGoods = NonNullable<Awaited<ReturnType<typeof orderGoods>>>;

/** The total of an order in its own figures, because rates and fees may have changed since. */
export function frozenQuote(order: Order, [first]: readonly Line[]): Discounted {
  const { shippingCountry: country, goods, shipping, duty, total, discountPercent } = order;
  const vat = { country: first?.vatCountry ?? null, ratePercent: first?.vatRatePercent ?? 0 };
  return withPaidSums(quoteGoods(goods, country, { shipping, duty, total, vat }), discountPercent);
}
