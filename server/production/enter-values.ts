import { eq } from 'drizzle-orm';
import { isMeasured, movePiece } from '#domain/production/piece-state.ts';
import {
  type Changing,
  changeOrder,
  refuse,
  type Saved,
  type Staff,
  type WorkshopOutcome,
} from '../orders/index.ts';
import { pieces } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';
import {
  judge,
  latestMeasurement,
  type Measured,
  type Measuring,
  measurementOf,
  putMeasurement,
  valueWords,
} from './keep-measurement.ts';
import { type PieceRow, pieceField, pieceOf, pieceWords, refuseOthers } from './piece-row.ts';

/** Of a piece with one coil wound again, the other one keeps the count that it had. */
async function withOtherCoil(changing: Changing, piece: PieceRow, asked: Measuring): Promise<Measuring> {
  if (piece.againCoil === null) return asked;
  const before = await latestMeasurement(changing, piece.id);
  if (!before) return asked;
  const { turns = [] } = asked.measured;
  return {
    ...asked,
    measured: {
      ...asked.measured,
      turns: before.turns.map((had, index) =>
        index + 1 === piece.againCoil ? turns[index] : (turns[index] ?? had ?? undefined),
      ),
    },
  };
}

/**
 * Keeps what was measured on a piece. In tolerance it is wound; out of it the values are judged and refused, unless a
 * note says why it is kept. Once all pieces of an order are measured and finished, it can be packed.
 */
export function enterValues(
  services: Services,
  by: Staff,
  asked: Measuring,
): Promise<WorkshopOutcome<Saved<Measured>>> {
  const { id, number, version, piece: pieceNumber, note: why } = asked;
  const field = pieceField(pieceNumber);
  const kept = valueWords(asked.measured);
  const wish = { number, version, yours: { [field]: `wound, ${kept}` } };
  return changeOrder(services, by, wish, async (changing) => {
    const { tx, now, note } = changing;
    const piece = await pieceOf(changing, pieceNumber);
    const known = await measurementOf(changing, id);
    if (known)
      return { state: piece.state, findings: { headline: known.verdict, inTolerance: known.inTolerance } };
    if (changing.order.state !== 'in the making') refuse(409, `Order ${number} is ${changing.order.state}.`);
    refuseOthers(piece, by);
    const whole = await withOtherCoil(changing, piece, asked);
    const findings = await judge(services, changing, piece, whole);
    const { inTolerance, headline, advice } = findings;
    const moved = movePiece(piece.state, inTolerance ? 'wound' : 'kept', { inTolerance, note: why ?? '' });
    if (!moved.ok)
      return moved.reason === 'no such move'
        ? refuse(409, `Piece ${pieceNumber} is ${piece.state}. Put it on a machine first.`)
        : refuse(422, `${headline}. ${advice} Measure again, or say in a note why it is kept.`);
    await putMeasurement(changing, by, piece, whole, findings);
    await tx
      .update(pieces)
      .set({ state: moved.state, heldBy: null, heldName: null, againCoil: null, woundAt: now })
      .where(eq(pieces.id, piece.id));
    const after = isMeasured(moved.state) && inTolerance ? `wound, ${kept}` : `kept, ${kept}: ${why?.trim()}`;
    note({ what: field, before: pieceWords(piece), after });
    return { state: moved.state, findings: { headline, inTolerance } };
  });
}
