/** The number of pieces in the cart. Only the browser knows it: the header script writes it, in islands too. */
export function CartMark() {
  return (
    <span className="muted" data-cart-count="" suppressHydrationWarning>
      [·]
    </span>
  );
}
