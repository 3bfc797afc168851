import { eq } from 'drizzle-orm';
import { type Findings, findingsOf, type Measurement } from '#domain/workshop/diagnosis.ts';
import { inHenry, inKiloOhms } from '#domain/workshop/figures.ts';
import { pickupOf } from '#domain/workshop/piece.ts';
import { isMeasured, movePiece, type PieceState } from '#domain/workshop/piece-state.ts';
import { measurements, pieces } from '../db/workshop-schema.ts';
import type { Services } from '../shop/services.ts';
import { type Changing, changeOrder, type Saved } from './change-order.ts';
import { pieceField, pieceOf, pieceWords, refuseOthers } from './hold-piece.ts';
import { pieceSheet } from './piece-sheet.ts';
import { byOf, type Staff } from './staff.ts';
import { refuse, type WorkshopOutcome } from './workshop-outcome.ts';

interface Entering {
  /** Given by the bench: values that are sent twice are kept once. */
  readonly id: string;
  readonly number: string;
  readonly version?: number | undefined;
  readonly piece: number;
  readonly measured: Measurement;
  /** Why it is kept where it is out of tolerance. */
  readonly note?: string | undefined;
}

interface Entered {
  readonly state: PieceState;
  readonly findings: Pick<Findings, 'headline' | 'inTolerance'>;
}

const noted = (values: readonly (number | undefined)[] = []) => values.map((value) => value ?? null);

/**
 * Keeps what was measured on a piece. In tolerance it is wound; out of it the values are judged and refused, unless a
 * note says why it is kept. Once all pieces of an order are measured, it can be packed.
 */
export function enterValues(
  services: Services,
  by: Staff,
  { id, number, version, piece: pieceNumber, measured, note: why }: Entering,
): Promise<WorkshopOutcome<Saved<Entered>>> {
  const field = pieceField(pieceNumber);
  const kept = `${inKiloOhms(measured.resistance_Ohm)} kΩ, ${inHenry(measured.inductance_H)} H`;
  const wish = { number, version, yours: { [field]: `wound, ${kept}` } };
  return changeOrder(services, by, wish, async (changing) => {
    const { tx, now, note } = changing;
    const piece = await pieceOf(changing, pieceNumber);
    const known = await measurementOf(changing, id);
    if (known)
      return { state: piece.state, findings: { headline: known.verdict, inTolerance: known.inTolerance } };
    if (changing.order.state !== 'in the making') refuse(409, `Order ${number} is ${changing.order.state}.`);
    refuseOthers(piece, by);
    const sheet = await pieceSheet(services, piece.build);
    const findings = findingsOf(sheet, pickupOf(piece.build), measured);
    const { inTolerance, headline, advice, resistance20_Ohm } = findings;
    const moved = movePiece(piece.state, inTolerance ? 'wound' : 'kept', { inTolerance, note: why ?? '' });
    if (!moved.ok)
      return moved.reason === 'no such move'
        ? refuse(409, `Piece ${pieceNumber} is ${piece.state}. Put it on a machine first.`)
        : refuse(422, `${headline}. ${advice} Measure again, or say in a note why it is kept.`);
    await tx.insert(measurements).values({
      ...{ id, pieceId: piece.id, inTolerance, verdict: headline, note: why?.trim() || null, at: now },
      resistance: measured.resistance_Ohm,
      temperature: measured.temperature_C,
      resistance20: resistance20_Ohm,
      inductance: measured.inductance_H,
      coils: noted(measured.coils_Ohm),
      turns: noted(measured.turns),
      ...byOf(by),
    });
    await tx
      .update(pieces)
      .set({ state: moved.state, heldBy: null, heldName: null, woundAt: now })
      .where(eq(pieces.id, piece.id));
    const after = isMeasured(moved.state) && inTolerance ? `wound, ${kept}` : `kept, ${kept}: ${why?.trim()}`;
    note({ what: field, before: pieceWords(piece), after });
    return { state: moved.state, findings: { headline, inTolerance } };
  });
}

async function measurementOf({ tx }: Changing, id: string) {
  const [known] = await tx.select().from(measurements).where(eq(measurements.id, id));
  return known;
}
