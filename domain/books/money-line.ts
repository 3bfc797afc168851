import type { Day } from '../calendar/day.ts';
import type { Cents } from '../money.ts';

/** Cause of a transaction in the payment account. A dispute takes or returns money; a fee is the provider's. */
export type LineKind = 'payment' | 'refund' | 'dispute' | 'fee' | 'other';

/** A transaction in the payment account as reported by the provider, payouts excluded. */
export interface MoneyLine {
  readonly id: string;
  readonly kind: LineKind;
  readonly on: Day;
  /** Positive if received, negative if paid. */
  readonly gross: Cents;
  readonly fee: Cents;
  /** Number of its order; null if unknown, which someone must check. */
  readonly order: string | null;
  /** The payout (po_…) that brought it to the bank; null until then. */
  readonly payout: string | null;
}

export interface Payout {
  /** po_… */
  readonly id: string;
  /** The day on which it left the payment account. */
  readonly on: Day;
  readonly amount: Cents;
}
