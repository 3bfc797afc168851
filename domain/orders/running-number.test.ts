import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../tests/fixtures/for-all.ts';
import { byNumber, nextNumber, readNumber, spelledNumber, writeNumber } from './running-number.ts';

const KINDS = ['serial', 'return', 'withdrawal', 'invoice', 'correction'] as const;

describe('running numbers', () => {
  it('have the format of their kind', () => {
    expect(KINDS.map((kind) => writeNumber(kind, 2026, 412))).toEqual([
      '26-0412',
      'R-26-0412',
      'W-26-0412',
      'RE-2026-0412',
      'RK-2026-0412',
    ]);
    expect(writeNumber('serial', 2026, 12_345)).toBe('26-12345');
  });

  it('are read in any spelling, and anything else is refused', () => {
    expect(spelledNumber('return', ' r-26-107 ')).toBe('R-26-0107');
    expect(spelledNumber('serial', '26‑0412')).toBe('26-0412');
    for (const odd of ['', '26-', '26-0', '26-0000', '2026-0412', 'R-26-0107', '26-0412; drop'])
      expect(readNumber('serial', odd)).toBeUndefined();
  });

  it('are read back as they were written', () => {
    const any = fc.tuple(
      fc.constantFrom(...KINDS),
      fc.integer({ min: 2000, max: 2099 }),
      fc.integer({ min: 1, max: 99_999 }),
    );
    forAll([any], ([kind, year, count]) => {
      expect(readNumber(kind, writeNumber(kind, year, count))).toEqual({ year, count });
    });
  });

  it('continue within a year, restart in the next, and never repeat', () => {
    expect(nextNumber('serial', undefined, '2026-11-23')).toBe('26-0001');
    expect(nextNumber('serial', '26-0411', '2026-11-23')).toBe('26-0412');
    expect(nextNumber('serial', '26-9999', '2026-12-31')).toBe('26-10000');
    expect(nextNumber('serial', '26-0412', '2027-01-01')).toBe('27-0001');
    expect(nextNumber('invoice', '27-0001', '2026-12-31')).toBe('RE-2026-0001');
    expect(nextNumber('serial', '27-0001', '2026-12-31')).toBe('27-0002');
    forAll([fc.array(fc.integer({ min: 0, max: 800 }), { maxLength: 60 })], (clock) => {
      let last: string | undefined;
      const given = clock.map((day) => {
        last = nextNumber('serial', last, new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));
        return last;
      });
      expect(new Set(given).size).toBe(given.length);
      expect([...given].sort(byNumber('serial'))).toEqual(given);
    });
  });
});
