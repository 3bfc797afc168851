import { cx } from '#app/ui/cx.ts';
import { EarlyScript } from '#app/ui/early-script.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { formatEuro } from '#domain/money.ts';
import { PROMOTION } from '#domain/shipping.ts';
import { BANNER_KEY } from './banner-key.ts';
import styles from './shipping-banner.module.css';

/** Runs before anything is painted, so that a banner that was put away leaves no gap and moves nothing. */
const EARLY = `try{if(localStorage.getItem('${BANNER_KEY}'))document.documentElement.dataset.banner='away'}catch{}`;

/** What is off shipping, over every page on which one looks around. It can be put away (`press-strip.ts`). */
export function ShippingBanner() {
  return (
    <>
      <EarlyScript code={EARLY} />
      <aside className={cx('on-ink mono', styles.banner)} aria-label="Shipping offer">
        <a href="/shipping" className={styles.words}>
          <b className="copper">{formatEuro(PROMOTION.off)} off shipping</b>
          {` on orders over ${formatEuro(PROMOTION.goodsAbove)}`}
        </a>
        <button
          type="button"
          className={styles.close}
          data-strip="banner-away"
          aria-label="Close the shipping offer"
        >
          <Icon name="close" size={12} />
        </button>
      </aside>
    </>
  );
}
