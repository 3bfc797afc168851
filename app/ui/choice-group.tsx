import type { ReactNode } from 'react';
import styles from './choice-group.module.css';
import { cx } from './cx.ts';

/** A question with its answers: hairline, bold legend, optional muted text at the right. */
export function ChoiceGroup({
  legend,
  aside,
  inline,
  className,
  children,
}: {
  legend: ReactNode;
  aside?: ReactNode;
  inline?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={cx(styles.group, inline && styles.inline, className)}>
      <legend className={styles.legend}>
        <span className={styles.head}>
          <span>{legend}</span>
          {aside && !inline ? <span className={styles.aside}>{aside}</span> : null}
        </span>
      </legend>
      {children}
      {aside && inline ? <span className={styles.beside}>{aside}</span> : null}
    </fieldset>
  );
}
