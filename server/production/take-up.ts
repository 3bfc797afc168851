import { freeMachine } from '#domain/production/next-unit.ts';
import {
  changeOrder,
  type Doer,
  type Order,
  type Saved,
  type UnitOfWork,
  type WorkshopOutcome,
} from '../orders/index.ts';
import type { Services } from '../platform/services.ts';
import { machinesInTurn, putOn } from './hold-unit.ts';
import { startProductionWithin } from './start-production.ts';
import { refuseOldSheet, unitOf } from './unit-row.ts';

interface TakingUp {
  readonly number: string;
  readonly version?: number | undefined;
  /** Goes on a machine with the same press, where one is free. */
  readonly unit?: number | undefined;
}

interface TakenUp {
  readonly state: Order['state'];
  /** Which machine the unit is on now; null while the maker has to say. */
  readonly machine: number | null;
}

/** Takes an order up, "Start" on the board, and puts one of its units on a machine where nothing has to be asked. */
export function startProduction(
  services: Services,
  by: Doer,
  { number, version, unit }: TakingUp,
): Promise<WorkshopOutcome<Saved<TakenUp>>> {
  const yours = [{ kind: 'production-started', payload: { from: 'paid' } }] as const;
  return changeOrder(services, by, { number, version, yours }, async (work) => {
    const state = await startProductionWithin(services, work);
    return { state, machine: unit === undefined ? null : await putOnFree(work, by, unit, version) };
  });
}

/**
 * Puts a unit that waits on the free machine that has its wire, else on a free one. Who is at a machine already chooses the
 * next one themselves, or one maker would take both.
 */
async function putOnFree(
  work: UnitOfWork,
  by: Doer,
  unitNumber: number,
  version: number | undefined,
): Promise<number | null> {
  const unit = await unitOf(work, unitNumber);
  if (by.accountId === null || unit.state !== 'to wind') return null;
  const machines = await machinesInTurn(work.tx);
  if (machines.some(({ winds }) => winds?.by === by.accountId)) return null;
  const machine = freeMachine(machines, unit.awg);
  if (!machine) return null;
  await refuseOldSheet(work, unit, version);
  await putOn(work, by, unit, { machine: machine.number });
  return machine.number;
}
