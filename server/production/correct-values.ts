import { eq } from 'drizzle-orm';
import { inThousands } from '#domain/production/figures.ts';
import { isMeasured, type PieceState } from '#domain/production/piece-state.ts';
import { changeOrder, refuse, type Saved, type Staff, type WorkshopOutcome } from '../orders/index.ts';
import { type measurements, pieces } from '../platform/db/workshop-schema.ts';
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
import { mayCorrect, pieceField, pieceOf } from './piece-row.ts';

type Row = typeof measurements.$inferSelect;

/** All of a measurement as the trail has it: "8.06 kΩ, 4.22 H at 20 °C, 5 550 + 4 730 turns". */
export const valuesInWords = (
  row: Pick<Row, 'resistance' | 'inductance' | 'temperature' | 'turns' | 'coils'>,
): string => {
  const counted = row.turns.map((turns) => (turns === null ? 'none' : inThousands(turns))).join(' + ');
  const alone = row.coils.some((ohms) => ohms !== null)
    ? `, coils alone ${row.coils.map((ohms) => (ohms === null ? 'none' : `${(ohms / 1000).toFixed(2)} kΩ`)).join(' + ')}`
    : '';
  const kept = valueWords({ resistance_Ohm: row.resistance, inductance_H: row.inductance });
  return `${kept} at ${row.temperature} °C, ${counted} turns${alone}`;
};

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
  const field = `${pieceField(pieceNumber)}, values`;
  const mine = valuesInWords({
    ...{ resistance: measured.resistance_Ohm, inductance: measured.inductance_H },
    ...{ temperature: measured.temperature_C, turns: (measured.turns ?? []).map((one) => one ?? null) },
    coils: (measured.coils_Ohm ?? []).map((one) => one ?? null),
  });
  return changeOrder(services, by, { number, version, yours: { [field]: mine } }, async (changing) => {
    const piece = await pieceOf(changing, pieceNumber);
    const known = await measurementOf(changing, id);
    if (known)
      return { state: piece.state, findings: { headline: known.verdict, inTolerance: known.inTolerance } };
    mayCorrect(changing.order);
    const before = await latestMeasurement(changing, piece.id);
    if (!before || !isMeasured(piece.state))
      return refuse(409, `Piece ${pieceNumber} is ${piece.state}. There is nothing to correct.`);
    const findings = await judge(services, changing, piece, asked);
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
    changing.note({ what: field, before: valuesInWords(before), after: `${mine}: ${reason}` });
    return { state, findings: { headline, inTolerance } };
  });
}
