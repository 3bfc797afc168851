import { useMessages } from '#app/ui/language.tsx';
import type { BobbinView } from '#domain/production/bobbin-view.ts';
import type { BuildSheet } from '#domain/production/build-sheet.ts';
import { coilEnds } from '#domain/production/coil-ends.ts';
import { COIL_WORDS } from '#domain/production/coil-plan.messages.ts';
import type { LeadColour } from '#domain/production/leads.ts';
import { BENCH_WORDS } from './bench.messages.ts';
import { LeadSwatch } from './bench-turns.tsx';

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
  const { bobbin: words, turns } = useMessages(BENCH_WORDS);
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
        className="flex-[1_1_0] w-full min-h-0 max-h-300 my-auto fill-none stroke-[#f5f1e8] stroke-[0.14]"
        viewBox={`${-wide} ${-edge - 1} ${2 * wide} ${2 * edge + 1 + ROOM}`}
        aria-hidden="true"
      >
        <path d={ring(straight, edge)} />
        {Array.from({ length: LINES }, (_, line) => {
          const share = (line + 1) / LINES;
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
              key={line}
              d={ring(straight, core + (wire - core) * share)}
              className="stroke-[#e49977]"
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
      <path d={d} className="stroke-ground [stroke-width:1]" />
      <path d={d} className="[stroke-width:0.28]" />
    </>
  );
};

/** Outlined, so that black is visible on ink; a lead without a colour is dashed. */
const Lead = ({ d, colour }: { d: string; colour: LeadColour | undefined }) => (
  <>
    <path d={d} className="stroke-ground [stroke-width:1]" />
    {colour?.hex ? <path d={d} className="[stroke:rgb(245_241_232_/_0.5)] [stroke-width:0.64]" /> : null}
    <path
      d={d}
      className="[stroke-width:0.45]"
      stroke={colour?.hex}
      strokeDasharray={colour?.hex ? undefined : '1.4 1'}
    />
  </>
);
