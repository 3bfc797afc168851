import { cx } from './cx.ts';

/** The pieces in the cart, which only the browser knows: the header writes them, in islands too. */
export function CartMark({ className }: { className?: string }) {
  return (
    <span className={cx('muted', className)} data-cart-count="" suppressHydrationWarning>
      [·]
    </span>
  );
}
