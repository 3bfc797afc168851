/**
 * Runs in a page's head, packed (`scripts/early-scripts.ts`), before anything reads the cart: puts away what a checkout that is paid
 * was opened for, as far as it is still in the cart. The server says so by a cookie (`server/checkout/checkout-cookies.ts`), so it does
 * not matter at which page, nor whether the page of the order was ever read. A cart that is as it stood then goes as a whole; of one
 * that has been changed since go the pieces that were paid, and the rest stays.
 */
import { CART_KEY } from '#app/state/cart-count.ts';
import type { Note } from '#app/state/checkout-notes.ts';
import { keep, readKept } from '#app/state/kept.ts';
import { CHECKOUTS_KEY } from '#app/state/own-keys.ts';
import { PAID_COOKIE } from '#domain/checkout/checkout-cookies.ts';

type Line = Note[2][number];

/** What a line is, however many of it. */
const kindOf = (line: Line) => JSON.stringify({ ...line, quantity: 0 });

function putAway(reference: string | undefined): void {
  const notes: Note[] = JSON.parse(readKept(CHECKOUTS_KEY) ?? '[]');
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
      // Notes that are none know of no cart.
    }
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookie store
    document.cookie = `${PAID_COOKIE}${reference}=;path=/;max-age=0`;
  }
}

follow();
addEventListener('pageshow', ({ persisted }) => persisted && follow());
