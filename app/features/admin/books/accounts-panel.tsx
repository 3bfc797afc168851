import { useMessages } from '#app/ui/language.tsx';
import type { BooksDesk } from '#server/books/index.ts';
import { euro } from '../kit/format.ts';
import look from '../kit/look.module.css';
import { BOOKS_HEAD } from '../kit/looks.ts';
import { ACCOUNTS_PANEL } from './accounts-panel.messages.ts';
import { BooksTable } from './books-table.tsx';

export function AccountsPanel({ books: { accounts, adviser, net } }: { books: BooksDesk }) {
  const words = useMessages(ACCOUNTS_PANEL);
  return (
    <section className="mb-40 pt-14 edge-t" aria-labelledby="accounts">
      <div className={BOOKS_HEAD}>
        <h2 id="accounts" className={look.title}>
          {words.title}
        </h2>
        <span className="fine text-muted ml-auto">
          {adviser.chart}
          {adviser.version === 0 ? words.standIn : ''}
        </span>
      </div>
      <BooksTable>
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
              <th scope="row" className="ls-[-0.02em]">
                {account}
              </th>
              <td className="body-15/[1.4] [font-variant-numeric:normal] text-left! whitespace-normal!">
                {words.uses[use]}
              </td>
              <td className="text-muted">{count}</td>
              <td>
                <b>{euro(amount)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </BooksTable>
      <p className="fine text-muted mt-12">{words.note(euro(net))}</p>
    </section>
  );
}
