import { Money } from '#app/ui/money.tsx';
import styles from './price-tag.module.css';
import type { Price } from './tiles.ts';

/** "from 125 €" in copper mono; says so where the price list has no price. */
export function PriceTag({ price }: { price: Price | undefined }) {
  if (!price) return <span className="muted">not on sale just now</span>;
  return (
    <span className={styles.tag}>
      {price.from ? 'from ' : null}
      <Money amount={price.amount} className={styles.amount} />
    </span>
  );
}
