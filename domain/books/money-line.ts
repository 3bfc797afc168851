import type { Day } from '../calendar/day.ts';
import type { Cents } from '../money.ts';

/**
 * Cause of a transaction in the payment account: a payment, a refund, a dispute (taken or returned), a fee of the
 * provider, or another reason.
 */
export type LineKind = 'payment' | 'refund' | 'dispute' | 'fee' | 'other';

/** A transaction in the payment account as reported by the provider, payouts excluded. */
export interface MoneyLine {
  readonly id: string;
  readonly kind: LineKind;
  readonly on: Day;
  /** Positive if received, negative if paid. */
  readonly gross: Cents;
  /** The provider's fee, zero or more. */
  readonly fee: Cents;
  /** Number of its order; null if unknown, which someone must check. */
  readonly order: string | null;
  /** The payout (po_…) that brought it to the bank; null until then. */
  readonly payout: string | null;
}

/** A transfer from the provider to the bank. */
export interface Payout {
  /** po_… */
  readonly id: string;
  /** The day on which it left the payment account. */
  readonly on: Day;
  readonly amount: Cents;
}
