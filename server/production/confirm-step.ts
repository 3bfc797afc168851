import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  type FinishFigures,
  type FinishStep,
  figuresOf,
  finishDoubts,
  finishStepsOf,
  finishWords,
  missingFigure,
} from '#domain/production/finish.ts';
import { isMeasured } from '#domain/production/piece-state.ts';
import {
  byOf,
  type Changing,
  changeOrder,
  refuse,
  refuseDoubts,
  type Saved,
  type Staff,
  type WorkshopOutcome,
} from '../orders/index.ts';
import { benchSteps, type StepDeed } from '../platform/db/bench-schema.ts';
import type { Services } from '../platform/services.ts';
import { finishedSteps } from './finished-steps.ts';
import { mayCorrect, type PieceRow, pieceOf } from './piece-row.ts';
import { pieceSheet } from './piece-sheet.ts';

interface OfStep {
  /** Given by the bench: what is sent twice is kept once. */
  readonly id: string;
  readonly number: string;
  readonly version?: number | undefined;
  readonly piece: number;
  readonly step: FinishStep;
}

interface Confirming extends OfStep {
  readonly figures: FinishFigures;
  /** Figures far from the usual were looked at once more. */
  readonly sure?: boolean | undefined;
  /** Why it is corrected, where it was confirmed already. */
  readonly reason?: string | undefined;
}

type StepAnswer = Promise<WorkshopOutcome<Saved<{ step: FinishStep }>>>;

const isKnown = async ({ tx }: Changing, id: string): Promise<boolean> =>
  (await tx.select({ id: benchSteps.id }).from(benchSteps).where(eq(benchSteps.id, id))).length > 0;

/** The piece with its steps, once it is measured and may still be written about. */
async function finishing(changing: Changing, pieceNumber: number, step: FinishStep) {
  const piece = await pieceOf(changing, pieceNumber);
  mayCorrect(changing.order);
  if (!isMeasured(piece.state)) refuse(409, `Piece ${pieceNumber} is ${piece.state}. Measure it first.`);
  const all = finishStepsOf((await pieceSheet(changing.tx, piece)).steps);
  if (!all.includes(step)) refuse(422, `Piece ${pieceNumber} has no step ${step}.`);
  const done = (await finishedSteps(changing.tx, [piece.id]))(piece.id);
  return { piece, all, done };
}

const put = (
  { tx, now }: Changing,
  by: Staff,
  piece: PieceRow,
  row: { id: string; step: FinishStep; deed: StepDeed; figures: FinishFigures } & {
    sure?: boolean;
    reason?: string | null;
  },
) => tx.insert(benchSteps).values({ ...row, pieceId: piece.id, at: now, ...byOf(by) });

/** Writes down that a step after measuring is done, with its figures; a second time corrects them, and asks why. */
export function confirmStep(
  services: Services,
  by: Staff,
  { id, number, version, piece: pieceNumber, step, figures: given, sure, reason }: Confirming,
): StepAnswer {
  const figures = figuresOf(step, given);
  const confirmed = (before: FinishFigures | null, why: string | null) =>
    ({
      kind: 'step-confirmed',
      payload: { unit: pieceNumber, step, before, after: figures, reason: why },
    }) as const;
  const wish = { number, version, yours: [confirmed(null, null)] };
  return changeOrder(services, by, wish, async (changing) => {
    if (await isKnown(changing, id)) return { step };
    const { piece, all, done } = await finishing(changing, pieceNumber, step);
    const before = done.find((one) => one.step === step);
    const first = all.find((other) => !done.some((one) => one.step === other));
    if (!before && first !== undefined && first !== step) refuse(409, `${first} comes first.`);
    const missing = missingFigure(step, figures);
    if (missing) refuse(422, missing);
    const doubts = finishDoubts(figures);
    if (doubts.length > 0 && !sure) refuseDoubts(doubts);
    const was = before && finishWords(before.figures);
    if (was === finishWords(figures)) return { step };
    const why = before ? (reason?.trim() ?? '') : null;
    if (why === '') refuse(422, `It stands as ${was}. Say why that is corrected.`);
    await put(changing, by, piece, {
      id,
      step,
      deed: before ? 'corrected' : 'confirmed',
      figures,
      sure: doubts.length > 0,
      reason: why,
    });
    changing.record(confirmed(before?.figures ?? null, why));
    return { step };
  });
}

/** Takes a confirmed step back, and with it what came after it: it was not done, or not so that it counts. */
export function undoStep(
  services: Services,
  by: Staff,
  { id, number, version, piece: pieceNumber, step, reason }: OfStep & { readonly reason: string },
): StepAnswer {
  const payload = { unit: pieceNumber, step, before: {}, after: null, reason };
  const wish = { number, version, yours: [{ kind: 'step-undone', payload } as const] };
  return changeOrder(services, by, wish, async (changing) => {
    if (await isKnown(changing, id)) return { step };
    const { piece, all } = await finishing(changing, pieceNumber, step);
    await undoSteps(changing, by, piece, { steps: all.slice(all.indexOf(step)), reason, firstId: id });
    return { step };
  });
}

/** Undoes those of some steps that count. */
export async function undoSteps(
  changing: Changing,
  by: Staff,
  piece: PieceRow,
  { steps, reason, firstId }: { steps: readonly FinishStep[]; reason: string; firstId?: string },
): Promise<void> {
  const done = (await finishedSteps(changing.tx, [piece.id]))(piece.id);
  let id = firstId;
  for (const { step, figures } of done.filter((one) => steps.includes(one.step))) {
    await put(changing, by, piece, { id: id ?? randomUUID(), step, deed: 'undone', figures, reason });
    id = undefined;
    changing.record({
      kind: 'step-undone',
      payload: { unit: piece.number, step, before: figures, after: null, reason },
    });
  }
}
