import { cx } from '#app/ui/cx.ts';
import type { BooksDesk } from '#server/books/index.ts';
import { counted } from '../format.ts';
import { framed, PageHead } from '../frame.tsx';
import look from '../look.module.css';
import { BooksTabs, monthName } from './books-tabs.tsx';
import { PaperRows } from './paper-rows.tsx';

export const PapersIsland = framed(PapersPage, '/workshop/books/papers', [['[ ]', 'month before, after']]);

/** Every invoice and correction of a month. */
export function PapersPage({ books: { month, before, after, papers } }: { books: BooksDesk }) {
  return (
    <>
      <PageHead title={`Invoices, ${monthName(month)}`}>
        <span className={cx(look.small, look.faint)}>{counted(papers.length, 'paper')}</span>
        <nav className="flex flex-wrap gap-12" aria-label="Months">
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
      </div>
    </>
  );
}
