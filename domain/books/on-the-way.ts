import { type Day, monthOf } from '../calendar/day.ts';
import { type Cents, cents } from '../money.ts';
import type { MoneyLine, Payout } from './money-line.ts';

/** A payout and what was in it. */
interface PayoutRow extends Payout {
  readonly payments: number;
  readonly gross: Cents;
  /** Below zero, or zero. */
  readonly fees: Cents;
  readonly refunds: Cents;
  /** What is neither a payment nor a refund nor a fee. */
  readonly others: Cents;
  /** How many of its payments and refunds have an order of ours. */
  readonly found: number;
  /** How many have to. */
  readonly of: number;
  /** What its lines come to, less what was paid out: zero, or the provider’s figures do not add up. */
  readonly off: Cents;
}

/** The payment account in a month: opening + came in + went back + fees + others − paid out = closing. */
export interface MoneyOnTheWay {
  readonly opening: Cents;
  readonly taken: Cents;
  /** Below zero, or zero. */
  readonly back: Cents;
  readonly fees: Cents;
  readonly others: Cents;
  /** Above zero, or zero. */
  readonly paidOut: Cents;
  readonly closing: Cents;
  readonly payouts: readonly PayoutRow[];
  /** Payments of the month, and those whose order is known. */
  readonly payments: number;
  readonly found: number;
  /** What payments and refunds come to in the payment account, less what our orders and refunds of the month come to. */
  readonly off: Cents;
  /** Lines without an order of ours, in all payouts of the month and on the way. */
  readonly strangers: readonly MoneyLine[];
}

const sum = (lines: readonly MoneyLine[], of: (line: MoneyLine) => number): Cents =>
  cents(lines.reduce((total, line) => total + of(line), 0));
const ofKind = (lines: readonly MoneyLine[], kind: MoneyLine['kind']) =>
  lines.filter((line) => line.kind === kind);
const net = ({ gross, fee }: MoneyLine): number => gross - fee;
const hasOrder = ({ kind }: MoneyLine): boolean =>
  kind === 'payment' || kind === 'refund' || kind === 'dispute';
/** What went back, by us or by a dispute. */
const backOf = (lines: readonly MoneyLine[]): Cents =>
  sum([...ofKind(lines, 'refund'), ...ofKind(lines, 'dispute')], ({ gross }) => gross);
/** What the provider keeps: with each line, and by lines of its own. */
const feesOf = (lines: readonly MoneyLine[]): Cents =>
  cents(sum(ofKind(lines, 'fee'), ({ gross }) => gross) - sum(lines, ({ fee }) => fee));

function payoutRow(payout: Payout, lines: readonly MoneyLine[]): PayoutRow {
  const own = lines.filter((line) => line.payout === payout.id);
  const named = own.filter(hasOrder);
  return {
    ...payout,
    payments: ofKind(own, 'payment').length,
    gross: sum(ofKind(own, 'payment'), ({ gross }) => gross),
    fees: feesOf(own),
    refunds: backOf(own),
    others: sum(ofKind(own, 'other'), ({ gross }) => gross),
    found: named.filter(({ order }) => order !== null).length,
    of: named.length,
    off: cents(sum(own, net) - payout.amount),
  };
}

/**
 * A month of the payment account.
 * @param lines all that moved in the month, and what its payouts brought
 * @param opening what was on the way when it began
 * @param booked what our own orders of the month came to, less what went back in it
 */
export function moneyOnTheWay(
  month: string,
  {
    lines,
    payouts,
    opening,
  }: { readonly lines: readonly MoneyLine[]; readonly payouts: readonly Payout[]; readonly opening: Cents },
  booked: Cents,
): MoneyOnTheWay {
  const within = <One extends { readonly on: Day }>(ones: readonly One[]) =>
    ones.filter(({ on }) => monthOf(on) === month);
  const own = within(lines);
  const taken = sum(ofKind(own, 'payment'), ({ gross }) => gross);
  const back = backOf(own);
  const fees = feesOf(own);
  const others = sum(ofKind(own, 'other'), ({ gross }) => gross);
  const paidOut = cents(within(payouts).reduce((total, { amount }) => total + amount, 0));
  const payments = ofKind(own, 'payment');
  const rows = within(payouts)
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : a.id < b.id ? -1 : 1))
    .map((payout) => payoutRow(payout, lines));
  const shown = new Set(rows.map(({ id }) => id));
  return {
    opening,
    taken,
    back,
    fees,
    others,
    paidOut,
    closing: cents(opening + taken + back + fees + others - paidOut),
    payouts: rows,
    payments: payments.length,
    found: payments.filter(({ order }) => order !== null).length,
    off: cents(taken + back - booked),
    strangers: lines.filter(
      (line) =>
        hasOrder(line) && line.order === null && (monthOf(line.on) === month || shown.has(line.payout ?? '')),
    ),
  };
}
