import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { countryIn } from '#domain/country-in.ts';
import { vatAtStake } from '#domain/shipping/export-proof.ts';
import type { BooksDesk } from '#server/books/index.ts';
import { euro } from '../kit/format.ts';
import look from '../kit/look.module.css';
import { BOOKS_HEAD } from '../kit/looks.ts';
import { OrderNumber } from '../kit/parts.tsx';
import { BOOK_DAYS } from './days.messages.ts';
import { PROOFS_PANEL } from './proofs-panel.messages.ts';

export function ProofsPanel({ books: { exports } }: { books: BooksDesk }) {
  const language = useLanguage();
  const words = useMessages(PROOFS_PANEL);
  const days = useMessages(BOOK_DAYS);
  const path = usePath();
  if (exports.length === 0) return null;
  const open = exports.filter(({ proof }) => proof === null);
  return (
    <section className="mb-40 pt-14 edge-t" aria-labelledby="proofs">
      <div className={BOOKS_HEAD}>
        <h2 id="proofs" className={look.title}>
          {words.title}
        </h2>
        <span className={cx('fine', open.length > 0 ? 'text-wine' : 'text-muted', 'ml-auto')}>
          {open.length === 0 ? words.all(exports.length) : words.missing(open.length, exports.length)}
        </span>
      </div>
      <progress
        className="block w-full h-14 [border:1px_solid_var(--text)] [background:repeating-linear-gradient(135deg,var(--wine)_0_1.5px,transparent_1.5px_5px)] appearance-none [&::-webkit-progress-bar]:[background:none] [&::-webkit-progress-value]:bg-text [&::-moz-progress-bar]:bg-text [@media(forced-colors:active)]:[forced-color-adjust:none]"
        value={exports.length - open.length}
        max={exports.length}
        aria-hidden="true"
      />
      <ul className="[&_li]:flex [&_li]:gap-16 [&_li]:items-center [&_li]:mt-12">
        {open.map(({ order, country, posted, paid }) => (
          <li key={order}>
            <div>
              <OrderNumber number={order} />, {countryIn(country, language)}, {days.short(posted)}
              <p className="fine text-muted">{words.atStake(euro(paid), euro(vatAtStake(paid)))}</p>
            </div>
            <a className={cx(look.button, 'ml-auto')} href={path('/workshop/parcels#proof')}>
              {words.add}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
