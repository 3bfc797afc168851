import type { Cart } from '#domain/cart/cart.ts';
import { writeLine } from '#domain/cart/cart-line.ts';
import { CART_KEY } from './cart-count.ts';
import { CHECKOUTS_KEY, keep, readKept } from './kept.ts';

/** More checkouts than a shopper has open at a time. */
const MOST = 8;

/**
 * A payment's reference, the cart as saved then, and its lines. Notes are kept newest last; `early-cart.ts` reads them
 * too.
 */
export type CheckoutNote = readonly [
  reference: string,
  saved: string | null,
  lines: readonly { readonly quantity: number }[],
];

function readNotes(): readonly CheckoutNote[] {
  const notes: unknown = JSON.parse(readKept(CHECKOUTS_KEY) ?? '[]');
  return Array.isArray(notes) ? notes : [];
}

/** Stores which cart a checkout is for, so that exactly that one is removed once it is paid. */
export function noteCheckout(clientSecret: string, cart: Cart): void {
  try {
    const [reference = ''] = clientSecret.split('_secret_');
    const note: CheckoutNote = [reference, readKept(CART_KEY), cart.map(writeLine)];
    keep(CHECKOUTS_KEY, JSON.stringify([...readNotes(), note].slice(-MOST)));
  } catch {}
}

/** The last checkout that was opened for exactly the saved cart; undefined if there is none. */
export function checkoutOfSavedCart(): string | undefined {
  try {
    const saved = readKept(CART_KEY);
    return readNotes().findLast(([, noted]) => noted === saved)?.[0];
  } catch {
    return undefined;
  }
}
