import { type CartLine, isCustom, type LineConfig, readLine } from './cart-line.ts';
import { MAX_QUANTITY } from './quantity.ts';

/** Newest line last. Lines with the same key and configuration are merged. */
export type Cart = readonly CartLine[];

export const EMPTY_CART: Cart = [];

type LineId = { readonly lookupKey: string; readonly config: LineConfig };

/** Identity of a line: equal for the same key and a deeply equal configuration. */
export function lineId({ lookupKey, config }: LineId): string {
  const parts: object = isCustom(config) ? { type: config.pickupType, ...config.choices } : config;
  const spelled = Object.entries(parts).filter(([, value]) => value !== undefined);
  return [lookupKey, ...spelled.map(([name, value]) => `${name}=${value}`).sort()].join(' ');
}

export const sameLine = (a: LineId, b: LineId): boolean => lineId(a) === lineId(b);

/** Limit of lines. A further line is rejected when added, never dropped later. */
export const MAX_LINES = 40;

/** Result of adding: everything added, some pieces (maybe none), or no room for another line. */
export type Adding =
  | { readonly type: 'added'; readonly cart: Cart }
  | { readonly type: 'capped'; readonly cart: Cart; readonly added: number; readonly wanted: number }
  | { readonly type: 'full'; readonly cart: Cart };

/** Increases an equal line (same key, deeply equal configuration) up to five pieces, else appends. */
function merge(cart: Cart, line: CartLine): { cart: Cart; added: number } {
  const standing = cart.find((other) => sameLine(other, line));
  const current = standing?.quantity ?? 0;
  const quantity = Math.min(current + line.quantity, MAX_QUANTITY);
  return {
    cart: standing ? setQuantity(cart, line, quantity) : [...cart, { ...line, quantity }],
    added: quantity - current,
  };
}

export function addLine(cart: Cart, line: CartLine): Adding {
  if (cart.length >= MAX_LINES && !cart.some((other) => sameLine(other, line))) return { type: 'full', cart };
  const { cart: grown, added } = merge(cart, line);
  return added === line.quantity
    ? { type: 'added', cart: grown }
    : { type: 'capped', cart: grown, added, wanted: line.quantity };
}

/** Sets the quantity of a line, clamped to one to five. */
export function setQuantity(cart: Cart, line: LineId, quantity: number): Cart {
  const clamped = Math.min(Math.max(Math.trunc(quantity), 1), MAX_QUANTITY);
  return cart.map((other) => (sameLine(other, line) ? { ...other, quantity: clamped } : other));
}

/** Removes one piece; the last piece removes the line. */
export function removeOne(cart: Cart, line: LineId): Cart {
  const standing = cart.find((other) => sameLine(other, line));
  if (!standing) return cart;
  return standing.quantity > 1 ? setQuantity(cart, line, standing.quantity - 1) : deleteLine(cart, line);
}

export function deleteLine(cart: Cart, line: LineId): Cart {
  return cart.filter((other) => !sameLine(other, line));
}

/** Restores a deleted line at its old index, or adds to an equal one, up to five. Fails if the cart is full. */
export function putBack(cart: Cart, line: CartLine, index: number): Adding {
  const adding = addLine(cart, line);
  if (adding.type !== 'added' || cart.some((other) => sameLine(other, line))) return adding;
  return { ...adding, cart: cart.toSpliced(index, 0, line) };
}

export function countUnits(cart: Cart): number {
  return cart.reduce((total, line) => total + line.quantity, 0);
}

export interface LeftOut {
  readonly lost: number;
  /** Pieces beyond five after merging equal lines. */
  readonly over: number;
}

/** Reads a stored cart: drops invalid lines, merges equal ones, keeps all others, even beyond forty. Never throws. */
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

/** Reads a saved object with a cart. Anything else, including an array, is an unreadable cart. Never throws. */
export function readSaved(saved: unknown): { cart: Cart } & LeftOut {
  const holdsCart = typeof saved === 'object' && saved !== null && !Array.isArray(saved);
  return holdsCart
    ? readCart('cart' in saved ? saved.cart : undefined)
    : { cart: EMPTY_CART, lost: 1, over: 0 };
}
