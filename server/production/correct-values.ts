import { eq } from 'drizzle-orm';
import type { PayloadOf } from '#domain/order-log/events.ts';
import { isMeasured, type PieceState } from '#domain/production/piece-state.ts';
import { changeOrder, refuse, type Saved, type Staff, type WorkshopOutcome } from '../orders/index.ts';
import { pieces } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';
import {
  figuresIn,
  judge,
  latestMeasurement,
  type Measured,
  type Measuring,
  measurementOf,
  noted,
  putMeasurement,
} from './keep-measurement.ts';
import { mayCorrect, pieceOf } from './piece-row.ts';

/**
 * Corrects what was written down of a measured piece: a figure was read or typed wrong. The values before stay in the
 * table as they were, with their own hand and time; the new row says why.
 */
export function correctValues(
  services: Services,
  by: Staff,
  asked: Measuring & { readonly reason: string },
): Promise<WorkshopOutcome<Saved<Measured>>> {
  const { id, number, version, piece: pieceNumber, measured, reason } = asked;
  const { resistance_Ohm, inductance_H, temperature_C } = measured;
  const after = {
    resistance_Ohm,
    inductance_H,
    temperature_C,
    turns: noted(measured.turns),
    coils_Ohm: noted(measured.coils_Ohm),
  };
  const corrected = (before: PayloadOf<'measurement-corrected'>['before']) =>
    ({ kind: 'measurement-corrected', payload: { unit: pieceNumber, before, after, reason } }) as const;
  const wish = { number, version, yours: [corrected(after)] };
  return changeOrder(services, by, wish, async (changing) => {
    const piece = await pieceOf(changing, pieceNumber);
    const known = await measurementOf(changing, id);
    if (known)
      return { state: piece.state, findings: { headline: known.verdict, inTolerance: known.inTolerance } };
    mayCorrect(changing.order);
    const before = await latestMeasurement(changing, piece.id);
    if (!before || !isMeasured(piece.state))
      return refuse(409, `Piece ${pieceNumber} is ${piece.state}. There is nothing to correct.`);
    const findings = await judge(changing, piece, asked);
    const { inTolerance, headline } = findings;
    const note = asked.note?.trim() || before.note || undefined;
    if (!inTolerance && !note) refuse(422, `${headline}. Say in a note why it is kept, or wind it again.`);
    await putMeasurement(
      changing,
      by,
      piece,
      { ...asked, note: inTolerance ? undefined : note },
      findings,
      reason,
    );
    const state: PieceState = inTolerance ? 'wound' : 'kept';
    await changing.tx.update(pieces).set({ state }).where(eq(pieces.id, piece.id));
    changing.record(corrected(figuresIn(before)));
    return { state, findings: { headline, inTolerance } };
  });
}
