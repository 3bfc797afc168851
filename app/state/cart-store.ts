import { create } from 'zustand';
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
import { followKept, isKeeping, keep, readKept } from './kept.ts';

interface CartState extends LeftOut {
  readonly cart: Cart;
  /** False until storage has been read: pages show their skeleton instead of an empty cart. */
  readonly ready: boolean;
  /** False if storage refuses or is full: the cart then lasts until the tab is closed. */
  readonly keeps: boolean;
}

/** The cart of this browser, shared by every island on the page and synchronised between tabs. */
export const useCart = create<CartState>(() => ({
  cart: EMPTY_CART,
  ready: false,
  keeps: true,
  lost: 0,
  over: 0,
}));

export const currentCart = useCart.getState;

function setState(next: CartState): void {
  useCart.setState(next);
  if (next.ready) announceCount(countUnits(next.cart));
}

function readStorage(): CartState {
  const at = { ready: true, keeps: isKeeping(CART_KEY) };
  try {
    return { ...readSaved(JSON.parse(readKept(CART_KEY) ?? '{}')), ...at };
  } catch {
    return { cart: EMPTY_CART, lost: 1, over: 0, ...at };
  }
}

const storedCart = (): Cart => readStorage().cart;

function write(cart: Cart): void {
  const keeps = keep(CART_KEY, JSON.stringify({ cart: cart.map(writeLine) }));
  setState({ cart, lost: 0, over: 0, ready: true, keeps });
}

let started = false;

/** Reads storage and follows other tabs. Call from an effect: the server renders without a cart. */
export function startCart(): void {
  if (started) return;
  started = true;
  const refresh = () => setState(readStorage());
  refresh();
  followKept([CART_KEY], refresh);
}

/** Adds a line up to the limits and returns the result. */
export function addToCart(line: CartLine): Adding {
  const adding = addLine(storedCart(), line);
  write(adding.cart);
  return adding;
}

export function changeQuantity(line: CartLine, quantity: number): void {
  write(setQuantity(storedCart(), line, quantity));
}

export function deleteFromCart(line: CartLine): void {
  write(deleteLine(storedCart(), line));
}

/** Undoes a deletion: puts the line back in its place, whatever has changed since. */
export function restoreToCart(line: CartLine, index: number): Adding {
  const adding = putBack(storedCart(), line, index);
  write(adding.cart);
  return adding;
}
