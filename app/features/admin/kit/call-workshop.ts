import { languageHere, wordsHere } from '#app/state/words-here.ts';
import type { WorkshopAnswer } from '#server/api/workshop-api.ts';
import type { WorkshopAsks, WorkshopCallName } from '#server/api/workshop-calls.ts';
import type { ToldRefusal } from '#server/orders/index.ts';
import { CALL_FAULTS } from './refusal.messages.ts';

/**
 * A refused or failed call. `isOffline`: no answer came; `isUnknown`: it may have taken effect all the same; `field`:
 * path of the invalid value in the body.
 */
export type CallFailure = ToldRefusal & {
  readonly isOffline?: boolean;
  readonly isUnknown?: boolean;
  readonly field?: readonly (string | number)[];
};

type Answered<Name extends WorkshopCallName> =
  | { readonly ok: true; readonly data: WorkshopAnswer<Name> }
  | ({ readonly ok: false } & CallFailure);

/** Calls one of the workshop's endpoints. Unlike `callShop` it returns a refusal instead of throwing. */
export async function callWorkshop<Name extends WorkshopCallName>(
  name: Name,
  asked: WorkshopAsks<Name>,
): Promise<Answered<Name>> {
  try {
    const response = await fetch(`/api/workshop/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': languageHere() },
      body: JSON.stringify(asked),
    });
    const words = wordsHere(CALL_FAULTS);
    if (response.status === 401) return { ok: false, error: words.loggedOut };
    const body: { data?: WorkshopAnswer<Name> } & Partial<CallFailure> = await response.json();
    if (body.data !== undefined) return { ok: true, data: body.data };
    const unknown = response.status >= 500 && { isUnknown: true };
    return { ...body, ok: false, error: body.error ?? words.failed, ...unknown };
  } catch {
    return { ok: false, isOffline: true, isUnknown: true, error: wordsHere(CALL_FAULTS).offline };
  }
}

/** Encodes a file as base64 for a call. */
export async function encodeFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
