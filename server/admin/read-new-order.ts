import { eq } from 'drizzle-orm';
import { COUNTRIES, countryIn } from '#domain/countries.ts';
import type { Language } from '#domain/languages.ts';
import { recordOf } from '#domain/records.ts';
import { ADDRESS_FIELDS } from '#domain/shipping/order-address.ts';
import { leftToReplace, linesOf, orderItem, readGuarantee } from '../orders/index.ts';
import { orders } from '../platform/db/schema/orders.ts';
import type { Services } from '../platform/services.ts';

/** Data for entering an order. `replaces` is the number of the order whose goods are replaced. */
export async function readNewOrder(services: Services, replaces: string | undefined, language: Language) {
  const { db } = services;
  const [order] = replaces ? await db.select().from(orders).where(eq(orders.number, replaces)) : [];
  const lines = order && (await readGuarantee(db, order)) ? await linesOf(db, order.id) : [];
  const left = order ? await leftToReplace(db, order, lines) : [];
  return {
    prices: (await services.prices.current()) ?? {},
    countries: COUNTRIES.map((value) => ({ value, label: countryIn(value, language) })).sort((a, b) =>
      a.label.localeCompare(b.label, language),
    ),
    /** The order to replace; undefined if there is none, or its guarantee has not begun. */
    replaced:
      order && lines.length > 0
        ? {
            number: order.number,
            email: order.email,
            language: order.language,
            address: recordOf(ADDRESS_FIELDS, (field) =>
              field === 'name' ? (order.shippingName ?? '') : (order.shippingAddress?.[field] ?? ''),
            ),
            /** `quantity`: the replaceable rest. */
            lines: lines.map((line, index) => {
              const { name, detail } = orderItem(line, language);
              return { name: `${name}, ${detail}`, quantity: left[index] ?? 0 };
            }),
          }
        : undefined,
  };
}

export type NewOrder = Awaited<ReturnType<typeof readNewOrder>>;
