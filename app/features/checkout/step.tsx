import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import styles from './payment-form.module.css';

/** A numbered part of the checkout; `group` names its fields together. */
export function Step({
  number,
  title,
  group,
  children,
}: {
  number: number;
  title: string;
  group?: boolean;
  children: ReactNode;
}) {
  const heading = `step-${number}`;
  const inside = (
    <>
      <h2 className={cx('h4', styles.heading)}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <span id={heading}>{title}</span>
      </h2>
      {children}
    </>
  );
  return group ? (
    <fieldset className={styles.step} aria-labelledby={heading}>
      {inside}
    </fieldset>
  ) : (
    <div className={styles.step}>{inside}</div>
  );
}
