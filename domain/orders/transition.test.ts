import { describe, expect, it } from 'vitest';
import { isGoing, type Mover, movesFrom, ORDER_STATES, type OrderState } from './states.ts';
import { arrivalOf, transition } from './transition.ts';

const MOVERS: Mover[] = ['payment', 'makers', 'customer', 'clock'];
const next = (state: OrderState) => movesFrom(state).map(({ to }) => to);

function reachableFrom(start: OrderState): Set<OrderState> {
  const seen = new Set<OrderState>([start]);
  for (const state of seen) for (const to of next(state)) seen.add(to);
  return seen;
}

describe('order states', () => {
  it('are all reachable from the first, and every order can end', () => {
    expect([...reachableFrom('awaiting payment')].sort()).toEqual([...ORDER_STATES].sort());
    const ends = ORDER_STATES.filter((state) => next(state).length === 0);
    expect(ends).toEqual(['refunded']);
    for (const state of ORDER_STATES) expect(reachableFrom(state)).toContain('refunded');
  });

  it('allow the payment provider to mark any unpaid order as paid, makers only one that is not cancelled, and nobody twice', () => {
    for (const from of ORDER_STATES)
      for (const mover of MOVERS)
        for (const moneyReceived of [false, true]) {
          const unpaid = from === 'awaiting payment' || (from === 'cancelled' && !moneyReceived);
          const theirs = mover === 'payment' || (mover === 'makers' && from === 'awaiting payment');
          expect(transition(from, 'paid', mover, { moneyReceived }).ok).toBe(unpaid && theirs);
        }
  });

  it('allow the payment provider to mark every paid order as refunded, and no other', () => {
    for (const from of ORDER_STATES) {
      const neverPaid = from === 'awaiting payment' || from === 'refunded';
      expect(transition(from, 'refunded', 'payment').ok).toBe(!neverPaid);
      expect(transition(from, 'refunded', 'payment', { moneyReceived: false }).ok).toBe(false);
    }
  });

  it('give the reason for a refused move', () => {
    expect(transition('paid', 'shipped', 'makers')).toEqual({ ok: false, reason: 'no such move' });
    expect(transition('paid', 'in the making', 'customer')).toEqual({ ok: false, reason: 'not theirs' });
    expect(transition('cancelled', 'refunded', 'makers', { moneyReceived: false }).ok).toBe(false);
    expect(transition('cancelled', 'refunded', 'makers')).toEqual({ ok: true, state: 'refunded' });
  });

  it('never move back: no order returns to the same state and payment, except after a false delivery or shipment', () => {
    const places = ORDER_STATES.flatMap((state) => [false, true].map((paid) => ({ state, paid })));
    const key = ({ state, paid }: (typeof places)[number]) => `${state} ${paid}`;
    const onward = ({ state, paid }: (typeof places)[number]) =>
      next(state)
        .filter(
          (to) => `${state} ${to}` !== 'delivered shipped' && `${state} ${to}` !== 'shipped in the making',
        )
        .filter((to) => MOVERS.some((mover) => transition(state, to, mover, { moneyReceived: paid }).ok))
        .map((to) => ({ state: to, paid: paid || to === 'paid' }));
    for (const place of places) {
      const seen = new Map(onward(place).map((one) => [key(one), one]));
      for (const one of seen.values()) for (const further of onward(one)) seen.set(key(further), further);
      expect(seen.has(key(place)), key(place)).toBe(false);
    }
  });
});

describe('an incoming payment', () => {
  it('pays, reopens, is known or is returned: never two at once', () => {
    for (const state of ORDER_STATES) {
      const first = arrivalOf(state, undefined, 'cs_1');
      const expected = { 'awaiting payment': 'pays', cancelled: 'reopens' } as Record<string, string>;
      expect(first).toBe(expected[state] ?? 'surplus');
      expect(arrivalOf(state, 'cs_1', 'cs_1')).toBe('known');
      expect(arrivalOf(state, 'cs_1', 'pi_2')).toBe('surplus');
    }
  });

  it('is confirmed while the order is in progress, but not after it has ended', () => {
    expect(ORDER_STATES.filter(isGoing)).toEqual(['paid', 'in the making', 'shipped', 'delivered']);
  });
});
