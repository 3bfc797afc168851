import { cx } from '#app/ui/cx.ts';
import { useWords } from '#app/ui/language.tsx';
import type { BooksDesk } from '#server/books/index.ts';
import { euro } from '../format.ts';
import look from '../look.module.css';
import { ACCOUNTS_PANEL } from './accounts-panel.messages.ts';
import styles from './books.module.css';

/** What stands on which account after the month. */
export function AccountsPanel({ books: { accounts, adviser, net } }: { books: BooksDesk }) {
  const words = useWords(ACCOUNTS_PANEL);
  return (
    <section className="mb-40 pt-14 edge-t" aria-labelledby="accounts">
      <div className="flex flex-wrap gap-y-6 gap-x-14 items-baseline mb-12">
        <h2 id="accounts" className={look.title}>
          {words.title}
        </h2>
        <span className="fine text-muted ml-auto">
          {adviser.chart}
          {adviser.version === 0 ? words.standIn : ''}
        </span>
      </div>
      <table
        className={cx(
          styles.table,
          '[&_td:nth-child(2)]:body-15/[1.4] [&_td:nth-child(2)]:text-left [&_td:nth-child(2)]:whitespace-normal',
        )}
      >
        <thead className="visually-hidden">
          <tr>
            {words.heads.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ account, use, count, amount }) => (
            <tr key={use}>
              <th scope="row">{account}</th>
              <td>{words.uses[use]}</td>
              <td className="text-muted">{count}</td>
              <td>
                <b>{euro(amount)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine text-muted mt-12">{words.note(euro(net))}</p>
    </section>
  );
}
