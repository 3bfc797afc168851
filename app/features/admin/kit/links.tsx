import type { ComponentProps } from 'react';
import { cx } from '#app/ui/cx.ts';
import { usePath } from '#app/ui/use-path.ts';
import { workshopOrderPath } from './format.ts';
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

export const ButtonLink = ({ className, ...link }: LinkProps) => (
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
