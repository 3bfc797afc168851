import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/language.tsx';
import { cents } from '#domain/money.ts';
import type { BooksDesk } from '#server/books/index.ts';
import { euro } from '../format.ts';
import look from '../look.module.css';
import styles from './books.module.css';
import { BOOK_DAYS } from './days.messages.ts';
import { PAYOUTS_SECTION } from './payouts-section.messages.ts';

const lastDay = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};
/** A sum that may be none. */
const orDash = (amount: number): string => (amount === 0 ? '–' : euro(cents(amount)));

/** What the payment provider took in, kept and paid out, and whose orders that was. */
export function PayoutsSection({ books: { money, month, before } }: { books: BooksDesk }) {
  const words = useWords(PAYOUTS_SECTION);
  const days = useWords(BOOK_DAYS);
  const { opening, taken, back, fees, others, paidOut, closing, payouts, off, strangers } = money;
  const sum = (of: (row: (typeof payouts)[number]) => number) =>
    payouts.reduce((total, row) => total + of(row), 0);
  const kept = cents(0 - back - fees - others);
  return (
    <section className="mb-40 pt-14 edge-t" aria-labelledby="payouts">
      <div className={styles.head}>
        <h2 id="payouts" className={look.title}>
          {words.title}
        </h2>
        <span className={cx(look.small, look.faint)}>{words.aside}</span>
        <span className={cx(look.tag, 'ml-auto')} data-tone={off === 0 ? 'forest' : 'wine'}>
          <Icon name={off === 0 ? 'check' : 'warning'} size={12} /> {words.difference(euro(off))}
        </span>
      </div>
      <dl className={styles.sum}>
        <div>
          <dt>{words.opening(days.short(lastDay(before)))}</dt>
          <dd>{euro(opening)}</dd>
        </div>
        <div>
          <dt>{words.taken}</dt>
          <dd>{euro(taken)}</dd>
        </div>
        <div>
          <dt>{words.kept}</dt>
          <dd>{euro(kept)}</dd>
        </div>
        <div>
          <dt>{words.paidOut}</dt>
          <dd>{euro(paidOut)}</dd>
        </div>
        <div>
          <dt>{words.closing(days.short(lastDay(month)))}</dt>
          <dd className={look.copper}>{euro(closing)}</dd>
        </div>
      </dl>
      {payouts.length === 0 ? (
        <p className={cx(look.faint, 'my-16')}>{words.none}</p>
      ) : (
        <div className="relative overflow-x-auto">
          <table className={styles.table}>
            <thead>
              <tr>
                {words.heads.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {payouts.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{days.weekday(row.on)}</th>
                  <td>{row.payments}</td>
                  <td>{euro(row.gross)}</td>
                  <td>{orDash(row.fees)}</td>
                  <td className={row.refunds === 0 ? look.faint : look.wine}>{orDash(row.refunds)}</td>
                  <td>
                    <b>{euro(row.amount)}</b>
                  </td>
                  <td className={row.found === row.of && row.off === 0 ? look.forest : look.wine}>
                    <Icon name={row.found === row.of ? 'check' : 'warning'} size={13} />{' '}
                    {words.found(row.found, row.of)}
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{words.count(payouts.length)}</th>
                <td>{sum(({ payments }) => payments)}</td>
                <td>{euro(cents(sum(({ gross }) => gross)))}</td>
                <td>{orDash(sum((row) => row.fees))}</td>
                <td>{orDash(sum(({ refunds }) => refunds))}</td>
                <td className={look.copper}>{euro(paidOut)}</td>
                <td />
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      {strangers.length > 0 ? (
        <p className="mt-12 py-12 px-16 [border-left:4px_solid_var(--wine)] [background:#f0e3e2] wrap-anywhere">
          <Icon name="warning" size={14} /> {words.strangers(strangers.join(', '))}
        </p>
      ) : null}
    </section>
  );
}
