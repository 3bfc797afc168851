import { inEach, type Language, type Sentence } from '../languages.ts';
import { add, type Cents, cents, exactEuro, times, ZERO } from '../money.ts';
import { prorate } from './prorate.ts';
import { REFUND_QUESTION, REFUND_REFUSED } from './refund.messages.ts';
import { RETURN_DAYS } from './returns.ts';

export interface RefundableOrder {
  /** Money received, and refunded so far. */
  readonly paid: Cents;
  readonly refunded: Cents;
  readonly shipping: Cents;
  readonly discount: Cents;
  /** Prepaid duty, and its refunded part; undefined: none. */
  readonly duty?: Cents;
  readonly refundedDuty?: Cents;
  readonly lines: readonly {
    readonly unit: Cents;
    readonly quantity: number;
    readonly refundedQuantity: number;
  }[];
  readonly refundedShipping: Cents;
}

/** A refund to make. Goodwill is an amount without goods. */
export interface RefundRequest {
  readonly quantities: readonly number[];
  readonly shipping: Cents;
  readonly goodwill: Cents;
  readonly duty?: Cents | undefined;
  readonly reason: string;
}

/** Price paid for each line, after its share of the discount. */
function paidForLines({ lines, discount }: RefundableOrder): readonly Cents[] {
  const prices = lines.map(({ unit, quantity }) => times(unit, quantity));
  const shares = prorate(discount, prices);
  return prices.map((price, index) => cents(price - (shares[index] ?? 0)));
}

/** Value of `count` pieces after `before` earlier ones, rounded so that all shares add up to the price paid. */
function shareOfLine(paid: Cents, quantity: number, before: number, count: number): Cents {
  const upTo = (pickups: number) => Math.floor((paid * pickups) / quantity);
  return cents(upTo(before + count) - upTo(before));
}

/** Remaining value of the goods: their price less refunds with or without goods. */
function goodsLeft(order: RefundableOrder, paid: readonly Cents[]): Cents {
  const refundedGoods = order.lines.map(({ quantity, refundedQuantity }, index) =>
    shareOfLine(paid[index] ?? ZERO, quantity, 0, refundedQuantity),
  );
  const parts = add(...refundedGoods, order.refundedShipping, order.refundedDuty ?? ZERO);
  const goodwill = Math.max(0, order.refunded - parts);
  return cents(Math.max(0, add(...paid) - add(...refundedGoods) - goodwill));
}

/**
 * Refundable amounts. No part exceeds `atMost`, and neither does the total of a choice (`sumOf`). Earlier goodwill is
 * deducted from goods that come back later, never from their shipping.
 */
export function refundable(order: RefundableOrder) {
  const paid = paidForLines(order);
  const atMost = cents(Math.max(0, order.paid - order.refunded));
  const upToThat = (amount: Cents) => cents(Math.min(amount, atMost));
  const goods = upToThat(goodsLeft(order, paid));
  return {
    atMost,
    /** Remaining value of all goods, after goodwill. */
    goods,
    lines: order.lines.map(({ quantity, refundedQuantity }, index) => {
      const remaining = Math.max(0, quantity - refundedQuantity);
      const of = (count: number) =>
        cents(Math.min(goods, shareOfLine(paid[index] ?? ZERO, quantity, refundedQuantity, count)));
      return {
        quantity: remaining,
        amount: of(remaining),
        /** Value of one, two and more of the remaining pieces; the last is `amount`. */
        shares: Array.from({ length: remaining }, (_, count) => of(count + 1)),
      };
    }),
    shipping: upToThat(cents(Math.max(0, order.shipping - order.refundedShipping))),
    duty: upToThat(cents(Math.max(0, (order.duty ?? 0) - (order.refundedDuty ?? 0)))),
  };
}

export type Refundable = ReturnType<typeof refundable>;

/** Chosen goods less earlier goodwill, plus shipping and duty, plus new goodwill. */
const comesTo = (
  can: Pick<Refundable, 'atMost' | 'goods'>,
  goods: readonly Cents[],
  rest: readonly Cents[],
  goodwill: Cents,
): Cents => add(cents(Math.min(Math.min(add(...goods), can.goods) + add(...rest), can.atMost)), goodwill);

/** Sum of a choice, for display while choosing. `checkRefund` decides whether it is allowed. */
export function sumOfRefund(
  can: Pick<Refundable, 'atMost' | 'goods'> & { readonly lines: readonly Pick<Line, 'shares'>[] },
  { quantities, shipping, goodwill, duty = ZERO }: Omit<RefundRequest, 'reason'>,
): Cents {
  const goods = can.lines.map(({ shares }, index) => shares[(quantities[index] ?? 0) - 1] ?? ZERO);
  return comesTo(can, goods, [shipping, duty], goodwill);
}
type Line = Refundable['lines'][number];

export type RefundCheck =
  | {
      readonly ok: true;
      readonly amount: Cents;
      readonly lines: readonly Cents[];
      /** Part of lines and shipping refunded earlier without goods. */
      readonly counted: Cents;
      readonly left: Cents;
    }
  | { readonly ok: false; readonly words: Sentence };

const refused = (say: (words: (typeof REFUND_REFUSED)[Language]) => string): RefundCheck => ({
  ok: false,
  words: inEach(REFUND_REFUSED, say),
});
const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** Checks a refund: no part may exceed what is left of it, and the total what is left of the payment. */
export function checkRefund(order: RefundableOrder, request: RefundRequest): RefundCheck {
  const can = refundable(order);
  const { quantities, shipping, goodwill, duty = ZERO, reason } = request;
  const paid = paidForLines(order);
  if (quantities.length > order.lines.length || ![...quantities, shipping, goodwill, duty].every(isAmount))
    return refused(({ notWhole }) => notWhole);
  if (can.atMost === 0) return refused(({ allBack }) => allBack);
  const over = order.lines.findIndex(
    (_, index) => (quantities[index] ?? 0) > (can.lines[index]?.quantity ?? 0),
  );
  if (over >= 0) {
    const remaining = can.lines[over]?.quantity ?? 0;
    return refused(({ line }) => line(over + 1, remaining));
  }
  if (shipping > can.shipping) return refused((words) => words.shipping(exactEuro(can.shipping)));
  if (duty > can.duty) return refused((words) => words.duty(exactEuro(can.duty)));
  const lines = order.lines.map(({ quantity, refundedQuantity }, index) =>
    shareOfLine(paid[index] ?? ZERO, quantity, refundedQuantity, quantities[index] ?? 0),
  );
  const amount = comesTo(can, lines, [shipping, duty], goodwill);
  if (amount === 0) return refused(({ choose }) => choose);
  if (amount > can.atMost) return refused(({ tooMuch }) => tooMuch(exactEuro(amount), exactEuro(can.atMost)));
  if (!reason.trim()) return refused(({ why }) => why);
  const counted = cents(add(...lines, shipping, duty, goodwill) - amount);
  return { ok: true, amount, lines, counted, left: cents(can.atMost - amount) };
}

/** Everything left of an order: goods, shipping and duty, and the rest as goodwill. */
export function allOfIt(can: Refundable): Omit<RefundRequest, 'reason'> {
  const { atMost, shipping, duty } = can;
  const quantities = can.lines.map(({ quantity }) => quantity);
  // The rest exceeds its parts if a bank returned goodwill after the goods were refunded.
  const goodwill = cents(atMost - sumOfRefund(can, { quantities, shipping, duty, goodwill: ZERO }));
  return { quantities, shipping, goodwill, duty };
}

/** Default refund: everything for a complete withdrawal, else the goods; at most what is left. */
export function suggestRefund(
  can: Refundable,
  kind: 'withdrawal' | 'return',
  quantities: readonly number[],
): RefundRequest {
  const reason = kind === 'withdrawal' ? 'Withdrawal' : `Return within ${RETURN_DAYS} days`;
  const bounded = can.lines.map(({ quantity }, index) => Math.min(quantity, quantities[index] ?? 0));
  // Shipping belongs to the order and is refunded once no goods are kept (§ 357 (2) BGB: at the standard rate).
  const isWhole = can.lines.every(({ quantity }, index) => bounded[index] === quantity);
  if (kind === 'withdrawal' && isWhole) return { ...allOfIt(can), reason };
  return { quantities: bounded, shipping: ZERO, goodwill: ZERO, reason };
}

/** Amount due for goods that come back. A failed check states its reason instead of "nothing". */
export type Owed =
  | { readonly kind: 'owed'; readonly request: RefundRequest; readonly amount: Cents; readonly left: Cents }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unclear'; readonly said: Sentence };

export function owedFor(
  order: RefundableOrder,
  kind: 'withdrawal' | 'return',
  quantities: readonly number[],
): Owed {
  const can = refundable(order);
  const request = suggestRefund(can, kind, quantities);
  if (sumOfRefund(can, request) === 0) return { kind: 'nothing' };
  const check = checkRefund(order, request);
  return check.ok
    ? { kind: 'owed', request, amount: check.amount, left: check.left }
    : { kind: 'unclear', said: check.words };
}

interface Asked {
  readonly amount: Cents;
  readonly left: Cents;
  readonly paid: Cents;
  readonly buyer: string;
  readonly ends?: string | undefined;
}

/** The question before a refund. `yes` is the button's label with the sum. */
export function refundQuestion({ amount, left, paid, buyer, ends }: Asked, language: Language = 'en') {
  const say = REFUND_QUESTION[language];
  if (amount === 0 && ends)
    return { title: say.cancel(ends), words: say.nothingMoves(exactEuro(paid)), yes: say.cancelIt };
  return {
    title: say.title(exactEuro(amount), ends),
    words: say.words(buyer, left === 0 ? undefined : exactEuro(left), exactEuro(paid)),
    yes: say.yes(exactEuro(amount), Boolean(ends)),
  };
}
