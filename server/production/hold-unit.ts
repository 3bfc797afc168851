import { and, eq, inArray, ne } from 'drizzle-orm';
import { changesNothing } from '#domain/order-log/event-aspects.ts';
import { OPEN_STATES } from '#domain/orders/states.ts';
import { BENCH } from '#domain/production/bench.ts';
import { FINISH_STEPS } from '#domain/production/finish.ts';
import { freeMachine } from '#domain/production/next-unit.ts';
import { isMeasured, moveUnit, type UnitState } from '#domain/production/unit-state.ts';
import {
  changeOrder,
  type Doer,
  refuse,
  type SeenOrder,
  type Staff,
  type UnitOfWork,
} from '../orders/index.ts';
import { acquireLock, type Db } from '../platform/db/database.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { units } from '../platform/db/schema/production.ts';
import type { Services } from '../platform/services.ts';
import { bookAgain, bookStage, returnStage } from '../stock/index.ts';
import { undoSteps } from './confirm-step.ts';
import { readMachines } from './read-queue.ts';
import { BENCH_REFUSALS } from './refusals.messages.ts';
import { startProductionWithin } from './start-production.ts';
import {
  locationOf,
  refuseOldSheet,
  refuseOthers,
  refuseState,
  type UnitRow,
  unitOf,
  unitSheet,
} from './unit-facts.ts';

/** Serializes assignments until the transaction ends, so that two pickups never get the same machine. */
const lockMachines = (tx: Db) => acquireLock(tx, 'winding machines');

async function refuseTaken(tx: Db, machine: number, own: UnitRow): Promise<void> {
  const [other] = await tx
    .select({ number: units.number, order: orders.number, who: units.heldName })
    .from(units)
    .innerJoin(orders, eq(orders.id, units.orderId))
    .where(
      and(
        eq(units.machine, machine),
        eq(units.state, 'on the bench'),
        ne(units.id, own.id),
        inArray(orders.state, OPEN_STATES),
      ),
    )
    .limit(1);
  if (other) refuse(409, BENCH_REFUSALS, ({ taken }) => taken({ ...other, machine, unit: other.number }));
}

interface Holding extends SeenOrder {
  readonly unit: number;
  readonly machine: number;
  /** Takes it from the other maker, whom the trail names. */
  readonly takeOver?: boolean | undefined;
  /** Rewinds one coil of a measured pickup, from 1, with a reason; the other one stays. */
  readonly again?: { readonly coil: number; readonly reason: string } | undefined;
}

/** Puts a pickup on a machine, or back on it for rewinding. Starts its order if necessary. */
export function holdUnit(
  services: Services,
  by: Staff,
  { number, version, unit: unitNumber, machine, takeOver, again }: Holding,
) {
  const after = locationOf({ state: 'on the bench', heldName: by.name, machine });
  const held = (before: typeof after) =>
    ({ kind: 'unit-moved', payload: { unit: unitNumber, before, after } }) as const;
  const requested = { number, version, yours: [held({ state: 'to wind' })] };
  return changeOrder(services, by, requested, async (work) => {
    if (machine > BENCH.machines) refuse(422, BENCH_REFUSALS, ({ machines }) => machines(BENCH.machines));
    await startProductionWithin(services, work);
    const unit = await unitOf(work, unitNumber);
    await refuseOldSheet(work, unit, version);
    if (!takeOver) refuseOthers(unit, by);
    await lockMachines(work.tx);
    await refuseTaken(work.tx, machine, unit);
    return putOn(work, by, unit, { machine, again });
  });
}

async function putOn(
  work: UnitOfWork,
  by: Staff,
  unit: UnitRow,
  { machine, again }: Pick<Holding, 'machine' | 'again'>,
): Promise<{ state: UnitState }> {
  const { tx, now, record } = work;
  const moved =
    unit.state === 'on the bench'
      ? ({ ok: true, state: unit.state } as const)
      : moveUnit(unit.state, 'on the bench');
  if (!moved.ok) return refuse(409, BENCH_REFUSALS, ({ pieceIs }) => pieceIs(unit.number, unit.state));
  const happened = {
    kind: 'unit-moved',
    payload: {
      unit: unit.number,
      before: locationOf(unit),
      after: locationOf({ state: 'on the bench', heldName: by.name, machine }),
    },
  } as const;
  const wasMeasured = isMeasured(unit.state);
  if (wasMeasured) await windAgain(work, by, unit, again);
  await tx
    .update(units)
    .set({
      state: moved.state,
      machine,
      heldBy: by.accountId,
      heldName: by.name,
      woundAt: null,
      ...(wasMeasured && { againCoil: again?.coil ?? null }),
      ...(!changesNothing(happened) && { startedAt: now }),
    })
    .where(eq(units.id, unit.id));
  record(happened);
  await takeWire(work, by, unit, { machine, again });
  return { state: moved.state };
}

/** Books the parts of a new coil; for a rewound coil only its wire. */
async function takeWire(
  work: UnitOfWork,
  by: Staff,
  unit: UnitRow,
  { machine, again }: Pick<Holding, 'machine' | 'again'>,
): Promise<void> {
  // A takeover or a change of machine continues the same coil.
  if (unit.state === 'on the bench') return;
  const coil = isMeasured(unit.state) ? again?.coil : unit.againCoil;
  if (coil) await bookAgain(work, by, unit, coil, machine);
  else await bookStage(work, by, unit, 'begun', machine);
}

/** Rewinds one coil of a measured pickup; steps after measuring are undone. */
async function windAgain(work: UnitOfWork, by: Staff, unit: UnitRow, again: Holding['again']): Promise<void> {
  const { coils } = await unitSheet(work.tx, unit);
  if (!again)
    return refuse(
      422,
      BENCH_REFUSALS,
      ({ pieceIs, whichCoil }) => `${pieceIs(unit.number, unit.state)} ${whichCoil}`,
    );
  if (again.coil > coils.length) refuse(422, BENCH_REFUSALS, ({ noCoil }) => noCoil(unit.number, again.coil));
  await undoSteps(work, by, unit, { steps: FINISH_STEPS, reason: again.reason });
  work.record({ kind: 'coil-rewound', payload: { unit: unit.number, ...again } });
}

/** Returns a pickup to the queue: nothing is wound, or the wire broke. */
export function releaseUnit(
  services: Services,
  by: Staff,
  { number, version, unit: unitNumber, takeOver }: Omit<Holding, 'machine'>,
) {
  const after = { state: 'to wind' } as const;
  const released = (before: ReturnType<typeof locationOf>) =>
    ({ kind: 'unit-moved', payload: { unit: unitNumber, before, after } }) as const;
  const requested = { number, version, yours: [released(after)] };
  return changeOrder(services, by, requested, async (work) => {
    const { tx, record } = work;
    const unit = await unitOf(work, unitNumber);
    if (unit.state === 'to wind') return { state: unit.state };
    if (!takeOver) refuseOthers(unit, by);
    const moved = moveUnit(unit.state, 'to wind');
    if (!moved.ok) return refuseState(unit, 'putOnFirst');
    await tx
      .update(units)
      .set({ state: moved.state, heldBy: null, heldName: null })
      .where(eq(units.id, unit.id));
    record(released(locationOf(unit)));
    await returnStage(work, by, unit, unit.againCoil === null ? 'begun' : 'again');
    return { state: moved.state };
  });
}

interface TakingUp extends SeenOrder {
  /** Also put on a machine, if one is free. */
  readonly unit?: number | undefined;
}

/** Starts an order ("Start" on the board), and puts one of its pickups on a machine if the choice is unambiguous. */
export function startProduction(services: Services, by: Doer, { number, version, unit }: TakingUp) {
  const yours = [{ kind: 'production-started', payload: { from: 'paid' } }] as const;
  return changeOrder(services, by, { number, version, yours }, async (work) => {
    const state = await startProductionWithin(services, work);
    return { state, machine: unit === undefined ? null : await putOnFree(work, by, unit, version) };
  });
}

/**
 * Puts a waiting pickup on the free machine with its wire, or on another free one. A maker who is at a machine already
 * chooses the next one, otherwise one maker could take both. Returns the machine; null if the maker has to choose.
 */
async function putOnFree(
  work: UnitOfWork,
  by: Doer,
  unitNumber: number,
  version: number | undefined,
): Promise<number | null> {
  const unit = await unitOf(work, unitNumber);
  if (by.accountId === null || unit.state !== 'to wind') return null;
  await lockMachines(work.tx);
  const machines = await readMachines(work.tx);
  if (machines.some(({ winds }) => winds?.by === by.accountId)) return null;
  const machine = freeMachine(machines, unit.awg);
  if (!machine) return null;
  await refuseOldSheet(work, unit, version);
  await putOn(work, by, unit, { machine: machine.number });
  return machine.number;
}
