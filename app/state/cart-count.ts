import { CART_COOKIE } from '#domain/cart/cart-cookie.ts';
import { followKept, keep, readKept } from './kept.ts';

/** Local storage key of the cart (specification). */
export const CART_KEY = 'state';

const CHANGED = 'cart-counted';

/**
 * Rough number of pieces in a stored cart, for pages that do not load the cart itself. Invalid lines count as zero; the
 * cart page checks whether a line is valid.
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

/** Moves lines that were added without JavaScript into the stored cart. `readSaved` merges duplicates. */
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
    // One of them was not a valid cart.
  }
}

/** Sends the header the number of pieces in this page's cart. */
export function announceCount(count: number): void {
  dispatchEvent(new CustomEvent(CHANGED, { detail: count }));
}

/** Calls back with the number of pieces: now, and whenever this page or another tab changes it. */
export function followCount(listener: (count: number) => void): void {
  const read = () => listener(countStored(readKept(CART_KEY)));
  read();
  addEventListener(CHANGED, (event) => listener((event as CustomEvent<number>).detail));
  followKept([CART_KEY], read);
}
