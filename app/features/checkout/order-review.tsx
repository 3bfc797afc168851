import { cx } from '#app/ui/cx.ts';
import { formatEuro } from '#domain/money.ts';
import type { OrderFigures } from './order-figures.ts';
import styles from './order-review.module.css';

interface OrderReviewProps {
  figures: OrderFigures;
  country: string | undefined;
}

/** Goods with their main features, shipping and total, directly above the order button (§ 312j BGB). */
export function OrderReview({ figures: { rows, shipping, total }, country }: OrderReviewProps) {
  const delivery = shipping ? `, ${shipping.workDays[0]}–${shipping.workDays[1]} work days` : '';
  return (
    <section className={styles.review} aria-labelledby="review-heading">
      <h2 id="review-heading" className="h4">
        You order
      </h2>
      <dl>
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
            {country ? `Shipping to ${country}` : 'Shipping'}
            <span className={cx('mono muted', styles.features)}>Double cardboard{delivery}</span>
          </dt>
          <dd className="mono mono-13 unit">
            {shipping ? formatEuro(shipping.price, { exact: true }) : 'by address'}
          </dd>
        </div>
        <div className={styles.total}>
          <dt>{shipping ? 'Total, incl. VAT' : 'Total without shipping, incl. VAT'}</dt>
          <dd className="mono mono-13 unit">{formatEuro(total, { exact: true })}</dd>
        </div>
      </dl>
      <p className={styles.terms}>
        Our{' '}
        <a href="/terms" className="link">
          terms
        </a>{' '}
        apply. You may{' '}
        <a href="/return" className="link">
          withdraw and return
        </a>{' '}
        without giving a reason. Something wrong?{' '}
        <a href="/cart" className="link">
          Change the cart
        </a>
        .
      </p>
    </section>
  );
}
