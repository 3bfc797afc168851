import { describe, expect, it } from 'vitest';
import { type Mover, ORDER_MOVES, ORDER_STATES, type OrderState, transition } from './order-state.ts';

const MOVERS: Mover[] = ['payment', 'makers', 'customer', 'clock'];
const next = (state: OrderState) => Object.keys(ORDER_MOVES[state]) as OrderState[];

function reachableFrom(start: OrderState): Set<OrderState> {
  const seen = new Set<OrderState>([start]);
  for (const state of seen) for (const to of next(state)) seen.add(to);
  return seen;
}

describe('order states', () => {
  it('are all reachable from the first, and every order can come to an end', () => {
    expect([...reachableFrom('awaiting payment')].sort()).toEqual([...ORDER_STATES].sort());
    const ends = ORDER_STATES.filter((state) => next(state).length === 0);
    expect(ends).toEqual(['refunded']);
    for (const state of ORDER_STATES) expect(reachableFrom(state)).toContain('refunded');
  });

  it('lets only the payment provider say that money came in, and never twice', () => {
    for (const from of ORDER_STATES)
      for (const mover of MOVERS) {
        const allowed = from === 'awaiting payment' && mover === 'payment';
        expect(transition(from, 'paid', mover).ok).toBe(allowed);
      }
  });

  it('names why a move is refused', () => {
    expect(transition('paid', 'shipped', 'makers')).toEqual({ ok: false, reason: 'no such move' });
    expect(transition('paid', 'in the making', 'customer')).toEqual({ ok: false, reason: 'not theirs' });
    expect(transition('cancelled', 'refunded', 'makers', { moneyReceived: false }).ok).toBe(false);
    expect(transition('cancelled', 'refunded', 'makers')).toEqual({ ok: true, state: 'refunded' });
  });

  it('never moves back', () => {
    for (const from of ORDER_STATES)
      for (const to of next(from)) expect(reachableFrom(to)).not.toContain(from);
  });
});
