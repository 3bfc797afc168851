import { useMessages } from '#app/ui/language.tsx';
import look from './look.module.css';
import { PAGE_LINKS } from './page-links.messages.ts';

/** Links through a list of several pages, counted from 1; nothing for a single page. */
export function PageLinks({
  page,
  pages,
  pathOf,
}: {
  page: number;
  pages: number;
  pathOf: (page: number) => string;
}) {
  const words = useMessages(PAGE_LINKS);
  if (pages <= 1) return null;
  return (
    <nav className="flex flex-wrap items-center gap-12 mt-24" aria-label={words.pages}>
      {page > 1 ? (
        <a className={look.button} href={pathOf(page - 1)}>
          {words.previous}
        </a>
      ) : null}
      <span className="text-muted">{words.pageOf(page, pages)}</span>
      {page < pages ? (
        <a className={look.button} href={pathOf(page + 1)}>
          {words.next}
        </a>
      ) : null}
    </nav>
  );
}
