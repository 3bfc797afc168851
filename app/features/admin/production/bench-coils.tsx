import { Icon } from '#app/ui/icon.tsx';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import type { BuildSheet } from '#domain/production/build-sheet.ts';
import { inKiloOhms, inThousands } from '#domain/production/figures.ts';
import { type Verdict, verdictOf } from '#domain/production/verdict.ts';
import { BENCH_PAGE } from './bench.messages.ts';
import { VERDICT_TONES } from './bench-parts.tsx';

/** Counted turns and measured Ω at 20 °C of one coil. */
export interface CoilValues {
  readonly turns: number | undefined;
  readonly ohms: number | undefined;
}

export function BenchCoils({ sheet, coils }: { sheet: BuildSheet; coils: readonly CoilValues[] }) {
  const [{ coils: words }, language] = useTranslation(BENCH_PAGE);
  return (
    <table className="fine edge-t cells:py-9 cells:pr-12 cells:line-b cells:weight-400 cells:align-top [&_thead_th]:py-7 [&_thead_th]:text-muted [&_tbody_th]:weight-500 [&_td>*]:block">
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
    <span className={VERDICT_TONES[state]}>
      <Icon className="inline" name={state === 'out' ? 'warning' : 'check'} size={11} /> {said}
    </span>
  </>
);

function Missing({ target }: { target: string }) {
  const words = useMessages(BENCH_PAGE).coils;
  return (
    <>
      <b className="text-muted">{words.missing}</b>
      <span className="text-muted">{words.target(target)}</span>
    </>
  );
}
