import type { Reason } from './events.ts';

/** Why money goes back, as it is kept: the reason in its order's log, or that somebody did it in the payment account. */
export type RefundCause = Reason | 'payment account';

/** Why none went back, as it is kept: the bank returned it, or the provider has made none, or refuses in its own words. */
export type RefundFault =
  | { readonly kind: 'returned' }
  | { readonly kind: 'not made'; readonly status: 'failed' | 'canceled' }
  | { readonly kind: 'refused'; readonly words: string };
