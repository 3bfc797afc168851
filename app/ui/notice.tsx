import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  children: ReactNode;
  /** A way on, such as a link that tries again. */
  action?: ReactNode;
  className?: string | undefined;
}

/** A fault that stays where it matters until it is mended: words with their sign, and what can be done. */
export function Notice({ children, action, className }: NoticeProps) {
  return (
    <div className={cx(styles.notice, className)}>
      <Icon name="warning" className="flex-none self-start mt-8 text-wine" />
      <div className={cx(styles.text, 'flex-[1_1_9.25em] py-4')}>{children}</div>
      {action ? <div className="flex-none">{action}</div> : null}
    </div>
  );
}
