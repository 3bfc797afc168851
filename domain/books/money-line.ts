import type { Day } from '../calendar/day.ts';
import type { Cents } from '../money.ts';

/** What moved money in the payment account: a buyer paid, money went back, a dispute took it
 * or brought it back, the provider took a fee of its own, or another reason. */
export type LineKind = 'payment' | 'refund' | 'dispute' | 'fee' | 'other';

/** A movement in the payment account, as the provider tells it. Payouts themselves are none of these. */
export interface MoneyLine {
  /** txn_… */
  readonly id: string;
  readonly kind: LineKind;
  readonly on: Day;
  /** Above zero where it came in, below where it went. */
  readonly gross: Cents;
  /** What the provider kept of it; zero or more. */
  readonly fee: Cents;
  /** Number of the order that it belongs to; null where none is known, which somebody has to look at. */
  readonly order: string | null;
  /** po_… that brought it to the bank; null while it is on its way. */
  readonly payout: string | null;
}

/** Money that the provider has sent to the bank. */
export interface Payout {
  /** po_… */
  readonly id: string;
  /** On the day on which it left the payment account. */
  readonly on: Day;
  readonly amount: Cents;
}
