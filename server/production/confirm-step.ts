import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { inEach } from '#domain/languages.ts';
import {
  type FinishFigures,
  type FinishStep,
  figuresOf,
  finishDoubts,
  finishStepsOf,
  finishWords,
  missingFigure,
} from '#domain/production/finish.ts';
import { isMeasured } from '#domain/production/unit-state.ts';
import {
  byOf,
  changeOrder,
  refuse,
  refuseDoubts,
  refuseOther,
  type Saved,
  type Staff,
  type UnitOfWork,
  type WorkshopOutcome,
} from '../orders/index.ts';
import { benchSteps, type StepDeed } from '../platform/db/bench-schema.ts';
import type { Services } from '../platform/services.ts';
import { bookStage, returnStage } from '../stock/index.ts';
import { finishedSteps } from './finished-steps.ts';
import { BENCH_REFUSALS } from './refusals.messages.ts';
import { doubtsInEach } from './said-doubts.ts';
import { mayCorrect, refuseOldSheet, type UnitRow, unitOf } from './unit-row.ts';
import { unitSheet } from './unit-sheet.ts';

interface OfStep {
  /** Given by the bench: what is sent twice is kept once. */
  readonly id: string;
  readonly number: string;
  readonly version?: number | undefined;
  readonly unit: number;
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

/** Whether this was kept before; refuses an id that was used for something else. */
async function isKnown(
  work: UnitOfWork,
  { id, unit }: OfStep,
  same: Partial<typeof benchSteps.$inferSelect> & { isUndone: boolean },
): Promise<boolean> {
  const [known] = await work.tx.select().from(benchSteps).where(eq(benchSteps.id, id));
  if (!known) return false;
  const { id: unitId } = await unitOf(work, unit);
  refuseOther({ ...known, isUndone: known.deed === 'undone' }, { unitId, ...same });
  return true;
}

/** The unit with its steps, once it is measured and may still be written about. */
async function finishing(work: UnitOfWork, unitNumber: number, step: FinishStep) {
  const unit = await unitOf(work, unitNumber);
  mayCorrect(work.order);
  if (!isMeasured(unit.state))
    refuse(
      409,
      inEach(
        BENCH_REFUSALS,
        ({ pieceIs, measureFirst }) => `${pieceIs(unitNumber, unit.state)} ${measureFirst}`,
      ),
    );
  const all = finishStepsOf((await unitSheet(work.tx, unit)).steps);
  if (!all.includes(step))
    refuse(
      422,
      inEach(BENCH_REFUSALS, ({ noStep }) => noStep(unitNumber, step)),
    );
  const done = (await finishedSteps(work.tx, [unit.id]))(unit.id);
  return { unit, all, done };
}

const put = (
  { tx, now }: UnitOfWork,
  by: Staff,
  unit: UnitRow,
  row: { id: string; step: FinishStep; deed: StepDeed; figures: FinishFigures } & {
    sure?: boolean;
    reason?: string | null;
  },
) => tx.insert(benchSteps).values({ ...row, unitId: unit.id, at: now, ...byOf(by) });

/** Writes down that a step after measuring is done, with its figures; a second time corrects them, and asks why. */
export function confirmStep(services: Services, by: Staff, asked: Confirming): StepAnswer {
  const { id, number, version, unit: unitNumber, step, figures: given, sure, reason } = asked;
  const figures = figuresOf(step, given);
  const confirmed = (before: FinishFigures | null, why: string | null) =>
    ({
      kind: 'step-confirmed',
      payload: { unit: unitNumber, step, before, after: figures, reason: why },
    }) as const;
  const requested = { number, version, yours: [confirmed(null, null)] };
  return changeOrder(services, by, requested, async (work) => {
    if (await isKnown(work, asked, { step, figures, isUndone: false })) return { step };
    const { unit, all, done } = await finishing(work, unitNumber, step);
    await refuseOldSheet(work, unit, version);
    const before = done.find((one) => one.step === step);
    const first = all.find((other) => !done.some((one) => one.step === other));
    if (!before && first !== undefined && first !== step)
      refuse(
        409,
        inEach(BENCH_REFUSALS, ({ comesFirst }) => comesFirst(first)),
      );
    if (missingFigure(step, figures))
      refuse(
        422,
        inEach(BENCH_REFUSALS, (_, language) => missingFigure(step, figures, language) ?? ''),
      );
    const doubts = doubtsInEach((language) => finishDoubts(figures, language));
    if (doubts.length > 0 && !sure) refuseDoubts(doubts);
    const was = before && finishWords(before.figures);
    if (was === finishWords(figures)) return { step };
    const why = before ? (reason?.trim() ?? '') : null;
    if (before && why === '')
      refuse(
        422,
        inEach(BENCH_REFUSALS, ({ standsAs }, language) => standsAs(finishWords(before.figures, language))),
      );
    await put(work, by, unit, {
      id,
      step,
      deed: before ? 'corrected' : 'confirmed',
      figures,
      sure: doubts.length > 0,
      reason: why,
    });
    work.record(confirmed(before?.figures ?? null, why));
    if (step === 'cover' && !before) await bookStage(work, by, unit, 'cover');
    return { step };
  });
}

/** Takes a confirmed step back, and with it what came after it: it was not done, or not so that it counts. */
export function undoStep(
  services: Services,
  by: Staff,
  asked: OfStep & { readonly reason: string },
): StepAnswer {
  const { id, number, version, unit: unitNumber, step, reason } = asked;
  const payload = { unit: unitNumber, step, before: {}, after: null, reason };
  const requested = { number, version, yours: [{ kind: 'step-undone', payload } as const] };
  return changeOrder(services, by, requested, async (work) => {
    if (await isKnown(work, asked, { reason, isUndone: true })) return { step };
    const { unit, all } = await finishing(work, unitNumber, step);
    await undoSteps(work, by, unit, { steps: all.slice(all.indexOf(step)), reason, firstId: id });
    return { step };
  });
}

/** Undoes those of some steps that count. */
export async function undoSteps(
  work: UnitOfWork,
  by: Staff,
  unit: UnitRow,
  { steps, reason, firstId }: { steps: readonly FinishStep[]; reason: string; firstId?: string },
): Promise<void> {
  const done = (await finishedSteps(work.tx, [unit.id]))(unit.id);
  let id = firstId;
  for (const { step, figures } of done.filter((one) => steps.includes(one.step))) {
    await put(work, by, unit, { id: id ?? randomUUID(), step, deed: 'undone', figures, reason });
    id = undefined;
    if (step === 'cover') await returnStage(work, by, unit, 'cover');
    work.record({
      kind: 'step-undone',
      payload: { unit: unit.number, step, before: figures, after: null, reason },
    });
  }
}
