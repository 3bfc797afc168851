import { decimalsIn } from '../decimal-comma.ts';
import type { Language } from '../languages.ts';
import { isOneOf } from '../records.ts';
import { BENCH } from './bench.ts';
import type { BenchStep } from './bench-steps.ts';
import { FINISH_WORDS } from './finish.messages.ts';

/** What is done to a pickup once it is measured, in the order of the bench. */
export const FINISH_STEPS = ['wax', 'cover', 'test play'] as const;
export type FinishStep = (typeof FINISH_STEPS)[number];

/** What is written down of such a step: of the bath its minutes and °C, of the others that they were done. */
export interface FinishFigures {
  readonly minutes?: number | undefined;
  readonly temperature_C?: number | undefined;
}

/** A step that was confirmed and counts. */
export interface FinishedStep {
  readonly step: FinishStep;
  readonly figures: FinishFigures;
  readonly by: string;
  /** ISO. */
  readonly at: string;
}

const NBSP = '\u00a0';

const isFinishStep = (id: BenchStep['id']): id is FinishStep => isOneOf(FINISH_STEPS, id);

/** The steps of a pickup that come after measuring. */
export const finishStepsOf = (steps: readonly BenchStep[]): readonly FinishStep[] =>
  steps.flatMap(({ id }) => (isFinishStep(id) ? [id] : []));

/** The same of what is wound, without its sheet. */
export const finishStepsFor = ({ potted }: { readonly potted: boolean }): readonly FinishStep[] =>
  FINISH_STEPS.filter((step) => step !== 'wax' || potted);

/** What of these is not confirmed yet, in their order. */
export const openSteps = (
  steps: readonly FinishStep[],
  done: readonly Pick<FinishedStep, 'step'>[],
): readonly FinishStep[] => steps.filter((step) => !done.some((one) => one.step === step));

/** "20 min at 65 °C". */
export const bathWords = (minutes: number, temperature_C: number, language: Language = 'en'): string =>
  decimalsIn(`${minutes}${NBSP}min ${FINISH_WORDS[language].at} ${temperature_C}${NBSP}°C`, language);

/** The same of any step; "done" where it has no figures. */
export const finishWords = ({ minutes, temperature_C }: FinishFigures, language: Language = 'en'): string =>
  minutes === undefined || temperature_C === undefined
    ? FINISH_WORDS[language].done
    : bathWords(minutes, temperature_C, language);

/** What is missing for a step to be confirmed; undefined where nothing is. */
export function missingFigure(
  step: FinishStep,
  { minutes, temperature_C }: FinishFigures,
  language: Language = 'en',
): string | undefined {
  const { lacksMinutes, lacksDegrees } = FINISH_WORDS[language];
  if (step !== 'wax') return undefined;
  if (minutes === undefined) return lacksMinutes;
  if (temperature_C === undefined) return lacksDegrees;
  return undefined;
}

/** Only what a step has is kept. */
export const figuresOf = (step: FinishStep, { minutes, temperature_C }: FinishFigures): FinishFigures =>
  step === 'wax' ? { minutes, temperature_C } : {};

/** A bath between these is nothing to ask about: wax melts, bobbins do not. */
const USUAL_MINUTES = [BENCH.wax.minutes / 2, BENCH.wax.minutes * 3] as const;
const USUAL_DEGREES = [BENCH.wax.temperature_C - 10, BENCH.wax.temperature_C + 15] as const;

/** What is so far from the usual that it is asked about twice, in words; none for most. */
export function finishDoubts(
  { minutes, temperature_C }: FinishFigures,
  language: Language = 'en',
): readonly string[] {
  const words = FINISH_WORDS[language];
  const outside = (value: number | undefined, [low, high]: readonly [number, number]) =>
    value !== undefined && (value < low || value > high);
  return [
    ...(outside(minutes, USUAL_MINUTES)
      ? [words.minutes(decimalsIn(String(minutes), language), BENCH.wax.minutes)]
      : []),
    ...(outside(temperature_C, USUAL_DEGREES)
      ? [words.degrees(decimalsIn(String(temperature_C), language), BENCH.wax.temperature_C)]
      : []),
  ];
}
