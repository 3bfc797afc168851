import { languageHere } from '#app/state/words-here.ts';
import { CHECKOUT_STATUSES } from '#domain/checkout/checkout-status.ts';
import { inLanguage, type Language } from '#domain/languages.ts';
import type { CheckoutOutcome } from '#server/pages/page-services.ts';

/** What the shop can say of a payment. */
type PaymentAnswer = CheckoutOutcome['status'];

/** What a page waits for: any news at all, or the end of a payment that the bank is passing on. */
export type Waiting = 'unclear' | 'processing';

/** Longer than the server takes in the worst case, in milliseconds. */
const ANSWER_WITHIN_MS = 8000;

/** The address at which a payment's page is found again. */
export const returnPath = (reference: string, language: Language) =>
  `${inLanguage('/checkout', language)}?session_id=${encodeURIComponent(reference)}`;

/** Asks the shop about a payment. Never throws: what cannot be had is unclear. */
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

/** Seconds until the question is asked again: often at first, then at an even, patient pace. */
export function pauseBefore(attempt: number, waiting: Waiting): number {
  const pauses = PAUSES[waiting];
  return pauses[Math.min(attempt, pauses.length - 1)] ?? 30;
}

/**
 * Whether an answer ends the wait. A payment that seems open is not believed at once: it may have been made a
 * moment ago, and an open one invites to pay again.
 */
export function isNews(answer: PaymentAnswer, waiting: Waiting, attempt: number): boolean {
  if (answer === 'unclear' || answer === waiting) return false;
  return answer !== 'open' || attempt >= 4;
}
