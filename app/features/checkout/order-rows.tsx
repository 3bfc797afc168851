import { cx } from '#app/ui/cx.ts';
import { formatEuro } from '#domain/money.ts';
import type { OrderRow } from './order-figures.ts';
import styles from './order-rows.module.css';

interface OrderRowsProps {
  rows: readonly Pick<OrderRow, 'id' | 'name' | 'features' | 'quantity' | 'price'>[];
  shipping: { readonly label: string; readonly aside: string; readonly amount: string };
  total: { readonly label: string; readonly amount: string };
}

/** Goods with their main features, shipping and total, one under the other. */
export function OrderRows({ rows, shipping, total }: OrderRowsProps) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ id, name, features, quantity, price }) => (
        <div key={id}>
          <dt>
            <span className="mono">{quantity} ×</span> <b>{name}</b>
            <span className={cx('mono muted', styles.features)}>{features}</span>
          </dt>
          <dd className="mono mono-13 unit">{formatEuro(price, { exact: true })}</dd>
        </div>
      ))}
      <div>
        <dt>
          {shipping.label}
          <span className={cx('mono muted', styles.features)}>{shipping.aside}</span>
        </dt>
        <dd className="mono mono-13 unit">{shipping.amount}</dd>
      </div>
      <div className={styles.total}>
        <dt>{total.label}</dt>
        <dd className="mono mono-13 unit">{total.amount}</dd>
      </div>
    </dl>
  );
}
