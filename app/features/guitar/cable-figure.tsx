import { useMemo } from 'react';
import { useNews } from '#app/guitar/use-news.ts';
import { FigureWords } from '#app/ui/figure-words.tsx';
import { ResponsePlot } from '#app/ui/response-plot.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Guitar } from '#domain/guitar/guitar.ts';
import { COMPARED_M, cableResponses } from './cable-curves.ts';
import styles from './cable-figure.module.css';
import type { StylePickups } from './guitar-props.ts';

/** A short peak with large pots and no tone control. */
const HIGHEST_DB = 12;

/** What the cable alone does to one of our pickups, in the visitor's guitar. */
export function CableFigure({ guitar, ours }: { guitar: Guitar; ours: StylePickups }) {
  const { curves, rows, resonance, compared } = useMemo(() => cableResponses(guitar, ours), [guitar, ours]);
  const news = useNews(resonance);
  const [near, far] = COMPARED_M;
  return (
    <Section
      id="cable-takes"
      figure="FIG. 2"
      lines={[
        ours.name,
        'Solid: your guitar',
        'Dashed: its sheet load',
        `Dotted: ${near} m and ${far} m of cable`,
      ]}
      heading="What your cable takes"
    >
      <div className="page-grid gap-y-32">
        <div className="col-[1/8] phone:col-span-full">
          <ResponsePlot
            curves={curves}
            minimum_Hz={100}
            maximum_Hz={10_000}
            minimum_dB={-18}
            maximum_dB={HIGHEST_DB}
            label={`${ours.name} in your guitar, in its sheet load, and with ${near} and ${far} metres of cable. Its figures are in the table.`}
          />
        </div>
        <div className="col-[8/13] phone:col-span-full desk:pl-40">
          <div className={styles.room}>
            <table className={styles.table}>
              <caption className="visually-hidden">{ours.name}, on its sheet and in your guitar</caption>
              <thead className="mono muted">
                <tr>
                  <td />
                  <th scope="col">Sheet</th>
                  <th scope="col">Yours</th>
                </tr>
              </thead>
              <tbody className="mono">
                {rows.map(({ name, sheet, yours }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>
                      <FigureWords words={sheet} />
                    </td>
                    <td className="copper weight-500">
                      <FigureWords words={yours} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="mt-20">
            A {near}
            {'\u00a0'}m cable would put the peak at <span className="whitespace-nowrap">{compared[0]}</span>,{' '}
            {far}
            {'\u00a0'}m at <span className="whitespace-nowrap">{compared[1]}</span>. That is more than most
            changes of magnet.
          </p>
          <p className="mono muted mt-14">
            <a className="link" href="/model">
              Modelled
            </a>
            , typical: four of five pickups are within the ±. A metre of cable has about 100{'\u00a0'}pF.
          </p>
          <p role="status" className="visually-hidden">
            {news}
          </p>
        </div>
      </div>
    </Section>
  );
}
