import type { ReactNode } from 'react';
import { useMessages } from '#app/ui/language.tsx';
import { Key, LinkButton } from '../kit/button.tsx';
import { PageLink } from '../kit/link.tsx';
import { BOOKS_TABS } from './books-page.messages.ts';
import { BOOK_DAYS } from './days.messages.ts';

const PAGES = ['books', 'figures', 'books/papers', 'books/adviser'] as const;
type BooksPage = (typeof PAGES)[number];

/** Links to the months beside a page's month, and what follows them. */
export function MonthLinks({
  months: { before, after },
  label,
  className = 'small:flex-[1_1_auto]',
  children,
}: {
  months: { readonly before: string; readonly after: string | undefined };
  label: string;
  className?: string;
  children?: ReactNode;
}) {
  const monthName = useMessages(BOOK_DAYS).month;
  const linkTo = (month: string, key: string) => (
    <LinkButton className={className} href={`?month=${month}`} data-key={key}>
      {monthName(month)} <Key>{key}</Key>
    </LinkButton>
  );
  return (
    <nav className="flex flex-wrap gap-12" aria-label={label}>
      {linkTo(before, '[')}
      {after ? linkTo(after, ']') : null}
      {children}
    </nav>
  );
}

export function BooksTabs({ page, month, aside }: { page: BooksPage; month: string; aside?: string }) {
  const { books, pages } = useMessages(BOOKS_TABS);
  return (
    <nav className="flex flex-wrap items-center gap-y-0 gap-x-28 mx-margin mb-22 edge-b" aria-label={books}>
      {PAGES.map((one) => (
        <PageLink
          to={`/workshop/${one}?month=${month}`}
          className="flex items-center min-h-44 -mb-1 [border-bottom:3px_solid_transparent] phone:min-h-56 hover:border-line [&[aria-current]]:border-copper [&[aria-current]]:weight-600"
          key={one}
          aria-current={one === page ? 'page' : undefined}
          data-key={one === 'books/papers' ? 'i' : undefined}
        >
          {pages[one]}
        </PageLink>
      ))}
      {aside ? <span className="ml-auto fine text-muted">{aside}</span> : null}
    </nav>
  );
}
