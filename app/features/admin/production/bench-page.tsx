import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { ownResponse } from '#domain/production/own-curve.ts';
import type { BenchView } from '#server/production/index.ts';
import { workshopOrderPath } from '../kit/format.ts';
import { PageLink } from '../kit/links.tsx';
import { OrderNumber } from '../kit/parts.tsx';
import { useKeys } from '../kit/use-keys.ts';
import { BENCH_WORDS } from './bench.messages.ts';
import { BenchBobbin, BenchTurns } from './bench-bobbin.tsx';
import { BenchCurve } from './bench-curve.tsx';
import { BenchFacts } from './bench-facts.tsx';
import { BenchPanel } from './bench-panel.tsx';
import { useBench } from './use-bench.ts';

/** One unit at the bench: winding data, legible from two metres, and its measurements. */
export default function BenchPage({ view }: { view: BenchView }) {
  const words = useMessages(BENCH_WORDS);
  const bench = useBench(view);
  useKeys();
  const { sheet, unit, order, buyer, band, notes, bobbins } = view;
  const measured = bench.kept ?? view.measured;
  const bobbin = bobbins[bench.step];
  // All data stays in this browser until the pickup is measured, so going back needs no reason.
  const mayGoBack = unit.state === 'on the bench' && unit.isYours;
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(460px,1fr)] min-h-[calc(100svh_-_var(--strip-height,0px))] type-15 lh-[1.45] tablet:grid-cols-[minmax(0,1fr)_648px] phone:grid-rows-[minmax(0,1fr)_auto] phone:grid-cols-[minmax(0,1fr)]">
      <section
        className="desk:sticky desk:top-0 desk:self-start desk:h-[calc(100svh_-_var(--strip-height,0px))] desk:min-h-640 flex flex-col min-w-0 on-ink"
        aria-label={words.stage}
      >
        <header className="tablet:gap-16 small:flex-wrap small:gap-y-0 small:gap-x-14 small:py-8 flex items-center gap-22 min-h-64 px-margin line-b phone:min-h-60">
          <PageLink
            to="/workshop"
            className="[&_svg]:flex-none flex items-center gap-12 min-h-44 flex-none"
            data-key="escape"
          >
            <Logo />
            <Icon name="arrow-left" size={10} /> {words.board}
          </PageLink>
          <PageLink to={workshopOrderPath(order)} className="num flex-none">
            <OrderNumber number={order} />
          </PageLink>
          <span>{buyer}</span>
          <span className="small:ml-0 fine text-muted ml-auto">
            {words.piece(unit.number, unit.of, unit.serial)}
            {unit.machine && unit.state === 'on the bench' ? words.onMachine(unit.machine) : null}
          </span>
        </header>
        <BenchTurns sheet={sheet} stateOf={bench.coilState} />
        <BenchFacts sheet={sheet} />
        {notes.length > 0 ? (
          <ul className="py-12 px-margin line-b type-17">
            {notes.map(({ text, by }) => (
              <li key={text}>
                <b>{by}:</b> {text}
              </li>
            ))}
          </ul>
        ) : null}
        {bobbin ? (
          <BenchBobbin sheet={sheet} bobbin={bobbin} coil={bench.step} />
        ) : (
          <BenchCurve
            band={band}
            circuit={sheet.circuit}
            own={measured ? ownResponse(sheet.circuit, measured).own : undefined}
          />
        )}
        <ol className="grid [grid-auto-columns:1fr] [grid-auto-flow:column] mt-auto line-t [&_li[data-state=done]]:text-text [&_li[data-state=now]]:[background:#f5f1e8] [&_li[data-state=now]]:[color:#0f1211] [&_li[data-state=now]]:weight-600 phone:hidden">
          {sheet.steps.map(({ id, name }, index) => (
            <li
              className="flex items-center justify-center gap-8 pt-15 pb-16 line-l text-muted first:line-0"
              key={id}
              data-state={index < bench.step ? 'done' : index === bench.step ? 'now' : undefined}
              aria-current={index === bench.step ? 'step' : undefined}
            >
              {index < bench.step ? <Icon name="check" size={12} /> : null}
              {index < bench.step && mayGoBack ? (
                <button
                  type="button"
                  className="min-h-44 px-6 line-0 bg-transparent text-inherit type-inherit cursor-pointer"
                  onClick={() => bench.go(index)}
                >
                  {name}
                </button>
              ) : (
                name
              )}
            </li>
          ))}
        </ol>
      </section>
      <BenchPanel view={view} bench={bench} />
    </div>
  );
}
