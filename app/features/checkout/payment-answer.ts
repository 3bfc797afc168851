import { languageHere } from '#app/state/words-here.ts';
import { CHECKOUT_STATUSES } from '#domain/checkout/checkout-status.ts';
import { inLanguage, type Language } from '#domain/languages.ts';
import type { CheckoutOutcome } from '#server/pages/open-page-services.ts';

type PaymentAnswer = CheckoutOutcome['status'];

/** `unclear` waits for any news, `processing` for the end of a payment that the bank is processing. */
export type Waiting = 'unclear' | 'processing';

/** Longer than the server's worst case, ms. */
const ANSWER_WITHIN_MS = 8000;

/** Address of a payment's return page. */
export const returnPath = (reference: string, language: Language) =>
  `${inLanguage('/checkout', language)}?session_id=${encodeURIComponent(reference)}`;

/** Asks the shop about a payment. Never throws: a failed request is `unclear`. */
export async function askForPayment(reference: string): Promise<PaymentAnswer> {
  try {
    const response = await fetch(`/api/shop/checkout-status?session_id=${encodeURIComponent(reference)}`, {
      cache: 'no-store',
      headers: { 'Accept-Language': languageHere() },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (response.status === 404 || response.status === 400) return 'unknown';
    const body = (await response.json()) as { data?: { status?: string } };
    return CHECKOUT_STATUSES.find((status) => status === body.data?.status) ?? 'unclear';
  } catch {
    return 'unclear';
  }
}

const PAUSES = { unclear: [2, 3, 5, 8, 13, 21, 30], processing: [15, 30, 60] } as const;

/** Seconds until the next request: short at first, then constant. */
export function pauseBefore(attempt: number, waiting: Waiting): number {
  const pauses = PAUSES[waiting];
  return pauses[Math.min(attempt, pauses.length - 1)] ?? 30;
}

/**
 * Checks whether an answer ends the wait. An open payment is not accepted at once, because it may have been
 * made a moment ago and `open` invites the shopper to pay again.
 */
export function isNews(answer: PaymentAnswer, waiting: Waiting, attempt: number): boolean {
  if (answer === 'unclear' || answer === waiting) return false;
  return answer !== 'open' || attempt >= 4;
}
