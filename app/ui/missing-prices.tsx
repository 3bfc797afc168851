import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { useMessages } from './language.tsx';
import { AGAIN } from './missing-prices.messages.ts';
import { Notice } from './notice.tsx';
import { usePath } from './use-path.ts';

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
