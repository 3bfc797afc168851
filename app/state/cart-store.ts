import { useSyncExternalStore } from 'react';
import {
  type Adding,
  addLine,
  type Cart,
  countUnits,
  deleteLine,
  EMPTY_CART,
  type LeftOut,
  putBack,
  readSaved,
  setQuantity,
} from '#domain/cart/cart.ts';
import { type CartLine, writeLine } from '#domain/cart/cart-line.ts';
import { announceCount, CART_KEY } from './cart-count.ts';

interface CartState extends LeftOut {
  readonly cart: Cart;
  /** False until storage has been read: pages show their skeleton instead of an empty cart. */
  readonly ready: boolean;
}

const UNREAD: CartState = { cart: EMPTY_CART, ready: false, lost: 0, over: 0 };

let state = UNREAD;
const listeners = new Set<() => void>();

function setState(next: CartState): void {
  state = next;
  for (const listener of listeners) listener();
  if (state.ready) announceCount(countUnits(state.cart));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The cart as this page knows it. */
export const currentCart = (): CartState => state;

/** The cart of this browser, shared by every island on the page and kept in step between tabs. */
export const useCart = (): CartState => useSyncExternalStore(subscribe, currentCart, () => UNREAD);

function readStorage(): CartState {
  try {
    return { ...readSaved(JSON.parse(localStorage.getItem(CART_KEY) ?? '{}')), ready: true };
  } catch {
    return { cart: EMPTY_CART, lost: 1, over: 0, ready: true };
  }
}

/** False while storage does not hold what the shopper last did: then the cart lives in this page alone. */
let saved = true;

/** The cart as it stands, with what other tabs have done to it since. */
const standing = (): Cart => (saved ? readStorage() : currentCart()).cart;

function write(cart: Cart): void {
  setState({ cart, lost: 0, over: 0, ready: true });
  try {
    localStorage.setItem(CART_KEY, JSON.stringify({ cart: cart.map(writeLine) }));
    saved = true;
  } catch {
    // A full or forbidden storage costs the shopper persistence, not the cart.
    saved = false;
  }
}

let started = false;

/** Reads storage and follows other tabs. Call from an effect: the server's markup knows no cart. */
export function startCart(): void {
  if (started) return;
  started = true;
  const refresh = () => setState(readStorage());
  refresh();
  addEventListener('storage', (event) => {
    if (event.key === CART_KEY || event.key === null) refresh();
  });
  // A page kept by the browser's back button has slept through changes.
  addEventListener('pageshow', (event) => {
    if (event.persisted) refresh();
  });
}

/** Adds a line as far as there is room, and answers what came of it. */
export function addToCart(line: CartLine): Adding {
  const adding = addLine(standing(), line);
  write(adding.cart);
  return adding;
}

export function changeQuantity(line: CartLine, quantity: number): void {
  write(setQuantity(standing(), line, quantity));
}

export function deleteFromCart(line: CartLine): void {
  write(deleteLine(standing(), line));
}

/** Undoes a deletion: the line goes back to its place, whatever was done to the cart since. */
export function restoreToCart(line: CartLine, index: number): Adding {
  const adding = putBack(standing(), line, index);
  write(adding.cart);
  return adding;
}
