import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { add, type Cents, cents } from '#domain/money.ts';
import { marginPercent } from '#domain/stock/margin.ts';
import type { Figures } from '#server/admin/index.ts';
import { euro } from '../kit/format.ts';
import look from '../kit/look.module.css';
import { TITLE } from '../kit/looks.ts';
import { FIGURES } from './figures.messages.ts';
import { MonthTable } from './month-table.tsx';

export function FiguresMargin({ figures: { margin } }: { figures: Figures }) {
  const { margin: words } = useMessages(FIGURES);
  const each = (sum: Cents, count: number) => euro(cents(Math.round(sum / count)));
  const all = {
    net: add(...margin.map(({ net }) => net)),
    material: add(...margin.map(({ material }) => material)),
  };
  return (
    <section className="mb-44 pt-16 edge-t" aria-labelledby="margin">
      <h2 className={cx(TITLE, look.title)} id="margin">
        {words.title} <span className="fine text-muted">{words.aside}</span>
      </h2>
      {margin.length === 0 ? <p className="text-muted">{words.nothing}</p> : null}
      {margin.length > 0 ? (
        <MonthTable heads={words.heads}>
          <tbody>
            {margin.map(({ kind, count, net, material, isPartly }) => (
              <tr key={kind}>
                <th scope="row">{kind}</th>
                <td>{count}</td>
                <td>{each(net, count)}</td>
                <td className={isPartly ? 'text-copper' : undefined}>
                  {isPartly ? words.atLeast(each(material, count)) : each(material, count)}
                </td>
                <td>{euro(cents(net - material))}</td>
                <td>{percent(marginPercent({ net, material }))}</td>
              </tr>
            ))}
            <tr data-all>
              <th scope="row">{words.all}</th>
              <td>{margin.reduce((sum, { count }) => sum + count, 0)}</td>
              <td />
              <td />
              <td>{euro(cents(all.net - all.material))}</td>
              <td>{percent(marginPercent(all))}</td>
            </tr>
          </tbody>
        </MonthTable>
      ) : null}
      {margin.some(({ isPartly }) => isPartly) ? (
        <p className="fine text-muted mt-8">{words.unpriced}</p>
      ) : null}
    </section>
  );
}

const percent = (share: number | undefined) => (share === undefined ? '–' : `${share}\u00a0%`);
