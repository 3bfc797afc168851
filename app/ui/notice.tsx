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
      <Icon name="warning" className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
