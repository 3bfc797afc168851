import { and, desc, eq, inArray, isNotNull, like, type SQL, sql } from 'drizzle-orm';
import { folded } from '#domain/admin/folded-letters.ts';
import { countryIn } from '#domain/countries.ts';
import type { Language } from '#domain/languages.ts';
import { readOrderNumber } from '#domain/orders/order-number.ts';
import { spelledNumber } from '#domain/orders/running-number.ts';
import { cleanCode, cleanLine } from '#domain/typed-text.ts';
import { companyWords, invoiceWords, orders, orderWords } from '../platform/db/schema/orders.ts';
import { units } from '../platform/db/schema/production.ts';
import { returnedGoods } from '../platform/db/schema/returns.ts';
import { parcels } from '../platform/db/schema/shipping.ts';
import type { Services } from '../platform/services.ts';
import { FOUND_BY } from './search.messages.ts';

/** Most results; the user can refine the query. */
const MOST = 20;

/** Words in the format of `orderWords`. */
const wordsIn = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A prefix query; words are quoted, so that they contain no operator. */
const asQuery = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ');

/** The prefix of an order number as people type it: "gw-7k3", "7K3M". */
function numberPrefix(text: string): string | undefined {
  const bare = text
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .replace(/^GW/, '');
  const read = bare.replace(/O/g, '0').replace(/[IL]/g, '1');
  return read.length >= 3 && read.length <= 8 && /^[^U]+$/.test(read) ? `GW-${read}` : undefined;
}

/**
 * Finds orders by number, name, firm, invoice address, mail, serial, return, invoice or tracking number, the newest
 * first.
 */
export async function search({ db }: Services, text: string, language: Language = 'en') {
  const by = FOUND_BY[language];
  const typed = cleanLine(text).slice(0, 100);
  const serial = spelledNumber('serial', typed);
  const returned = spelledNumber('return', typed) ?? spelledNumber('withdrawal', typed);
  const invoice = spelledNumber('invoice', typed);
  const tracking = cleanCode(typed).replaceAll(' ', '');
  const found = new Map<string, string>();
  const [serials, returns, parcel] = await Promise.all([
    serial ? db.select().from(units).where(eq(units.serial, serial)).limit(MOST) : [],
    returned ? db.select().from(returnedGoods).where(eq(returnedGoods.number, returned)).limit(MOST) : [],
    tracking.length >= 8 ? db.select().from(parcels).where(eq(parcels.tracking, tracking)).limit(MOST) : [],
  ]);
  for (const row of serials) found.set(row.orderId, by.serial(row.serial));
  for (const row of returns) found.set(row.orderId, row.number);
  for (const row of parcel) found.set(row.orderId, by.tracking(row.tracking));

  const number = readOrderNumber(typed);
  const prefix = numberPrefix(typed);
  const words = wordsIn(typed);
  const matches = (kept: SQL) => sql`${kept} @@ to_tsquery('simple', ${asQuery(words)})`;
  const ways: (SQL | undefined)[] = [
    number ? eq(orders.number, number) : undefined,
    prefix ? like(orders.number, `${prefix}%`) : undefined,
    invoice ? eq(orders.invoiceNumber, invoice) : undefined,
    ...(words.length > 0 ? [matches(orderWords(orders)), matches(companyWords(orders))] : []),
    words.length > 0 ? and(isNotNull(orders.invoiceTo), matches(invoiceWords(orders))) : undefined,
    found.size > 0 ? inArray(orders.id, [...found.keys()]) : undefined,
  ];
  // Separate queries: joined by "or", the database would compute every row's words again.
  const lists = await Promise.all(
    ways
      .filter((way) => way !== undefined)
      .map((way) => db.select().from(orders).where(way).orderBy(desc(orders.createdAt)).limit(MOST)),
  );
  const rows = [...new Map(lists.flat().map((order) => [order.id, order])).values()]
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, MOST);
  return rows.map((order) => ({
    number: order.number,
    name: order.shippingName,
    email: order.email,
    state: order.state,
    countryName: countryIn(order.shippingCountry, language),
    paidAt: order.paidAt?.toISOString() ?? null,
    /** The matching field, "serial 26-0417"; undefined for number, name and mail. */
    by: found.get(order.id) ?? (invoice && order.invoiceNumber === invoice ? by.invoice(invoice) : undefined),
  }));
}

export type Hit = Awaited<ReturnType<typeof search>>[number];
