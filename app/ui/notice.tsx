import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

interface NoticeProps {
  children: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
}

/** An error that stays visible at its place until it is resolved, with an optional action. */
export function Notice({ children, action, className }: NoticeProps) {
  return (
    <div
      className={cx(
        'flex flex-wrap gap-y-10 gap-x-12 items-center py-10 px-16 [border:1px_solid_var(--wine)] rounded bg-ground-raised lh-[1.4]',
        className,
      )}
    >
      <Icon name="warning" className="flex-none self-start mt-8 text-wine" />
      <div className="[&_strong]:block [&_strong]:text-wine [&_strong]:weight-600 flex-[1_1_9.25em] py-4">
        {children}
      </div>
      {action ? <div className="flex-none">{action}</div> : null}
    </div>
  );
}
