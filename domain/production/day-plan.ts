import type { Day } from '../calendar/day.ts';
import type { Awg } from '../tone/wire.ts';
import { BENCH } from './bench.ts';
import type { OpenDays } from './open-days.ts';
import { type Machine, type QueuedUnit, windingDay } from './queue.ts';

export interface PlannedFrom extends QueuedUnit {
  /** First day on which all its parts are available; undefined: now. */
  readonly ready?: Day | undefined;
}

/** A place of the first day assigned to a unit by hand: 1 and 2 are on machine 1, 3 and 4 on machine 2. */
export interface PlanPin {
  readonly order: string;
  readonly number: number;
  readonly place: number;
}

interface Planned<P> {
  readonly unit: P;
  readonly day: Day;
  readonly machine: number;
  readonly place: number;
  /** Gauge to put on before it; undefined if it is already on. */
  readonly change: Awg | undefined;
}

export interface DayPlan<P> {
  readonly planned: readonly Planned<P>[];
  /** Number of wire changes; each takes `BENCH.wireChangeMinutes`. */
  readonly changes: number;
  /** Units beyond the planned days, with the day by their position in the queue. */
  readonly beyond: readonly { readonly unit: P; readonly day: Day }[];
}

interface Planning<P> {
  /** By date, in the order of `windingOrder`. */
  readonly units: readonly P[];
  readonly machines: readonly Machine[];
  readonly today: Day;
  /** Places used today by machine number: wound, or being wound. */
  readonly used: ReadonlyMap<number, number>;
  readonly days: OpenDays;
  /** True if the person at a machine is away. */
  readonly isAway: (machine: number, day: Day) => boolean;
  readonly pins?: readonly PlanPin[];
  /** 'wire': reordered to save changes while promises hold. 'date': in the order of promises. */
  readonly by?: 'wire' | 'date';
  readonly horizon?: number;
}

const EACH = BENCH.pickupsADay / BENCH.machines;
/** Cost of a day's avoidable delay; exceeds any number of wire changes. */
const LATE = 1000;

function slotsOf({ machines, today, used, days, isAway, horizon = 5 }: Planning<PlannedFrom>) {
  return Array.from({ length: horizon }, (_, index) => days.add(days.from(today), index)).flatMap(
    (day, index) => {
      const present = machines.filter(({ number }) => !isAway(number, day));
      const all = present.flatMap(({ number }) =>
        Array.from({ length: EACH }, (_, at) => ({
          /** `index` of the day in the plan, from 0. */
          ...{ index, day, machine: number },
          place: (number - 1) * EACH + at + 1,
        })),
      );
      // Someone away may have no machine of their own, so their places are removed from the end.
      const open = all.slice(0, days.places(day));
      if (day !== today) return open;
      return open.filter(({ machine, place }) => place - (machine - 1) * EACH > (used.get(machine) ?? 0));
    },
  );
}

type Slot = ReturnType<typeof slotsOf>[number];

interface Choice {
  readonly cost: number;
  /** Gauge wound in this slot; undefined if none can be. */
  readonly gauge: Awg | undefined;
}

/**
 * Plans the days ahead, place by place. 'wire' finds the plan with the fewest wire changes that keeps every promise. It
 * is exact: units of one gauge are wound by promised date, so a plan is determined by how many of each gauge are wound
 * by when. Units already late are not delayed further.
 */
export function planDays<P extends PlannedFrom>(planning: Planning<P>): DayPlan<P> {
  const { units, machines, today, days, pins = [], by = 'wire' } = planning;
  const slots = slotsOf(planning);
  const isUnit =
    ({ order, number }: PlanPin) =>
    (unit: P) =>
      unit.order === order && unit.number === number;
  const pinned = new Map(
    pins.flatMap((pin) => {
      const slot = slots.find(({ index, place }) => index === 0 && place === pin.place);
      const unit = units.find(isUnit(pin));
      return slot && unit ? [[slot, unit] as const] : [];
    }),
  );
  const pinnedSlots = new Set(pinned.values());
  const waiting = units.filter((unit) => !pinnedSlots.has(unit));
  const free = slots.filter((slot) => !pinned.has(slot));
  const within = waiting.slice(0, free.length);
  const indexOf = new Map(slots.map(({ day, index }) => [day, index]));
  const lastIndex = slots.at(-1)?.index ?? 0;
  const placeOf = (day: Day) => indexOf.get(day) ?? (day < (slots[0]?.day ?? day) ? -1 : lastIndex + 1);

  // By date: each unit's day follows from its position.
  const byDate = new Map(within.map((unit, at) => [unit, free[at]?.index ?? lastIndex]));
  const withoutPins = new Map(units.map((unit, at) => [unit, slots[at]?.index ?? lastIndex + 1]));
  const latest = (unit: P) =>
    Math.max(placeOf(days.add(unit.due, -BENCH.daysAfterWinding)), withoutPins.get(unit) ?? 0);
  const earliest = (unit: P) => {
    const ready = unit.ready === undefined ? 0 : Math.max(0, placeOf(days.from(unit.ready)));
    return by === 'date' ? Math.max(ready, byDate.get(unit) ?? 0) : ready;
  };
  const lateBy = (unit: P, index: number) =>
    Math.max(0, index - (by === 'date' ? (byDate.get(unit) ?? 0) : latest(unit)));

  const rank = new Map(within.map((unit, at) => [unit, at]));
  const ofGauge = Map.groupBy(within, ({ awg }) => awg);
  const gauges = [...ofGauge.keys()];
  const unitAt = (gauge: Awg, counts: ReadonlyMap<Awg, number>) =>
    ofGauge.get(gauge)?.[counts.get(gauge) ?? 0];

  const cache = new Map<string, Choice>();
  type Wires = ReadonlyMap<number, Awg | undefined>;
  const rewired = (wires: Wires, { machine }: Slot, { awg }: P) => ({
    wires: new Map(wires).set(machine, awg),
    change: wires.get(machine) === awg ? undefined : awg,
  });
  const countOne = (counts: ReadonlyMap<Awg, number>, gauge: Awg) =>
    new Map(counts).set(gauge, (counts.get(gauge) ?? 0) + 1);

  function best(at: number, counts: ReadonlyMap<Awg, number>, wires: Wires): Choice {
    const slot = slots[at];
    if (!slot) {
      // Units without a place count as late by the whole plan.
      const unplaced = within.filter(({ awg }) => unitsLeft(awg, counts) > 0).length;
      return { cost: unplaced > 0 ? LATE * within.length : 0, gauge: undefined };
    }
    const key = [at, gauges.map((gauge) => counts.get(gauge) ?? 0), [...wires.values()]].join('|');
    const before = cache.get(key);
    if (before) return before;
    const fixed = pinned.get(slot);
    let found: Choice | undefined;
    if (fixed) {
      const { wires: after, change } = rewired(wires, slot, fixed);
      found = { cost: (change ? 1 : 0) + best(at + 1, counts, after).cost, gauge: fixed.awg };
    } else {
      const ready = gauges
        .flatMap((gauge) => unitAt(gauge, counts) ?? [])
        .filter((unit) => earliest(unit) <= slot.index)
        .toSorted((left, right) => (rank.get(left) ?? 0) - (rank.get(right) ?? 0));
      for (const unit of ready) {
        const { wires: after, change } = rewired(wires, slot, unit);
        const cost =
          (change ? 1 : 0) +
          LATE * lateBy(unit, slot.index) +
          best(at + 1, countOne(counts, unit.awg), after).cost;
        if (!found || cost < found.cost) found = { cost, gauge: unit.awg };
      }
      found ??= { cost: best(at + 1, counts, wires).cost, gauge: undefined };
    }
    cache.set(key, found);
    return found;
  }
  const unitsLeft = (gauge: Awg, counts: ReadonlyMap<Awg, number>) =>
    (ofGauge.get(gauge)?.length ?? 0) - (counts.get(gauge) ?? 0);

  const planned: Planned<P>[] = [];
  let counts: ReadonlyMap<Awg, number> = new Map();
  let wires: Wires = new Map(machines.map(({ number, awg }) => [number, awg]));
  for (const [at, slot] of slots.entries()) {
    const fixed = pinned.get(slot);
    const { gauge } = best(at, counts, wires);
    const unit = fixed ?? (gauge === undefined ? undefined : unitAt(gauge, counts));
    if (!unit) continue;
    if (!fixed) counts = countOne(counts, unit.awg);
    const { wires: after, change } = rewired(wires, slot, unit);
    wires = after;
    planned.push({ unit, day: slot.day, machine: slot.machine, place: slot.place, change });
  }
  const isPlanned = new Set(planned.map(({ unit }) => unit));
  const woundToday = [...planning.used.values()].reduce((sum, count) => sum + count, 0);
  const beyond = units.flatMap((unit) => (isPlanned.has(unit) ? [] : [unit]));
  return {
    planned,
    changes: planned.filter(({ change }) => change !== undefined).length,
    beyond: beyond.map((unit, at) => ({
      unit,
      day: windingDay(Math.max(planned.length + at, slots.length), today, woundToday, days),
    })),
  };
}

export const plannedDays = <P extends PlannedFrom>({ planned, beyond }: DayPlan<P>): ReadonlyMap<P, Day> =>
  new Map([...planned, ...beyond].map(({ unit, day }) => [unit, day]));

/** Consecutive units of one gauge in a plan, over any days. */
export function batchesOf<P extends PlannedFrom>({ planned }: DayPlan<P>) {
  const batches = [...Map.groupBy(planned, ({ unit }) => unit.awg)].map(([awg, own]) => {
    const sortedDays = own.map(({ day }) => day).toSorted();
    return {
      awg,
      units: own.map(({ unit }) => unit),
      orders: new Set(own.map(({ unit }) => unit.order)).size,
      from: sortedDays[0] ?? '',
      until: sortedDays.at(-1) ?? '',
    };
  });
  return batches.toSorted((one, other) => other.units.length - one.units.length || one.awg - other.awg);
}
