import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { usePath } from '#app/ui/language.tsx';
import look from './look.module.css';

export const workshopOrderPath = (number: string): string => `/workshop/orders/${number}`;
export const letterPath = (number: string): string => `/workshop/letters?order=${number}`;
export const filePath = (number: string, file: string): string =>
  `/api/workshop/files/orders/${number}/${file}`;

export type LinkProps = ComponentProps<'a'> & {
  /** English path of a page, shown in the reader's language; `href` for everything else. */
  readonly to?: string;
  readonly newTab?: boolean;
};

export function PageLink({ to, newTab, ...link }: LinkProps) {
  const path = usePath();
  return (
    <a
      {...(to !== undefined && { href: path(to) })}
      {...(newTab && { target: '_blank', rel: 'noreferrer' })}
      {...link}
    />
  );
}

export const TextLink = ({ label, children = label, ...link }: LinkProps & { label?: ReactNode }) => (
  <PageLink {...link} className={cx(look.link, link.className)}>
    {children}
  </PageLink>
);

/** An order's number with its constant part muted. */
export const OrderNumber = ({ number }: { number: string }) => (
  <span translate="no">
    <span className="text-muted weight-400">{number.slice(0, 3)}</span>
    {number.slice(3)}
  </span>
);

/** An order's number, which leads to the order. */
export const OrderLink = ({ number, ...link }: LinkProps & { readonly number: string }) => (
  <PageLink to={workshopOrderPath(number)} className="num" {...link}>
    <OrderNumber number={number} />
  </PageLink>
);
