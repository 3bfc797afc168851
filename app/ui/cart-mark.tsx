import { cx } from './cx.ts';

/** The number of pieces in the cart. Only the browser knows it: the header script writes it, in islands too. */
export function CartMark({ className }: { className?: string }) {
  return (
    <span className={cx('muted', className)} data-cart-count="" suppressHydrationWarning>
      [·]
    </span>
  );
}
