import { formatEuro } from '#domain/money.ts';
import type { OrderFigures } from './order-figures.ts';
import styles from './order-review.module.css';
import { OrderRows } from './order-rows.tsx';

interface OrderReviewProps {
  figures: OrderFigures;
  country: string | undefined;
}

/** Goods with their main features, shipping and total, directly above the order button (§ 312j BGB). */
export function OrderReview({ figures: { rows, shipping, total, ...off }, country }: OrderReviewProps) {
  const delivery = shipping ? `, ${shipping.workDays[0]}–${shipping.workDays[1]} work days` : '';
  return (
    <section className={styles.review} aria-labelledby="review-heading">
      <h2 id="review-heading" className="h4">
        You order
      </h2>
      <OrderRows
        rows={rows}
        off={off}
        shipping={{
          label: country ? `Shipping to ${country}` : 'Shipping',
          aside: `Double cardboard${delivery}`,
          amount: shipping ? formatEuro(shipping.price, { exact: true }) : 'by address',
        }}
        total={{
          label: shipping ? 'Total, incl. VAT' : 'Total without shipping, incl. VAT',
          amount: formatEuro(total, { exact: true }),
        }}
      />
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
