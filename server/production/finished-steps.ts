import { asc, eq, inArray } from 'drizzle-orm';
import {
  FINISH_STEPS,
  type FinishedStep,
  type FinishStep,
  finishStepsFor,
  openSteps,
} from '#domain/production/finish.ts';
import { soldAs } from '../orders/index.ts';
import { benchSteps } from '../platform/db/bench-schema.ts';
import type { Db } from '../platform/db/database.ts';
import { pieces } from '../platform/db/workshop-schema.ts';

type Row = typeof benchSteps.$inferSelect;

/** What counts of the rows of one piece, oldest first: the latest of each step, unless it was undone. */
function countingOf(rows: readonly Row[]): readonly FinishedStep[] {
  return FINISH_STEPS.flatMap((step) => {
    const latest = rows.findLast((row) => row.step === step);
    return latest && latest.deed !== 'undone'
      ? [{ step, figures: latest.figures, by: latest.byName, at: latest.at.toISOString() }]
      : [];
  });
}

/** Steps after measuring that are confirmed and count, by the id of the piece. */
export async function finishedSteps(
  db: Db,
  pieceIds: readonly string[],
): Promise<(pieceId: string) => readonly FinishedStep[]> {
  const rows =
    pieceIds.length === 0
      ? []
      : await db
          .select()
          .from(benchSteps)
          .where(inArray(benchSteps.pieceId, [...pieceIds]))
          .orderBy(asc(benchSteps.at));
  return (pieceId) => countingOf(rows.filter((row) => row.pieceId === pieceId));
}

/** The same for all pieces of an order. */
export async function finishedOfOrder(
  db: Db,
  orderId: string,
): Promise<(pieceId: string) => readonly FinishedStep[]> {
  const rows = await db
    .select({ row: benchSteps })
    .from(benchSteps)
    .innerJoin(pieces, eq(pieces.id, benchSteps.pieceId))
    .where(eq(pieces.orderId, orderId))
    .orderBy(asc(benchSteps.at));
  return (pieceId) => countingOf(rows.map(({ row }) => row).filter((row) => row.pieceId === pieceId));
}

/** What is still to be done to a piece that is measured, in the order of the bench. */
export const openStepsOf = (
  piece: Pick<typeof pieces.$inferSelect, 'id' | 'sold'>,
  done: readonly FinishedStep[],
): readonly FinishStep[] => openSteps(finishStepsFor(soldAs(piece).pickup.recipe), done);
