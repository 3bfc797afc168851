import { create } from 'zustand';
import {
  addLine,
  type Cart,
  countPieces,
  deleteLine,
  EMPTY_CART,
  readCart,
  setQuantity,
} from '#domain/cart.ts';
import type { CartLine } from '#domain/cart-line.ts';
import { announceCount, CART_KEY } from './cart-count.ts';

interface CartState {
  readonly cart: Cart;
  /** False until storage has been read: pages show their skeleton instead of an empty cart. */
  readonly ready: boolean;
  /** Lines that storage held and that could not be believed. */
  readonly lost: number;
}

/** The cart of this browser, shared by every island on the page and kept in step between tabs. */
export const useCart = create<CartState>(() => ({ cart: EMPTY_CART, ready: false, lost: 0 }));

useCart.subscribe(({ cart, ready }) => ready && announceCount(countPieces(cart)));

function readStorage(): CartState {
  try {
    const { cart, lost } = readCart(JSON.parse(localStorage.getItem(CART_KEY) ?? '{}').cart);
    return { cart, lost, ready: true };
  } catch {
    return { cart: EMPTY_CART, lost: 1, ready: true };
  }
}

function write(cart: Cart): void {
  useCart.setState({ cart, lost: 0 });
  try {
    localStorage.setItem(CART_KEY, JSON.stringify({ cart }));
  } catch {
    // A full or forbidden storage costs the shopper persistence, not the cart.
  }
}

let started = false;

/** Reads storage and follows other tabs. Call from an effect: the server's markup knows no cart. */
export function startCart(): void {
  if (started) return;
  started = true;
  const refresh = () => useCart.setState(readStorage());
  refresh();
  addEventListener('storage', (event) => {
    if (event.key === CART_KEY || event.key === null) refresh();
  });
  // A page kept by the browser's back button has slept through changes.
  addEventListener('pageshow', (event) => {
    if (event.persisted) refresh();
  });
}

/** Adds a line; `capped` tells that the line already held all it may. */
export function addToCart(line: CartLine): { capped: boolean } {
  const { cart, capped } = addLine(readStorage().cart, line);
  write(cart);
  return { capped };
}

export function changeQuantity(line: CartLine, quantity: number): void {
  write(setQuantity(readStorage().cart, line, quantity));
}

export function deleteFromCart(line: CartLine): void {
  write(deleteLine(readStorage().cart, line));
}

/** After a completed checkout: the cart and what was saved of it are gone. */
export function emptyCart(): void {
  useCart.setState({ cart: EMPTY_CART, lost: 0, ready: true });
  try {
    localStorage.removeItem(CART_KEY);
  } catch {
    // See write().
  }
}
