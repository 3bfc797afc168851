import { useMemo } from 'react';
import { PageRow } from '#app/ui/fold-row.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { type PlotCurve, ResponsePlot } from '#app/ui/response-plot.tsx';
import { decimalsIn } from '#domain/languages.ts';
import { MOST_DB } from '#domain/recording/change-filter.ts';
import { decibels, magnitudeAt } from '#domain/tone/transfer.ts';
import type { Recorded } from './use-recording.ts';
import { WHAT_WE_DO_MESSAGES } from './what-we-do.messages.ts';

const POINTS = 120;
const [FROM_HZ, TO_HZ] = [100, 16_000];
const STYLES = ['solid', 'dashed'] as const;

const at = (index: number) => FROM_HZ * (TO_HZ / FROM_HZ) ** (index / (POINTS - 1));

/** The filters in use: our response over the visitor's. */
export function WhatWeDo({ of }: { of: Recorded }) {
  const { changes, against, yours, load, recording } = of;
  const words = useMessages(WHAT_WE_DO_MESSAGES);
  const language = useLanguage();
  const curves = useMemo(
    () =>
      against.flatMap((our, index): PlotCurve[] => {
        const change = changes[index + 1];
        if (!our || !change) return [];
        return [
          {
            id: our.key,
            name: our.name,
            style: STYLES[index] ?? 'dashed',
            points: Array.from({ length: POINTS }, (_, n) => ({
              frequency_Hz: at(n),
              level_dB: change(at(n)),
            })),
          },
        ];
      }),
    [against, changes],
  );
  const rows = [200, 1000, 3000, 5000];
  return (
    <PageRow id="what-we-do" name={words.heading} lines={words.lines} ends>
      <div className="grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-y-40 gap-x-64 items-start phone:grid-cols-[minmax(0,1fr)]">
        <div className="grid gap-20 min-w-0">
          {yours && load ? (
            <ResponsePlot
              curves={curves}
              minimum_Hz={FROM_HZ}
              maximum_Hz={TO_HZ}
              minimum_dB={-18}
              maximum_dB={MOST_DB}
              label={words.plot}
            />
          ) : (
            <p className="muted">{words.noPlot}</p>
          )}
          {yours && load ? (
            <table className="cells:py-8 cells:weight-400 cells:line-t [&_thead_:is(th,td)]:line-0">
              <caption className="visually-hidden">{words.caption}</caption>
              <thead className="mono muted">
                <tr>
                  <td />
                  {rows.map((f) => (
                    <th key={f} scope="col" className="pl-10 text-right whitespace-nowrap">
                      {f < 1000 ? `${f}\u00a0Hz` : `${f / 1000}\u00a0kHz`}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="mono">
                {against.map((our, index) => {
                  const change = changes[index + 1];
                  return our && change ? (
                    <tr key={our.key}>
                      <th scope="row" className="pr-8">
                        {our.name}
                      </th>
                      {rows.map((f) => (
                        <td key={f} className="pl-10 text-right whitespace-nowrap">
                          {decimalsIn(signed(change(f)), language)}
                        </td>
                      ))}
                    </tr>
                  ) : null;
                })}
              </tbody>
            </table>
          ) : null}
          {recording && yours && load ? (
            <p className="mono muted">{isHeldBack(of) ? words.heldBack : words.clear}</p>
          ) : null}
        </div>
        <ul className="m-0 list-none [&_li]:py-14 [&_li]:px-0 [&_li]:line-t [&_li:last-child]:line-b [&_b]:block [&_b]:weight-600">
          {words.said.map(([what, why]) => (
            <li key={what}>
              <b>{what}</b>
              {why}
            </li>
          ))}
        </ul>
      </div>
    </PageRow>
  );
}

const signed = (dB: number) => `${dB < -0.05 ? '−' : dB > 0.05 ? '+' : ''}${Math.abs(dB).toFixed(1)}`;

/** True if the recording's noise limits the added gain by half a decibel or more below 6 kHz. */
function isHeldBack({ changes, against, yours, load }: Recorded): boolean {
  if (!yours || !load) return false;
  return against.some((our, index) => {
    const change = changes[index + 1];
    if (!our || !change) return false;
    return [500, 1000, 2000, 3000, 4000, 6000].some((f) => {
      const wanted = decibels(magnitudeAt(our.circuit, load, f) / magnitudeAt(yours.circuit, load, f));
      return wanted > 0 && Math.min(wanted, 10) - change(f) > 0.5;
    });
  });
}
