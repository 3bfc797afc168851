import { useMemo } from 'react';
import { cx } from '#app/ui/cx.ts';
import { FigureWords } from '#app/ui/figure-words.tsx';
import { PageRow } from '#app/ui/fold-row.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { ResponsePlot } from '#app/ui/response-plot.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { Guitar } from '#domain/guitar/guitar.ts';
import { COMPARED_M, cableResponses } from './cable-curves.ts';
import { GUITAR_PAGE_MESSAGES } from './guitar-page.messages.tsx';
import type { StylePickups } from './guitar-props.ts';
import { useResonanceNews } from './use-resonance-news.ts';

/** Top of the plot: a short peak with large pots and no tone control. */
const HIGHEST_DB = 12;

const CELL = 'pb-12 pl-12 first:w-[38%] first:pl-0 text-right first:text-left align-top';
const ROW_CELL = cx(CELL, 'pt-12 line-t');

/** The effect of the cable alone on one of our pickups in the visitor's guitar. */
export function CableFigure({ guitar, ours }: { guitar: Guitar; ours: StylePickups }) {
  const language = useLanguage();
  const words = useMessages(GUITAR_PAGE_MESSAGES).cable;
  const { curves, rows, resonance, compared } = useMemo(
    () => cableResponses(guitar, ours, language),
    [guitar, ours, language],
  );
  const news = useResonanceNews(resonance);
  const [near, far] = COMPARED_M;
  return (
    <PageRow id="cable-takes" name={words.heading} lines={words.lines(ours.name, near, far)}>
      <div className="page-grid gap-y-32">
        <div className="col-[1/8] phone:col-span-full">
          <ResponsePlot
            curves={curves}
            minimum_Hz={100}
            maximum_Hz={10_000}
            minimum_dB={-18}
            maximum_dB={HIGHEST_DB}
            label={words.plot(ours.name, near, far)}
          />
        </div>
        <div className="col-[8/13] phone:col-span-full desk:pl-40">
          <div className="min-h-224">
            <table>
              <caption className="visually-hidden">{words.caption(ours.name)}</caption>
              <thead className="mono muted">
                <tr>
                  <td className={CELL} />
                  <th scope="col" className={CELL}>
                    {words.sheet}
                  </th>
                  <th scope="col" className={CELL}>
                    {words.yours}
                  </th>
                </tr>
              </thead>
              <tbody className="mono [&>:last-child>*]:line-b">
                {rows.map(({ name, sheet, yours }) => (
                  <tr key={name}>
                    <th scope="row" className={ROW_CELL}>
                      {name}
                    </th>
                    <td className={ROW_CELL}>
                      <FigureWords words={sheet} />
                    </td>
                    <td className={cx('copper weight-500', ROW_CELL)}>
                      <FigureWords words={yours} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="mt-20">{words.peaks(`${near}\u00a0m`, `${far}\u00a0m`, compared[0], compared[1])}</p>
          <p className="mono muted mt-14">
            <TextLink to="/model">{words.modelled}</TextLink>
            {words.modelledNote}
          </p>
          <p role="status" className="visually-hidden">
            {news}
          </p>
        </div>
      </div>
    </PageRow>
  );
}
