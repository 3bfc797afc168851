import { cx } from '#app/ui/cx.ts';
import { Money } from '#app/ui/money.tsx';
import { COUNTRY_NAMES, type CountryCode } from '#domain/countries.ts';
import { DISCOUNT_LABEL } from '#domain/discount.ts';
import { type Cents, formatEuro } from '#domain/money.ts';
import { PROMOTION } from '#domain/shipping.ts';
import type { OrderFigures } from './order-figures.ts';
import styles from './order-summary.module.css';

const exact = (amount: Cents) => formatEuro(amount, { exact: true });

interface OrderSummaryProps {
  figures: OrderFigures;
  /** Where the order goes, once the server has accepted the address. */
  country: CountryCode | undefined;
}

/** The order as the checkout session has it. */
export function OrderSummary({ figures, country }: OrderSummaryProps) {
  const { rows, goods, shipping, total, discount, discountPercent } = figures;
  return (
    <div className={styles.summary}>
      <h2 className={cx('h4', styles.heading)}>Your order</h2>
      <ul>
        {rows.map(({ id, name, features, imagePath, quantity, price }) => (
          <li key={id} className={styles.row}>
            <span className={styles.picture}>
              {imagePath ? <img src={imagePath} alt="" width={84} height={63} /> : null}
            </span>
            <span>
              <b>{name}</b>
              <span className={cx('mono muted', styles.features)}>{features}</span>
            </span>
            <span className={cx('mono', styles.price)}>
              <span className="unit">{exact(price)}</span>
              <span className={cx('muted', styles.quantity)}>× {quantity}</span>
            </span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums} aria-live="polite">
        <div>
          <dt>Goods</dt>
          <dd>
            <Money amount={exact(goods)} />
          </dd>
        </div>
        {discount > 0 ? (
          <div className={styles.good}>
            <dt>{DISCOUNT_LABEL.en(discountPercent)}</dt>
            <dd>
              <Money amount={exact(-discount as Cents)} />
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{country ? `Shipping, ${COUNTRY_NAMES[country]}` : 'Shipping'}</dt>
          <dd>
            {shipping ? (
              <Money amount={exact(shipping.fee)} />
            ) : (
              <span className="mono muted">by address</span>
            )}
          </dd>
        </div>
        {shipping && shipping.discount > 0 ? (
          <div className={styles.good}>
            <dt>{formatEuro(PROMOTION.off)} off shipping</dt>
            <dd>
              <Money amount={exact(-shipping.discount as Cents)} />
            </dd>
          </div>
        ) : null}
        <div className={styles.total}>
          <dt>{shipping ? 'Total' : 'Total without shipping'}</dt>
          <dd>
            <Money amount={exact(total)} size="total" />
          </dd>
        </div>
      </dl>
      <p className="mono muted">
        Incl. VAT.
        {shipping ? ` Delivery ${shipping.workDays[0]}–${shipping.workDays[1]} work days.` : ''}
      </p>
    </div>
  );
}
