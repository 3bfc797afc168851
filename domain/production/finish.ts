import { decimalsIn, type Language } from '../languages.ts';
import { isOneOf } from '../records.ts';
import { BENCH } from './bench.ts';
import type { BenchStep } from './bench-steps.ts';
import { FINISH_WORDS } from './finish.messages.ts';

/** Steps after measuring, in order. */
export const FINISH_STEPS = ['wax', 'cover', 'test play'] as const;
export type FinishStep = (typeof FINISH_STEPS)[number];

/** Recorded figures of a step: minutes and °C of the bath, none for others. */
export interface FinishFigures {
  readonly minutes?: number | undefined;
  readonly temperature_C?: number | undefined;
}

export interface FinishedStep {
  readonly step: FinishStep;
  readonly figures: FinishFigures;
  readonly by: string;
  /** ISO. */
  readonly at: string;
}

const NBSP = '\u00a0';

const isFinishStep = (id: BenchStep['id']): id is FinishStep => isOneOf(FINISH_STEPS, id);

export const finishStepsOf = (steps: readonly BenchStep[]): readonly FinishStep[] =>
  steps.flatMap(({ id }) => (isFinishStep(id) ? [id] : []));

export const finishStepsFor = ({ potted }: { readonly potted: boolean }): readonly FinishStep[] =>
  FINISH_STEPS.filter((step) => step !== 'wax' || potted);

/** Unconfirmed steps, in order. */
export const openSteps = (
  steps: readonly FinishStep[],
  done: readonly Pick<FinishedStep, 'step'>[],
): readonly FinishStep[] => steps.filter((step) => !done.some((one) => one.step === step));

/** "20 min at 65 °C". */
export const bathWords = (minutes: number, temperature_C: number, language: Language = 'en'): string =>
  decimalsIn(`${minutes}${NBSP}min ${FINISH_WORDS[language].at} ${temperature_C}${NBSP}°C`, language);

/** Figures of any step; "done" if it has none. */
export const finishWords = ({ minutes, temperature_C }: FinishFigures, language: Language = 'en'): string =>
  minutes === undefined || temperature_C === undefined
    ? FINISH_WORDS[language].done
    : bathWords(minutes, temperature_C, language);

/** The missing figure that prevents confirming a step; undefined if there is none. */
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

/** Removes figures that do not belong to the step. */
export const figuresOfStep = (step: FinishStep, { minutes, temperature_C }: FinishFigures): FinishFigures =>
  step === 'wax' ? { minutes, temperature_C } : {};

/** Plausible range of a bath. */
const USUAL_MINUTES = [BENCH.wax.minutes / 2, BENCH.wax.minutes * 3] as const;
const USUAL_DEGREES = [BENCH.wax.temperature_C - 10, BENCH.wax.temperature_C + 15] as const;

/** Questions about implausible figures; usually none. */
export function finishDoubts(
  { minutes, temperature_C }: FinishFigures,
  language: Language = 'en',
): readonly string[] {
  const messages = FINISH_WORDS[language];
  const outside = (value: number | undefined, [low, high]: readonly [number, number]) =>
    value !== undefined && (value < low || value > high);
  return [
    ...(outside(minutes, USUAL_MINUTES)
      ? [messages.minutes(decimalsIn(String(minutes), language), BENCH.wax.minutes)]
      : []),
    ...(outside(temperature_C, USUAL_DEGREES)
      ? [messages.degrees(decimalsIn(String(temperature_C), language), BENCH.wax.temperature_C)]
      : []),
  ];
}
