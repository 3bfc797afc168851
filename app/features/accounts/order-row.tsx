import { cx } from '#app/ui/cx.ts';
import { STEP_NAMES } from '#domain/order-page/order-step-names.ts';
import { stepsDone } from '#domain/order-page/order-view.ts';
import { WAY } from '#domain/orders/states.ts';
import type { AccountOrder } from '#server/pages/account-view.ts';
import styles from './order-row.module.css';

/** More of them stand on the order's page. */
const MOST_SERIALS = 3;

/** What comes next, or what is there: one thing at a time. */
function nextWords({ status, leaves, arrives, serials }: AccountOrder): string | undefined {
  if (leaves) return `Leaves by ${leaves}`;
  if (status === 'shipped' && arrives) return `With you by ${arrives}`;
  if (serials.length === 0) return undefined;
  if (serials.length > MOST_SERIALS) return `${serials.length} passports`;
  return `${serials.length === 1 ? 'Passport' : 'Passports'} ${serials.join(', ')}`;
}

export function OrderRow({ order }: { order: AccountOrder }) {
  const { number, href, day, words, image, more, status, total } = order;
  const done = stepsDone(status);
  const next = nextWords(order);
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        {image ? <img src={image} alt="" width={200} height={150} loading="lazy" /> : null}
        {more > 0 ? (
          <span className={cx('mono', styles.more)} aria-hidden="true">
            +{more}
          </span>
        ) : null}
      </span>
      <span className={styles.number}>
        <a className="h4" href={href}>
          {number}
        </a>
        <span className="mono muted">{day}</span>
      </span>
      <span className={styles.words}>{words}</span>
      <span className={styles.state}>
        {done === undefined ? null : (
          <span className={styles.meter} aria-hidden="true">
            {WAY.map((step, index) => (
              <i key={step} className={cx(index < done && styles.done)} />
            ))}
          </span>
        )}
        <b className="mono">{STEP_NAMES.en[status]}</b>
        {next ? <span className={cx('mono muted', styles.next)}>{next}</span> : null}
      </span>
      <span className={cx('unit', styles.total)}>{total}</span>
    </li>
  );
}
