import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import type { PriceDesk } from '#server/shopfront/index.ts';
import { clockOf, euro, momentOf } from '../kit/format.ts';
import look from '../kit/look.module.css';
import { PRICE_HISTORY } from './price-parts.messages.ts';

export function PriceHistory({ history }: { history: PriceDesk['history'] }) {
  const words = useMessages(PRICE_HISTORY);
  const language = useLanguage();
  return (
    <section className="mt-20 pt-18 line-t" aria-labelledby="price-history">
      <header className="flex gap-16 justify-between items-baseline mb-12">
        <h2 id="price-history" className={look.title}>
          {words.title} <span className="fine text-muted">{words.hint}</span>
        </h2>
        <a className={look.link} href="/api/workshop/files/prices.csv">
          CSV<span className="visually-hidden">{words.ofHistory}</span>
        </a>
      </header>
      {history.length === 0 ? (
        <p className="text-muted">{words.nothing}</p>
      ) : (
        <ul>
          {history.map((row) => (
            <li
              className="grid grid-cols-[166px_70px_minmax(0,1fr)_160px_minmax(0,1.4fr)] gap-12 py-9 line-t type-14 small:grid-cols-[1fr_auto]"
              key={row.id}
            >
              <span className="num">{momentOf(row.at, language)}</span>
              <span>{row.by}</span>
              <b className="weight-500">{row.name}</b>
              <span className="num">
                {euro(row.before)} → {euro(row.after)}
              </span>
              <span className={cx('fine', row.outcome === 'refused' ? 'text-wine' : 'text-muted')}>
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
