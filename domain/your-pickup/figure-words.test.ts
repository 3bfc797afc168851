import { describe, expect, it } from 'vitest';
import { figureDigits, figureWords, inUnits, ohmWords } from './figure-words.ts';

describe('a figure with its uncertainty', () => {
  it('is never more precise than its uncertainty', () => {
    expect(figureDigits({ value: 4.1834, doubt: 0.081 })).toEqual({ value: '4.18', doubt: '0.08' });
    expect(figureDigits({ value: 7.6234, doubt: 0.0123 })).toEqual({ value: '7.623', doubt: '0.012' });
    expect(figureDigits({ value: 2412, doubt: 310 })).toEqual({ value: '2400', doubt: '300' });
    expect(figureDigits({ value: 1.62, doubt: 0.1 })).toEqual({ value: '1.62', doubt: '0.10' });
    expect(figureDigits({ value: 112.4, doubt: 8.7 })).toEqual({ value: '112', doubt: '9' });
  });

  it('has its unit', () => {
    expect(figureWords(inUnits.capacitance({ value: 112.4e-12, doubt: 8.7e-12 }))).toBe(
      '112\u00a0pF ±\u00a09',
    );
    expect(figureWords(inUnits.resistance({ value: 7620, doubt: 52 }))).toBe('7.62\u00a0kΩ ±\u00a00.05');
    expect([1.021e6, 23_100, 10_020, 530].map(ohmWords)).toEqual([
      '1.02\u00a0MΩ',
      '23.1\u00a0kΩ',
      '10.0\u00a0kΩ',
      '530\u00a0Ω',
    ]);
  });
});
