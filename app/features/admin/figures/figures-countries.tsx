import { cx } from '#app/ui/cx.ts';
import type { MonthRow, Section } from '#domain/admin/month.ts';
import type { Cents } from '#domain/money.ts';
import { keysOf } from '#domain/records.ts';
import type { Figures } from '#server/admin/index.ts';
import { euro } from '../format.ts';
import look from '../look.module.css';
import styles from './figures.module.css';

const SECTIONS: Readonly<Record<Section, string>> = {
  home: 'German VAT',
  oss: 'EU, one-stop shop',
  uk: 'British VAT',
  export: 'Export',
};
const HEADS = ['Country', 'Orders', 'Goods', 'Shipping', 'Duty', 'Refunds', 'Net', 'Rate', 'VAT'];

/** Revenue and tax, country by country, under the heads of the declarations that they go into. */
export function FiguresCountries({ figures: { rows, all } }: { figures: Figures }) {
  return (
    <section className={cx(styles.block, 'mb-44 pt-16 edge-t')} aria-labelledby="countries">
      <h2 className={look.title} id="countries">
        Revenue and VAT by country{' '}
        <span className={cx(look.small, look.faint)}>in euro, by the day of payment</span>
      </h2>
      <div className="relative overflow-x-auto">
        <table className={cx(styles.table, 'mt-12 mono-13/1.5')}>
          <thead>
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {keysOf(SECTIONS).map((section) => {
            const own = rows.filter((row) => row.section === section);
            return own.length > 0 ? (
              <tbody key={section}>
                <tr>
                  <th className={styles.section} scope="rowgroup" colSpan={HEADS.length}>
                    {SECTIONS[section]}
                  </th>
                </tr>
                {own.map((row) => (
                  <Country key={`${row.country} ${row.ratePercent}`} row={row} />
                ))}
              </tbody>
            ) : null;
          })}
          <tbody>
            <tr className={styles.all}>
              <th scope="row">All</th>
              <td>{all.orders}</td>
              <Amount cents={all.goods} />
              <Amount cents={all.shipping} />
              <Amount cents={all.duty} />
              <Amount cents={all.refunds} isBack />
              <Amount cents={all.net} />
              <td />
              <td className={look.copper}>{euro(all.vat)}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}

const Country = ({ row }: { row: MonthRow }) => (
  <tr>
    <th scope="row">
      {row.name} <span className={cx(look.small, look.faint)}>{row.country}</span>
    </th>
    <td>{row.orders}</td>
    <Amount cents={row.goods} />
    <Amount cents={row.shipping} />
    <Amount cents={row.duty} />
    <Amount cents={row.refunds} isBack />
    <Amount cents={row.net} />
    <td className={look.faint}>{row.ratePercent > 0 ? `${row.ratePercent}\u00a0%` : 'none'}</td>
    <Amount cents={row.vat} />
  </tr>
);

/** Nothing is a dash, so that what is there stands out. */
const Amount = ({ cents, isBack }: { cents: Cents; isBack?: boolean }) =>
  cents === 0 ? (
    <td className={look.faint}>–</td>
  ) : (
    <td className={isBack ? look.wine : undefined}>{euro(cents)}</td>
  );
