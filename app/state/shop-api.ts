import type { Answer, Asking, CallName } from '#server/api/calls.ts';

/** What the shopper reads when the server could not be reached or did not answer in its own words. */
const UNREACHABLE = 'The shop cannot be reached. Check your connection and try again.';

/** The status of a checkout is asked for in a way of its own (`payment-answer.ts`). */
type Name = Exclude<CallName, 'checkout-status'>;

/**
 * Calls the shop's API and answers its `data`. A refusal throws an Error whose message is the server's own
 * sentence for the shopper.
 */
export async function callShop<Called extends Name>(
  name: Called,
  ...[payload]: Asking<Called> extends undefined ? [] : [Asking<Called>]
): Promise<Answer<Called>> {
  let body: { data?: Answer<Called>; error?: string };
  try {
    const response = await fetch(`/api/shop/${name}`, {
      method: payload === undefined ? 'GET' : 'POST',
      headers: payload === undefined ? {} : { 'Content-Type': 'application/json' },
      body: payload === undefined ? null : JSON.stringify(payload),
    });
    body = await response.json();
    if (response.ok && body.data !== undefined) return body.data;
  } catch {
    throw new Error(UNREACHABLE);
  }
  throw new Error(typeof body.error === 'string' ? body.error : UNREACHABLE);
}

/** The words of anything thrown. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : UNREACHABLE;
}
