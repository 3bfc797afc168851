import { asc, eq, inArray } from 'drizzle-orm';
import { coilPlan } from '#domain/production/coil-plan.ts';
import type { FinishedStep } from '#domain/production/finish.ts';
import { coloursFor } from '#domain/production/leads.ts';
import type { PieceFacts } from '#domain/production/piece-claims.ts';
import { isMeasured } from '#domain/production/piece-state.ts';
import type { SetColours } from '#domain/wiring/cables.ts';
import { soldAs } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { measurements, pieces } from '../platform/db/workshop-schema.ts';
import { finishedSteps } from './finished-steps.ts';
import { readLeadColours } from './lead-colours.ts';
import type { PieceRow } from './piece-row.ts';

type Measured = Pick<typeof measurements.$inferSelect, 'inTolerance'>;

function factsFrom(
  piece: PieceRow,
  measured: Measured | undefined,
  done: readonly FinishedStep[],
  set: SetColours,
): PieceFacts {
  const { serial, state } = piece;
  const bath = done.find(({ step }) => step === 'wax')?.figures;
  const { minutes, temperature_C } = bath ?? {};
  return {
    serial: serial ?? '',
    measured: measured && isMeasured(state) ? { inTolerance: measured.inTolerance } : undefined,
    waxed: minutes !== undefined && temperature_C !== undefined ? { minutes, temperature_C } : undefined,
    played: done.some(({ step }) => step === 'test play'),
    coloursAreSet: coloursFor(coilPlan(soldAs(piece).pickup).leads, set) !== undefined,
  };
}

/** What is on record of one pickup whose measurement is known. */
export async function factsOfPiece(db: Db, piece: PieceRow, measured: Measured): Promise<PieceFacts> {
  const [doneOf, set] = await Promise.all([finishedSteps(db, [piece.id]), readLeadColours(db)]);
  return factsFrom(piece, measured, doneOf(piece.id), set);
}

/** What is on record of the pickups of an order. */
export async function pieceFacts(db: Db, orderId: string): Promise<readonly PieceFacts[]> {
  const rows = await db.select().from(pieces).where(eq(pieces.orderId, orderId)).orderBy(asc(pieces.number));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [values, doneOf, set] = await Promise.all([
    db.select().from(measurements).where(inArray(measurements.pieceId, ids)).orderBy(asc(measurements.at)),
    finishedSteps(db, ids),
    readLeadColours(db),
  ]);
  return rows.map((row) =>
    factsFrom(
      row,
      values.findLast(({ pieceId }) => pieceId === row.id),
      doneOf(row.id),
      set,
    ),
  );
}
