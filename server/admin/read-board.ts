import { and, asc, count, eq, getTableColumns, gte, isNotNull, sql } from 'drizzle-orm';
import { formerMark } from '#domain/admin/maker-mark.ts';
import { addDays, type Day, dayOf, startOfDay, weekdayOf } from '#domain/calendar/day.ts';
import { countryIn } from '#domain/countries.ts';
import type { Language } from '#domain/languages.ts';
import { BENCH } from '#domain/production/bench.ts';
import { ownWords, soldPicture } from '#domain/production/build-sheet.ts';
import { coilPlan } from '#domain/production/coil-plan.ts';
import { MADE_WORDS } from '#domain/production/made-words.messages.ts';
import { nextUnit } from '#domain/production/next-unit.ts';
import { postLeaves } from '#domain/production/open-days.ts';
import { queueDays, queueFigures } from '#domain/production/queue.ts';
import { givenName, type Staff, soldAs } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { isOpenOrder, orders } from '../platform/db/schema/orders.ts';
import { isOrdered, units } from '../platform/db/schema/production.ts';
import type { Services } from '../platform/services.ts';
import {
  dueOfWaiting,
  firstPlaced,
  type OpenOrder,
  type Queue,
  readQueue,
  readWaiting,
} from '../production/index.ts';
import { readDueReturns } from '../returns/index.ts';
import {
  type BoardFilter,
  countBoard,
  readFilterChoices,
  readGroups,
  readPortions,
  WHOLE_BOARD,
} from './board-groups.ts';
import { type BoardUnit, type MarkOf, readRows } from './board-rows.ts';
import { NEXT_ON_BOARD } from './read-board.messages.ts';
import { readMarks } from './read-makers.ts';

interface ShownUnit {
  readonly order: Pick<OpenOrder, 'number' | 'shippingName'>;
  readonly row: BoardUnit;
  readonly of: number;
}

function benchUnit(
  { order, row, of }: ShownUnit,
  language: Language,
  /** "Due tomorrow, and 42 AWG is already on machine 1." */
  reason: string,
  machine = row.machine ?? 1,
) {
  const { number, serial } = row;
  const sold = soldAs(row);
  const { mask, pickup } = sold;
  const { name, words: summary } = ownWords(sold, language);
  return {
    order: order.number,
    buyer: givenName(order.shippingName),
    number,
    of,
    serial,
    machine,
    reason,
    name,
    summary,
    picture: { ...soldPicture(sold), ...(language !== 'en' && { alt: `${name}, ${summary}` }) },
    mask,
    coils: coilPlan(pickup).coils.map((coil, index) => ({
      name: MADE_WORDS[language].poles(coil.name),
      turns: pickup.winding.turns[index] ?? 0,
    })),
  };
}

export type BenchUnit = ReturnType<typeof benchUnit>;

async function readHeld(db: Db): Promise<readonly ShownUnit[]> {
  const rows = await db
    .select({ row: getTableColumns(units), order: orders, pickups: orders.pickups })
    .from(units)
    .innerJoin(orders, eq(orders.id, units.orderId))
    .where(and(sql`${units.state} = 'on the bench'`, isNotNull(units.heldBy), isOpenOrder(orders)))
    .orderBy(
      asc(orders.promisedOn),
      asc(units.awg),
      asc(orders.paidAt),
      asc(orders.number),
      asc(units.number),
    );
  return rows.map(({ row, order, pickups }) => ({ row, order, of: pickups }));
}

/** The pickup to wind next, its machine and the reason; undefined when nothing waits. */
async function readNext(db: Db, { machines, today, days }: Queue, language: Language) {
  const placed = await firstPlaced(db, days.from(today));
  const due = placed?.due ?? (await dueOfWaiting(db));
  if (due === null) return undefined;
  const first = placed ?? (await readWaiting(db, machines, [due])).get(due)?.units[0];
  if (!first) return undefined;
  const own = await db
    .select({
      row: getTableColumns(units),
      order: { number: orders.number, shippingName: orders.shippingName },
    })
    .from(orders)
    .innerJoin(units, eq(units.orderId, orders.id))
    .where(and(eq(orders.number, first.order), isOrdered));
  // Only within its order: no other pickup precedes it.
  const queued = own.map(({ row, order }) => {
    const { number, state, awg } = row;
    return {
      number,
      state,
      awg,
      due,
      paidAt: first.paidAt,
      order: order.number,
      shown: { row, order, of: own.length },
    };
  });
  const next = nextUnit(
    placed ? queued.filter(({ number }) => number === placed.number) : queued,
    machines,
    today,
    language,
  );
  const placedNote = placed ? NEXT_ON_BOARD[language].placed(placed.by, placed.place) : undefined;
  const reason = [placedNote, next?.reason].filter(Boolean).join(' ');
  return next && benchUnit(next.unit.shown, language, reason, next.machine);
}

/** The board: next pickup, late orders, today's dispatch, current promise. */
export async function readBoard(
  services: Services,
  by: Staff,
  filter: BoardFilter = WHOLE_BOARD,
  language: Language = 'en',
) {
  const { db } = services;
  const today = dayOf(services.now());
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const sentSince = (day: Day) => and(isNotNull(orders.shippedAt), gte(orders.shippedAt, startOfDay(day)));
  const sentToday = sentSince(today);
  const [queue, groups, [week], also, marks, held] = await Promise.all([
    readQueue(services),
    readGroups(db, sentToday),
    db.select({ count: count() }).from(orders).where(sentSince(monday)),
    readDueReturns(services),
    readMarks(db),
    readHeld(db),
  ]);
  const counts = await countBoard(db, groups, today);
  const [portions, choices, next] = await Promise.all([
    readPortions(db, groups, counts.groups, filter, today),
    readFilterChoices(db, groups, counts.open),
    readNext(db, queue, language),
  ]);
  const markOf: MarkOf = ({ heldBy, heldName }) => marks.get(heldBy ?? '') ?? formerMark(heldName ?? '');
  const rowOf = await readRows(
    services,
    queue,
    portions.flatMap(({ rows }) => rows),
    { markOf, language },
  );
  const mine = held.find(({ row }) => row.heldBy === by.accountId);
  const shown = portions.map((portion) => ({ ...portion, rows: portion.rows.map(rowOf) }));
  const sentTo = shown.flatMap(({ rows }) => rows.map(({ country }) => country));
  return {
    today,
    /** The viewer's pickup on a machine. */
    mine: mine && benchUnit(mine, language, NEXT_ON_BOARD[language].mine),
    /** The next pickup to wind; undefined when nothing waits. */
    next,
    /** Pickups on the machines of others. */
    others: held
      .filter(({ row }) => row.heldBy !== by.accountId)
      .map((unit) => ({
        name: unit.row.heldName ?? '',
        machine: unit.row.machine ?? 1,
        mark: markOf(unit.row),
        unit: benchUnit(unit, language, ''),
      })),
    queue: {
      ...queueFigures(today, queue.toWind, queue.woundToday, queue.days),
      pickupsADay: BENCH.pickupsADay,
      days: queueDays(today, queue.toWind, queue.woundToday, { days: queue.days }),
    },
    machines: queue.machines,
    /** In the order of the board: filtered total of each group, and the current page in winding order. */
    groups: shown,
    /** Totals without filter. */
    counts: counts.groups,
    late: counts.late,
    choices: {
      ...choices,
      countries: [...new Set([...counts.countries, ...sentTo])]
        .map((code) => ({ code, name: countryIn(code, language) }))
        .sort((a, b) => a.name.localeCompare(b.name, language)),
    },
    shippedThisWeek: week?.count ?? 0,
    /** Null on a day without post. */
    postLeavesAt: postLeaves(queue.days, today),
    also: { ...also, open: counts.open },
  };
}

export type Board = Awaited<ReturnType<typeof readBoard>>;
