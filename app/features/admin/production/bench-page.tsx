import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { decimalsIn } from '#domain/languages.ts';
import type { BuildSheet } from '#domain/production/build-sheet.ts';
import { COIL_WORDS } from '#domain/production/coil-plan.messages.ts';
import type { Direction } from '#domain/production/coil-plan.ts';
import type { BenchView } from '#server/production/index.ts';
import { useKeys } from '../kit/keys.tsx';
import { OrderNumber, PageLink, workshopOrderPath } from '../kit/link.tsx';
import { BENCH_PAGE } from './bench.messages.ts';
import { BenchBobbin, BenchTurns } from './bench-bobbin.tsx';
import { BenchCurve } from './bench-curve.tsx';
import { BenchPanel } from './bench-panel.tsx';
import { useBench } from './use-bench.ts';

/** One unit at the bench: winding data, legible from two metres, and its measurements. */
export default function BenchPage({ view }: { view: BenchView }) {
  const words = useMessages(BENCH_PAGE);
  const bench = useBench(view);
  useKeys();
  const { sheet, unit, order, buyer, band, notes, bobbins } = view;
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
          <BenchCurve band={band} circuit={sheet.circuit} own={bench.own} />
        )}
        <ol className="grid [grid-auto-columns:1fr] [grid-auto-flow:column] mt-auto line-t [&_li[data-state=done]]:text-text [&_li[data-state=now]]:[background:var(--paper)] [&_li[data-state=now]]:[color:#0f1211] [&_li[data-state=now]]:weight-600 phone:hidden">
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

/** Wire, direction, magnet and connection, drawn if that is faster to read than text. */
function BenchFacts({ sheet }: { sheet: BuildSheet }) {
  const [{ facts: words }, language] = useTranslation(BENCH_PAGE);
  const coilWords = useMessages(COIL_WORDS);
  const { wire, coils, magnet, polarity, join, wound, coloursAreSet } = sheet;
  const [first] = coils;
  const alike = coils.every(({ direction }) => direction === first?.direction);
  const directions = alike ? coils.slice(0, 1) : coils;
  return (
    <dl className="grid grid-cols-[0.9fr_1.25fr_1.2fr_1.1fr] line-y narrow:grid-cols-[1fr_1.25fr] small:grid-cols-2">
      <Fact
        label={words.wire}
        value={`${wire.awg}\u00a0AWG`}
        more={words.enamel(decimalsIn(String(wire.diameter_mm), language))}
      />
      <Fact
        label={coils.length > 1 ? (alike ? words.bothCoils : words.eachCoil) : words.direction}
        value={directions.map(({ number, direction }) => (
          <span key={number} className="flex items-center gap-10">
            <Turn direction={direction} />
            {coilWords.direction[direction]}
          </span>
        ))}
        more={words.fromAbove(wound)}
      />
      <Fact
        label={words.polarity(magnet.name)}
        value={<Poles north={polarity.pole === 'N'} isUp={polarity.isUp && polarity.of === undefined} />}
        more={coilWords.polarity(polarity)}
      />
      {join ? (
        <Fact label={words.join} value={join} more={coloursAreSet ? words.thenPhase : words.examples} />
      ) : null}
    </dl>
  );
}

const Fact = ({ label, value, more }: { label: string; value: ReactNode; more: string }) => (
  <div className="min-w-0 py-14 pr-12 pl-20 first:pl-margin not-first:line-l narrow:nth-3:pl-margin narrow:nth-3:[border-left:0] narrow:nth-[n+3]:line-t phone:py-10 phone:pr-8 phone:pl-14 phone:first:pl-24 small:odd:pl-16 small:odd:[border-left:0] small:nth-[n+3]:line-t">
    <dt className="text-muted mono-12/1.5">{label}</dt>
    <dd>
      <b className="flex flex-wrap items-center gap-y-4 gap-x-14 min-h-36 mt-3 mb-1 mono-19/[1.25] weight-500 ls-[-0.02em] narrow:min-h-30 phone:min-h-30 phone:type-17">
        {value}
      </b>
      <span className="text-muted mono-12/1.5">{more}</span>
    </dd>
  </div>
);

const Turn = ({ direction }: { direction: Direction }) => (
  <svg
    viewBox="0 0 30 30"
    width="28"
    height="28"
    aria-hidden="true"
    className="flex-none fill-none stroke-[var(--copper-light)] stroke-2"
  >
    <g transform={direction === 'clockwise' ? undefined : 'matrix(-1 0 0 1 30 0)'}>
      <path d="M25.5 15a10.5 10.5 0 1 1-3.2-7.5" />
      <path d="M22.8 1.6v6.4h-6.4" />
    </g>
  </svg>
);

/** A magnet with its north in copper: beside its south, or above it if vertical. */
function Poles({ north, isUp }: { north: boolean; isUp: boolean }) {
  const [first, second] = north || !isUp ? ['N', 'S'] : ['S', 'N'];
  const ends = [
    { pole: first, x: 1, y: 1 },
    { pole: second, x: isUp ? 1 : 33, y: isUp ? 17 : 1 },
  ];
  return (
    <svg
      viewBox={isUp ? '0 0 34 34' : '0 0 66 20'}
      width={isUp ? 34 : 66}
      height={isUp ? 34 : 20}
      aria-hidden="true"
      className="flex-none"
    >
      {ends.map(({ pole, x, y }) => (
        <g key={pole} data-pole={pole}>
          <rect
            className="in-data-[pole=N]:fill-[var(--copper-light)] fill-none stroke-paper stroke-[1.4]"
            x={x}
            y={y}
            width="32"
            height={isUp ? 16 : 18}
          />
          <text
            x={x + 16}
            y={y + (isUp ? 12.5 : 13.5)}
            textAnchor="middle"
            className="fill-paper [font:600_13px_var(--mono)] in-data-[pole=N]:fill-[#0f1211]"
          >
            {pole}
          </text>
        </g>
      ))}
    </svg>
  );
}
