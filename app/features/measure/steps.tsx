import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { decimalsIn } from '#domain/decimal-comma.ts';
import type { Language } from '#domain/languages.ts';
import { ohmWords } from '#domain/your-pickup/figure-words.ts';
import { MEASURE_MESSAGES } from './measure.messages.ts';
import styles from './steps.module.css';
import { type Measuring, PICKUP_SWEEPS, type Stage } from './use-measure.ts';

type StepId = keyof (typeof MEASURE_MESSAGES)['en']['steps'];
const STEPS: readonly StepId[] = ['open', 'short', 'known', 'pickup'];

const NBSP = '\u00a0';

/** What is on the clips, drawn. */
const ON_CLIPS: Readonly<Record<StepId, ReactNode>> = {
  open: (
    <>
      <path className={styles.wire} d="M30 24V6H118V24" />
      <circle className={styles.end} cx="156" cy="24" r="4" />
      <circle className={styles.end} cx="156" cy="62" r="4" />
    </>
  ),
  short: <path className={styles.copper} d="M152 24V62" />,
  known: (
    <>
      <path d="M152 24v4M152 58v4" />
      <rect className={styles.known} x="143" y="28" width="18" height="30" />
      <text x="168" y="47">
        10k
      </text>
    </>
  ),
  pickup: (
    <>
      <path className={styles.copper} d="M152 24v3c12 0 12 11 0 11c12 0 12 11 0 11c12 0 12 10 0 11v2" />
      <path d="M170 26v34M175 26v34" />
    </>
  ),
};

/** Two digits of a share that is mostly zero. */
const percent = (share: number) => `${Math.abs(share * 100).toFixed(1)}${NBSP}%`;

function found(step: StepId, state: Measuring, language: Language): string {
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

const stepOf = (stage: Stage): StepId => (stage === 'straight' ? 'open' : stage);

/** The four steps in their order: what is clipped on, what it is for, and what it has found. */
export function Steps({ state, onAgain }: { state: Measuring; onAgain: (stage: Stage) => void }) {
  const words = useWords(MEASURE_MESSAGES);
  const language = useLanguage();
  const at = STEPS.indexOf(stepOf(state.stage));
  const begun = state.status !== 'idle' && state.status !== 'asking';
  const isBusy = state.status === 'sweeping' || state.status === 'reckoning';
  return (
    <section aria-labelledby="steps-heading">
      <h2 id="steps-heading" className="visually-hidden">
        {words.fourSteps}
      </h2>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => {
          const isDone = index < at || (step === 'pickup' && state.found !== undefined);
          const isNow = begun && index === at && !isDone;
          return (
            <li
              key={step}
              className={cx(styles.step, isDone && styles.done, isNow && styles.now)}
              aria-current={isNow ? 'step' : undefined}
            >
              <div className={styles.head}>
                <span className={styles.number}>{index + 1}</span>
                {isDone && !isBusy ? (
                  <button
                    type="button"
                    className={cx('mono', styles.again)}
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
              <svg className={styles.drawing} viewBox="0 0 200 74" aria-hidden="true">
                <path className={styles.copper} d="M4 24H50M98 24H152" />
                <rect x="50" y="15" width="48" height="18" />
                <path d="M4 62H152" />
                {ON_CLIPS[step]}
              </svg>
              <h3 className="h4">{words.steps[step].name}</h3>
              <p className={styles.text}>{words.steps[step].text}</p>
              <p className={cx('mono', styles.found)}>{found(step, state, language)}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
