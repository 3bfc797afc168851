import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../tests/fixtures/for-all.ts';
import {
  lettersOverBefore,
  restOverBefore,
  spentOverBefore,
  voucherEnd,
  vouchersOverBefore,
} from './retention.ts';

const at = (text: string) => new Date(text);

describe('retention', () => {
  it('keeps vouchers eight years from the end of their year in Leipzig [row D143]', () => {
    expect(voucherEnd(at('2026-03-01T10:00:00Z'))).toEqual(at('2034-12-31T23:00:00Z'));
    expect(voucherEnd(at('2026-12-31T22:59:59Z'))).toEqual(at('2034-12-31T23:00:00Z'));
    // In Leipzig it is already the next year.
    expect(voucherEnd(at('2026-12-31T23:00:00Z'))).toEqual(at('2035-12-31T23:00:00Z'));
  });

  it('gives the same end of a voucher from both directions', () => {
    const moments = fc.oneof(
      fc.date({ min: at('2000-01-01'), max: at('2100-01-01'), noInvalidDate: true }),
      // Around New Year in Leipzig.
      fc
        .tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: -1, max: 1 }))
        .map(([year, ms]) => new Date(Date.UTC(year, 11, 31, 23) + ms)),
    );
    forAll([moments, moments], (made, now) => {
      expect(made < vouchersOverBefore(now)).toBe(now >= voucherEnd(made));
    });
  });

  it('keeps business letters six years from the end of their year in Leipzig [row D662]', () => {
    // A letter of 2026 is kept until the last hour of 2032, and not longer.
    expect(lettersOverBefore(at('2032-12-31T22:59:59Z'))).toEqual(at('2025-12-31T23:00:00Z'));
    expect(lettersOverBefore(at('2032-12-31T23:00:00Z'))).toEqual(at('2026-12-31T23:00:00Z'));
  });

  it('keeps other data six months, to the same day at most', () => {
    expect(restOverBefore(at('2026-11-22T03:17:00Z'))).toEqual(at('2026-05-22T03:17:00Z'));
    expect(restOverBefore(at('2026-08-31T00:00:00Z'))).toEqual(at('2026-02-28T00:00:00Z'));
    expect(restOverBefore(at('2027-03-15T00:00:00Z'))).toEqual(at('2026-09-15T00:00:00Z'));
  });

  it('deletes used links after thirty days', () => {
    expect(spentOverBefore(at('2026-11-22T00:00:00Z'))).toEqual(at('2026-10-23T00:00:00Z'));
  });
});
