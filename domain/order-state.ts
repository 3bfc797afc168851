export const ORDER_STATES = [
  'awaiting payment',
  'paid',
  'in the making',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
  'refunded',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Who may move an order: the payment provider's word, the makers, the customer, or time running out. */
export type Mover = 'payment' | 'makers' | 'customer' | 'clock';

/**
 * From each state: where it can go, and who may move it there. `cancelled` forks by money: an order that never
 * received any can still be paid (a payment that was under way when its time ran out), one that did can only be
 * refunded.
 */
export const ORDER_MOVES = {
  'awaiting payment': { paid: ['payment'], cancelled: ['payment', 'clock'] },
  paid: { 'in the making': ['makers'], cancelled: ['makers', 'customer'], refunded: ['payment'] },
  'in the making': { shipped: ['makers'], cancelled: ['makers', 'customer'], refunded: ['payment'] },
  shipped: { delivered: ['makers', 'clock'], returned: ['makers'], refunded: ['payment'] },
  delivered: { returned: ['makers'], refunded: ['payment'] },
  cancelled: { paid: ['payment'], refunded: ['makers', 'payment'] },
  returned: { refunded: ['makers', 'payment'] },
  refunded: {},
} as const satisfies Record<OrderState, Partial<Record<OrderState, readonly Mover[]>>>;

export type Transition =
  | { ok: true; state: OrderState }
  | { ok: false; reason: 'no such move' | 'not theirs' };

/** Decides one move. `moneyReceived` is whether the order was ever paid, whatever became of it since. */
export function transition(
  from: OrderState,
  to: OrderState,
  mover: Mover,
  { moneyReceived = true }: { moneyReceived?: boolean } = {},
): Transition {
  const moves: Partial<Record<OrderState, readonly Mover[]>> = ORDER_MOVES[from];
  const movers = moves[to];
  const lacksMoney = to === 'refunded' && !moneyReceived;
  const paidBefore = from === 'cancelled' && to === 'paid' && moneyReceived;
  if (!movers || lacksMoney || paidBefore) return { ok: false, reason: 'no such move' };
  if (!movers.includes(mover)) return { ok: false, reason: 'not theirs' };
  return { ok: true, state: to };
}

/** States of an order whose shopper can be thanked: it is paid and its pickups are being made or under way. */
const GOING: readonly OrderState[] = ['paid', 'in the making', 'shipped', 'delivered'];

/** Whether an order is paid and alive: neither waiting, nor cancelled, returned or refunded. */
export const isGoing = (state: OrderState): boolean => GOING.includes(state);

/**
 * What a payment that has come in means for an order: it pays it, reopens it after its time had run out, is the
 * one that paid it already, or must go back because another one did.
 */
export type Arrival = 'pays' | 'reopens' | 'known' | 'surplus';

/** `paidBy` is the reference of the payment that paid the order; undefined while none has. */
export function arrivalOf(state: OrderState, paidBy: string | undefined, reference: string): Arrival {
  if (paidBy === reference) return 'known';
  const moneyReceived = paidBy !== undefined;
  if (moneyReceived || !transition(state, 'paid', 'payment', { moneyReceived }).ok) return 'surplus';
  return state === 'cancelled' ? 'reopens' : 'pays';
}
