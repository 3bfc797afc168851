import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import styles from './fault.module.css';

/** Why something did not go through, read out at once; `action` is a way on. */
export function Fault({ words, action }: { words: string; action?: ReactNode }) {
  return (
    <div className={styles.fault} role="alert">
      <Icon name="warning" />
      <span className="flex-[1_1_0] min-w-[60%]">{words}</span>
      {action}
    </div>
  );
}
