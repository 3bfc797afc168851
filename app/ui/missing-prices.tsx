import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { useMessages, usePath } from './language.tsx';
import { AGAIN } from './missing-prices.messages.ts';
import { Notice } from './notice.tsx';

/** Says on pages without an island that there is no price list at the moment, and links to the page again. */
export function MissingPrices({
  path,
  className,
  children,
}: {
  path: string;
  className?: string;
  children: ReactNode;
}) {
  const to = usePath();
  const again = useMessages(AGAIN);
  return (
    <Notice
      className={className}
      action={
        <ButtonLink href={to(path)} kind="quiet" small>
          {again}
        </ButtonLink>
      }
    >
      {children}
    </Notice>
  );
}
