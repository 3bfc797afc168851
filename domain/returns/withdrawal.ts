import { plainAddress } from '../email-address.ts';
import { FIELD_LENGTHS } from '../field-lengths.ts';
import { readOrderNumber } from '../orders/order-number.ts';
import { cleanLine } from '../typed-text.ts';

/**
 * State of a withdrawal. First `received`, then `matched` with its order or `unmatched`, then `settled` by the makers.
 * Only they move the order itself, because anybody may send the form (docs/decisions/020).
 */
export const WITHDRAWAL_STATES = ['received', 'matched', 'unmatched', 'settled'] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** Possible moves; makers may match an unmatched one by hand. */
export const WITHDRAWAL_MOVES = {
  received: ['matched', 'unmatched'],
  matched: ['settled'],
  unmatched: ['matched', 'settled'],
  settled: [],
} as const satisfies Record<WithdrawalState, readonly WithdrawalState[]>;

/** Why the makers are told: it arrived, its mail was refused, or too many were sent to one address. */
export type WhyTold = 'received' | 'not acknowledged' | 'held back';

/** Declaration of withdrawal (§ 356a BGB); never contains a reason. */
export interface Withdrawal {
  readonly name: string;
  /** Unparsed. */
  readonly orderNumber: string;
  readonly email: string;
  /** Goods in the customer's words; null: the whole contract. */
  readonly goods: string | null;
}

/** Longest values, in characters. */
export const WITHDRAWAL_LENGTHS = { ...FIELD_LENGTHS, goods: 1000 } as const;

const plain = (text: string) => cleanLine(text).toLowerCase();

/** Normalised declaration; equal ones are the same withdrawal sent twice. */
export function sameWords({ name, orderNumber, email, goods }: Withdrawal): string {
  const number = readOrderNumber(orderNumber) ?? plain(orderNumber);
  return JSON.stringify([plain(name), number, plainAddress(email), plain(goods ?? '')]);
}

export function fitsOrder(
  withdrawal: Withdrawal,
  order: { readonly number: string; readonly email: string | null },
): boolean {
  return (
    order.email !== null &&
    readOrderNumber(withdrawal.orderNumber) === order.number &&
    plainAddress(withdrawal.email) === plainAddress(order.email)
  );
}
