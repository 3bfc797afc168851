import { describe, expect, it } from 'vitest';
import { fitsOrder, sameWords, WITHDRAWAL_MOVES, WITHDRAWAL_STATES, type Withdrawal } from './withdrawal.ts';

const WHOLE: Withdrawal = {
  name: 'Jonas Beispiel',
  orderNumber: 'GW-7K3M9Q2X',
  email: 'jonas@example.org',
  goods: null,
};

describe('a withdrawal', () => {
  it('is the same in any spelling, and different with another word', () => {
    const spelled = {
      ...WHOLE,
      name: ' jonas  BEISPIEL',
      orderNumber: 'gw7k3m9q2x',
      email: 'Jonas@Example.org ',
    };
    expect(sameWords(spelled)).toBe(sameWords(WHOLE));
    for (const other of [{ name: 'Jona Beispiel' }, { email: 'j@example.org' }, { goods: 'The neck pickup' }])
      expect(sameWords({ ...WHOLE, ...other })).not.toBe(sameWords(WHOLE));
    // Different fields cannot produce the same text.
    expect(sameWords({ ...WHOLE, name: 'a","b', orderNumber: 'c' })).not.toBe(
      sameWords({ ...WHOLE, name: 'a', orderNumber: 'b","c' }),
    );
  });

  it('matches its order by number and address, and no other', () => {
    const order = { number: 'GW-7K3M9Q2X', email: 'JONAS@example.org' };
    expect(fitsOrder(WHOLE, order)).toBe(true);
    expect(fitsOrder({ ...WHOLE, email: 'else@example.org' }, order)).toBe(false);
    expect(fitsOrder({ ...WHOLE, orderNumber: 'GW-7K3M9Q2Y' }, order)).toBe(false);
    expect(fitsOrder({ ...WHOLE, orderNumber: 'I do not know' }, order)).toBe(false);
    expect(fitsOrder(WHOLE, { ...order, email: null })).toBe(false);
  });

  it('can always be settled, and then stays settled', () => {
    const reached = new Set<string>(['received']);
    for (const state of reached)
      for (const next of WITHDRAWAL_MOVES[state as keyof typeof WITHDRAWAL_MOVES]) reached.add(next);
    expect([...reached].sort()).toEqual([...WITHDRAWAL_STATES].sort());
    expect(WITHDRAWAL_MOVES.settled).toEqual([]);
  });
});
