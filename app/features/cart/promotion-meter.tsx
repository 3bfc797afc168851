import { useLanguage } from '#app/ui/language.tsx';
import { promotionWords } from '#domain/cart/cart.messages.ts';
import type { Cents } from '#domain/money.ts';
import { PROMOTION } from '#domain/shipping/shipping.ts';
import styles from './cart-summary.module.css';

/** How far the goods are from the promotion; nothing once they are worth it. */
export function PromotionMeter({ goods }: { goods: Cents }) {
  const words = promotionWords(goods, useLanguage());
  if (words === undefined) return null;
  return (
    <div className="mb-14">
      <p className="mono" id="promotion">
        {words}
      </p>
      <meter
        className={styles.meter}
        min={0}
        max={PROMOTION.goodsAbove}
        value={goods}
        aria-labelledby="promotion"
      />
    </div>
  );
}
