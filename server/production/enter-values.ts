import { eq } from 'drizzle-orm';
import type { PayloadOf } from '#domain/order-log/events.ts';
import { movePiece } from '#domain/production/piece-state.ts';
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
} from './keep-measurement.ts';
import { type PieceRow, pieceOf, placeOf, refuseOthers } from './piece-row.ts';

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
  const { resistance_Ohm, inductance_H } = asked.measured;
  const wound = { state: 'wound', resistance_Ohm, inductance_H, note: null } as const;
  const measured = (before: ReturnType<typeof placeOf>, after: PayloadOf<'unit-measured'>['after']) =>
    ({ kind: 'unit-measured', payload: { unit: pieceNumber, before, after } }) as const;
  const wish = { number, version, yours: [measured({ state: 'on the bench' }, wound)] };
  return changeOrder(services, by, wish, async (changing) => {
    const { tx, now, record } = changing;
    const piece = await pieceOf(changing, pieceNumber);
    const known = await measurementOf(changing, id);
    if (known)
      return { state: piece.state, findings: { headline: known.verdict, inTolerance: known.inTolerance } };
    if (changing.order.state !== 'in the making') refuse(409, `Order ${number} is ${changing.order.state}.`);
    refuseOthers(piece, by);
    const whole = await withOtherCoil(changing, piece, asked);
    const findings = await judge(changing, piece, whole);
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
    const kept = { ...wound, state: 'kept', note: why?.trim() ?? '' } as const;
    record(measured(placeOf(piece), inTolerance ? wound : kept));
    return { state: moved.state, findings: { headline, inTolerance } };
  });
}
