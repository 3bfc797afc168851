import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { PAGE_LINKS } from './kit.messages.ts';
import { type LinkProps, PageLink } from './link.tsx';
import look from './look.module.css';

/** Copper marks the next step, ink a second action, wine a loss. */
const KINDS = { primary: look.primary, second: look.second, warning: look.warning } as const;

interface ButtonLook {
  /** Its text; children if there is more than text. */
  label?: ReactNode;
  /** By default a button has an edge only. */
  kind?: keyof typeof KINDS | false | undefined;
  /** The key that presses it, shown at its end. */
  shortcut?: string | undefined;
}

/** A keyboard key. */
export const Key = ({ children }: { children: ReactNode }) => <kbd className={look.key}>{children}</kbd>;

const asButton = <Rest extends { className?: string | undefined; children?: ReactNode }>({
  label,
  kind,
  shortcut,
  className,
  children = label,
  ...rest
}: ButtonLook & Rest) => ({
  ...rest,
  ...(shortcut && { 'data-key': shortcut.toLowerCase() }),
  className: cx(look.button, kind && KINDS[kind], className),
  children: shortcut ? (
    <>
      {children} <Key>{shortcut}</Key>
    </>
  ) : (
    children
  ),
});

export const Button = (button: ButtonLook & ComponentProps<'button'>) => (
  <button type="button" {...asButton(button)} />
);
export const LinkButton = (link: ButtonLook & LinkProps) => <PageLink {...asButton(link)} />;
/** A button that looks like a link in a text. */
export const TextButton = ({ label, className, ...button }: ComponentProps<'button'> & { label: string }) => (
  <button type="button" className={cx(look.link, className)} {...button}>
    {label}
  </button>
);

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
      {page > 1 ? <LinkButton label={words.previous} href={pathOf(page - 1)} /> : null}
      <span className="text-muted">{words.pageOf(page, pages)}</span>
      {page < pages ? <LinkButton label={words.next} href={pathOf(page + 1)} /> : null}
    </nav>
  );
}
