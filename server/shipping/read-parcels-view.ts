import { and, asc, gte, inArray, notInArray, sql } from 'drizzle-orm';
import { type Day, dayOf, startOfDay } from '#domain/calendar/day.ts';
import { COMPANY } from '#domain/company.ts';
import type { OrderCustoms } from '#domain/customs/order-customs.ts';
import { type CustomsRows, rateOn } from '#domain/customs/rows.ts';
import type { Language } from '#domain/languages.ts';
import { postLeaves } from '#domain/production/open-days.ts';
import { openWords } from '#domain/production/unit-state.ts';
import { secondsLeft } from '#domain/shipping/hand-over.ts';
import { readCustoms } from '../customs/index.ts';
import { givenName } from '../orders/index.ts';
import { isOpenOrder, orders } from '../platform/db/schema/orders.ts';
import { isOrdered, units } from '../platform/db/schema/production.ts';
import { handOvers } from '../platform/db/schema/shipping.ts';
import type { Services } from '../platform/services.ts';
import { finishedOfOrder, openStepsOf } from '../production/index.ts';
import { boxesOfOrder, declare } from './declare.ts';
import { waitingHandOvers, whatKeeps } from './hand-over.ts';
import { goodsOfOrders, readLeaving, readOne } from './read-leaving.ts';
import { readLeft, readProofs } from './read-posted.ts';

/** Most upcoming orders. */
const NEXT = 10;

async function readNext(services: Services, shown: readonly string[], language: Language) {
  const { db } = services;
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        isOpenOrder(orders),
        // Collected orders never come to the post desk.
        sql`${orders.byHand}->>'collected' is distinct from 'true'`,
        shown.length > 0 ? notInArray(orders.number, [...shown]) : undefined,
      ),
    )
    .orderBy(asc(orders.promisedOn), asc(orders.paidAt), asc(orders.id))
    .limit(NEXT);
  const ids = rows.map(({ id }) => id);
  const [goods, pieces] = await Promise.all([
    goodsOfOrders(db, ids, language),
    ids.length === 0
      ? []
      : db
          .select()
          .from(units)
          .where(and(inArray(units.orderId, ids), isOrdered)),
  ]);
  return Promise.all(
    rows.map(async (order) => {
      const own = pieces.filter(({ orderId }) => orderId === order.id);
      const doneOf = await finishedOfOrder(db, order.id);
      const declared = await declare(services, order, await boxesOfOrder(db, order.id));
      // Only data fixed on payment can be wrong before weighing and labelling.
      const fixed = ['text', 'code', 'origin', 'value', 'eori', 'duty', 'terms'] as const;
      const fault =
        declared && (declared.stop ? declared.fault : fixed.map((id) => declared.faults[id]).find(Boolean));
      return {
        number: order.number,
        promised: order.promisedOn,
        country: order.shippingCountry,
        buyer: givenName(order.shippingName),
        goods: goods(order.id),
        pieces: own.length,
        measured: own.filter(({ state }) => state === 'wound' || state === 'kept').length,
        /** Unconfirmed steps in words; undefined if none. */
        open: openWords(
          own.map((unit) => ({ state: unit.state, open: openStepsOf(unit, doneOf(unit.id)) })),
          language,
        ),
        /** For an export: its customs fault, or its terms. */
        customs: declared
          ? {
              fault: fault?.[language] ?? null,
              terms: declared.record.terms,
              abroad: worthAbroad(declared.record),
            }
          : null,
      };
    }),
  );
}

/** Value in hundredths by the rate of its day; null if the country needs none. */
const worthAbroad = ({ rate, valueAbroad }: Pick<OrderCustoms, 'rate' | 'valueAbroad'>) =>
  rate && valueAbroad !== null ? { currency: rate.currency, hundredths: valueAbroad } : null;

/** The rates that count today, and the rows of every country. */
function rulesOf({ imports, rates }: CustomsRows, today: Day) {
  return {
    imports: [...imports].sort(
      (a, b) => a.country.localeCompare(b.country) * -1 || (a.from < b.from ? 1 : -1),
    ),
    rates: (['GBP', 'USD'] as const).flatMap((currency) => rateOn(rates, currency, today) ?? []),
  };
}

/** The post desk: packed, shipped and unproven orders, and charges abroad. */
export async function readParcelsView(services: Services, chosen?: string, language: Language = 'en') {
  const { db, now } = services;
  const today = dayOf(now());
  const [packed, waiting, left, proofs, customs, earlier] = await Promise.all([
    readLeaving(services, language),
    waitingHandOvers(db),
    readLeft(services, today, language),
    readProofs(services, today),
    readCustoms(services),
    db
      .select({ stayed: handOvers.stayed })
      .from(handOvers)
      .where(and(gte(handOvers.at, startOfDay(today)), sql`${handOvers.stayed} <> '[]'::jsonb`)),
  ]);
  const given = new Set(waiting.flatMap((one) => one.orders));
  const leaving = packed.filter(({ number }) => !given.has(number));
  const shown = packed.map(({ number }) => number);
  const next = await readNext(services, shown, language);
  const named =
    chosen && (packed.find(({ number }) => number === chosen) ?? (await readOne(services, chosen, language)));
  const shipped = new Set([...given, ...left.map(({ number }) => number)]);
  // Includes cancelled orders, which somebody has to remove from the pile.
  const stayed = [...new Set(earlier.flatMap((one) => one.stayed.map(({ number }) => number)))].filter(
    (number) => !shipped.has(number),
  );
  const stayedOrders =
    stayed.length > 0 ? await db.select().from(orders).where(inArray(orders.number, stayed)) : [];
  return {
    today,
    /** Null on a day without post. */
    postLeavesAt: postLeaves(services.shopfront.days(), today),
    leaving,
    /** Handed over and still undoable. */
    handedOver: waiting.map((one) => ({
      id: one.id,
      by: one.byName,
      numbers: one.orders,
      seconds: secondsLeft(one, now()),
    })),
    /** Orders that did not leave with today's hand-overs, and the obstacle; null if it is gone. */
    stayed: await Promise.all(
      stayed.map(async (number) => {
        const order = stayedOrders.find((row) => row.number === number);
        return { number, why: (await whatKeeps(services, order, number))?.[language] ?? null };
      }),
    ),
    left,
    next,
    chosen: named || leaving.find((row) => row.customs) || leaving[0],
    proofs,
    rules: {
      ...rulesOf(customs.rows, today),
      gbVatNumber: customs.gbVatNumber,
      eori: COMPANY.eori,
    },
  };
}

export type ParcelsView = Awaited<ReturnType<typeof readParcelsView>>;
