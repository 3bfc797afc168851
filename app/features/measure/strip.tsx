import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { LevelStrip, levelWords } from '#app/ui/level-strip.tsx';
import { decimalsIn } from '#domain/languages.ts';
import { SWEEP_FROM_HZ, SWEEP_TO_HZ, sweepFrequency } from '#domain/measure/sweep.ts';
import { decibelsOf } from '#domain/measure/take.ts';
import { type Advice, MEASURE_MESSAGES } from './measure.messages.ts';
import { type Measure, PICKUP_SWEEPS, SWEEP_SECONDS } from './use-measure.ts';

const FIRST = 'flex flex-wrap gap-y-24 gap-x-40 items-start px-margin pt-24 pb-64';
const ROW = 'flex gap-16 justify-between mb-8';

const TOO_LOUD_DB = -3;
const WIDTH = 640;
const MIDDLE = 32;
const HEIGHT = 20;
const WAVES = 26;

const hertz = (f: number) => (f < 1000 ? `${Math.round(f)}\u00a0Hz` : `${(f / 1000).toFixed(1)}\u00a0kHz`);

function wave(share: number): string {
  const span = Math.log(SWEEP_TO_HZ / SWEEP_FROM_HZ) / 2.4;
  const steps = Math.max(2, Math.round(share * 420));
  const at = (n: number) => {
    const x = (n / steps) * share;
    const phase = (2 * Math.PI * WAVES * Math.expm1(x * span)) / Math.expm1(span);
    return `${(x * WIDTH).toFixed(1)} ${(MIDDLE + HEIGHT * Math.sin(phase)).toFixed(1)}`;
  };
  return `M${Array.from({ length: steps + 1 }, (_, n) => at(n)).join('L')}`;
}

/** Start, sweep and stop: level and sweep on ink. */
export function Strip({ measure, said }: { measure: Measure; said: Advice | undefined }) {
  const { state, begin, sweep, stop } = measure;
  const words = useMessages(MEASURE_MESSAGES);
  const language = useLanguage();
  const { status, stage, moment, sweep_s } = state;
  const peak = useRef(0);
  const isSweeping = status === 'sweeping';
  const buttons = useRef<HTMLDivElement>(null);
  // A replaced button passes its focus to the replacement; focus elsewhere stays.
  useEffect(() => {
    if ((status === 'sweeping' || status === 'ready') && document.activeElement === document.body)
      buttons.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [status]);
  if (!isSweeping) peak.current = 0;
  else if (moment) peak.current = Math.max(peak.current, moment.peak);
  useEffect(() => {
    if (!isSweeping) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') stop();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isSweeping, stop]);

  if (status === 'idle' || status === 'asking')
    return (
      <div className={FIRST}>
        <Box said={said ?? words.begin} isWrong={said !== undefined}>
          <Button kind="primary" small disabled={status === 'asking'} onClick={begin}>
            {status === 'asking' ? words.begin.asking : (said ?? words.begin).button}
          </Button>
        </Box>
        <fieldset className="flex gap-y-4 gap-x-20 items-center">
          <legend className="mono mb-4">{words.begin.length}</legend>
          {SWEEP_SECONDS.map((seconds) => (
            <label key={seconds} className="inline-flex gap-10 items-center min-h-44 cursor-pointer">
              <input
                className="size-20 accent-copper"
                type="radio"
                name="sweep"
                value={seconds}
                checked={seconds === sweep_s}
                onChange={() => measure.setSweep(seconds)}
              />
              <span>{seconds}&nbsp;s</span>
            </label>
          ))}
        </fieldset>
      </div>
    );

  const { caption, title, text, button } = words.stages[stage];
  const at_s = Math.max(0, moment?.at_s ?? 0);
  const f = sweepFrequency({ sampleRate: 48_000, lead_s: 0.5, sweep_s, tail_s: 1 }, at_s);
  const share = isSweeping ? Math.min(1, Math.max(0, (at_s - 0.5) / sweep_s)) : 0;
  const [now_dB, peak_dB] = [decibelsOf(moment?.rms ?? 0), decibelsOf(peak.current)];
  const isLoud = peak_dB > TOO_LOUD_DB;
  return (
    <>
      {said && !isSweeping ? (
        <div className={FIRST}>
          <Box said={said} isWrong />
        </div>
      ) : null}
      <section
        className="on-ink grid grid-cols-12 gap-x-gutter min-h-246 mt-24 px-margin pt-28 pb-34 phone:px-20 phone:pt-22 phone:pb-26 phone:[&>*]:col-span-full phone:[&>*]:justify-self-stretch phone:[&>*]:text-left"
        aria-label={words.level}
      >
        <div className="mono col-[1/4] text-muted [&>*]:block [&_b]:text-text">
          <b>{isSweeping && stage === 'pickup' ? words.sweepOf(state.sweep, PICKUP_SWEEPS) : caption}</b>
          {isSweeping ? (
            words.sweepLines(sweep_s).map((line) => <span key={line}>{line}</span>)
          ) : (
            <span>{status === 'reckoning' ? words.reckoning : state.stopped ? words.stopped : ''}</span>
          )}
        </div>
        <div className="col-[4/10] phone:mt-16">
          {isSweeping ? (
            <>
              <p className={cx('mono', ROW)}>
                <span>{words.level}</span>
                <span className={isLoud ? '[color:#cf8fa6] weight-500' : 'copper'}>
                  {words.levelWords(levelWords(now_dB, language), levelWords(peak_dB, language))}
                  {isLoud ? `, ${words.tooLoud}` : ''}
                </span>
              </p>
              <LevelStrip level_dB={now_dB} peak_dB={peak_dB} label={words.level} />
              <svg
                className="block w-full h-64 mt-18 mb-10 overflow-visible fill-none"
                viewBox={`0 0 ${WIDTH} 64`}
                aria-hidden="true"
                preserveAspectRatio="none"
              >
                <path className="stroke-line" d={`M0 ${MIDDLE}H${WIDTH}`} />
                <path className="stroke-copper stroke-[1.6] stroke-fixed" d={wave(share)} />
                <path className="stroke-text stroke-2 stroke-fixed" d={`M${share * WIDTH} 2V62`} />
              </svg>
              <p className={cx('mono', ROW)}>
                <b>{decimalsIn(hertz(f), language)}</b>
                <span className="muted">
                  {words.secondsOf(Math.min(sweep_s, Math.max(0, Math.floor(at_s - 0.5))), sweep_s)}
                </span>
              </p>
            </>
          ) : (
            <>
              <h2 className="h3">{title}</h2>
              <p className="max-w-[34em] mt-12">{text}</p>
            </>
          )}
        </div>
        <div
          ref={buttons}
          className="col-[10/13] justify-self-end text-right phone:mt-18 phone:[&_button]:w-full"
        >
          {isSweeping ? (
            <>
              <Button kind="quiet" onClick={stop}>
                {words.stop}
              </Button>
              <p className="mono muted mt-14">{words.escape}</p>
            </>
          ) : (
            <Button kind="primary" disabled={status === 'reckoning'} onClick={sweep}>
              {status === 'reckoning' ? words.reckoning : button}
            </Button>
          )}
        </div>
      </section>
    </>
  );
}

function Box({
  said,
  isWrong,
  children,
}: {
  said: Pick<Advice, 'title' | 'text'>;
  isWrong: boolean;
  children?: React.ReactNode;
}) {
  return (
    <div
      className={cx(
        'box-border w-full max-w-440 px-22 pt-20 pb-22 bg-ground-raised',
        isWrong ? 'edge-wrong' : 'line',
      )}
      role={isWrong ? 'alert' : undefined}
    >
      <h2 className={cx('h4 flex gap-10 items-start mb-8', isWrong && 'text-wine')}>
        {isWrong ? <Icon name="warning" size={20} className="flex-none" /> : null}
        <span>{said.title}</span>
      </h2>
      <p>{said.text}</p>
      {children ? <div className="mt-14">{children}</div> : null}
    </div>
  );
}
