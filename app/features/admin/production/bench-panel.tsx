import { useEffect, useRef } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import type { BenchView } from '#server/production/index.ts';
import { Doubts } from '../kit/doubts.tsx';
import look from '../kit/look.module.css';
import { BENCH_WORDS } from './bench.messages.ts';
import { Join } from './bench-join.tsx';
import { Measure } from './bench-measure.tsx';
import { Measured } from './bench-measured.tsx';
import { Next } from './bench-next.tsx';
import { PutOn } from './bench-put-on.tsx';
import { Wind } from './bench-wind.tsx';
import type { Bench } from './use-bench.ts';

const TROUBLE = 'flex items-center gap-12 mb-14 py-14 px-16 bg-wine text-white';

/** Beside the stage: the task of this step with one copper button. */
export function BenchPanel({ view, bench }: { view: BenchView; bench: Bench }) {
  const words = useMessages(BENCH_WORDS);
  const { sheet, unit } = view;
  const step = sheet.steps[bench.step];
  const isMine = unit.state === 'on the bench' && unit.isYours;
  const Step =
    unit.state === 'wound' || unit.state === 'kept'
      ? Measured
      : !isMine
        ? PutOn
        : step?.id === 'measure'
          ? Measure
          : step?.id === 'join'
            ? Join
            : Wind;
  const panel = useRef<HTMLElement>(null);
  // The button that led on is gone, and the focus with it: it goes on in the first field of the next step, or on its button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    // The first form is the step's own; folded parts have fields too.
    const form = panel.current?.querySelector('form');
    const find = (what: string) => form?.querySelector<HTMLElement>(what);
    (find('input:not([type="checkbox"])') ?? find('button[type="submit"]'))?.focus();
  }, [bench.step]);
  return (
    <section
      ref={panel}
      className="group/panel flex flex-col min-w-0 px-32 pb-20 tablet:px-24 phone:py-16 phone:px-24 small:px-16"
      aria-label={words.panel}
    >
      <div className="fine flex flex-none items-center justify-between gap-16 h-64 line-b [&>:last-child:not(:first-child)]:whitespace-nowrap phone:hidden">
        <span className="text-muted">
          {sheet.name}, {sheet.summary}
        </span>
        {step ? <span>{words.step(bench.step + 1, sheet.steps.length)}</span> : null}
      </div>
      <fieldset className="contents">
        <Step key={bench.step} view={view} bench={bench} />
      </fieldset>
      {bench.waits ? (
        <p className={TROUBLE} role="status">
          <Icon name="warning" size={16} /> {words.noNetwork}
        </p>
      ) : null}
      {bench.asked ? (
        <Doubts
          doubts={bench.asked.doubts}
          button={look.button}
          onYes={bench.asked.yes}
          onLook={bench.lookAgain}
        />
      ) : null}
      {bench.trouble ? (
        <p className={TROUBLE} role="alert">
          {bench.trouble}
          {bench.conflict ? (
            <button type="button" className={look.link} onClick={() => bench.save(bench.conflict?.version)}>
              {words.takeMine}
            </button>
          ) : null}
        </p>
      ) : null}
      <Next view={view} bench={bench} />
    </section>
  );
}
