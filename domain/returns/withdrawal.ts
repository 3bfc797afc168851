import { plainAddress } from '../email-address.ts';
import { FIELD_LENGTHS } from '../field-lengths.ts';
import { readOrderNumber } from '../orders/order-number.ts';
import { cleanLine } from '../typed-text.ts';

/**
 * What becomes of a withdrawal: it is `received` before anything else; then it is `matched` with its order or stays
 * `unmatched`, and the makers settle it. The order itself is moved by them alone: a form that anybody may send proves
 * nobody (docs/decisions/020).
 */
export const WITHDRAWAL_STATES = ['received', 'matched', 'unmatched', 'settled'] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** From each state, where a withdrawal can go; an unmatched one may be matched by the makers' own eyes. */
export const WITHDRAWAL_MOVES = {
  received: ['matched', 'unmatched'],
  matched: ['settled'],
  unmatched: ['matched', 'settled'],
  settled: [],
} as const satisfies Record<WithdrawalState, readonly WithdrawalState[]>;

/** Why the makers hear of a withdrawal: it is there, its mail was refused, or too many went to one address. */
export type WhyTold = 'received' | 'not acknowledged' | 'held back';

/** What somebody declares who withdraws from a contract (§ 356a BGB); never a reason. */
export interface Withdrawal {
  readonly name: string;
  /** As it was typed. */
  readonly orderNumber: string;
  readonly email: string;
  /** Which of the goods, in the customer's words; null withdraws from the whole contract. */
  readonly goods: string | null;
}

/** How long each part may be, in characters. */
export const WITHDRAWAL_LENGTHS = { ...FIELD_LENGTHS, goods: 1000 } as const;

const plain = (text: string) => cleanLine(text).toLowerCase();

/** The declaration in one spelling: two with the same are one withdrawal, sent twice. */
export function sameWords({ name, orderNumber, email, goods }: Withdrawal): string {
  const number = readOrderNumber(orderNumber) ?? plain(orderNumber);
  return JSON.stringify([plain(name), number, plainAddress(email), plain(goods ?? '')]);
}

/** Whether a withdrawal is one from this order: by number and by the address that the order was confirmed to. */
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
