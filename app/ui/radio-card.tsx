import type { ChangeEventHandler, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './radio-card.module.css';

interface RadioCardProps {
  name: string;
  value: string;
  checked: boolean;
  disabled?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  children: ReactNode;
  /** A drawing: above the name in a stack, at the left in a row. */
  figure?: ReactNode;
  /** A price or second label: under the name in a stack, at the right in a row. */
  aside?: ReactNode;
  layout?: 'stack' | 'row';
  className?: string;
  /** Given if the aside describes the choice and is not part of its name. */
  id?: string;
  highlighted?: boolean;
  /** Continues from an earlier pick, which must then be replayed too (`early-input.ts`). */
  goesOn?: boolean;
}

export function RadioCard({
  onChange = () => {},
  children,
  figure,
  aside,
  layout = 'stack',
  className,
  id,
  highlighted,
  goesOn,
  ...input
}: RadioCardProps) {
  return (
    <label className={cx(styles.card, styles[layout], className)} data-highlighted={highlighted || undefined}>
      <input
        type="radio"
        className={styles.input}
        {...input}
        data-goes-on={goesOn || undefined}
        aria-labelledby={id && `${id}-name`}
        aria-describedby={id && aside ? `${id}-aside` : undefined}
        onChange={onChange}
      />
      {figure}
      <span id={id && `${id}-name`} className={styles.name}>
        {children}
      </span>
      {aside ? (
        <span id={id && `${id}-aside`} className={styles.aside}>
          {aside}
        </span>
      ) : null}
    </label>
  );
}

/** Cards side by side: apart (8 px) or joined edge to edge. `columns` on wide screens, `phone` below 992 px. */
export function RadioCards({
  columns,
  phone = columns,
  joined,
  children,
}: {
  columns: 1 | 2 | 3 | 4;
  phone?: 1 | 2 | 3 | 4;
  joined?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={cx(styles.cards, joined && styles.joined)} data-columns={columns} data-phone={phone}>
      {children}
    </div>
  );
}
