import type { Answer, Asking, CallName } from '#server/api/calls.ts';
import { UNREACHABLE } from './shop-api.messages.ts';
import { languageHere, wordsHere } from './words-here.ts';

type Name = Exclude<CallName, 'checkout-status'>;

/**
 * Calls the shop's API and returns its `data`. A refusal throws an Error whose message is the server's sentence for the
 * shopper.
 */
export async function callShop<Called extends Name>(
  name: Called,
  ...[payload]: Asking<Called> extends undefined ? [] : [Asking<Called>]
): Promise<Answer<Called>> {
  let body: { data?: Answer<Called>; error?: string };
  try {
    const response = await fetch(`/api/shop/${name}`, {
      method: payload === undefined ? 'GET' : 'POST',
      // The page's language instead of the browser's: errors are shown on the page.
      headers: {
        'Accept-Language': languageHere(),
        ...(payload !== undefined && { 'Content-Type': 'application/json' }),
      },
      body: payload === undefined ? null : JSON.stringify(payload),
    });
    body = await response.json();
    if (response.ok && body.data !== undefined) return body.data;
  } catch {
    throw new Error(wordsHere(UNREACHABLE));
  }
  throw new Error(typeof body.error === 'string' ? body.error : wordsHere(UNREACHABLE));
}

export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : wordsHere(UNREACHABLE);
}
