import type { WorkshopAnswer } from '#server/api/workshop-api.ts';
import type { WorkshopAsks, WorkshopCallName } from '#server/api/workshop-calls.ts';
import type { Refusal } from '#server/orders/index.ts';

/** Why a call did nothing. `isOffline` where the server never heard it. */
export type Refused = Pick<Refusal, 'error' | 'conflict' | 'doubts'> & { readonly isOffline?: boolean };

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
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
    if (response.status === 401)
      return { ok: false, error: 'You are no longer logged in. Log in in another tab, then try again.' };
    const body: { data?: WorkshopAnswer<Name> } & Partial<Refused> = await response.json();
    if (body.data !== undefined) return { ok: true, data: body.data };
    return { ...body, ok: false, error: body.error ?? 'That did not work.' };
  } catch {
    return { ok: false, isOffline: true, error: 'No network. Nothing was sent: try again.' };
  }
}
