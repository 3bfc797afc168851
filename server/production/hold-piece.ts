import { and, eq, inArray, ne } from 'drizzle-orm';
import { OPEN_STATES } from '#domain/orders/states.ts';
import { BENCH } from '#domain/production/bench.ts';
import { FINISH_STEPS } from '#domain/production/finish.ts';
import { isMeasured, movePiece, type PieceState } from '#domain/production/piece-state.ts';
import {
  type Changing,
  changeOrder,
  refuse,
  type Saved,
  type Staff,
  type WorkshopOutcome,
} from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { orders } from '../platform/db/schema.ts';
import { pieces } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';
import { undoSteps } from './confirm-step.ts';
import { type PieceRow, pieceField, pieceOf, pieceWords, refuseOthers } from './piece-row.ts';
import { pieceSheet } from './piece-sheet.ts';
import { takeUpWithin } from './take-up.ts';

async function refuseTaken(tx: Db, machine: number, own: PieceRow): Promise<void> {
  const [other] = await tx
    .select({ number: pieces.number, order: orders.number, who: pieces.heldName })
    .from(pieces)
    .innerJoin(orders, eq(orders.id, pieces.orderId))
    .where(
      and(
        eq(pieces.machine, machine),
        eq(pieces.state, 'on the bench'),
        ne(pieces.id, own.id),
        inArray(orders.state, OPEN_STATES),
      ),
    )
    .limit(1);
  if (other)
    refuse(409, `Machine ${machine} has piece ${other.number} of ${other.order} on it, by ${other.who}.`);
}

interface Holding {
  readonly number: string;
  readonly version?: number | undefined;
  readonly piece: number;
  readonly machine: number;
  /** Takes it from the other person, who is named in the trail. */
  readonly takeOver?: boolean | undefined;
  /** Of a piece that is measured: which coil, from 1, is wound again, and why. The other one stays as it is. */
  readonly again?: { readonly coil: number; readonly reason: string } | undefined;
}

type PieceAnswer = Promise<WorkshopOutcome<Saved<{ state: PieceState }>>>;

/** Puts a piece on a machine, or back on it to wind it again. Takes its order up where nobody has. */
export function holdPiece(
  services: Services,
  by: Staff,
  { number, version, piece: pieceNumber, machine, takeOver, again }: Holding,
): PieceAnswer {
  const after = pieceWords({ state: 'on the bench', heldName: by.name, machine });
  const wish = { number, version, yours: { [pieceField(pieceNumber)]: after } };
  return changeOrder(services, by, wish, async (changing) => {
    const { tx, now, note } = changing;
    if (machine > BENCH.machines) refuse(422, `There are ${BENCH.machines} machines.`);
    await takeUpWithin(services, changing);
    const piece = await pieceOf(changing, pieceNumber);
    if (!takeOver) refuseOthers(piece, by);
    await refuseTaken(tx, machine, piece);
    const moved =
      piece.state === 'on the bench'
        ? ({ ok: true, state: piece.state } as const)
        : movePiece(piece.state, 'on the bench');
    if (!moved.ok) return refuse(409, `Piece ${pieceNumber} is ${piece.state}.`);
    const isSame = pieceWords(piece) === after;
    const wasMeasured = isMeasured(piece.state);
    if (wasMeasured) await windAgain(services, changing, by, piece, again);
    await tx
      .update(pieces)
      .set({
        ...{ state: moved.state, machine, heldBy: by.accountId, heldName: by.name, woundAt: null },
        ...(wasMeasured && { againCoil: again?.coil ?? null }),
        ...(!isSame && { startedAt: now }),
      })
      .where(eq(pieces.id, piece.id));
    note({ what: pieceField(pieceNumber), before: pieceWords(piece), after });
    return { state: moved.state };
  });
}

/** One coil of a measured piece is wound again: what was done to the piece after measuring counts no more. */
async function windAgain(
  { papers }: Services,
  changing: Changing,
  by: Staff,
  piece: PieceRow,
  again: Holding['again'],
): Promise<void> {
  const { coils } = await pieceSheet({ papers, db: changing.tx }, piece.build);
  if (!again)
    return refuse(422, `Piece ${piece.number} is ${piece.state}. Say which coil is wound again, and why.`);
  if (again.coil > coils.length) refuse(422, `Piece ${piece.number} has no coil ${again.coil}.`);
  await undoSteps(changing, by, piece, { steps: FINISH_STEPS, reason: again.reason });
  changing.note({
    what: `${pieceField(piece.number)}, coil ${again.coil}`,
    before: 'wound',
    after: `wound again: ${again.reason}`,
  });
}

/** Puts a piece back on the list: nothing of it is wound, or the wire broke. */
export function releasePiece(
  services: Services,
  by: Staff,
  { number, version, piece: pieceNumber, takeOver }: Omit<Holding, 'machine'>,
): PieceAnswer {
  const wish = { number, version, yours: { [pieceField(pieceNumber)]: 'to wind' } };
  return changeOrder(services, by, wish, async (changing) => {
    const { tx, note } = changing;
    const piece = await pieceOf(changing, pieceNumber);
    if (piece.state === 'to wind') return { state: piece.state };
    if (!takeOver) refuseOthers(piece, by);
    const moved = movePiece(piece.state, 'to wind');
    if (!moved.ok) return refuse(409, `Piece ${pieceNumber} is ${piece.state}. Put it on a machine first.`);
    await tx
      .update(pieces)
      .set({ state: moved.state, heldBy: null, heldName: null })
      .where(eq(pieces.id, piece.id));
    note({ what: pieceField(pieceNumber), before: pieceWords(piece), after: moved.state });
    return { state: moved.state };
  });
}
