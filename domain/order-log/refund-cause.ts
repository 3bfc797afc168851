import type { Language } from '../languages.ts';
import type { Reason } from './events.ts';
import { REFUND_CAUSES } from './refund-cause.messages.ts';

export type RefundCause = Reason | 'payment account';

/** Why a refund failed: the bank returned it, the provider did not make it, or refused it in its own words. */
export type RefundFault =
  | { readonly kind: 'returned' }
  | { readonly kind: 'not made'; readonly status: 'failed' | 'canceled' }
  | { readonly kind: 'refused'; readonly words: string };

/** Typed text is returned unchanged. */
export const causeWords = (cause: RefundCause, language: Language): string =>
  typeof cause === 'string' ? REFUND_CAUSES[language][cause] : cause.typed;

/** The provider's text is returned unchanged. */
export const refundFaultWords = (fault: RefundFault, language: Language): string =>
  fault.kind === 'refused'
    ? fault.words
    : REFUND_CAUSES[language][fault.kind === 'not made' ? fault.status : fault.kind];
