import { and, eq, inArray, ne } from 'drizzle-orm';
import { changesNothing } from '#domain/order-log/event-aspects.ts';
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
import { type PieceRow, pieceOf, placeOf, refuseOthers } from './piece-row.ts';
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
  const after = placeOf({ state: 'on the bench', heldName: by.name, machine });
  const held = (before: typeof after) =>
    ({ kind: 'unit-moved', payload: { unit: pieceNumber, before, after } }) as const;
  const wish = { number, version, yours: [held({ state: 'to wind' })] };
  return changeOrder(services, by, wish, async (changing) => {
    const { tx, now, record } = changing;
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
    const happened = held(placeOf(piece));
    const wasMeasured = isMeasured(piece.state);
    if (wasMeasured) await windAgain(changing, by, piece, again);
    await tx
      .update(pieces)
      .set({
        state: moved.state,
        machine,
        heldBy: by.accountId,
        heldName: by.name,
        woundAt: null,
        ...(wasMeasured && { againCoil: again?.coil ?? null }),
        ...(!changesNothing(happened) && { startedAt: now }),
      })
      .where(eq(pieces.id, piece.id));
    record(happened);
    return { state: moved.state };
  });
}

/** One coil of a measured piece is wound again: what was done to the piece after measuring counts no more. */
async function windAgain(
  changing: Changing,
  by: Staff,
  piece: PieceRow,
  again: Holding['again'],
): Promise<void> {
  const { coils } = await pieceSheet(changing.tx, piece);
  if (!again)
    return refuse(422, `Piece ${piece.number} is ${piece.state}. Say which coil is wound again, and why.`);
  if (again.coil > coils.length) refuse(422, `Piece ${piece.number} has no coil ${again.coil}.`);
  await undoSteps(changing, by, piece, { steps: FINISH_STEPS, reason: again.reason });
  changing.record({ kind: 'coil-rewound', payload: { unit: piece.number, ...again } });
}

/** Puts a piece back on the list: nothing of it is wound, or the wire broke. */
export function releasePiece(
  services: Services,
  by: Staff,
  { number, version, piece: pieceNumber, takeOver }: Omit<Holding, 'machine'>,
): PieceAnswer {
  const after = { state: 'to wind' } as const;
  const released = (before: ReturnType<typeof placeOf>) =>
    ({ kind: 'unit-moved', payload: { unit: pieceNumber, before, after } }) as const;
  const wish = { number, version, yours: [released(after)] };
  return changeOrder(services, by, wish, async (changing) => {
    const { tx, record } = changing;
    const piece = await pieceOf(changing, pieceNumber);
    if (piece.state === 'to wind') return { state: piece.state };
    if (!takeOver) refuseOthers(piece, by);
    const moved = movePiece(piece.state, 'to wind');
    if (!moved.ok) return refuse(409, `Piece ${pieceNumber} is ${piece.state}. Put it on a machine first.`);
    await tx
      .update(pieces)
      .set({ state: moved.state, heldBy: null, heldName: null })
      .where(eq(pieces.id, piece.id));
    record(released(placeOf(piece)));
    return { state: moved.state };
  });
}
