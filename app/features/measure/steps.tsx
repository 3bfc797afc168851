import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { decimalsIn, type Language } from '#domain/languages.ts';
import { ohmWords } from '#domain/your-pickup/figure-words.ts';
import { MEASURE_MESSAGES } from './measure.messages.ts';
import { type MeasureStage, type MeasureState, PICKUP_SWEEPS } from './use-measure.ts';

type StepId = keyof (typeof MEASURE_MESSAGES)['en']['steps'];
const STEPS: readonly StepId[] = ['open', 'short', 'known', 'pickup'];

const STEP =
  'flex flex-col min-w-0 px-24 pt-20 pb-22 bg-ground-raised not-first:line-l max-[1200px]:nth-3:[border-left:0] max-[1200px]:nth-[n+3]:line-t small:px-20 small:py-18 small:not-first:[border-left:0] small:not-first:line-t';
const NUMBER =
  'inline-grid flex-none place-items-center size-24 [border:1px_solid_var(--copper)] rounded-half mono-11/1 weight-500';

const NBSP = '\u00a0';

const ON_CLIPS: Readonly<Record<StepId, ReactNode>> = {
  open: (
    <>
      <path className="stroke-copper-fill stroke-2 [stroke-dasharray:4_3]" d="M30 24V6H118V24" />
      <circle className="fill-ground-raised" cx="156" cy="24" r="4" />
      <circle className="fill-ground-raised" cx="156" cy="62" r="4" />
    </>
  ),
  short: <path className="stroke-copper-fill stroke-[2.5]" d="M152 24V62" />,
  known: (
    <>
      <path d="M152 24v4M152 58v4" />
      <rect className="fill-ground-raised stroke-copper stroke-2" x="143" y="28" width="18" height="30" />
      <text className="fill-copper mono-10/1 ls-[normal]" x="168" y="47">
        10k
      </text>
    </>
  ),
  pickup: (
    <>
      <path
        className="stroke-copper-fill stroke-[2.5]"
        d="M152 24v3c12 0 12 11 0 11c12 0 12 11 0 11c12 0 12 10 0 11v2"
      />
      <path d="M170 26v34M175 26v34" />
    </>
  ),
};

const percent = (share: number) => `${Math.abs(share * 100).toFixed(1)}${NBSP}%`;

function found(step: StepId, state: MeasureState, language: Language): string {
  const { input, leak_dB, known } = state;
  const words = MEASURE_MESSAGES[language].found;
  const write = (figures: string) => decimalsIn(figures, language);
  if (step === 'open' && input)
    return words.open(write(ohmWords(input.input_Ohm)), Math.round(input.cable_F * 1e12));
  if (step === 'short' && leak_dB !== undefined) return words.short(Math.abs(leak_dB).toFixed(0));
  if (step === 'known' && known)
    return words.known(write((known.read_Ohm / 1000).toFixed(2)), write(percent(known.off)));
  if (step === 'pickup' && state.status === 'sweeping' && state.stage === 'pickup')
    return words.pickup(state.sweep, PICKUP_SWEEPS);
  return '';
}

const stepOf = (stage: MeasureStage): StepId => (stage === 'straight' ? 'open' : stage);

/** The four steps in order: setup, purpose and result. */
export function Steps({ state, onAgain }: { state: MeasureState; onAgain: (stage: MeasureStage) => void }) {
  const words = useMessages(MEASURE_MESSAGES);
  const language = useLanguage();
  const at = STEPS.indexOf(stepOf(state.stage));
  const begun = state.status !== 'idle' && state.status !== 'asking';
  const isBusy = state.status === 'sweeping' || state.status === 'reckoning';
  return (
    <section aria-labelledby="steps-heading">
      <h2 id="steps-heading" className="visually-hidden">
        {words.fourSteps}
      </h2>
      <ol className="grid grid-cols-4 mt-24 line max-[1200px]:grid-cols-2 phone:-mx-margin phone:[border-inline:0] small:grid-cols-1">
        {STEPS.map((step, index) => {
          const isDone = index < at || (step === 'pickup' && state.found !== undefined);
          const isNow = begun && index === at && !isDone;
          return (
            <li
              key={step}
              className={cx(STEP, isNow && '[box-shadow:inset_0_0_0_2px_var(--copper)]')}
              aria-current={isNow ? 'step' : undefined}
            >
              <div className="flex items-center justify-between min-h-24 mb-16">
                <span className={cx(NUMBER, isDone ? 'bg-copper text-paper' : 'text-copper')}>
                  {index + 1}
                </span>
                {isDone && !isBusy ? (
                  <button
                    type="button"
                    className="mono min-h-44 -mt-10 -mr-10 -mb-10 px-10 line-0 [background:none] text-inherit underline [text-decoration-color:var(--edge)] underline-offset-[0.25em] cursor-pointer [&_span]:inline-block [&_span]:mr-[0.5ch] [&_span]:no-underline"
                    onClick={() => onAgain(step === 'open' ? 'straight' : step)}
                  >
                    <span aria-hidden="true">{words.done}, </span>
                    <span>{words.again}</span>
                    <span className="visually-hidden">: {words.steps[step].name}</span>
                  </button>
                ) : (
                  <span className="mono">{isDone ? words.done : isNow ? words.now : ''}</span>
                )}
              </div>
              <svg
                className="drawing w-200 h-74 mb-14 stroke-text stroke-[1.5]"
                viewBox="0 0 200 74"
                aria-hidden="true"
              >
                <path className="stroke-copper-fill stroke-[2.5]" d="M4 24H50M98 24H152" />
                <rect className="fill-ground-raised" x="50" y="15" width="48" height="18" />
                <path d="M4 62H152" />
                {ON_CLIPS[step]}
              </svg>
              <h3 className="h4">{words.steps[step].name}</h3>
              <p className="flex-1 mt-6 mb-12 type-16 lh-[1.45]">{words.steps[step].text}</p>
              <p className="mono min-h-[1.55em] weight-500">{found(step, state, language)}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
