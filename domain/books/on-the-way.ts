import { type Day, monthOf } from '../calendar/day.ts';
import { type Cents, cents } from '../money.ts';

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

const sum = (lines: readonly MoneyLine[], of: (line: MoneyLine) => number): Cents =>
  cents(lines.reduce((total, line) => total + of(line), 0));
const ofKind = (lines: readonly MoneyLine[], kind: MoneyLine['kind']) =>
  lines.filter((line) => line.kind === kind);
const net = ({ gross, fee }: MoneyLine): number => gross - fee;
const hasOrder = ({ kind }: MoneyLine): boolean =>
  kind === 'payment' || kind === 'refund' || kind === 'dispute';
/** Refunds and disputes. */
const backOf = (lines: readonly MoneyLine[]): Cents =>
  sum([...ofKind(lines, 'refund'), ...ofKind(lines, 'dispute')], ({ gross }) => gross);
/** Fees of the provider, on each line and as separate lines. */
const feesOf = (lines: readonly MoneyLine[]): Cents =>
  cents(sum(ofKind(lines, 'fee'), ({ gross }) => gross) - sum(lines, ({ fee }) => fee));

function payoutRow(payout: Payout, lines: readonly MoneyLine[]) {
  const ownLines = lines.filter((line) => line.payout === payout.id);
  const withOrder = ownLines.filter(hasOrder);
  return {
    ...payout,
    payments: ofKind(ownLines, 'payment').length,
    gross: sum(ofKind(ownLines, 'payment'), ({ gross }) => gross),
    /** Negative or zero. */
    fees: feesOf(ownLines),
    refunds: backOf(ownLines),
    /** Neither payments, refunds nor fees. */
    others: sum(ofKind(ownLines, 'other'), ({ gross }) => gross),
    /** Number of its payments and refunds with an order of ours; `of` is the number that need one. */
    found: withOrder.filter(({ order }) => order !== null).length,
    of: withOrder.length,
    /** Sum of its lines minus the payout. Not zero: the provider's figures do not add up. */
    off: cents(sum(ownLines, net) - payout.amount),
  };
}

/**
 * A month of the payment account: opening + taken + back + fees + others − paid out = closing.
 * @param lines transactions of the month, and those in its payouts
 * @param opening balance in transit at the start of the month
 * @param booked our orders of the month less its refunds
 */
export function moneyOnTheWay(
  month: string,
  {
    lines,
    payouts,
    opening,
  }: { readonly lines: readonly MoneyLine[]; readonly payouts: readonly Payout[]; readonly opening: Cents },
  booked: Cents,
) {
  const within = <One extends { readonly on: Day }>(ones: readonly One[]) =>
    ones.filter(({ on }) => monthOf(on) === month);
  const monthLines = within(lines);
  const taken = sum(ofKind(monthLines, 'payment'), ({ gross }) => gross);
  const back = backOf(monthLines);
  const fees = feesOf(monthLines);
  const others = sum(ofKind(monthLines, 'other'), ({ gross }) => gross);
  const paidOut = cents(within(payouts).reduce((total, { amount }) => total + amount, 0));
  const payments = ofKind(monthLines, 'payment');
  const rows = within(payouts)
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : a.id < b.id ? -1 : 1))
    .map((payout) => payoutRow(payout, lines));
  const shown = new Set(rows.map(({ id }) => id));
  return {
    opening,
    taken,
    /** Negative or zero. */
    back,
    fees,
    others,
    /** Positive or zero. */
    paidOut,
    closing: cents(opening + taken + back + fees + others - paidOut),
    payouts: rows,
    payments: payments.length,
    found: payments.filter(({ order }) => order !== null).length,
    /** Payments and refunds in the payment account minus those of our orders in the month. */
    off: cents(taken + back - booked),
    strangers: lines.filter(
      (line) =>
        hasOrder(line) && line.order === null && (monthOf(line.on) === month || shown.has(line.payout ?? '')),
    ),
  };
}

export type MoneyOnTheWay = ReturnType<typeof moneyOnTheWay>;
