import type { ComponentProps } from 'react';
import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { workshopOrderPath } from './format.ts';
import { PAGE_LINKS } from './links.messages.ts';
import look from './look.module.css';
import { OrderNumber } from './parts.tsx';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: string };

/** A link to a page of the shop or the workshop, in the reader's language. */
export function PageLink({ to, ...link }: LinkProps) {
  const path = usePath();
  return <a href={path(to)} {...link} />;
}

export const TextLink = ({ className, ...link }: LinkProps) => (
  <PageLink className={cx(look.link, className)} {...link} />
);

export const PageButton = ({ className, ...link }: LinkProps) => (
  <PageLink className={cx(look.button, className)} {...link} />
);

/** An order's number, which leads to the order. */
export const OrderLink = ({ number, ...link }: Omit<LinkProps, 'to'> & { readonly number: string }) => (
  <PageLink to={workshopOrderPath(number)} className="num" {...link}>
    <OrderNumber number={number} />
  </PageLink>
);

/** A link to a file or another site, in a tab of its own. */
export const NewTab = (link: ComponentProps<'a'>) => <a target="_blank" rel="noreferrer" {...link} />;

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
