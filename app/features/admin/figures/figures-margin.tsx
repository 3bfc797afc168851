import { cx } from '#app/ui/cx.ts';
import { useWords } from '#app/ui/language.tsx';
import { add, type Cents, cents } from '#domain/money.ts';
import { marginPercent } from '#domain/stock/margin.ts';
import type { Figures } from '#server/admin/index.ts';
import { euro } from '../format.ts';
import look from '../look.module.css';
import { FIGURES } from './figures.messages.ts';
import styles from './figures.module.css';

/** What is left of each kind of pickup after its parts. */
export function FiguresMargin({ figures: { margin } }: { figures: Figures }) {
  const { margin: words } = useWords(FIGURES);
  const each = (sum: Cents, count: number) => euro(cents(Math.round(sum / count)));
  const all = {
    net: add(...margin.map(({ net }) => net)),
    material: add(...margin.map(({ material }) => material)),
  };
  return (
    <section className="mb-44 pt-16 edge-t" aria-labelledby="margin">
      <h2 className={cx('flex flex-wrap items-baseline gap-y-2 gap-x-12', look.title)} id="margin">
        {words.title} <span className="fine text-muted">{words.aside}</span>
      </h2>
      {margin.length === 0 ? <p className="text-muted">{words.nothing}</p> : null}
      {margin.length > 0 ? (
        <div className="relative overflow-x-auto">
          <table className={cx(styles.table, 'mt-12 mono-13/1.5')}>
            <thead>
              <tr>
                {words.heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
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
              <tr className={styles.all}>
                <th scope="row">{words.all}</th>
                <td>{margin.reduce((sum, { count }) => sum + count, 0)}</td>
                <td />
                <td />
                <td>{euro(cents(all.net - all.material))}</td>
                <td>{percent(marginPercent(all))}</td>
              </tr>
            </tbody>
          </table>
        </div>
      ) : null}
      {margin.some(({ isPartly }) => isPartly) ? (
        <p className="fine text-muted mt-8">{words.unpriced}</p>
      ) : null}
    </section>
  );
}

const percent = (share: number | undefined) => (share === undefined ? '–' : `${share}\u00a0%`);
