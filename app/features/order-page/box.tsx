import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';

export const BOX = 'pt-20 pb-28 line-t [&_h2]:mb-10';

const SAID = 'mb-16 py-12 px-14 line-l-copper';

export function Happened({
  isNew = false,
  onRaised = false,
  children,
}: {
  isNew?: boolean;
  onRaised?: boolean;
  children: ReactNode;
}) {
  return (
    <p className={cx(SAID, onRaised ? 'bg-ground' : 'bg-ground-raised')} role={isNew ? 'status' : undefined}>
      {children}
    </p>
  );
}

/** A button that unfolds its form, without a script. */
export function Unfolding({
  label,
  isOpen,
  className,
  children,
}: {
  label: string;
  isOpen: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details className={cx('group paper:hidden', className)} open={isOpen}>
      <summary className="flex items-center justify-center h-56 group-open:mb-20 edge rounded type-16 weight-600 no-marker cursor-pointer hover:border-text">
        {label}
      </summary>
      {children}
    </details>
  );
}
