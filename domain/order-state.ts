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

/** From each state: where it can go, and who may move it there. */
export const ORDER_MOVES = {
  'awaiting payment': { paid: ['payment'], cancelled: ['payment', 'clock'] },
  paid: { 'in the making': ['makers'], cancelled: ['makers', 'customer'] },
  'in the making': { shipped: ['makers'], cancelled: ['makers', 'customer'] },
  shipped: { delivered: ['makers', 'clock'], returned: ['makers'] },
  delivered: { returned: ['makers'] },
  cancelled: { refunded: ['makers', 'payment'] },
  returned: { refunded: ['makers', 'payment'] },
  refunded: {},
} as const satisfies Record<OrderState, Partial<Record<OrderState, readonly Mover[]>>>;

export type Transition =
  | { ok: true; state: OrderState }
  | { ok: false; reason: 'no such move' | 'not theirs' };

/**
 * Decides one move. An order that was cancelled before money came in has nothing to refund, so `cancelled`
 * to `refunded` asks for `moneyReceived`.
 */
export function transition(
  from: OrderState,
  to: OrderState,
  mover: Mover,
  { moneyReceived = true }: { moneyReceived?: boolean } = {},
): Transition {
  const moves: Partial<Record<OrderState, readonly Mover[]>> = ORDER_MOVES[from];
  const movers = moves[to];
  if (!movers || (to === 'refunded' && !moneyReceived)) return { ok: false, reason: 'no such move' };
  if (!movers.includes(mover)) return { ok: false, reason: 'not theirs' };
  return { ok: true, state: to };
}
