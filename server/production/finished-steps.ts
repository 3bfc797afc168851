import { asc, eq, inArray, sql } from 'drizzle-orm';
import {
  FINISH_STEPS,
  type FinishedStep,
  type FinishStep,
  finishStepsFor,
  openSteps,
} from '#domain/production/finish.ts';
import { soldAs } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { benchSteps, units } from '../platform/db/schema/production.ts';

type Row = typeof benchSteps.$inferSelect;

/** The steps that apply, from the rows of a pickup, oldest first: the latest row per step, unless undone. */
function countingOf(rows: readonly Row[]): readonly FinishedStep[] {
  return FINISH_STEPS.flatMap((step) => {
    const latest = rows.findLast((row) => row.step === step);
    return latest && latest.deed !== 'undone'
      ? [{ step, figures: latest.figures, by: latest.byName, at: latest.at.toISOString() }]
      : [];
  });
}

export async function finishedSteps(
  db: Db,
  unitIds: readonly string[],
): Promise<(unitId: string) => readonly FinishedStep[]> {
  const rows =
    unitIds.length === 0
      ? []
      : await db
          .select()
          .from(benchSteps)
          .where(inArray(benchSteps.unitId, [...unitIds]))
          .orderBy(asc(benchSteps.at));
  const rowsOf = Map.groupBy(rows, ({ unitId }) => unitId);
  return (unitId) => countingOf(rowsOf.get(unitId) ?? []);
}

/** The same for all pickups of an order. */
export async function finishedOfOrder(
  db: Db,
  orderId: string,
): Promise<(unitId: string) => readonly FinishedStep[]> {
  const rows = await db
    .select({ row: benchSteps })
    .from(benchSteps)
    .innerJoin(units, eq(units.id, benchSteps.unitId))
    .where(eq(units.orderId, orderId))
    .orderBy(asc(benchSteps.at));
  return (unitId) => countingOf(rows.map(({ row }) => row).filter((row) => row.unitId === unitId));
}

/** True if a pickup is potted: the only frozen datum that long lists need. */
export const pottedField = sql<boolean | null>`(${units.sold}->'pickup'->'recipe'->>'potted')::boolean`;

/** Remaining steps, given only that. */
export const openStepsIf = (
  { id, potted }: { readonly id: string; readonly potted: boolean | null },
  done: readonly FinishedStep[],
): readonly FinishStep[] => openSteps(finishStepsFor({ potted: soldAs({ id, sold: potted }) }), done);

/** Remaining steps of a measured pickup, in the order of the bench. */
export const openStepsOf = (
  unit: Pick<typeof units.$inferSelect, 'id' | 'sold'>,
  done: readonly FinishedStep[],
): readonly FinishStep[] => openSteps(finishStepsFor(soldAs(unit).pickup.recipe), done);
