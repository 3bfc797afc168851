import { cx } from '#app/ui/cx.ts';
import type { OrderState } from '#domain/order-state.ts';
import type { AccountOrder } from '#server/accounts/account-view.ts';
import styles from './order-row.module.css';

/** What a state is called to whoever waits, and how far on the way it is; nothing where it left the way. */
const STATES: Record<OrderState, { words: string; at?: number }> = {
  'awaiting payment': { words: 'Awaiting payment', at: 0 },
  paid: { words: 'Paid', at: 1 },
  'in the making': { words: 'On the bench', at: 2 },
  shipped: { words: 'Shipped', at: 3 },
  delivered: { words: 'Delivered', at: 4 },
  cancelled: { words: 'Cancelled' },
  returned: { words: 'Returned' },
  refunded: { words: 'Refunded' },
};
const STEPS = [1, 2, 3, 4];

export function OrderRow({ order }: { order: AccountOrder }) {
  const { number, href, day, words, image, state, total } = order;
  const { words: called, at } = STATES[state];
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        {image ? <img src={image} alt="" width={200} height={150} loading="lazy" /> : null}
      </span>
      <span className={styles.number}>
        <a className="h4" href={href}>
          {number}
        </a>
        <span className="mono muted">{day}</span>
      </span>
      <span className={styles.words}>{words}</span>
      <span className={styles.state}>
        {at === undefined ? null : (
          <span className={styles.meter} aria-hidden="true">
            {STEPS.map((step) => (
              <i key={step} className={cx(step <= at && styles.done)} />
            ))}
          </span>
        )}
        <b className="mono">{called}</b>
      </span>
      <span className={cx('unit', styles.total)}>{total}</span>
    </li>
  );
}
