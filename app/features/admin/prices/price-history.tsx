import { cx } from '#app/ui/cx.ts';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import type { PriceDesk } from '#server/shopfront/index.ts';
import { clockOf, euro, momentOf } from '../format.ts';
import look from '../look.module.css';
import { PRICE_HISTORY } from './price-parts.messages.ts';
import styles from './prices.module.css';

/** What stood when, for the lowest price of thirty days. */
export function PriceHistory({ history }: { history: PriceDesk['history'] }) {
  const words = useWords(PRICE_HISTORY);
  const language = useLanguage();
  return (
    <section className={styles.past} aria-labelledby="price-history">
      <header>
        <h2 id="price-history" className={look.title}>
          {words.title} <span className={cx(look.small, look.faint)}>{words.hint}</span>
        </h2>
        <a className={look.link} href="/api/workshop/files/prices.csv">
          CSV<span className="visually-hidden">{words.ofHistory}</span>
        </a>
      </header>
      {history.length === 0 ? (
        <p className={look.faint}>{words.nothing}</p>
      ) : (
        <ul>
          {history.map((row) => (
            <li key={row.id}>
              <span className={look.num}>{momentOf(row.at, language)}</span>
              <span>{row.by}</span>
              <b>{row.name}</b>
              <span className={look.num}>
                {euro(row.before)} → {euro(row.after)}
              </span>
              <span className={cx(look.small, row.outcome === 'refused' ? look.wine : look.faint)}>
                {row.outcome === 'refused'
                  ? words.refused(row.failure)
                  : row.readBackAt
                    ? words.readBack(clockOf(row.readBackAt, language))
                    : words.notReadBack}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
