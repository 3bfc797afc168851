import type { Language } from '../languages.ts';
import type { Reason } from './events.ts';
import { REFUND_CAUSES } from './refund-cause.messages.ts';

/** Why money goes back, as it is kept: the reason in its order's log, or that somebody did it in the payment account. */
export type RefundCause = Reason | 'payment account';

/** Why none went back, as it is kept: the bank returned it, or the provider has made none, or refuses in its own words. */
export type RefundFault =
  | { readonly kind: 'returned' }
  | { readonly kind: 'not made'; readonly status: 'failed' | 'canceled' }
  | { readonly kind: 'refused'; readonly words: string };

/** What people typed stays as it is. */
export const causeWords = (cause: RefundCause, language: Language): string =>
  typeof cause === 'string' ? REFUND_CAUSES[language][cause] : cause.typed;

/** What the provider answers stays as it is. */
export const faultWords = (fault: RefundFault, language: Language): string =>
  fault.kind === 'refused'
    ? fault.words
    : REFUND_CAUSES[language][fault.kind === 'not made' ? fault.status : fault.kind];
