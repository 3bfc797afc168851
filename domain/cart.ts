import { type CartLine, type LineConfig, MAX_QUANTITY, readLine } from './cart-line.ts';

/** Order matters to shoppers (newest last); lines with the same key and configuration never stand twice. */
export type Cart = readonly CartLine[];

export const EMPTY_CART: Cart = [];

type LineId = { readonly lookupKey: string; readonly config: LineConfig };

/** Deep equality of plain configuration values, whatever the order of their keys. */
function deepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && deepEqual(Reflect.get(a, key), Reflect.get(b, key)))
  );
}

export function sameLine(a: LineId, b: LineId): boolean {
  return a.lookupKey === b.lookupKey && deepEqual(a.config, b.config);
}

/** One string per line identity, for list keys. */
export function lineId({ lookupKey, config }: LineId): string {
  return [lookupKey, ...Object.values(config)].join(' ');
}

/**
 * Adds a line: an equal line (same key, deeply equal configuration) grows by its quantity, otherwise it is
 * appended. A line holds at most five pieces; `capped` says that some were left out.
 */
export function addLine(cart: Cart, line: CartLine): { cart: Cart; capped: boolean } {
  const standing = cart.find((other) => sameLine(other, line));
  const wanted = (standing?.quantity ?? 0) + line.quantity;
  const quantity = Math.min(wanted, MAX_QUANTITY);
  return {
    cart: standing ? setQuantity(cart, line, quantity) : [...cart, { ...line, quantity }],
    capped: wanted > MAX_QUANTITY,
  };
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

export function countPieces(cart: Cart): number {
  return cart.reduce((total, line) => total + line.quantity, 0);
}

/** More lines than any shopper needs; what goes beyond is dropped when a cart is read. */
export const MAX_LINES = 40;

/**
 * Reads a cart from storage. Lines that are broken, old or hostile are dropped one by one, doubles are merged,
 * and `lost` counts what was dropped. Never throws.
 */
export function readCart(value: unknown): { cart: Cart; lost: number } {
  if (!Array.isArray(value)) return { cart: EMPTY_CART, lost: value === null || value === undefined ? 0 : 1 };
  let cart: Cart = EMPTY_CART;
  let lost = 0;
  for (const entry of value) {
    const line = cart.length < MAX_LINES ? readLine(entry) : undefined;
    if (line) cart = addLine(cart, line).cart;
    else lost += 1;
  }
  return { cart, lost };
}
