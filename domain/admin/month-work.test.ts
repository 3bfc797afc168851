import { describe, expect, it } from 'vitest';
import { mostBuilt, waitingTimes } from './month-work.ts';

describe('the work of a month', () => {
  it('counts pickups by kind', () => {
    const kinds = ['Stratocaster', 'Custom P90 Dogear', 'Stratocaster', 'Humbucker'];
    expect(mostBuilt(kinds)).toEqual([
      { name: 'Stratocaster', count: 2 },
      { name: 'Custom P90 Dogear', count: 1 },
      { name: 'Humbucker', count: 1 },
    ]);
  });

  it('counts work days from payment to shipping, and late orders', () => {
    const times = waitingTimes([
      { paid: '2026-11-02', promised: '2026-11-10', shipped: '2026-11-10' },
      { paid: '2026-11-02', promised: '2026-11-09', shipped: '2026-11-10' },
      { paid: '2026-11-02', promised: '2026-11-20', shipped: '2026-11-02' },
      { paid: '2026-08-03', promised: '2026-08-10', shipped: '2026-11-02' },
    ]);
    expect([times.median, times.late]).toEqual([6, 2]);
    expect(times.bars.filter(({ orders }) => orders > 0)).toEqual([
      { days: 1, orders: 1, late: 0 },
      { days: 6, orders: 2, late: 1 },
      { days: 12, orders: 1, late: 1 },
    ]);
    expect(waitingTimes([]).median).toBeUndefined();
  });
});
