import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import type { BuildSheet } from '#domain/production/build-sheet.ts';
import { coilEnds } from '#domain/production/coil-ends.ts';
import type { LeadColour } from '#domain/production/leads.ts';
import { Figure } from '../kit/parts.tsx';
import { BENCH_WORDS } from './bench.messages.ts';
import type { Bench } from './use-bench.ts';

/** The turns of each coil, legible from two metres, and the leads at its ends. */
export function BenchTurns({ sheet, stateOf }: { sheet: BuildSheet; stateOf: Bench['coilState'] }) {
  const words = useMessages(BENCH_WORDS).turns;
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
              <span className="fine flex items-center gap-8 ml-auto in-data-[state=done]:[color:#e49977] narrow:basis-full narrow:min-h-[1.5em]">
                {state === 'done' ? (
                  <>
                    <Icon name="check" size={12} /> {words.wound}
                  </>
                ) : state === 'now' ? (
                  words.now
                ) : null}
              </span>
            </p>
            <p
              className="my-16 -ml-[0.04em] [font:800_clamp(3rem,29cqi,8.25rem)/0.86_var(--heading)] ls-[-0.042em] whitespace-nowrap in-data-[state=now]:[color:#e49977] group-has-data-[state=now]/coils:in-data-[state=done]:opacity-42 data-long:[font-size:clamp(2.5rem,23.5cqi,8.25rem)] phone:mt-10 phone:mb-12 phone:[font-size:clamp(3rem,30cqi,6.875rem)]"
              data-long={coil.turns.target >= 10_000 || undefined}
            >
              <Figure count={coil.turns.target} />
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
export const LeadSwatch = ({ colour }: { colour: LeadColour | undefined }) => (
  <svg
    viewBox="0 0 26 8"
    aria-hidden="true"
    className="flex-none w-26 h-8 [stroke:rgb(245_241_232_/_0.45)] [&[data-bare]]:stroke-text [&[data-bare]]:[stroke-dasharray:3_2]"
    data-bare={colour?.hex ? undefined : ''}
  >
    <rect x=".5" y=".5" width="25" height="7" rx="3.5" fill={colour?.hex ?? 'none'} />
  </svg>
);
