import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { usePath } from './language.tsx';

interface TextLinkProps extends ComponentProps<'a'> {
  /** English address of a page of the shop, instead of `href`; the link leads to it in this page's language. */
  to?: string;
}

/** A link within a text. */
export function TextLink({ to, href, className, ...more }: TextLinkProps) {
  const path = usePath();
  return <a className={cx('link', className)} href={to === undefined ? href : path(to)} {...more} />;
}

export const MailLink = ({ address }: { address: string }) => (
  <TextLink href={`mailto:${address}`}>{address}</TextLink>
);
