import type { Refusal } from '#server/orders/index.ts';

/** What a call said: its data, or why not. `isOffline` where it was never heard. */
export type Said = { readonly data: unknown } | (Partial<Refusal> & { readonly isOffline?: boolean });

/** Sends something to one of the workshop's calls. */
export async function send(call: string, asked: object): Promise<Said> {
  try {
    const response = await fetch(`/api/workshop/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
    if (response.status === 401)
      return { error: 'You are no longer logged in. Log in in another tab, then try again.' };
    return (await response.json()) as Said;
  } catch {
    return { isOffline: true, error: 'No network. Nothing was sent: try again.' };
  }
}
