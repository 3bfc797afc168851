import { cx } from '#app/ui/cx.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { CartEmpty } from './cart-empty.tsx';
import page from './cart-page.module.css';
import styles from './cart-skeleton.module.css';

/**
 * What stands in the page until the browser has read its cart: lines that are to come, or the empty cart. The header's
 * script knows which of the two long before this island is awake.
 */
export function CartSkeleton() {
  return (
    <>
      <div className={styles.lines}>
        <Lines />
      </div>
      <div className={styles.empty}>
        <CartEmpty early />
      </div>
    </>
  );
}

function Lines() {
  return (
    <>
      <PageTitle figure="ORDER" lines={['\u00a0']} title="Cart" />
      <div className={cx('wrap', page.page)}>
        <noscript>
          <p className={styles.noscript}>
            Your cart is kept in your browser, and showing it needs JavaScript.
          </p>
        </noscript>
        <div className="page-grid" aria-hidden="true" data-skeleton>
          <div className={cx(page.lines, styles.line)}>
            <span className={styles.picture} />
            <span className={styles.words}>
              <span />
              <span />
              <span />
              <span />
            </span>
          </div>
          <div className={styles.summary} />
        </div>
      </div>
    </>
  );
}
