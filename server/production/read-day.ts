import { and, asc, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import { addDays, type Day, dayOf, weekdayOf } from '#domain/calendar/day.ts';
import { holidayOn } from '#domain/calendar/holidays.ts';
import { countryIn } from '#domain/countries.ts';
import type { Language } from '#domain/languages.ts';
import { BENCH } from '#domain/production/bench.ts';
import { batchesOf } from '#domain/production/day-plan.ts';
import { layOut, type Task } from '#domain/production/day-strip.ts';
import { MADE_WORDS } from '#domain/production/made-words.messages.ts';
import { postLeaves } from '#domain/production/open-days.ts';
import { queueFigures, windingDay } from '#domain/production/queue.ts';
import { isMeasured } from '#domain/production/unit-state.ts';
import type { Awg } from '#domain/tone/wire.ts';
import { givenName } from '../orders/index.ts';
import { isOpenOrder, orders } from '../platform/db/schema/orders.ts';
import { absences } from '../platform/db/schema/production.ts';
import { parcels } from '../platform/db/schema/shipping.ts';
import type { Services } from '../platform/services.ts';
import { readAbsences } from '../platform/shopfront/read-announcements.ts';
import { readReadyDays } from '../stock/index.ts';
import { previewClosing, spellMove } from './close-days.ts';
import { DAY_VIEW } from './day-view.messages.ts';
import { finishedSteps, openStepsIf } from './finished-steps.ts';
import { machineLane, minuteOfDay } from './machine-lane.ts';
import {
  leavesBy,
  PLANNED_ORDERS,
  planPinsOf,
  planWeek,
  readMakersOfMachines,
  readPins,
  waitingUnits,
} from './plan-week.ts';
import { readOpenOrders } from './read-open-orders.ts';
import { readQueue } from './read-queue.ts';
import { MOST, readWaitingOrders } from './read-waiting-orders.ts';

const BATH = BENCH.wax;

export interface WeekPiece {
  readonly order: string;
  readonly version: number;
  readonly number: number;
  readonly buyer: string;
  /** "Stratocaster bridge". */
  readonly name: string;
  readonly awg: Awg;
  readonly day: Day;
  readonly machine: number;
  readonly place: number;
  readonly state: 'wound' | 'on the bench' | 'to wind';
  /** The gauge to mount before it. */
  readonly change: Awg | undefined;
  readonly pinnedBy: string | undefined;
}

type Step = 'to wind' | 'on the bench' | 'to finish' | 'to pack' | 'packed';

/** The day's page: plan by maker and wire, waiting and due orders, and moving dates. */
export async function readDay(
  services: Services,
  {
    by = 'wire',
    closing,
  }: {
    readonly by?: 'wire' | 'date';
    readonly closing?: { readonly from: Day; readonly until: Day; readonly who: string | null } | undefined;
  } = {},
  language: Language = 'en',
) {
  const { db } = services;
  const texts = DAY_VIEW[language];
  const { name: pieceName } = MADE_WORDS[language];
  const at = services.now();
  const queue = await readQueue(services);
  const { today, days, machines } = queue;
  const now = minuteOfDay(at);
  const first = days.from(today);
  const ready = await readReadyDays(services);
  const [open, pins, makers, away, posting, waiting, shown] = await Promise.all([
    readOpenOrders(db, machines, PLANNED_ORDERS),
    readPins(db, first),
    readMakersOfMachines(db, machines),
    readAbsences(db, at),
    db
      .selectDistinct({ id: orders.id, name: orders.shippingName, country: orders.shippingCountry })
      .from(parcels)
      .innerJoin(orders, eq(orders.id, parcels.orderId))
      .where(and(isNotNull(parcels.labelPrintedAt), isNull(parcels.handedOverAt), isOpenOrder(orders)))
      .limit(MOST),
    readWaitingOrders(services, ready),
    db
      .select({
        ...{ id: absences.id, from: absences.from, until: absences.until },
        ...{ who: absences.who, whoName: absences.whoName },
      })
      .from(absences)
      .where(and(isNull(absences.endedAt), gte(absences.until, today)))
      .orderBy(asc(absences.from))
      .limit(MOST),
  ]);
  const units = waitingUnits(open, ready);
  const planning = { queue, orders: open, units, absences: away, makers, pins: planPinsOf(units, pins) };
  const [byWire, byDate] = [planWeek(planning), planWeek({ ...planning, by: 'date' })];
  const plan = by === 'wire' ? byWire : byDate;
  const leaves = leavesBy(open, plan, queue);
  const finished = await finishedSteps(
    db,
    open.flatMap((order) => order.units.filter(({ state }) => isMeasured(state)).map(({ id }) => id)),
  );

  const all = open.flatMap((order) => order.units.map((unit) => ({ order, unit })));
  const stepOf = (order: (typeof open)[number]): Step => {
    if (order.packed) return 'packed';
    if (order.units.some(({ state }) => state === 'on the bench')) return 'on the bench';
    if (order.units.some(({ state }) => state === 'to wind')) return 'to wind';
    return order.units.some((unit) => openStepsIf(unit, finished(unit.id)).length > 0)
      ? 'to finish'
      : 'to pack';
  };
  const rows = open.map((order) => ({
    number: order.number,
    buyer: order.buyer,
    countryName: countryIn(order.country, language),
    promised: order.promised,
    leaves: leaves.get(order.number) ?? today,
    isLate: order.promised < today || (leaves.get(order.number) ?? today) > order.promised,
    step: stepOf(order),
    wound: [order.units.filter(({ state }) => isMeasured(state)).length, order.units.length] as const,
  }));
  const byHand: Task[] = rows
    .filter(({ step }) => step === 'to finish' || step === 'to pack')
    .slice(0, 6)
    .map(({ step, buyer, countryName, wound: [, count] }) =>
      step === 'to finish'
        ? {
            kind: 'hand',
            title: texts.finish(buyer),
            detail: texts.toFinish(count),
            minutes: 25 + 10 * count,
          }
        : { kind: 'hand', title: texts.pack(buyer), detail: countryName, minutes: 20 },
    );
  const bath: Task[] = all
    .filter(({ unit }) => isMeasured(unit.state) && openStepsIf(unit, finished(unit.id)).includes('wax'))
    .slice(0, 6)
    .map(({ order, unit }) => ({
      ...({ kind: 'wax', title: order.buyer, detail: pieceName(unit.name) } as const),
      minutes: BATH.minutes,
    }));

  const version = new Map(open.map((order) => [order.number, order.version]));
  const pinnedBy = new Map(pins.map(({ unitId, by: who }) => [unitId, who]));
  const atMachines = all.flatMap(({ order, unit }): WeekPiece[] => {
    const isHere =
      unit.machine !== null &&
      (unit.state === 'on the bench' || (unit.woundAt !== null && dayOf(unit.woundAt) === today));
    if (!isHere || unit.machine === null) return [];
    return [
      {
        ...{ order: order.number, version: order.version, number: unit.number, buyer: order.buyer },
        ...{ name: pieceName(unit.name), awg: unit.awg, day: today, machine: unit.machine, place: 0 },
        state: isMeasured(unit.state) ? 'wound' : 'on the bench',
        ...{ change: undefined, pinnedBy: undefined },
      },
    ];
  });
  const planned = plan.planned.map(
    ({ unit, day, machine, place, change }): WeekPiece => ({
      ...{ order: unit.order, version: version.get(unit.order) ?? 0, number: unit.number },
      ...{ buyer: unit.buyer, name: pieceName(unit.name), awg: unit.awg, day, machine, place, change },
      ...{ state: 'to wind', pinnedBy: pinnedBy.get(unit.id) },
    }),
  );

  const kindOf = (day: Day, holiday: string | undefined): 'open' | 'weekend' | 'holiday' | 'closed' => {
    if (holiday) return 'holiday';
    if (away.some(({ from, until, who }) => who === null && from <= day && until >= day)) return 'closed';
    if (weekdayOf(day) === 0 || weekdayOf(day) === 6) return 'weekend';
    return days.isOpen(day) ? 'open' : 'closed';
  };
  const dueBy = days.add(first, 2);
  const late = rows.filter(({ isLate }) => isLate);
  const todays = plan.planned.filter((one) => one.day === today);
  const figures = queueFigures(today, queue.toWind, queue.woundToday, days);
  const names = new Map([...makers.values()].map(({ id, name }) => [id, name]));
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const taken = new Map<Day, number>();
  for (const one of [...atMachines, ...planned]) taken.set(one.day, (taken.get(one.day) ?? 0) + 1);
  const inPlan = rows.filter(({ step }) => step === 'to wind' || step === 'on the bench');
  const keeps = inPlan.filter(({ isLate }) => !isLate);
  return {
    today,
    /** Minutes since midnight in Leipzig. */
    now,
    by,
    isOpen: days.isOpen(today),
    toWind: {
      left: todays.length + atMachines.filter(({ state }) => state === 'on the bench').length,
      of: Math.max(days.places(today), queue.woundToday),
      buyers: [
        ...new Set(
          [
            ...atMachines.filter(({ state }) => state === 'on the bench'),
            ...todays.map(({ unit }) => unit),
          ].map(({ buyer }) => buyer),
        ),
      ],
    },
    parcels: posting.map(({ name, country }) => ({
      buyer: givenName(name),
      country,
      name: countryIn(country, language),
    })),
    late: late.slice(0, MOST),
    due: rows.filter(({ promised, isLate }) => isLate || promised <= dueBy).slice(0, MOST),
    waiting,
    queue: {
      ...{ toWind: queue.toWind, promisedNow: figures.promisedNow },
      lastWound: windingDay(Math.max(0, queue.toWind - 1), today, queue.woundToday, days),
    },
    lanes: [
      ...machines.map(({ number, awg }) => ({
        name: texts.machine(number),
        who: makers.get(number)?.name,
        awg,
        blocks: machineLane({ machine: number, today, now, all, plan, language }),
      })),
      { name: texts.byHand, who: undefined, awg: undefined, blocks: layOut(byHand, now) },
      { name: texts.waxBath, who: undefined, awg: undefined, blocks: layOut(bath, now) },
    ],
    week: {
      days: Array.from({ length: 5 }, (_, index) => days.add(first, index)).map((day) => ({
        day,
        places: days.places(day),
        away: machines.flatMap(({ number }) =>
          away.some(
            ({ who, from, until }) =>
              from <= day && until >= day && who !== null && who === makers.get(number)?.id,
          )
            ? [number]
            : [],
        ),
      })),
      pieces: [...atMachines, ...planned],
      changes: { wire: byWire.changes, date: byDate.changes },
      batches: batchesOf(plan).map(({ units: own, ...batch }) => ({
        ...batch,
        pickups: own.length,
        coils: own.reduce((sum, { turns }) => sum + turns.length, 0),
      })),
      /** Planned orders that keep their date, and their total. */
      kept: [keeps.length, inPlan.length] as const,
      breaks: inPlan.filter(({ isLate }) => isLate).map(({ buyer }) => buyer),
    },
    /** Six weeks. */
    calendar: Array.from({ length: 42 }, (_, index) => {
      const day = addDays(monday, index);
      const holiday = holidayOn(day, language);
      const places = days.places(day);
      return {
        ...{ day, holiday, places, kind: kindOf(day, holiday) },
        /** Places that pickups occupy. */
        taken: Math.min(places || (taken.get(day) ?? 0), taken.get(day) ?? 0),
        /** Absent makers, if not all are. */
        away: away.flatMap(({ from, until, who }) =>
          who !== null && from <= day && until >= day ? (names.get(who) ?? texts.oneOfUs) : [],
        ),
      };
    }),
    absences: shown.map(({ whoName, ...row }) => ({
      ...row,
      who: row.who === null ? null : (whoName ?? ''),
    })),
    makers: [...makers.values()].map(({ id, name }) => ({ id, name })),
    closing: closing && (await previewed(services, closing, language)),
    /** Null on a day without post. */
    postLeavesAt: postLeaves(days, today),
  };
}

export type DayView = Awaited<ReturnType<typeof readDay>>;
export type DueOrder = DayView['due'][number];

async function previewed(
  services: Services,
  closing: Parameters<typeof previewClosing>[1],
  language: Language,
) {
  const preview = await previewClosing(services, closing, language);
  return { ...preview, seen: preview.moves.map(spellMove) };
}
