import { type CartLine, isCustom, type LineConfig, readLine } from './cart-line.ts';
import { MAX_QUANTITY } from './quantity.ts';

/** Order matters to shoppers (newest last); lines with the same key and configuration never stand twice. */
export type Cart = readonly CartLine[];

export const EMPTY_CART: Cart = [];

type LineId = { readonly lookupKey: string; readonly config: LineConfig };

/** One string per line identity: equal for lines with the same key and a deeply equal configuration. */
export function lineId({ lookupKey, config }: LineId): string {
  const parts: object = isCustom(config) ? { type: config.pickupType, ...config.choices } : config;
  const spelled = Object.entries(parts).filter(([, value]) => value !== undefined);
  return [lookupKey, ...spelled.map(([name, value]) => `${name}=${value}`).sort()].join(' ');
}

export const sameLine = (a: LineId, b: LineId): boolean => lineId(a) === lineId(b);

/** More different pickups than any shopper needs. The next one is refused when it is added, never dropped later. */
export const MAX_LINES = 40;

/** What came of adding a line: all of it went in, some of its pieces (also none) did, or there was no room for it. */
export type Adding =
  | { readonly type: 'added'; readonly cart: Cart }
  | { readonly type: 'capped'; readonly cart: Cart; readonly added: number; readonly wanted: number }
  | { readonly type: 'full'; readonly cart: Cart };

/** An equal line (same key, deeply equal configuration) grows, up to five; another is appended. */
function merge(cart: Cart, line: CartLine): { cart: Cart; added: number } {
  const standing = cart.find((other) => sameLine(other, line));
  const held = standing?.quantity ?? 0;
  const quantity = Math.min(held + line.quantity, MAX_QUANTITY);
  return {
    cart: standing ? setQuantity(cart, line, quantity) : [...cart, { ...line, quantity }],
    added: quantity - held,
  };
}

/** Adds a line within the limits of a cart: five pieces a line, forty lines. */
export function addLine(cart: Cart, line: CartLine): Adding {
  if (cart.length >= MAX_LINES && !cart.some((other) => sameLine(other, line))) return { type: 'full', cart };
  const { cart: grown, added } = merge(cart, line);
  return added === line.quantity
    ? { type: 'added', cart: grown }
    : { type: 'capped', cart: grown, added, wanted: line.quantity };
}

/** Sets the quantity of the matching line, kept between one and five. */
export function setQuantity(cart: Cart, line: LineId, quantity: number): Cart {
  const kept = Math.min(Math.max(Math.trunc(quantity), 1), MAX_QUANTITY);
  return cart.map((other) => (sameLine(other, line) ? { ...other, quantity: kept } : other));
}

/** Takes one piece away; the last piece takes the line with it. */
export function removeOne(cart: Cart, line: LineId): Cart {
  const standing = cart.find((other) => sameLine(other, line));
  if (!standing) return cart;
  return standing.quantity > 1 ? setQuantity(cart, line, standing.quantity - 1) : deleteLine(cart, line);
}

export function deleteLine(cart: Cart, line: LineId): Cart {
  return cart.filter((other) => !sameLine(other, line));
}

/**
 * Puts a deleted line back at its old place. Where the same has been added since, that line grows instead, up to five;
 * into a cart that has filled up since, it does not go.
 */
export function putBack(cart: Cart, line: CartLine, index: number): Adding {
  const adding = addLine(cart, line);
  if (adding.type !== 'added' || cart.some((other) => sameLine(other, line))) return adding;
  return { ...adding, cart: cart.toSpliced(index, 0, line) };
}

export function countUnits(cart: Cart): number {
  return cart.reduce((total, line) => total + line.quantity, 0);
}

/** What a saved cart said that is not in the cart any more. */
export interface LeftOut {
  /** Lines that could not be believed. */
  readonly lost: number;
  /** Pieces beyond five, from lines that was twice. */
  readonly over: number;
}

/**
 * Reads a cart from storage. Lines that are broken, old or hostile are dropped one by one, doubles are merged.
 * Every line that can be believed is kept, also beyond forty: those the shopper removes. Never throws.
 */
export function readCart(value: unknown): { cart: Cart } & LeftOut {
  if (!Array.isArray(value)) {
    return { cart: EMPTY_CART, lost: value === null || value === undefined ? 0 : 1, over: 0 };
  }
  let cart: Cart = EMPTY_CART;
  let lost = 0;
  let over = 0;
  for (const entry of value) {
    const line = readLine(entry);
    if (line) {
      const merged = merge(cart, line);
      cart = merged.cart;
      over += line.quantity - merged.added;
    } else lost += 1;
  }
  return { cart, lost, over };
}

/**
 * Reads what was saved: an object that holds the cart. Anything else, an array too, was a cart that nobody can read.
 * Never throws.
 */
export function readSaved(saved: unknown): { cart: Cart } & LeftOut {
  const holdsCart = typeof saved === 'object' && saved !== null && !Array.isArray(saved);
  return holdsCart
    ? readCart('cart' in saved ? saved.cart : undefined)
    : { cart: EMPTY_CART, lost: 1, over: 0 };
}
