import { and, asc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { addDays, type Day, dayOf, weekdayOf } from '#domain/calendar/day.ts';
import { holidayOn } from '#domain/calendar/holidays.ts';
import { localOf } from '#domain/calendar/local-moment.ts';
import { COUNTRY_NAMES, type CountryCode } from '#domain/countries.ts';
import { BENCH } from '#domain/production/bench.ts';
import { type Batch, batchesOf } from '#domain/production/day-plan.ts';
import { type Block, layOut, type Task, windingMinutes } from '#domain/production/day-strip.ts';
import { queueFigures, windingDay } from '#domain/production/queue.ts';
import { isMeasured } from '#domain/production/unit-state.ts';
import type { Awg } from '#domain/tone/wire.ts';
import { givenName } from '../orders/index.ts';
import { buyerLetters } from '../platform/db/correspondence-schema.ts';
import { absences } from '../platform/db/days-schema.ts';
import { isOpenOrder, orders } from '../platform/db/schema.ts';
import { parcels } from '../platform/db/workshop-schema.ts';
import { readAbsences } from '../platform/said/read-said.ts';
import type { Services } from '../platform/services.ts';
import { finishedSteps, openStepsIf, readQueue } from '../production/index.ts';
import { type ClosingPreview, previewClosing, spellMove } from './close-days.ts';
import {
  leavesBy,
  PLANNED_ORDERS,
  pinsOf,
  planWeek,
  readMakersOfMachines,
  readPins,
  type WeekUnit,
  waitingUnits,
} from './plan-week.ts';
import { readOpenOrders } from './read-open-orders.ts';

/** A pickup of the week. */
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
  /** The gauge that is put on before it. */
  readonly change: Awg | undefined;
  /** Who has given it its place by hand. */
  readonly pinnedBy: string | undefined;
}

/** A day of the six weeks. */
interface CalendarDay {
  readonly day: Day;
  readonly kind: 'open' | 'weekend' | 'holiday' | 'closed';
  readonly holiday: string | undefined;
  /** What can be wound, and what of it is taken. */
  readonly places: number;
  readonly taken: number;
  /** Who is away, where not both are. */
  readonly away: readonly string[];
}

/** An order that is due soon, or late, and how it stands. */
export interface DueOrder {
  readonly number: string;
  readonly buyer: string;
  readonly countryName: string;
  readonly promised: Day;
  readonly leaves: Day;
  readonly isLate: boolean;
  readonly step: 'to wind' | 'on the bench' | 'to finish' | 'to pack' | 'packed';
  readonly wound: readonly [number, number];
}

/** An order that cannot go on, and why. */
export interface WaitingOrder {
  readonly number: string;
  readonly buyer: string;
  readonly why: 'answer' | 'address' | 'closed abroad';
  /** Until when an answer is waited for, ISO. */
  readonly until: string | undefined;
  readonly asked: string | undefined;
  readonly promised: Day | null;
}

export interface DayView {
  readonly today: Day;
  /** Minutes since midnight in Leipzig. */
  readonly now: number;
  readonly by: 'wire' | 'date';
  readonly isOpen: boolean;
  readonly toWind: { readonly left: number; readonly of: number; readonly buyers: readonly string[] };
  readonly parcels: readonly {
    readonly buyer: string;
    readonly country: CountryCode;
    readonly name: string;
  }[];
  readonly late: readonly DueOrder[];
  readonly due: readonly DueOrder[];
  readonly waiting: readonly WaitingOrder[];
  readonly queue: { readonly toWind: number; readonly promisedNow: Day; readonly lastWound: Day };
  readonly lanes: readonly {
    readonly name: string;
    readonly who: string | undefined;
    readonly awg: Awg | undefined;
    readonly blocks: readonly Block[];
  }[];
  readonly week: {
    readonly days: readonly {
      readonly day: Day;
      readonly places: number;
      readonly away: readonly number[];
    }[];
    readonly pieces: readonly WeekPiece[];
    readonly changes: { readonly wire: number; readonly date: number };
    readonly batches: readonly (Omit<Batch<WeekUnit>, 'units'> & {
      readonly pickups: number;
      readonly coils: number;
    })[];
    /** How many orders of the plan keep their date, of how many. */
    readonly kept: readonly [number, number];
    readonly breaks: readonly string[];
  };
  readonly calendar: readonly CalendarDay[];
  readonly absences: readonly {
    readonly id: string;
    readonly from: Day;
    readonly until: Day;
    readonly who: string | null;
  }[];
  readonly makers: readonly { readonly id: string; readonly name: string }[];
  readonly closing: (ClosingPreview & { readonly seen: readonly string[] }) | undefined;
  readonly postLeavesAt: string;
}

const BATH = BENCH.wax;
/** Most rows of a list of the page: what is more stands on the board. */
const MOST = 12;

const minutesOf = (moment: Date): number => {
  const [hours = 0, minutes = 0] = localOf(moment).slice(11).split(':').map(Number);
  return hours * 60 + minutes;
};

const ofToday = (moment: Date | null, today: Day): number | undefined =>
  moment !== null && dayOf(moment) === today ? minutesOf(moment) : undefined;

const turnsWords = (turns: readonly number[]): string =>
  turns.map((count) => String(count).replace(/(\d)(?=(\d{3})+$)/g, '$1\u00a0')).join(' + ');

async function readWaitingOrders({ db }: Services): Promise<readonly WaitingOrder[]> {
  const [asked, held] = await Promise.all([
    db
      .select({
        ...{ number: orders.number, name: orders.shippingName, promised: orders.promisedOn },
        ...{ until: buyerLetters.until, title: buyerLetters.title },
      })
      .from(buyerLetters)
      .innerJoin(orders, eq(orders.id, buyerLetters.orderId))
      .where(and(eq(buyerLetters.state, 'waiting'), isOpenOrder(orders)))
      .orderBy(asc(buyerLetters.until))
      .limit(MOST),
    db
      .select({
        ...{ number: orders.number, name: orders.shippingName, promised: orders.promisedOn },
        isClosed: sql<boolean>`coalesce((${orders.customs}->'closed') is not null, false)`,
      })
      .from(orders)
      .where(
        and(
          isOpenOrder(orders),
          sql`(${orders.shippingAddress} is null or (${orders.customs}->'closed') is not null)`,
        ),
      )
      .orderBy(asc(orders.promisedOn), asc(orders.id))
      .limit(MOST),
  ]);
  return [
    ...asked.map(({ number, name, promised, until, title }) => ({
      ...{ number, promised, buyer: givenName(name), why: 'answer' as const },
      ...{ until: until?.toISOString(), asked: title },
    })),
    ...held.map(({ number, name, promised, isClosed }) => ({
      ...{ number, promised, buyer: givenName(name), until: undefined, asked: undefined },
      why: isClosed ? ('closed abroad' as const) : ('address' as const),
    })),
  ];
}

/** The day: who winds what with which wire, what waits, what is due, and which dates would move. */
export async function readDay(
  services: Services,
  {
    by = 'wire',
    closing,
  }: {
    readonly by?: 'wire' | 'date';
    readonly closing?: { readonly from: Day; readonly until: Day; readonly who: string | null } | undefined;
  } = {},
): Promise<DayView> {
  const { db } = services;
  const at = services.now();
  const queue = await readQueue(services);
  const { today, days, machines } = queue;
  const now = minutesOf(at);
  const first = days.from(today);
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
    readWaitingOrders(services),
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
  const units = waitingUnits(open);
  const planning = { queue, orders: open, units, absences: away, makers, pins: pinsOf(units, pins) };
  const [byWire, byDate] = [planWeek(planning), planWeek({ ...planning, by: 'date' })];
  const plan = by === 'wire' ? byWire : byDate;
  const leaves = leavesBy(open, plan, queue);
  const finished = await finishedSteps(
    db,
    open.flatMap((order) => order.units.filter(({ state }) => isMeasured(state)).map(({ id }) => id)),
  );

  // What is at the machines today, and what comes next there.
  const all = open.flatMap((order) => order.units.map((unit) => ({ order, unit })));
  const laneOf = (machine: number): readonly Block[] => {
    const seen = all.filter(({ unit }) => unit.machine === machine);
    const wound = seen
      .filter(({ unit }) => unit.woundAt && dayOf(unit.woundAt) === today)
      .map(
        ({ order, unit }): Task => ({
          ...{ kind: 'done', title: `${order.buyer}, ${unit.name}`, detail: unit.serial ?? 'wound' },
          minutes: windingMinutes(unit.turns),
          began:
            ofToday(unit.startedAt, today) ??
            Math.max(0, minutesOf(unit.woundAt ?? at) - windingMinutes(unit.turns)),
          ended: ofToday(unit.woundAt, today),
        }),
      )
      .toSorted((one, other) => (one.began ?? 0) - (other.began ?? 0));
    const on = seen
      .filter(({ unit }) => unit.state === 'on the bench')
      .map(
        ({ order, unit }): Task => ({
          ...{ kind: 'on', title: `${order.buyer}, ${unit.name}`, detail: `${turnsWords(unit.turns)} turns` },
          minutes: windingMinutes(unit.turns),
          began: ofToday(unit.startedAt, today) ?? now,
        }),
      );
    const next = plan.planned
      .filter((one) => one.day === today && one.machine === machine)
      .flatMap(({ unit, change }, index): Task[] => [
        ...(change
          ? [
              {
                ...({ kind: 'change', title: `Wire ${change}`, detail: `${change} AWG goes on` } as const),
                minutes: BENCH.wireChangeMinutes,
              },
            ]
          : []),
        {
          kind: index === 0 ? 'next' : 'later',
          title: `${unit.buyer}, ${unit.name}`,
          detail: `${turnsWords(unit.turns)} turns`,
          minutes: windingMinutes(unit.turns),
        },
      ]);
    return layOut([...wound, ...on, ...next], now);
  };
  const stepOf = (order: (typeof open)[number]): DueOrder['step'] => {
    if (order.packed) return 'packed';
    if (order.units.some(({ state }) => state === 'on the bench')) return 'on the bench';
    if (order.units.some(({ state }) => state === 'to wind')) return 'to wind';
    return order.units.some((unit) => openStepsIf(unit, finished(unit.id)).length > 0)
      ? 'to finish'
      : 'to pack';
  };
  const rows = open.map(
    (order): DueOrder => ({
      number: order.number,
      buyer: order.buyer,
      countryName: COUNTRY_NAMES[order.country],
      promised: order.promised,
      leaves: leaves.get(order.number) ?? today,
      isLate: order.promised < today || (leaves.get(order.number) ?? today) > order.promised,
      step: stepOf(order),
      wound: [order.units.filter(({ state }) => isMeasured(state)).length, order.units.length],
    }),
  );
  const byHand: Task[] = rows
    .filter(({ step }) => step === 'to finish' || step === 'to pack')
    .slice(0, 6)
    .map(({ step, buyer, countryName, wound: [, count] }) =>
      step === 'to finish'
        ? { kind: 'hand', title: `Finish ${buyer}`, detail: `${count} to finish`, minutes: 25 + 10 * count }
        : { kind: 'hand', title: `Pack ${buyer}`, detail: countryName, minutes: 20 },
    );
  const bath: Task[] = all
    .filter(({ unit }) => isMeasured(unit.state) && openStepsIf(unit, finished(unit.id)).includes('wax'))
    .slice(0, 6)
    .map(({ order, unit }) => ({
      ...({ kind: 'wax', title: order.buyer, detail: unit.name } as const),
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
        ...{ name: unit.name, awg: unit.awg, day: today, machine: unit.machine, place: 0 },
        state: isMeasured(unit.state) ? 'wound' : 'on the bench',
        ...{ change: undefined, pinnedBy: undefined },
      },
    ];
  });
  const planned = plan.planned.map(
    ({ unit, day, machine, place, change }): WeekPiece => ({
      ...{ order: unit.order, version: version.get(unit.order) ?? 0, number: unit.number },
      ...{ buyer: unit.buyer, name: unit.name, awg: unit.awg, day, machine, place, change },
      ...{ state: 'to wind', pinnedBy: pinnedBy.get(unit.id) },
    }),
  );

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
      name: COUNTRY_NAMES[country],
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
        ...{ name: `Machine ${number}`, who: makers.get(number)?.name, awg, blocks: laneOf(number) },
      })),
      { name: 'By hand', who: undefined, awg: undefined, blocks: layOut(byHand, now) },
      { name: 'Wax bath', who: undefined, awg: undefined, blocks: layOut(bath, now) },
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
      kept: [keeps.length, inPlan.length],
      breaks: inPlan.filter(({ isLate }) => isLate).map(({ buyer }) => buyer),
    },
    calendar: Array.from({ length: 42 }, (_, index): CalendarDay => {
      const day = addDays(monday, index);
      const holiday = holidayOn(day);
      const isFree = weekdayOf(day) === 0 || weekdayOf(day) === 6;
      const places = days.places(day);
      return {
        ...{ day, holiday, places, taken: Math.min(places || (taken.get(day) ?? 0), taken.get(day) ?? 0) },
        kind: holiday
          ? 'holiday'
          : away.some(({ from, until, who }) => who === null && from <= day && until >= day)
            ? 'closed'
            : isFree
              ? 'weekend'
              : days.isOpen(day)
                ? 'open'
                : 'closed',
        away: away.flatMap(({ from, until, who }) =>
          who !== null && from <= day && until >= day ? (names.get(who) ?? 'One of us') : [],
        ),
      };
    }),
    absences: shown.map(({ whoName, ...row }) => ({
      ...row,
      who: row.who === null ? null : (whoName ?? ''),
    })),
    makers: [...makers.values()].map(({ id, name }) => ({ id, name })),
    closing: closing && (await previewed(services, closing)),
    postLeavesAt: BENCH.postLeavesAt,
  };
}

async function previewed(services: Services, closing: Parameters<typeof previewClosing>[1]) {
  const preview = await previewClosing(services, closing);
  return { ...preview, seen: preview.moves.map(spellMove) };
}
