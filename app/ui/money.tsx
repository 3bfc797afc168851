import { cx } from './cx.ts';
import styles from './money.module.css';

/** A formatted amount ("240 €" with a no-break space): mono figures, a thin gap before the unit. */
export function Money({
  amount,
  size = 'text',
  className,
}: {
  amount: string;
  /** 13 px, 20 px for a line, 27 px for a product's price, 30 px for a total. */
  size?: 'text' | 'line' | 'price' | 'total';
  className?: string;
}) {
  return (
    <span className={cx('unit', styles.money, styles[size], className)} translate="no">
      {amount}
    </span>
  );
}
