import { describe, expect, it } from 'vitest';
import { guaranteeUntil, repairProlongs } from './guarantee.ts';

describe('the legal guarantee', () => {
  it('lasts two years from delivery, and a year longer after a repair', () => {
    expect(guaranteeUntil('2026-11-28', false)).toBe('2028-11-28');
    expect(guaranteeUntil('2026-11-28', true)).toBe('2029-11-28');
  });

  it('ends on the last day of a month that lacks its date', () => {
    expect(guaranteeUntil('2028-02-29', false)).toBe('2030-02-28');
    expect(guaranteeUntil('2028-02-29', true)).toBe('2031-02-28');
  });

  it('is prolonged by a repair for contracts from 31 July 2026', () => {
    expect(repairProlongs('2026-07-30')).toBe(false);
    expect(repairProlongs('2026-07-31')).toBe(true);
  });
});
