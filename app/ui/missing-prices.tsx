import type { ReactNode } from 'react';
import { NO_PRICES } from '#domain/price-list.ts';
import { ButtonLink } from './button.tsx';
import { Notice } from './notice.tsx';

/** On pages without an island: there is no price list just now, what can be done meanwhile, and the way to ask again. */
export function MissingPrices({
  path,
  className,
  children,
}: {
  /** Of the page itself. */
  path: string;
  className?: string;
  children?: ReactNode;
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
      <strong>{NO_PRICES}</strong>
      {children}
    </Notice>
  );
}
