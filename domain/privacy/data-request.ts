import { DAY_MS } from '../calendar/day.ts';
import { FIELD_LENGTHS } from '../field-lengths.ts';
import { contactOf, type OrderState } from '../orders/states.ts';
import { FITTED_RETURN_DAYS, RETURN_DAYS } from '../returns/returns.ts';

/** Kinds of requests about personal data (GDPR, articles 15, 16, 17 and 20). */
export const DATA_REQUEST_KINDS = ['copy', 'correction', 'deletion'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

/** Longest values, in characters. */
export const DATA_REQUEST_LENGTHS = { ...FIELD_LENGTHS, note: 2000 } as const;

export const DATA_LINK_HOURS = 24;

/**
 * True if the shop still needs the mail address of a paid order after a request for deletion: until it is delivered and
 * cannot be returned, or until its refund. `since` is when it entered its state.
 */
export function needsAddress(state: OrderState, since: Date, now: Date): boolean {
  switch (contactOf(state)) {
    case 'needed':
      return true;
    case 'needed while it may come back':
      return now.getTime() - since.getTime() <= Math.max(RETURN_DAYS, FITTED_RETURN_DAYS) * DAY_MS;
    case 'not needed':
      return false;
  }
}
