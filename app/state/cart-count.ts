import { CART_COOKIE } from '#domain/cart/cart-cookie.ts';
import { isAbout, keep, readKept } from './kept.ts';

/** The key of the specification under which the cart lives in local storage. */
export const CART_KEY = 'state';

const CHANGED = 'cart-counted';

/**
 * Pieces in a stored cart, at a glance: enough for the header of pages that do not hold the cart itself. What
 * cannot be a line counts as nothing; whether a line can be believed is decided where the cart is shown.
 */
export function countStored(stored: string | null): number {
  try {
    const { cart }: { cart?: unknown } = JSON.parse(stored ?? '{}');
    if (!Array.isArray(cart)) return 0;
    return cart.reduce<number>((sum, line: { quantity?: unknown } | null) => {
      const quantity = line?.quantity ?? (line ? 1 : 0);
      return typeof quantity === 'number' && Number.isInteger(quantity)
        ? sum + Math.min(Math.max(quantity, 0), 5)
        : sum;
    }, 0);
  } catch {
    return 0;
  }
}

/** Moves the lines that were put in while JavaScript was off into the stored cart. `readSaved` merges doubles. */
export function takeFormCart(): void {
  const [, value] = new RegExp(`(?:^|; )${CART_COOKIE}=([\\w-]+)`).exec(document.cookie) ?? [];
  if (!value) return;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookie store
  document.cookie = `${CART_COOKIE}=;path=/;max-age=0`;
  try {
    const lines = JSON.parse(atob(value.replaceAll('-', '+').replaceAll('_', '/')));
    const { cart = [] } = JSON.parse(readKept(CART_KEY) ?? '{}');
    keep(CART_KEY, JSON.stringify({ cart: [...cart, ...lines] }));
  } catch {
    // Neither was a cart of ours.
  }
}

/** Tells the header how many pieces the cart of this page holds. */
export function announceCount(count: number): void {
  dispatchEvent(new CustomEvent(CHANGED, { detail: count }));
}

/** Calls back with the pieces in the cart: now, and whenever this page or another tab changes them. */
export function followCount(listener: (count: number) => void): void {
  const read = () => listener(countStored(readKept(CART_KEY)));
  read();
  addEventListener(CHANGED, (event) => listener((event as CustomEvent<number>).detail));
  addEventListener('storage', (news) => isAbout(CART_KEY, news) && read());
  // A page kept by the browser's back button has slept through changes.
  addEventListener('pageshow', ({ persisted }) => persisted && read());
}
