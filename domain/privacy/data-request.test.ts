import { expect, it } from 'vitest';
import { ORDER_STATES } from '../orders/states.ts';
import { RETURN_DAYS } from '../returns/returns.ts';
import { needsAddress } from './data-request.ts';

const now = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

it('an order needs its address until it is refunded or can no longer be returned', () => {
  const free = ORDER_STATES.filter((state) => !needsAddress(state, daysAgo(400), now));
  expect(free).toEqual(['delivered', 'refunded']);
  expect(needsAddress('delivered', daysAgo(RETURN_DAYS), now)).toBe(true);
  expect(needsAddress('delivered', daysAgo(RETURN_DAYS + 1), now)).toBe(false);
});
