import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import type { BuildSheet } from '#domain/production/build-sheet.ts';
import { inKiloOhms, inThousands } from '#domain/production/figures.ts';
import { type Verdict, verdictOf } from '#domain/production/verdict.ts';
import { BENCH_WORDS } from './bench.messages.ts';
import fields from './bench-field.module.css';

/** What was counted and measured of one coil: turns, and Ω at 20 °C. */
export interface CoilValues {
  readonly turns: number | undefined;
  readonly ohms: number | undefined;
}

/** Coil by coil: what was counted and measured alone, beside what it was to be. */
export function BenchCoils({ sheet, coils }: { sheet: BuildSheet; coils: readonly CoilValues[] }) {
  const language = useLanguage();
  const words = useWords(BENCH_WORDS).coils;
  return (
    <table className={cx(fields.coils, 'fine')}>
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <th>{words.coil}</th>
          <th>{words.turns}</th>
          {sheet.coils.length > 1 ? <th>{words.alone}</th> : null}
        </tr>
      </thead>
      <tbody>
        {sheet.coils.map(({ number, name, turns, resistance }, index) => {
          const { turns: counted, ohms } = coils[index] ?? { turns: undefined, ohms: undefined };
          return (
            <tr key={number}>
              <th>
                {number} <span className="text-muted">{name}</span>
              </th>
              <td>
                {counted === undefined ? (
                  <Missing target={inThousands(turns.target)} />
                ) : (
                  <Value words={inThousands(counted)} verdict={verdictOf(counted, turns, language)} />
                )}
              </td>
              {sheet.coils.length > 1 ? (
                <td>
                  {ohms === undefined ? (
                    <Missing target={`${inKiloOhms(resistance.target, language)}\u00a0kΩ`} />
                  ) : (
                    <Value
                      words={`${inKiloOhms(ohms, language)}\u00a0kΩ`}
                      verdict={verdictOf(ohms, resistance, language)}
                    />
                  )}
                </td>
              ) : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const Value = ({ words, verdict: { state, words: said } }: { words: string; verdict: Verdict }) => (
  <>
    <b>{words}</b>
    <span data-state={state}>
      <Icon name={state === 'out' ? 'warning' : 'check'} size={11} /> {said}
    </span>
  </>
);

function Missing({ target }: { target: string }) {
  const words = useWords(BENCH_WORDS).coils;
  return (
    <>
      <b className="text-muted">{words.missing}</b>
      <span className="text-muted">{words.target(target)}</span>
    </>
  );
}
