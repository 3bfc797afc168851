/**
 * Runs in a page's head, minified (`scripts/early-scripts.ts`), before anything reads the cart: removes what a paid
 * checkout was opened for, if it is still in the cart. The server signals it by a cookie
 * (`server/checkout/checkout-cookies.ts`), so any page can do it, even if the order's page was never loaded. An
 * unchanged cart is removed as a whole; from a changed one the paid pieces are removed and the rest stays.
 */
import { CART_KEY } from '#app/state/cart-count.ts';
import type { CheckoutNote } from '#app/state/checkout-notes.ts';
import { CHECKOUTS_KEY, keep, readKept } from '#app/state/kept.ts';
import { PAID_COOKIE } from '#domain/checkout/checkout-cookies.ts';

type Line = CheckoutNote[2][number];

/** Identity of a line regardless of its quantity. */
const kindOf = (line: Line) => JSON.stringify({ ...line, quantity: 0 });

function putAway(reference: string | undefined): void {
  const notes: CheckoutNote[] = JSON.parse(readKept(CHECKOUTS_KEY) ?? '[]');
  const paid = notes.find((note) => note[0] === reference);
  const cart = readKept(CART_KEY);
  if (paid && cart) {
    const [, saved, lines] = paid;
    const quantityPaid = (line: Line) => lines.find((other) => kindOf(other) === kindOf(line))?.quantity ?? 0;
    const left =
      cart === saved
        ? []
        : (JSON.parse(cart) as { cart: Line[] }).cart
            .map((line) => ({ ...line, quantity: line.quantity - quantityPaid(line) }))
            .filter(({ quantity }) => !(quantity < 1));
    keep(CART_KEY, left.length > 0 ? JSON.stringify({ cart: left }) : null);
  }
  keep(CHECKOUTS_KEY, JSON.stringify(notes.filter((note) => note !== paid)));
}

function follow(): void {
  for (const [, reference] of document.cookie.matchAll(new RegExp(`(?:^|; ?)${PAID_COOKIE}(\\w+)=`, 'g'))) {
    try {
      putAway(reference);
    } catch {
      // Invalid notes name no cart.
    }
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookie store
    document.cookie = `${PAID_COOKIE}${reference}=;path=/;max-age=0`;
  }
}

follow();
addEventListener('pageshow', ({ persisted }) => persisted && follow());
