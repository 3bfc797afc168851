import { asc, eq, inArray } from 'drizzle-orm';
import { coilPlan } from '#domain/production/coil-plan.ts';
import type { FinishedStep } from '#domain/production/finish.ts';
import { coloursFor } from '#domain/production/leads.ts';
import type { UnitFacts } from '#domain/production/unit-claims.ts';
import { isMeasured } from '#domain/production/unit-state.ts';
import type { SetColours } from '#domain/wiring/cables.ts';
import { soldAs } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { measurements, units } from '../platform/db/workshop-schema.ts';
import { finishedSteps } from './finished-steps.ts';
import { readLeadColours } from './lead-colours.ts';
import type { UnitRow } from './unit-row.ts';

type Measured = Pick<typeof measurements.$inferSelect, 'inTolerance'>;

function factsFrom(
  unit: UnitRow,
  measured: Measured | undefined,
  done: readonly FinishedStep[],
  set: SetColours,
): UnitFacts {
  const { serial, state } = unit;
  const bath = done.find(({ step }) => step === 'wax')?.figures;
  const { minutes, temperature_C } = bath ?? {};
  return {
    serial: serial ?? '',
    measured: measured && isMeasured(state) ? { inTolerance: measured.inTolerance } : undefined,
    waxed: minutes !== undefined && temperature_C !== undefined ? { minutes, temperature_C } : undefined,
    played: done.some(({ step }) => step === 'test play'),
    coloursAreSet: coloursFor(coilPlan(soldAs(unit).pickup).leads, set) !== undefined,
  };
}

/** The record of one measured pickup. */
export async function factsOfUnit(db: Db, unit: UnitRow, measured: Measured): Promise<UnitFacts> {
  const [doneOf, set] = await Promise.all([finishedSteps(db, [unit.id]), readLeadColours(db)]);
  return factsFrom(unit, measured, doneOf(unit.id), set);
}

/** The records of an order's pickups. */
export async function unitFacts(db: Db, orderId: string): Promise<readonly UnitFacts[]> {
  const rows = await db.select().from(units).where(eq(units.orderId, orderId)).orderBy(asc(units.number));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [values, doneOf, set] = await Promise.all([
    db.select().from(measurements).where(inArray(measurements.unitId, ids)).orderBy(asc(measurements.at)),
    finishedSteps(db, ids),
    readLeadColours(db),
  ]);
  return rows.map((row) =>
    factsFrom(
      row,
      values.findLast(({ unitId }) => unitId === row.id),
      doneOf(row.id),
      set,
    ),
  );
}
