import { and, asc, desc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { dayOf, monthOf, startOfDay } from '#domain/calendar/day.ts';
import type { Language } from '#domain/languages.ts';
import { add, times, ZERO } from '#domain/money.ts';
import { comesOn, orderSum } from '#domain/stock/buying.ts';
import { nextLotName } from '#domain/stock/lots.ts';
import { PARTS, partOf } from '#domain/stock/parts.ts';
import type { Db } from '../platform/db/database.ts';
import { purchaseLines, stockLots, stockMovements } from '../platform/db/schema/stock.ts';
import type { Services } from '../platform/services.ts';
import { readFacts, type ShelfFacts, type ShelfPart } from './read-shelf.ts';
import { type ShortView, shortViews } from './read-stock-view.ts';
import { type BuyingChoice, isOnList, readBuyingChoices, tabsOf } from './stock-tabs.ts';

/** Most waiting orders by name; the board lists all. */
const MOST_NAMED = 12;

/** Most deliveries on the way, the earliest first; the tab has the total. */
const MOST_COMING = 40;

/** Most deliveries of the month, the latest first. */
const MOST_RECEIVED = 60;

function lineOf(
  one: ShelfPart,
  choice: BuyingChoice | undefined,
  shorts: readonly ShortView[],
  language: Language,
) {
  if (!isOnList(one, choice)) return undefined;
  const { part, row } = one;
  const packs = choice?.packs ?? one.buy?.packs ?? 1;
  const price = row?.price ?? ZERO;
  return {
    ...{ part: part.id, name: part.name[language], detail: part.detail[language], unit: part.unit },
    ...{ need: one.buy?.amount ?? 0, free: one.free, onHand: one.onHand, reserved: one.reserved },
    ...{ reorder: row?.reorder ?? 0, packs, pack: row?.pack ?? 1, packWord: row?.packWord ?? 'piece', price },
    sum: times(price, packs),
    ticked: choice?.ticked ?? true,
    added: choice?.added ?? false,
    short: shorts.find((short) => short.part === part.id),
  };
}

export type BuyLine = NonNullable<ReturnType<typeof lineOf>>;

/** Lines by supplier; parts without one are a group, too. */
function groupsOf(facts: ShelfFacts, choices: readonly BuyingChoice[], language: Language) {
  const shorts = shortViews(facts, language);
  const lines = facts.parts.flatMap((one) => {
    const line = lineOf(
      one,
      choices.find(({ part }) => part === one.part.id),
      shorts,
      language,
    );
    return line ? [{ line, supplierId: one.row?.supplierId ?? null }] : [];
  });
  const bySupplier = Map.groupBy(lines, ({ supplierId }) => supplierId);
  return (
    [...bySupplier]
      .map(([id, own]) => {
        const supplier = facts.suppliers.find((one) => one.id === id);
        const ticked = own.flatMap(({ line }) => (line.ticked ? [line] : []));
        const sums = orderSum(supplier ?? { post: ZERO, freeFrom: null }, ticked);
        return {
          supplier,
          lines: own.map(({ line }) => line),
          /** Sum of ticked lines, with postage. */
          sum: sums.all,
          post: sums.post,
          /** Day of arrival if ordered today. */
          comes: supplier && comesOn(facts.today, supplier.days),
        };
      })
      // Short parts first, parts without supplier last.
      .toSorted((a, b) => rankOf(a.supplier, a.lines) - rankOf(b.supplier, b.lines))
  );
}

export type BuyGroup = ReturnType<typeof groupsOf>[number];

const rankOf = (supplier: object | undefined, lines: readonly BuyLine[]): number =>
  supplier === undefined
    ? 2
    : lines.some(({ short }) => short)
      ? 0
      : lines.some(({ ticked }) => ticked)
        ? 1
        : 1.5;

/** Orders of parts that are not complete. */
async function wayLines(db: Db, { onTheWay, parts, today }: ShelfFacts, language: Language) {
  const parted = onTheWay.map(({ part }) => part);
  const lots =
    parted.length === 0
      ? []
      : await db.select({ name: stockLots.name }).from(stockLots).where(inArray(stockLots.part, parted));
  const names = lots.map(({ name }) => name);
  const deliveriesOf = await readDeliveries(db, onTheWay);
  return onTheWay.map((line) => {
    const part = partOf(line.part);
    const one = parts.find((shelf) => shelf.part.id === line.part);
    const isMagnet = part.group === 'magnets';
    const short = part.id.split(':').at(-1) ?? '';
    const prefix = part.awg === undefined ? `M-${short.toUpperCase()}` : `W-${part.awg}`;
    return {
      ...{ id: line.id, version: line.version, name: part.name[language], unit: part.unit, isMagnet },
      isWire: part.awg !== undefined,
      ...{ supplier: line.supplierName, orderedOn: line.orderedOn, due: line.due, firstDue: line.firstDue },
      ...{ saidAt: line.dueSaidAt.toISOString(), amount: line.amount, came: line.came, packs: line.packs },
      ...{ packWord: one?.row?.packWord ?? 'piece', price: line.price, isLate: line.due < today },
      lotName: isMagnet || part.awg !== undefined ? nextLotName(prefix, names) : '',
      deliveries: deliveriesOf(line.id),
      /** Waiting orders: whether their promise holds, or the new one. Broken ones first. */
      waits: (one?.short ?? [])
        .toSorted((a, b) => Number(b.daysLate > 0) - Number(a.daysLate > 0))
        .slice(0, MOST_NAMED)
        .map(({ wanting, neededOn, daysLate, delay }) => ({
          ...{ order: wanting.order, buyer: wanting.name, neededOn, daysLate, promised: wanting.promised },
          instead: delay?.instead,
          beyondLaw: delay?.beyondLaw ?? false,
        })),
      more: Math.max(0, (one?.short.length ?? 0) - MOST_NAMED),
    };
  });
}

export type WayLine = Awaited<ReturnType<typeof wayLines>>[number];

/** The computed buying list: parts by supplier, the orders they unblock, and parts on the way. */
export async function readBuyingView(services: Services, language: Language = 'en') {
  const { db, now } = services;
  const at = now();
  const month = startOfDay(`${monthOf(dayOf(at))}-01`);
  const facts = await readFacts(services);
  const [choices, way, received] = await Promise.all([
    readBuyingChoices(db),
    wayLines(db, { ...facts, onTheWay: facts.onTheWay.slice(0, MOST_COMING) }, language),
    // Includes partial deliveries.
    db
      .select()
      .from(purchaseLines)
      .where(
        or(
          gte(purchaseLines.doneAt, month),
          inArray(
            purchaseLines.id,
            db
              .select({ id: sql<string>`${stockMovements.purchaseId}` })
              .from(stockMovements)
              .where(and(eq(stockMovements.kind, 'goods in'), gte(stockMovements.at, month))),
          ),
        ),
      )
      .orderBy(desc(purchaseLines.doneAt), asc(purchaseLines.id))
      .limit(MOST_RECEIVED),
  ]);
  const deliveriesOf = await readDeliveries(db, received);
  const groups = groupsOf(facts, choices, language);
  const all = groups.flatMap(({ lines }) => lines);
  const comesOf = new Map(
    groups.flatMap(({ lines, comes }) =>
      lines.flatMap(({ part, ticked }) => (ticked ? [[part, comes]] : [])),
    ),
  );
  const finish = facts.parts.flatMap(({ part, short }) =>
    short.map(({ wanting, comes, daysLate, neededOn }) => {
      const bought = comes === undefined ? comesOf.get(part.id) : undefined;
      const here = comes ?? bought;
      return {
        ...{ order: wanting.order, buyer: wanting.name, part: part.name[language], comes: here },
        isLate: daysLate > 0 || here === undefined || here > neededOn,
        isOrdered: comes !== undefined,
      };
    }),
  );
  const lacking = new Set(finish.map(({ order }) => order));
  // Later orders find even less.
  const later = facts.orders - facts.lookedAt;
  return {
    ...{ today: facts.today, at: at.toISOString(), groups, way, suppliers: facts.suppliers },
    finish: finish.slice(0, MOST_NAMED),
    more: lacking.size - new Set(finish.slice(0, MOST_NAMED).map(({ order }) => order)).size + later,
    tabs: tabsOf(facts, all.length),
    ticked: all.filter(({ ticked }) => ticked).length,
    lines: all.length,
    post: groups.reduce((sum, { post }) => add(sum, post), ZERO),
    sum: groups.reduce((sum, group) => add(sum, group.sum), ZERO),
    others: facts.lookedAt - lacking.size,
    received: received
      .map(({ id, part, came, doneAt, supplierName, cancelled }) => {
        const { name, unit } = partOf(part);
        const deliveries = deliveriesOf(id);
        const on = doneAt?.toISOString() ?? deliveries.at(-1)?.on ?? at.toISOString();
        return {
          ...{ id, name: name[language], unit, came, on },
          supplier: supplierName,
          cancelled,
          deliveries,
        };
      })
      .sort((a, b) => (a.on < b.on ? 1 : -1)),
    offered: PARTS.map(({ id, name, detail }) => ({ id, name: name[language], detail: detail[language] })),
  };
}

export type BuyingView = Awaited<ReturnType<typeof readBuyingView>>;

/** Deliveries by order line, complete and partial; each has a label. */
async function readDeliveries(db: Db, lines: readonly { readonly id: string }[]) {
  const rows =
    lines.length === 0
      ? []
      : await db
          .select({
            id: stockMovements.id,
            line: stockMovements.purchaseId,
            amount: stockMovements.change,
            at: stockMovements.at,
            lot: stockLots.name,
          })
          .from(stockMovements)
          .leftJoin(stockLots, eq(stockLots.id, stockMovements.lotId))
          .where(
            and(
              eq(stockMovements.kind, 'goods in'),
              inArray(
                stockMovements.purchaseId,
                lines.map(({ id }) => id),
              ),
            ),
          )
          .orderBy(asc(stockMovements.id));
  const of = Map.groupBy(rows, ({ line }) => line);
  return (line: string) =>
    (of.get(line) ?? []).map(({ id, amount, at, lot }) => ({ id, amount, on: at.toISOString(), lot }));
}

export type Delivery = ReturnType<Awaited<ReturnType<typeof readDeliveries>>>[number];
