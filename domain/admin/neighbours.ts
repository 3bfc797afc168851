/** The orders before and after one, as the desk goes through them. */
export interface Neighbours {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * Goes through the open orders: first those that are to be wound, in winding order, then those that wait for a box, by
 * their promise. Undefined for an order that is none of them.
 */
export function neighboursOf(
  number: string,
  winding: readonly string[],
  open: readonly string[],
): Neighbours | undefined {
  const all = [...new Set([...winding, ...open])];
  const at = all.indexOf(number);
  return at < 0 ? undefined : { before: all[at - 1], after: all[at + 1] };
}
