import { cx } from '#app/ui/cx.ts';
import { shortDay } from '#domain/calendar/day.ts';
import { COUNTRY_NAMES } from '#domain/countries.ts';
import { vatAtStake } from '#domain/parcels/export-proof.ts';
import type { BooksDesk } from '#server/books/index.ts';
import { euro } from '../format.ts';
import look from '../look.module.css';
import { OrderNumber } from '../parts.tsx';
import styles from './books.module.css';

/** What left the customs territory in the month, and what proves it. */
export function ProofsPanel({ books: { exports } }: { books: BooksDesk }) {
  if (exports.length === 0) return null;
  const open = exports.filter(({ proof }) => proof === null);
  const share = ((exports.length - open.length) / exports.length) * 100;
  return (
    <section className={styles.block} aria-labelledby="proofs">
      <div className={styles.head}>
        <h2 id="proofs" className={look.title}>
          Proof of export
        </h2>
        <span className={cx(look.small, open.length > 0 ? look.wine : look.faint, 'ml-auto')}>
          {open.length === 0 ? `all ${exports.length} proven` : `${open.length} missing of ${exports.length}`}
        </span>
      </div>
      <div className={styles.share} aria-hidden="true">
        <i style={{ width: `${share}%` }} />
      </div>
      <ul className={styles.open}>
        {open.map(({ order, country, posted, paid }) => (
          <li key={order}>
            <div>
              <OrderNumber number={order} />, {COUNTRY_NAMES[country]}, {shortDay(posted)}
              <p className={cx(look.small, look.faint)}>
                {euro(paid)} · {euro(vatAtStake(paid))} VAT if it stays so
              </p>
            </div>
            <a className={cx(look.button, 'ml-auto')} href="/workshop/parcels#proof">
              Add proof
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
