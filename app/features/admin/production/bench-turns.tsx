import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/language.tsx';
import type { BuildSheet } from '#domain/production/build-sheet.ts';
import { coilEnds } from '#domain/production/coil-ends.ts';
import type { LeadColour } from '#domain/production/leads.ts';
import { Figure } from '../parts.tsx';
import { BENCH_WORDS } from './bench.messages.ts';
import styles from './bench-stage.module.css';
import type { Bench } from './use-bench.ts';

/** The turns of each coil, large enough for two metres, and the leads at its ends. */
export function BenchTurns({ sheet, stateOf }: { sheet: BuildSheet; stateOf: Bench['coilState'] }) {
  const words = useWords(BENCH_WORDS).turns;
  const { coils } = sheet;
  const two = coils.length > 1;
  return (
    <div className={styles.coils}>
      {coils.map((coil, index) => {
        const state = stateOf(index);
        const { start, finish } = coilEnds(sheet, coil.number);
        const ends = [['start', start] as const, ['finish', finish] as const];
        return (
          <div key={coil.number} className={styles.half} data-state={state}>
            <p className={cx(styles.coil, 'flex items-center gap-y-4 gap-x-12 type-17 weight-600')}>
              {words.coil(two ? coil.number : undefined)}{' '}
              <span className="fine text-muted">
                {coil.name}
                {two && index === 0 ? (
                  <span className="[@media(min-width:992px)_and_(max-width:1365px)]:hidden">
                    {words.first}
                  </span>
                ) : null}
              </span>
              <span className="fine">
                {state === 'done' ? (
                  <>
                    <Icon name="check" size={12} /> {words.wound}
                  </>
                ) : state === 'now' ? (
                  words.now
                ) : null}
              </span>
            </p>
            <p className={styles.turns} data-long={coil.turns.target >= 10_000 || undefined}>
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

/** A lead as it is on the bench; a bare one is a dash. */
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
