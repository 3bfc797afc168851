import { freeMachine } from '#domain/production/next-unit.ts';
import { changeOrder, type Doer, type SeenOrder, type UnitOfWork } from '../orders/index.ts';
import type { Services } from '../platform/services.ts';
import { lockAndReadMachines, putOn } from './hold-unit.ts';
import { startProductionWithin } from './start-production.ts';
import { refuseOldSheet, unitOf } from './unit-facts.ts';

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
  const machines = await lockAndReadMachines(work.tx);
  if (machines.some(({ winds }) => winds?.by === by.accountId)) return null;
  const machine = freeMachine(machines, unit.awg);
  if (!machine) return null;
  await refuseOldSheet(work, unit, version);
  await putOn(work, by, unit, { machine: machine.number });
  return machine.number;
}
