import { and, eq, ne } from 'drizzle-orm';
import type { Day } from '#domain/calendar/day.ts';
import { inEach } from '#domain/languages.ts';
import { BENCH } from '#domain/production/bench.ts';
import {
  appendEvents,
  byOf,
  changeOrder,
  lockOrder,
  refuse,
  refuseDoubts,
  type SeenOrder,
  type Staff,
  tellBuyer,
} from '../orders/index.ts';
import { dayPlaces, units } from '../platform/db/schema/production.ts';
import type { Services } from '../platform/services.ts';
import { readAbsences } from '../platform/shopfront/read-announcements.ts';
import { readReadyDays } from '../stock/index.ts';
import { DAY_REFUSALS } from './day-refusals.messages.ts';
import {
  leavesBy,
  PLANNED_ORDERS,
  planPinsOf,
  planWeek,
  readMakersOfMachines,
  readPins,
  usedToday,
  waitingUnits,
} from './plan-week.ts';
import { type PlannedOrder, readOpenOrders } from './read-open-orders.ts';
import { readQueue } from './read-queue.ts';

interface Placing extends SeenOrder {
  readonly unit: number;
  /** 1 and 2 are on machine 1, 3 and 4 on machine 2; null returns it to the plan. */
  readonly place: number | null;
  /** Confirms the shown promises to move, and mails their buyers. */
  readonly sure?: boolean | undefined;
}

const EACH = BENCH.pickupsADay / BENCH.machines;

/**
 * Places a pickup in today's order, or in that of the next open day if today is closed; the replaced one goes back to the
 * plan. If a promise would break, the request must be confirmed; then the promise moves, and its buyer gets a mail.
 */
export function placeUnit(
  services: Services,
  by: Staff,
  { number, version, unit: unitNumber, place, sure }: Placing,
) {
  const placed = (before: { day: Day; place: number } | null, after: typeof before) =>
    ({ kind: 'unit-placed', payload: { unit: unitNumber, before, after } }) as const;
  return changeOrder(services, by, { number, version, yours: [placed(null, null)] }, async (work) => {
    const { tx, order, now, record } = work;
    const queue = await readQueue({ ...services, db: tx });
    const first = queue.days.from(queue.today);
    const orders = await readOpenOrders(tx, queue.machines, PLANNED_ORDERS);
    const ready = await readReadyDays({ db: tx, now: services.now });
    const waiting = waitingUnits(orders, ready);
    const [row] = await tx
      .select({ id: units.id, state: units.state })
      .from(units)
      .where(and(eq(units.orderId, order.id), eq(units.number, unitNumber)));
    if (!row) return refuse(404, DAY_REFUSALS, ({ noPiece }) => noPiece(number, unitNumber));
    const { state } = row;
    if (state !== 'to wind') return refuse(409, DAY_REFUSALS, ({ pieceIs }) => pieceIs(unitNumber, state));
    const before = await readPins(tx, first);
    const own = before.find(({ unitId }) => unitId === row.id);
    if ((own?.place ?? null) === place) return { place };
    if (place !== null) {
      const machine = Math.ceil(place / EACH);
      const used = first === queue.today ? (usedToday(orders, queue.today).get(machine) ?? 0) : 0;
      if (place - (machine - 1) * EACH <= used) refuse(409, DAY_REFUSALS, (words) => words.used(place));
      if (!waiting.some(({ id }) => id === row.id))
        refuse(409, DAY_REFUSALS, ({ tooFarBehind }) => tooFarBehind(number, first));
    }
    const others = before.filter((one) => one.unitId !== row.id && one.place !== place);
    const after = place === null ? others : [...others, { unitId: row.id, place }];
    const planning = {
      ...{ queue, orders, units: waiting },
      absences: await readAbsences(tx, now),
      makers: await readMakersOfMachines(tx, queue.machines),
    };
    const [was, is] = [before, after].map((places) =>
      leavesBy(orders, planWeek({ ...planning, pins: planPinsOf(waiting, places) }), queue),
    );
    const broken = orders.flatMap((one): (PlannedOrder & { leaves: Day })[] => {
      const [leftBefore, leaves] = [was?.get(one.number), is?.get(one.number)];
      const breaks = leaves && leftBefore && leaves > one.promised && leaves > leftBefore;
      return breaks ? [{ ...one, leaves }] : [];
    });
    if (broken.length > 0 && !sure)
      refuseDoubts(
        broken.map(({ buyer, promised, leaves }) =>
          inEach(DAY_REFUSALS, ({ breaks }) => breaks(buyer, promised, leaves)),
        ),
      );
    for (const { id, leaves, number: broke } of broken) {
      const promise = { kind: 'promise-moved', payload: { before: null, after: leaves } } as const;
      const locked = id === order.id ? order : await lockOrder(tx, id);
      if (!locked) continue;
      const moved = { ...promise, payload: { before: locked.promisedOn, after: leaves } };
      if (broke === number) record(moved);
      else await appendEvents(tx, locked, [moved], { by, at: now, counts: true });
      const detailId = String(locked.promiseMoved + 1);
      await tellBuyer(services, tx, { orderId: id, kind: 'delay', detailId });
    }
    await tx
      .delete(dayPlaces)
      .where(and(eq(dayPlaces.day, first), eq(dayPlaces.place, place ?? 0), ne(dayPlaces.unitId, row.id)));
    if (place === null) await tx.delete(dayPlaces).where(eq(dayPlaces.unitId, row.id));
    else {
      const set = { day: first, place, at: now, ...byOf(by) };
      await tx
        .insert(dayPlaces)
        .values({ unitId: row.id, ...set })
        .onConflictDoUpdate({ target: dayPlaces.unitId, set });
    }
    record(
      placed(own ? { day: first, place: own.place } : null, place === null ? null : { day: first, place }),
    );
    return { place };
  });
}
