import { type Mover, movesFrom, type OrderState } from './states.ts';

export type Transition =
  | { ok: true; state: OrderState }
  | { ok: false; reason: 'no such move' | 'not theirs' };

/** Decides one move. `moneyReceived` is whether the order was ever paid, even if refunded since. */
export function transition(
  from: OrderState,
  to: OrderState,
  mover: Mover,
  { moneyReceived = true }: { moneyReceived?: boolean } = {},
): Transition {
  const move = movesFrom(from).find((candidate) => candidate.to === to);
  const lacksMoney = to === 'refunded' && !moneyReceived;
  const paidBefore = from === 'cancelled' && to === 'paid' && moneyReceived;
  if (!move || lacksMoney || paidBefore) return { ok: false, reason: 'no such move' };
  if (!move.by.includes(mover)) return { ok: false, reason: 'not theirs' };
  return { ok: true, state: to };
}

/** `known`: already recorded. `reopens`: paid after its time ran out. `surplus`: must go back, as another one paid. */
export type PaymentEffect = 'pays' | 'reopens' | 'known' | 'surplus';

/** `paidBy` is the reference of the payment that paid the order; undefined if none has. */
export function arrivalOf(state: OrderState, paidBy: string | undefined, reference: string): PaymentEffect {
  if (paidBy === reference) return 'known';
  const moneyReceived = paidBy !== undefined;
  if (moneyReceived || !transition(state, 'paid', 'payment', { moneyReceived }).ok) return 'surplus';
  return state === 'cancelled' ? 'reopens' : 'pays';
}
