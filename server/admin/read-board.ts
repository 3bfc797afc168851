import { and, asc, count, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm';
import { formerMark, type MakerMark } from '#domain/admin/maker-mark.ts';
import { addDays, type Day, dayOf, weekdayOf } from '#domain/calendar/day.ts';
import { startOfDay } from '#domain/calendar/start-of-day.ts';
import { type DaysLeft, daysLeft } from '#domain/calendar/work-days.ts';
import type { CountryCode } from '#domain/countries.ts';
import { BOARD_ORDER, type BoardStep, OPEN_STATES, type OrderStep } from '#domain/orders/states.ts';
import { BENCH } from '#domain/production/bench.ts';
import { soldPicture } from '#domain/production/build-sheet.ts';
import { coilPlan } from '#domain/production/coil-plan.ts';
import type { FinishStep } from '#domain/production/finish.ts';
import { nextUnit } from '#domain/production/next-unit.ts';
import type { Delay } from '#domain/production/promise.ts';
import {
  type Machine,
  type QueueDay,
  type QueueFigures,
  queueDays,
  queueFigures,
} from '#domain/production/queue.ts';
import { isMeasured, measuredWords, orderStep, type UnitState } from '#domain/production/unit-state.ts';
import { givenName, type OrderItem, orderItem, placeWords, type Staff, soldAs } from '../orders/index.ts';
import { orderLines, orders } from '../platform/db/schema.ts';
import { measurements, parcels, units } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';
import {
  delayOfOrder,
  finishedSteps,
  type OpenOrder,
  type OpenUnit,
  openStepsOf,
  readQueue,
  selectOpen,
} from '../production/index.ts';
import { type DueReturns, readDueReturns } from '../returns/index.ts';
import { readMarks } from './read-makers.ts';

export interface BoardRow {
  readonly number: string;
  readonly version: number;
  readonly step: OrderStep;
  /** Given name, as far as one is known: "Jonas". */
  readonly buyer: string;
  readonly country: CountryCode;
  readonly countryName: string;
  readonly items: readonly OrderItem[];
  readonly units: readonly {
    readonly number: number;
    readonly state: UnitState;
    /** Steps after measuring that nobody has confirmed. */
    readonly open: readonly FinishStep[];
    readonly heldBy: string | null;
    readonly mark: MakerMark | undefined;
    readonly machine: number | null;
  }[];
  /** "2 of 3". */
  readonly measured: string;
  readonly promised: Day | null;
  readonly left: DaysLeft | undefined;
  /** A promise that can no longer be kept, and the day to tell instead. */
  readonly delay: Delay | undefined;
  readonly parcels: readonly {
    readonly box: string;
    readonly grams: number | null;
    readonly carrier: string | null;
    readonly tracking: string | null;
  }[];
  readonly paidAt: string | null;
  readonly shippedAt: string | null;
  /** Gauges of its wire, AWG. */
  readonly wires: readonly number[];
  /** Who has its units on a machine, or measured them. */
  readonly makers: readonly string[];
}

/** The unit that the left of the board shows. */
export interface BenchUnit {
  readonly order: string;
  readonly buyer: string;
  readonly number: number;
  readonly of: number;
  readonly serial: string | null;
  readonly name: string;
  readonly summary: string;
  readonly picture: { readonly path: string; readonly alt: string };
  /** What cuts it out of its picture. */
  readonly mask: string;
  readonly coils: readonly { readonly name: string; readonly turns: number }[];
  readonly machine: number;
  /** "Due tomorrow, and 42 AWG is already on machine 1." */
  readonly reason: string;
}

export interface Board {
  readonly today: Day;
  /** What whoever looks has on a machine already. */
  readonly mine: BenchUnit | undefined;
  /** What to wind next; undefined when nothing waits. */
  readonly next: BenchUnit | undefined;
  /** Units on the machines of others. */
  readonly others: readonly {
    readonly name: string;
    readonly mark: MakerMark;
    readonly machine: number;
    readonly unit: BenchUnit;
  }[];
  readonly queue: QueueFigures & { readonly pickupsADay: number; readonly days: readonly QueueDay[] };
  readonly machines: readonly Machine[];
  /** In the order of the board; each in winding order. */
  readonly groups: readonly {
    readonly step: BoardStep;
    readonly pickups: number;
    readonly rows: readonly BoardRow[];
  }[];
  readonly late: readonly string[];
  readonly shippedThisWeek: number;
  readonly postLeavesAt: string;
  readonly also: DueReturns & { readonly open: number };
}

type Row<T> = readonly T[];
const grouped = <T extends { orderId: string }>(rows: Row<T>): ReadonlyMap<string, readonly T[]> =>
  Map.groupBy(rows, ({ orderId }) => orderId);

function benchUnit(unit: OpenUnit, of: number, buyer: string, machine: number, reason: string): BenchUnit {
  const { number, serial } = unit.row;
  const sold = soldAs(unit.row);
  const { name, summary, mask, pickup } = sold;
  return {
    order: unit.order,
    buyer,
    number,
    of,
    serial,
    machine,
    reason,
    name,
    summary,
    picture: soldPicture(sold),
    mask,
    coils: coilPlan(pickup).coils.map((coil, index) => ({
      name: coil.name,
      turns: pickup.winding.turns[index] ?? 0,
    })),
  };
}

/** The board: what is next, what is late, what leaves today, what can be promised. */
export async function readBoard(services: Services, by: Staff): Promise<Board> {
  const { db } = services;
  const today = dayOf(services.now());
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const sentSince = (day: Day) => and(isNotNull(orders.shippedAt), gte(orders.shippedAt, startOfDay(day)));
  const [queue, waiting, shipped, [week], also, marks] = await Promise.all([
    readQueue(services),
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(inArray(orders.state, OPEN_STATES), isNull(orders.shippingAddress))),
    selectOpen(db).where(sentSince(today)).orderBy(asc(orders.shippedAt)),
    db.select({ count: count() }).from(orders).where(sentSince(monday)),
    readDueReturns(services),
    readMarks(db),
  ]);
  const shown = [...queue.orders, ...shipped];
  const ids = shown.map(({ id }) => id);
  const wound = queue.units.filter(({ state }) => isMeasured(state)).map(({ row }) => row.id);
  const [lines, boxes, measured, doneOf] =
    ids.length === 0
      ? [[], [], [], () => []]
      : await Promise.all([
          db
            .select()
            .from(orderLines)
            .where(inArray(orderLines.orderId, ids))
            .orderBy(asc(orderLines.position)),
          db.select().from(parcels).where(inArray(parcels.orderId, ids)).orderBy(asc(parcels.number)),
          db
            .selectDistinct({ orderId: units.orderId, by: measurements.byName })
            .from(measurements)
            .innerJoin(units, eq(units.id, measurements.unitId))
            .where(inArray(units.orderId, ids)),
          finishedSteps(db, wound),
        ]);
  const [linesOf, boxesOf, measuredOf] = [grouped(lines), grouped(boxes), grouped(measured)];
  const unitsOf = Map.groupBy(queue.units, ({ order }) => order);

  /** Paid, and nobody knows where they go. */
  const unaddressed = new Set(waiting.map(({ id }) => id));
  const markOf = ({ heldBy, heldName }: { heldBy: string | null; heldName: string | null }) =>
    marks.get(heldBy ?? '') ?? formerMark(heldName ?? '');

  const rowOf = (order: OpenOrder): BoardRow => {
    const own = [...(unitsOf.get(order.number) ?? [])]
      .sort((a, b) => a.number - b.number)
      .map((unit) => ({ ...unit, open: openStepsOf(unit.row, doneOf(unit.row.id)) }));
    const packed = boxesOf.get(order.id) ?? [];
    const labelPrinted = packed.some(({ labelPrintedAt }) => labelPrintedAt !== null);
    const states = own.map(({ state }) => state);
    const step = orderStep(order.state, own, { labelPrinted });
    const isOpen = order.shippedAt === null;
    return {
      number: order.number,
      version: order.version,
      step,
      buyer: givenName(order.shippingName),
      country: order.shippingCountry,
      countryName: placeWords(order.shippingCountry, !unaddressed.has(order.id)),
      items: (linesOf.get(order.id) ?? []).map(orderItem),
      units: own.map(({ number, state, open, row }) => ({
        number,
        state,
        open,
        heldBy: row.heldName,
        mark: row.heldName === null ? undefined : markOf(row),
        machine: row.machine,
      })),
      measured: measuredWords(states),
      promised: order.promisedOn,
      left: isOpen && order.promisedOn ? daysLeft(today, order.promisedOn) : undefined,
      delay: isOpen ? delayOfOrder(queue, order, step === 'packed') : undefined,
      parcels: packed.map(({ box, grams, carrier, tracking }) => ({ box, grams, carrier, tracking })),
      paidAt: order.paidAt?.toISOString() ?? null,
      shippedAt: order.shippedAt?.toISOString() ?? null,
      wires: [...new Set(own.map(({ awg }) => awg))].sort(),
      makers: [
        ...new Set([
          ...own.flatMap(({ row }) => row.heldName ?? []),
          ...(measuredOf.get(order.id) ?? []).map((row) => row.by),
        ]),
      ],
    };
  };
  const rows = shown.map(rowOf);
  const buyers = new Map(shown.map(({ number, shippingName }) => [number, givenName(shippingName)]));
  const asBench = (unit: OpenUnit, machine: number, reason: string) =>
    benchUnit(unit, unitsOf.get(unit.order)?.length ?? 0, buyers.get(unit.order) ?? '', machine, reason);
  const held = queue.units.filter(({ state, row }) => state === 'on the bench' && row.heldBy !== null);
  const [mine] = held.filter(({ row }) => row.heldBy === by.accountId);
  const suggestion = nextUnit(queue.units, queue.machines, today);
  return {
    today,
    mine: mine && asBench(mine, mine.row.machine ?? 1, 'On your machine.'),
    next: suggestion && asBench(suggestion.unit, suggestion.machine, suggestion.reason),
    others: held
      .filter((unit) => unit.row.heldBy !== by.accountId)
      .map((unit) => ({
        name: unit.row.heldName ?? '',
        machine: unit.row.machine ?? 1,
        mark: markOf(unit.row),
        unit: asBench(unit, unit.row.machine ?? 1, ''),
      })),
    queue: {
      ...queueFigures(today, queue.toWind, queue.woundToday),
      pickupsADay: BENCH.pickupsADay,
      days: queueDays(today, queue.toWind, queue.woundToday),
    },
    machines: queue.machines,
    groups: BOARD_ORDER.map((step) => {
      const own = rows.filter((row) => (step === 'shipped' ? row.shippedAt !== null : row.step === step));
      return { step, pickups: own.reduce((sum, { units }) => sum + units.length, 0), rows: own };
    }),
    late: rows.filter(({ left }) => left?.tone === 'late').map(({ number }) => number),
    shippedThisWeek: week?.count ?? 0,
    postLeavesAt: BENCH.postLeavesAt,
    also: { ...also, open: queue.orders.length },
  };
}
