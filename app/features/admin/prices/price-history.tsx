import { cx } from '#app/ui/cx.ts';
import type { PriceDesk } from '#server/shopfront/index.ts';
import { clockOf, euro, momentOf } from '../format.ts';
import look from '../look.module.css';
import styles from './prices.module.css';

/** What stood when, for the lowest price of thirty days. */
export const PriceHistory = ({ history }: { history: PriceDesk['history'] }) => (
  <section className={styles.past} aria-labelledby="price-history">
    <header>
      <h2 id="price-history" className={look.title}>
        History{' '}
        <span className={cx(look.small, look.faint)}>what stood when, for the lowest price of 30 days</span>
      </h2>
      <a className={look.link} href="/api/workshop/files/prices.csv">
        CSV<span className="visually-hidden"> of the history</span>
      </a>
    </header>
    {history.length === 0 ? (
      <p className={look.faint}>Nothing was published from here yet.</p>
    ) : (
      <ul>
        {history.map((row) => (
          <li key={row.id}>
            <span className={look.num}>{momentOf(row.at)}</span>
            <span>{row.by}</span>
            <b>{row.name}</b>
            <span className={look.num}>
              {euro(row.before)} → {euro(row.after)}
            </span>
            <span className={cx(look.small, row.outcome === 'refused' ? look.wine : look.faint)}>
              {row.outcome === 'refused'
                ? `refused, nothing changed${row.failure ? `: ${row.failure}` : ''}`
                : row.readBackAt
                  ? `published, read back ${clockOf(row.readBackAt)}`
                  : 'published, not read back'}
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
);
