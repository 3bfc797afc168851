import { addToCart, currentCart } from '#app/state/cart-store.ts';
import { reachGoal } from '#app/state/count-visit.ts';
import { addingWords } from '#domain/cart/cart.messages.ts';
import type { Adding } from '#domain/cart/cart.ts';
import { type CartLine, type LineConfig, lineOf } from '#domain/cart/cart-line.ts';
import type { Language } from '#domain/languages.ts';
import type { Cents } from '#domain/money.ts';

/** The result and its message for the shopper. Undefined if the choice is not on offer. */
export type Put = { readonly adding: Adding } & ReturnType<typeof addingWords>;

/** Puts a choice into the cart. Loaded with the first input, because it brings the cart's rules. */
export function putInCart(
  config: LineConfig,
  quantity: number,
  price: Cents,
  language: Language,
): Put | undefined {
  const line = lineOf(config, quantity, price);
  if (!line) return undefined;
  const adding = addToCart(line);
  if (adding.type !== 'full') reachGoal('Add to cart');
  return { adding, ...addingWords(adding, language, currentCart().keeps) };
}

/** The choice as order lines for buying without the cart. Empty if it is not on offer. */
export function cartLinesOf(config: LineConfig, quantity: number, price: Cents): CartLine[] {
  const line = lineOf(config, quantity, price);
  return line ? [line] : [];
}
