import { cx } from '#app/ui/cx.ts';
import { useWords } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import frame from '../frame.module.css';
import look from '../look.module.css';
import { BOOKS_TABS } from './books-tabs.messages.ts';

const PAGES = ['books', 'figures', 'books/papers', 'books/adviser'] as const;
export type BooksPage = (typeof PAGES)[number];

/** The pages of the books, of one month. */
export function BooksTabs({ page, month, aside }: { page: BooksPage; month: string; aside?: string }) {
  const { books, pages } = useWords(BOOKS_TABS);
  const path = usePath();
  return (
    <nav className={frame.pages} aria-label={books}>
      {PAGES.map((one) => (
        <a
          key={one}
          href={path(`/workshop/${one}?month=${month}`)}
          aria-current={one === page ? 'page' : undefined}
          data-key={one === 'books/papers' ? 'i' : undefined}
        >
          {pages[one]}
        </a>
      ))}
      {aside ? <span className={cx(look.small, look.faint)}>{aside}</span> : null}
    </nav>
  );
}
