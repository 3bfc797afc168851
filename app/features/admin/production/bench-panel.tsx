import { useEffect, useRef } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { benchPath } from '#domain/production/bench.ts';
import type { BenchView } from '#server/production/index.ts';
import { TextButton } from '../kit/button.tsx';
import { PageLink } from '../kit/link.tsx';
import look from '../kit/look.module.css';
import { ThousandsFigure } from '../kit/parts.tsx';
import { Doubts } from '../kit/refusal.tsx';
import { BENCH_PAGE } from './bench.messages.ts';
import { BenchMeasure } from './bench-measure.tsx';
import { MeasuredStep } from './bench-measured.tsx';
import { BenchButtons, BenchTitle, BigButton, WORK } from './bench-parts.tsx';
import { Join, Wind } from './bench-wind.tsx';
import type { Bench } from './use-bench.ts';

const TROUBLE = 'flex items-center gap-12 mb-14 py-14 px-16 bg-wine text-white';

/** Beside the stage: the task of this step with one copper button. */
export function BenchPanel({ view, bench }: { view: BenchView; bench: Bench }) {
  const words = useMessages(BENCH_PAGE);
  const { sheet, unit } = view;
  const step = sheet.steps[bench.step];
  const isMine = unit.state === 'on the bench' && unit.isYours;
  const Step =
    unit.state === 'wound' || unit.state === 'kept'
      ? MeasuredStep
      : !isMine
        ? PutOn
        : step?.id === 'measure'
          ? BenchMeasure
          : step?.id === 'join'
            ? Join
            : Wind;
  const panel = useRef<HTMLElement>(null);
  // The button that led on is gone, and the focus with it: it goes on in the first field of the next step, or on its button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each step
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
        <Doubts doubts={bench.asked.doubts} onYes={bench.asked.yes} onLook={bench.lookAgain} />
      ) : null}
      {bench.trouble ? (
        <p className={TROUBLE} role="alert">
          {bench.trouble}
          {bench.conflict ? (
            <TextButton label={words.takeMine} onClick={() => bench.save(bench.conflict?.version)} />
          ) : null}
        </p>
      ) : null}
      <Next view={view} bench={bench} />
    </section>
  );
}

/** Shown before winding: the choice of the machine, or taking over from another maker. */
function PutOn({ view, bench }: { view: BenchView; bench: Bench }) {
  const words = useMessages(BENCH_PAGE).putOn;
  const { unit, machines } = view;
  const other = unit.state === 'on the bench' ? unit.heldBy : null;
  return (
    <div className={WORK}>
      <BenchTitle>{other ? words.hasIt(other) : words.title}</BenchTitle>
      <p className="type-17">{other ? words.taken(unit.number, unit.machine) : words.choose}</p>
      <BenchButtons>
        {Array.from({ length: machines }, (_, index) => index + 1).map((machine) => (
          <BigButton
            key={machine}
            kind={machine === (unit.machine ?? 1) && 'primary'}
            disabled={bench.isBusy}
            onClick={() =>
              bench.call('hold-piece', (of) => ({ ...of, machine, ...(other && { takeOver: true }) }))
            }
          >
            {other ? words.takeOver : words.machine} {machine}
          </BigButton>
        ))}
      </BenchButtons>
    </div>
  );
}

/** Hidden while the maker writes a note or finishes the unit. */
const NEXT =
  'grid grid-cols-[96px_1fr_auto] items-center gap-16 mt-auto pt-14 line-t small:grid-cols-[72px_1fr] group-has-[:is(textarea,[data-finish])]/panel:hidden';

/** At the foot: the following step of this unit, then the next unit of the order. */
function Next({ view, bench }: { view: BenchView; bench: Bench }) {
  const words = useMessages(BENCH_PAGE).next;
  const { next, unit, order, sheet } = view;
  const winds = sheet.coils[bench.step] !== undefined;
  const picture = (
    <span className={cx(look.thumb, 'h-68 touch:h-56 low:h-56 small:h-52')}>
      <img src={sheet.picture.path} alt="" width={960} height={720} loading="lazy" />
    </span>
  );
  if (winds)
    return (
      <div className={NEXT}>
        {picture}
        <span>
          <span className="fine text-muted">{words.after}</span>
          <b className="block weight-600">{thenWords(view, bench.step, words)}</b>
        </span>
        <Turns turns={sheet.coils.map(({ turns }) => turns.target)} />
      </div>
    );
  if (!next) return null;
  return (
    <PageLink to={benchPath(order, next.number)} className={NEXT}>
      {picture}
      <span>
        <span className="fine text-muted">{words.piece(next.number, unit.of)}</span>
        <b className="block weight-600">
          {next.sameSetting ? words.sameSetting : next.sameWire ? words.sameWire : words.otherWire}
        </b>
      </span>
      <Turns turns={next.turns} />
    </PageLink>
  );
}

/** "Wind coil 2", "Join grey to yellow, measure". */
function thenWords({ sheet }: BenchView, step: number, words: typeof BENCH_PAGE.en.next): string {
  const following = sheet.coils[step + 1];
  if (following) return words.windCoil(following.number);
  return sheet.join ? words.join(sheet.join) : words.measure;
}

const Turns = ({ turns }: { turns: readonly number[] }) => (
  <span className="num type-19! whitespace-nowrap small:col-2">
    {turns.map((count, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: coils are identified by position
      <span key={index}>
        {index > 0 ? <span className="text-muted"> + </span> : null}
        <ThousandsFigure count={count} />
      </span>
    ))}
  </span>
);
