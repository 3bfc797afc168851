import { useMessages } from '#app/ui/language.tsx';
import type { BooksView } from '#server/books/index.ts';
import { framed, PageHead } from '../kit/frame.tsx';
import look from '../kit/look.module.css';
import { PageLinks } from '../kit/page-links.tsx';
import { BooksTabs } from './books-tabs.tsx';
import { BOOK_DAYS } from './days.messages.ts';
import { PaperRows } from './paper-rows.tsx';
import { PAPERS, PAPERS_KEYS } from './papers.messages.ts';

export default framed(PapersPage, '/workshop/books/papers', PAPERS_KEYS);

export function PapersPage({ books }: { books: BooksView }) {
  const { month, before, after, papers, papersInAll, page, pages } = books;
  const words = useMessages(PAPERS);
  const monthName = useMessages(BOOK_DAYS).month;
  return (
    <>
      <PageHead title={words.title(monthName(month))} aside={words.count(papersInAll)}>
        <nav className="flex flex-wrap gap-12" aria-label={words.months}>
          <a className={look.button} href={`?month=${before}`} data-key="[">
            {monthName(before)} <kbd className={look.key}>[</kbd>
          </a>
          {after ? (
            <a className={look.button} href={`?month=${after}`} data-key="]">
              {monthName(after)} <kbd className={look.key}>]</kbd>
            </a>
          ) : null}
        </nav>
      </PageHead>
      <BooksTabs page="books/papers" month={month} />
      <div className="px-margin pb-56">
        <PaperRows papers={papers} />
        <PageLinks page={page} pages={pages} pathOf={(one) => `?month=${month}&page=${one}`} />
      </div>
    </>
  );
}
