import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import type { BobbinView } from '#domain/production/bobbin-view.ts';
import type { BuildSheet } from '#domain/production/build-sheet.ts';
import { coilEnds } from '#domain/production/coil-ends.ts';
import { COIL_WORDS } from '#domain/production/coil-plan.messages.ts';
import type { LeadColour } from '#domain/production/leads.ts';
import { ThousandsFigure } from '../kit/parts.tsx';
import { BENCH_PAGE } from './bench.messages.ts';
import type { Bench } from './use-bench.ts';

const LINES = 9;
/** Room for the leads beside and below the bobbin, mm. */
const ROOM = 4;
/** Maximum width of a drawn pole, mm. */
const POLE = 2.4;

const ring = (straight: number, radius: number): string => {
  const [half, r] = [straight / 2, radius];
  return `M${-half} ${-r}H${half}A${r} ${r} 0 0 1 ${half} ${r}H${-half}A${r} ${r} 0 0 1 ${-half} ${-r}Z`;
};

/** The coil on the machine, from above and to scale: winding direction, inner start lead and outer end lead. */
export function BenchBobbin({
  sheet,
  bobbin,
  coil: index,
}: {
  sheet: BuildSheet;
  bobbin: BobbinView;
  coil: number;
}) {
  const { bobbin: words, turns } = useMessages(BENCH_PAGE);
  const { direction } = useMessages(COIL_WORDS);
  const { coils } = sheet;
  const coil = coils[index];
  if (!coil) return null;
  const { straight, core, wire, edge, poles, pole } = bobbin;
  const { start, finish } = coilEnds(sheet, coil.number);
  const [half, out] = [straight / 2, straight / 2 + edge];
  const wide = out + ROOM;
  const middle = (core + wire) / 2;
  const round = coil.direction === 'clockwise' ? 1 : -1;
  return (
    <figure className="flex flex-[1_1_0] flex-col min-h-190 px-margin pt-14 pb-12 desk:max-[1366px]:min-h-150 phone:min-h-130 phone:pt-10 small:min-h-240">
      <figcaption className="flex flex-wrap gap-y-4 gap-x-24 fine">
        <span>{words.caption(coils.length > 1 ? coil.number : undefined)}</span>
        <span className="text-muted ml-auto">
          {words.poles[pole]}, {direction[coil.direction]}
        </span>
      </figcaption>
      <svg
        className="flex-[1_1_0] w-full min-h-0 max-h-300 my-auto fill-none stroke-paper stroke-[0.14]"
        viewBox={`${-wide} ${-edge - 1} ${2 * wide} ${2 * edge + 1 + ROOM}`}
        aria-hidden="true"
      >
        <path d={ring(straight, edge)} />
        {Array.from({ length: LINES }, (_, line) => {
          const share = (line + 1) / LINES;
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by position
              key={line}
              d={ring(straight, core + (wire - core) * share)}
              className="stroke-[var(--copper-light)]"
              strokeOpacity={0.3 + 0.65 * share}
            />
          );
        })}
        <path d={ring(straight, core)} />
        {poles.map((at) => (
          <g key={at} transform={`translate(${at} 0)`}>
            <circle
              r={Math.min(POLE, core * 0.62)}
              className={pole === 'slugs' ? '[fill:rgb(245_241_232_/_0.18)]' : undefined}
            />
            {pole === 'screws' ? <path d="M-1.2 1.1 1.2 -1.1" /> : null}
          </g>
        ))}
        <Arrow at={-middle} end={half * 0.45 * round} />
        <Arrow at={middle} end={half * -0.45 * round} />
        <Lead d={`M${-half - core} 0H${-out - 2.5}V${edge + ROOM}`} colour={start} />
        <Lead d={`M${half + wire} 0H${out + 2.5}V${edge + ROOM}`} colour={finish} />
      </svg>
      <p className="flex flex-wrap justify-center gap-y-4 gap-x-48 mt-8 mono-13/1.5">
        {(
          [
            ['start', start, words.inside],
            ['finish', finish, words.outside],
          ] as const
        ).map(([end, colour, side]) => (
          <span key={end} className="flex items-center gap-10">
            <LeadSwatch colour={colour} />
            {turns.ends[end]} {colour ? colour.name : turns.toJoin}, {side}
          </span>
        ))}
      </p>
    </figure>
  );
}

/** Arrow of the wire's path from one side of the middle to the other. */
const Arrow = ({ at, end }: { at: number; end: number }) => {
  const back = end - 2.2 * Math.sign(end);
  const d = `M${-end} ${at}H${end}M${back} ${at - 1.4}L${end} ${at}L${back} ${at + 1.4}`;
  return (
    <>
      <path d={d} className="stroke-ground stroke-1" />
      <path d={d} className="stroke-[0.28]" />
    </>
  );
};

/** Outlined, so that black is visible on ink; a lead without a colour is dashed. */
const Lead = ({ d, colour }: { d: string; colour: LeadColour | undefined }) => (
  <>
    <path d={d} className="stroke-ground stroke-1" />
    {colour?.hex ? <path d={d} className="[stroke:rgb(245_241_232_/_0.5)] stroke-[0.64]" /> : null}
    <path
      d={d}
      className="stroke-[0.45]"
      stroke={colour?.hex}
      strokeDasharray={colour?.hex ? undefined : '1.4 1'}
    />
  </>
);

/** The turns of each coil, legible from two metres, and the leads at its ends. */
export function BenchTurns({ sheet, stateOf }: { sheet: BuildSheet; stateOf: Bench['coilState'] }) {
  const words = useMessages(BENCH_PAGE).turns;
  const { coils } = sheet;
  const two = coils.length > 1;
  return (
    <div className="group/coils grid [grid-auto-columns:1fr] [grid-auto-flow:column] small:[grid-auto-flow:row]">
      {coils.map((coil, index) => {
        const state = stateOf(index);
        const { start, finish } = coilEnds(sheet, coil.number);
        const ends = [['start', start] as const, ['finish', finish] as const];
        return (
          <div
            key={coil.number}
            className="@container min-w-0 pt-20 px-32 pb-18 not-first:line-l phone:pt-14 phone:pr-20 phone:pb-14 phone:pl-24 small:px-16 small:not-first:line-t small:not-first:[border-left:0]"
            data-state={state}
          >
            <p className="flex items-center gap-y-4 gap-x-12 type-17 weight-600 narrow:flex-wrap">
              {words.coil(two ? coil.number : undefined)}{' '}
              <span className="fine text-muted">
                {coil.name}
                {two && index === 0 ? <span className="narrow:hidden">{words.first}</span> : null}
              </span>
              <span className="fine flex items-center gap-8 ml-auto in-data-[state=done]:[color:var(--copper-light)] narrow:basis-full narrow:min-h-[1.5em]">
                {state === 'done' ? (
                  <>
                    <Icon name="check" size={12} /> {words.wound}
                  </>
                ) : state === 'now' ? (
                  words.now
                ) : null}
              </span>
            </p>
            {/* Fits half the width with five digits. */}
            <p
              className="my-16 -ml-[0.04em] [font:800_clamp(3rem,29cqi,8.25rem)/0.86_var(--heading)] ls-[-0.042em] whitespace-nowrap in-data-[state=now]:[color:var(--copper-light)] group-has-data-[state=now]/coils:in-data-[state=done]:opacity-42 data-long:[font-size:clamp(2.5rem,23.5cqi,8.25rem)] phone:mt-10 phone:mb-12 phone:[font-size:clamp(3rem,30cqi,6.875rem)]"
              data-long={coil.turns.target >= 10_000 || undefined}
            >
              <ThousandsFigure count={coil.turns.target} />
            </p>
            <ul className="fine [&_li]:flex [&_li]:items-center [&_li]:gap-9 flex flex-wrap gap-y-4 gap-x-22 phone:gap-y-4 phone:gap-x-14">
              {ends.map(([end, colour]) => (
                <li key={end}>
                  <LeadSwatch colour={colour} />
                  {words.ends[end]} {colour ? colour.name : words.toJoin}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

/** A lead's colour; a bare one is a dash. */
const LeadSwatch = ({ colour }: { colour: LeadColour | undefined }) => (
  <svg
    viewBox="0 0 26 8"
    aria-hidden="true"
    className="flex-none w-26 h-8 [stroke:rgb(245_241_232_/_0.45)] [&[data-bare]]:stroke-text [&[data-bare]]:[stroke-dasharray:3_2]"
    data-bare={colour?.hex ? undefined : ''}
  >
    <rect x=".5" y=".5" width="25" height="7" rx="3.5" fill={colour?.hex ?? 'none'} />
  </svg>
);
