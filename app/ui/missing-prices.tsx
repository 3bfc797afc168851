import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { Notice } from './notice.tsx';

/** On pages without an island: in words that there is no price list just now, and the way to ask again. */
export function MissingPrices({
  path,
  className,
  children,
}: {
  /** Of the page itself. */
  path: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Notice
      className={className}
      action={
        <ButtonLink href={path} kind="quiet" small>
          Try again
        </ButtonLink>
      }
    >
      {children}
    </Notice>
  );
}
