import { languageHere, wordsHere } from '#app/state/words-here.ts';
import type { WorkshopAnswer } from '#server/api/workshop-api.ts';
import type { WorkshopAsks, WorkshopCallName } from '#server/api/workshop-calls.ts';
import type { ToldRefusal } from '#server/orders/index.ts';
import { CALL_FAULTS } from './call-workshop.messages.ts';

/**
 * Why a call did nothing. `isOffline` where no answer came, `isUnknown` where it may have been done all the same; `field` is
 * the path of what is wrong in what was asked.
 */
export type Refused = ToldRefusal & {
  readonly isOffline?: boolean;
  readonly isUnknown?: boolean;
  readonly field?: readonly (string | number)[];
};

type Answered<Name extends WorkshopCallName> =
  | { readonly ok: true; readonly data: WorkshopAnswer<Name> }
  | ({ readonly ok: false } & Refused);

/** Asks one of the workshop's calls, as `callShop` asks the shop's. What is refused comes back: forms show it. */
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
    const body: { data?: WorkshopAnswer<Name> } & Partial<Refused> = await response.json();
    if (body.data !== undefined) return { ok: true, data: body.data };
    const unknown = response.status >= 500 && { isUnknown: true };
    return { ...body, ok: false, error: body.error ?? words.failed, ...unknown };
  } catch {
    return { ok: false, isOffline: true, isUnknown: true, error: wordsHere(CALL_FAULTS).offline };
  }
}
