import { add, type Cents, cents, formatEuro, times, ZERO } from '../money.ts';
import { prorate } from './prorate.ts';

/** What of an order decides how much can go back. */
export interface RefundableOrder {
  /** Money that came in, and what of it was sent back. */
  readonly paid: Cents;
  readonly refunded: Cents;
  readonly shipping: Cents;
  /** What a code took off the goods. */
  readonly discount: Cents;
  readonly lines: readonly {
    readonly unit: Cents;
    readonly quantity: number;
    readonly refundedQuantity: number;
  }[];
  readonly refundedShipping: Cents;
}

/** What is to go back. Goodwill is an amount without goods. */
export interface RefundRequest {
  /** How many of each line, in the order of the lines. */
  readonly quantities: readonly number[];
  readonly shipping: Cents;
  readonly goodwill: Cents;
  readonly reason: string;
}

/** The most that can still be asked for. */
export interface Refundable {
  readonly atMost: Cents;
  readonly lines: readonly {
    readonly quantity: number;
    readonly amount: Cents;
    /** What one, two and so on of what is left come to; the last is `amount`. */
    readonly shares: readonly Cents[];
  }[];
  readonly shipping: Cents;
}

/** What was paid for each line: its price less its share of a code's discount. */
function paidForLines({ lines, discount }: RefundableOrder): readonly Cents[] {
  const prices = lines.map(({ unit, quantity }) => times(unit, quantity));
  const shares = prorate(discount, prices);
  return prices.map((price, index) => cents(price - (shares[index] ?? 0)));
}

/**
 * What some pickups of a line come to, from those that went back before: shares of what was paid for the line, rounded
 * so that all of them together are exactly that.
 */
function shareOfLine(paid: Cents, quantity: number, before: number, count: number): Cents {
  const upTo = (pickups: number) => Math.floor((paid * pickups) / quantity);
  return cents(upTo(before + count) - upTo(before));
}

/** What can be refunded. Goodwill that was paid before may leave less than lines and shipping come to. */
export function refundable(order: RefundableOrder): Refundable {
  const paid = paidForLines(order);
  return {
    atMost: cents(Math.max(0, order.paid - order.refunded)),
    lines: order.lines.map(({ quantity, refundedQuantity }, index) => {
      const left = Math.max(0, quantity - refundedQuantity);
      const of = (count: number) => shareOfLine(paid[index] ?? ZERO, quantity, refundedQuantity, count);
      return {
        quantity: left,
        amount: of(left),
        shares: Array.from({ length: left }, (_, count) => of(count + 1)),
      };
    }),
    shipping: cents(Math.max(0, order.shipping - order.refundedShipping)),
  };
}

export type RefundCheck =
  | { readonly ok: true; readonly amount: Cents; readonly lines: readonly Cents[]; readonly left: Cents }
  | { readonly ok: false; readonly words: string };

const euro = (amount: Cents) => formatEuro(amount, { exact: true });
const refused = (words: string): RefundCheck => ({ ok: false, words });
const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** Decides a refund: each part no more than is left of it, and all together no more than is left of what was paid. */
export function checkRefund(order: RefundableOrder, request: RefundRequest): RefundCheck {
  const can = refundable(order);
  const { quantities, shipping, goodwill, reason } = request;
  const paid = paidForLines(order);
  if (quantities.length > order.lines.length || ![...quantities, shipping, goodwill].every(isAmount))
    return refused('Amounts are whole and not below nothing.');
  const over = order.lines.findIndex(
    (_, index) => (quantities[index] ?? 0) > (can.lines[index]?.quantity ?? 0),
  );
  if (over >= 0) {
    const left = can.lines[over]?.quantity ?? 0;
    return refused(
      `Of line ${over + 1} ${left === 0 ? 'nothing is' : `only ${left} ${left === 1 ? 'is' : 'are'}`} left to refund.`,
    );
  }
  if (shipping > can.shipping) return refused(`Of shipping ${euro(can.shipping)} is left to refund.`);
  const lines = order.lines.map(({ quantity, refundedQuantity }, index) =>
    shareOfLine(paid[index] ?? ZERO, quantity, refundedQuantity, quantities[index] ?? 0),
  );
  const amount = add(...lines, shipping, goodwill);
  if (amount === 0) return refused('Choose what goes back.');
  if (amount > can.atMost)
    return refused(`That is ${euro(amount)}. At most ${euro(can.atMost)} can go back.`);
  if (!reason.trim()) return refused('Say why, for the audit trail.');
  return { ok: true, amount, lines, left: cents(can.atMost - amount) };
}

/** What to enter where goods come back: all of a withdrawal with the shipping, of a return the goods; never more than is left. */
export function suggestRefund(
  order: RefundableOrder,
  kind: 'withdrawal' | 'return',
  quantities: readonly number[],
): RefundRequest {
  const can = refundable(order);
  const bounded = can.lines.map(({ quantity }, index) => Math.min(quantity, quantities[index] ?? 0));
  // Shipping belongs to the order: it goes back once nothing of it is kept (§ 357 (2) BGB: the standard way there).
  const isWhole = can.lines.every(({ quantity }, index) => bounded[index] === quantity);
  return {
    quantities: bounded,
    shipping: kind === 'withdrawal' && isWhole ? can.shipping : ZERO,
    goodwill: ZERO,
    reason: kind === 'withdrawal' ? 'Withdrawal' : 'Return within 21 days',
  };
}

/** The question before money leaves. */
export function refundQuestion(
  { amount, left }: { readonly amount: Cents; readonly left: Cents },
  paid: Cents,
  buyer: string,
): { readonly title: string; readonly words: string } {
  const whose = /[sßxz]$/i.test(buyer) ? `${buyer}’` : `${buyer}’s`;
  const rest =
    left === 0 ? `Nothing of ${euro(paid)} is then left.` : `${euro(left)} of ${euro(paid)} is then left.`;
  return {
    title: `Refund ${euro(amount)}?`,
    words: `Back the way ${whose} payment came, today. ${rest} This cannot be undone.`,
  };
}
