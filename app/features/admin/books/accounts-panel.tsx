import { cx } from '#app/ui/cx.ts';
import type { BooksDesk } from '#server/books/index.ts';
import { euro } from '../format.ts';
import look from '../look.module.css';
import styles from './books.module.css';

const USES: Readonly<Record<BooksDesk['accounts'][number]['use'], string>> = {
  home: 'Sales at home, 19 %',
  oss: 'Sales EU, one-stop shop',
  uk: 'Sales UK, British VAT',
  export: 'Export, tax-free',
  smallBusiness: 'Sales, § 19',
  fees: 'Payment fees, § 13b',
  transit: 'Money on the way',
};

/** What stands on which account after the month. */
export function AccountsPanel({ books: { accounts, adviser, net } }: { books: BooksDesk }) {
  return (
    <section className={styles.block} aria-labelledby="accounts">
      <div className={styles.head}>
        <h2 id="accounts" className={look.title}>
          Accounts
        </h2>
        <span className={cx(look.small, look.faint, 'ml-auto')}>
          {adviser.chart}
          {adviser.version === 0 ? ', stand-in' : ''}
        </span>
      </div>
      <table className={cx(styles.table, styles.accounts)}>
        <thead className="visually-hidden">
          <tr>
            {['Account', 'Use', 'Lines', 'Sum'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ account, use, count, amount }) => (
            <tr key={use}>
              <th scope="row" className={look.num}>
                {account}
              </th>
              <td>{USES[use]}</td>
              <td className={look.faint}>{count}</td>
              <td>
                <b>{euro(amount)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={cx(look.small, look.faint, 'mt-12')}>
        Sales with the tax within them, as they are booked. {euro(net)} net, the same as in Figures.
      </p>
    </section>
  );
}
