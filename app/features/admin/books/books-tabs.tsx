import { cx } from '#app/ui/cx.ts';
import frame from '../frame.module.css';
import look from '../look.module.css';

const PAGES = [
  ['books', 'Month’s close'],
  ['figures', 'Figures'],
  ['books/papers', 'Invoices'],
  ['books/adviser', 'Adviser and tax'],
] as const;
export type BooksPage = (typeof PAGES)[number][0];

/** The pages of the books, of one month. */
export const BooksTabs = ({ page, month, aside }: { page: BooksPage; month: string; aside?: string }) => (
  <nav className={frame.pages} aria-label="Books">
    {PAGES.map(([path, label]) => (
      <a
        key={path}
        href={`/workshop/${path}?month=${month}`}
        aria-current={path === page ? 'page' : undefined}
        data-key={path === 'books/papers' ? 'i' : undefined}
      >
        {label}
      </a>
    ))}
    {aside ? <span className={cx(look.small, look.faint)}>{aside}</span> : null}
  </nav>
);

const NAME = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** "October 2026". */
export const monthName = (month: string): string => NAME.format(new Date(`${month}-01T00:00:00Z`));
