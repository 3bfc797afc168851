import type { ReactNode } from 'react';
import styles from './choice-group.module.css';

/** A question with its answers: hairline, legend in bold, the chosen answer's name at the right. */
export function ChoiceGroup({
  legend,
  aside,
  children,
}: {
  legend: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <span className={styles.head}>
          <span>{legend}</span>
          {aside ? <span className={styles.aside}>{aside}</span> : null}
        </span>
      </legend>
      {children}
    </fieldset>
  );
}
