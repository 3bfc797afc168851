import { and, asc, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { cents } from '#domain/money.ts';
import { PARTS, partOf, type StockPart } from '#domain/stock/parts.ts';
import { toBuy, usable } from '#domain/stock/shelf.ts';
import { shortOrders, type Wanting } from '#domain/stock/short.ts';
import type { Db } from '../platform/db/database.ts';
import { purchaseLines, stockLots, stockParts, suppliers } from '../platform/db/schema/stock.ts';
import type { Services } from '../platform/services.ts';
import { type OrderNeed, readFirstNeeds, readNeeds } from './read-needs.ts';

export type PurchaseRow = typeof purchaseLines.$inferSelect;
type Wanted = Wanting & Pick<OrderNeed, 'name'>;

const readOnTheWay = (db: Db): Promise<PurchaseRow[]> =>
  db
    .select()
    .from(purchaseLines)
    .where(isNull(purchaseLines.doneAt))
    .orderBy(asc(purchaseLines.due), asc(purchaseLines.id));

const WIRES = PARTS.flatMap(({ id, awg }) => (awg === undefined ? [] : [id]));
const PLACES = new Map(PARTS.map(({ id }, index) => [id, index]));
const placeOf = ({ part }: { readonly part: StockPart }): number => PLACES.get(part.id) ?? PARTS.length;

/** Parts with less free than needed, in all. Parts that were never counted are not included. */
export async function readShortParts(
  services: Pick<Services, 'db' | 'now'>,
  needed: ReadonlyMap<string, number>,
): Promise<readonly StockPart[]> {
  const { parts } = await readFacts(services);
  return parts
    .filter((one) => isCounted(one) && one.free < (needed.get(one.part.id) ?? Number.NEGATIVE_INFINITY))
    .map(({ part }) => part);
}

/** False in a shop whose makers have not counted yet: nothing is missing then, and no order has to be read. */
export async function hasCountedParts(db: Db): Promise<boolean> {
  const [counted] = await db
    .select({ id: stockParts.id })
    .from(stockParts)
    .where(isNotNull(stockParts.countedAt))
    .limit(1);
  return counted !== undefined;
}

/** Parts in stock control, in the order of the shelf. */
export async function readCountedParts(db: Db): Promise<readonly Pick<StockPart, 'id' | 'name' | 'unit'>[]> {
  const rows = await db.select({ id: stockParts.id }).from(stockParts).where(isNotNull(stockParts.countedAt));
  const counted = new Set(rows.map(({ id }) => id));
  return PARTS.filter(({ id }) => counted.has(id)).map(({ id, name, unit }) => ({ id, name, unit }));
}

/** Reads the stock. Parts that were never counted are neither short nor bought automatically. */
export async function readFacts({ db, now }: Pick<Services, 'db' | 'now'>) {
  const rows = await db.select().from(stockParts);
  const lots = await db
    .select()
    .from(stockLots)
    .where(and(inArray(stockLots.part, WIRES), ne(stockLots.onHand, 0)))
    .orderBy(asc(stockLots.part), asc(stockLots.name));
  const known = await db.select().from(suppliers).orderBy(asc(suppliers.name));
  const onTheWay = await readOnTheWay(db);
  const open = await readNeeds(db);
  const today = dayOf(now());
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const spools = Map.groupBy(lots, ({ part }) => part);
  const comingOf = Map.groupBy(onTheWay, ({ part }) => part);
  const { reserved } = open;
  const ids = new Set([...rowOf.keys(), ...reserved.keys(), ...comingOf.keys()]);
  const standing = [...ids].map((id) => {
    const row = rowOf.get(id);
    const part = partOf(id);
    const own = part.awg === undefined ? undefined : (spools.get(id) ?? []).map(({ onHand }) => onHand);
    const onHand = usable(row?.onHand ?? 0, own);
    const reservedCount = reserved.get(id) ?? 0;
    const coming = (comingOf.get(id) ?? []).map(({ due, amount, came }) => ({ due, amount: amount - came }));
    const way = coming.reduce((sum, { amount }) => sum + amount, 0);
    const counted = row?.countedAt != null;
    const free = onHand - reservedCount;
    return {
      ...{ part, row, reserved: reservedCount, free, onTheWay: way, usable: onHand, coming },
      onHand: row?.onHand ?? 0,
      buy: counted ? toBuy({ free, onTheWay: way, reorder: row.reorder, pack: row.pack }) : undefined,
      isShort: counted && free < 0,
    };
  });
  const first = standing.some(({ isShort }) => isShort)
    ? await readFirstNeeds(db, open.kinds, today)
    : { needs: [], orders: open.orders };
  const needsOfPart = Map.groupBy(first.needs, ({ part }) => part);
  const parts = standing.map(({ usable: onHand, coming, isShort, ...one }) => {
    const wanted = (isShort ? (needsOfPart.get(one.part.id) ?? []) : []).map(
      ({ accepted, ...need }): Wanted => ({ ...need, accepted: dayOf(accepted) }),
    );
    /** `short`: among the checked orders. */
    return { ...one, short: shortOrders(today, onHand, wanted, coming) };
  });
  const worth = parts.reduce(
    (sum, { row }) => (row ? sum + (Math.max(0, row.onHand) / row.pack) * row.price : sum),
    0,
  );
  return {
    ...{ today, lots, suppliers: known, onTheWay },
    ...{ orders: open.orders, toWind: open.toWind },
    /** Number of orders that were checked for missing parts, the earliest first. */
    lookedAt: first.orders,
    parts: parts.toSorted((a, b) => placeOf(a) - placeOf(b)),
    /** Net, at the last purchase prices. */
    worth: cents(Math.round(worth)),
  };
}

export type ShelfFacts = Awaited<ReturnType<typeof readFacts>>;
export type ShelfPart = ShelfFacts['parts'][number];

export const isCounted = ({ row }: Pick<ShelfPart, 'row'>): boolean => row?.countedAt != null;

/** Day on which all wire of an order is in stock, by order number; only for orders whose missing parts are on the way. */
export async function readReadyDays(
  services: Pick<Services, 'db' | 'now'>,
): Promise<ReadonlyMap<string, Day>> {
  const ready = new Map<string, Day>();
  if (!(await hasCountedParts(services.db))) return ready;
  const { parts } = await readFacts(services);
  for (const { wanting, comes } of parts.flatMap(({ short }) => short))
    if (wanting.stage === 'begun' && comes !== undefined && comes > (ready.get(wanting.order) ?? ''))
      ready.set(wanting.order, comes);
  return ready;
}
