import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../tests/fixtures/for-all.ts';
import { fft, inverseFft } from './fft.ts';

describe('Fourier transform', () => {
  it('matches the textbook sum', () => {
    const x = [1, -2, 3, 0.5, 0, 4, -1, 2];
    const [re, im] = [Float64Array.from(x), new Float64Array(8)];
    fft(re, im);
    for (let k = 0; k < 8; k++) {
      const angle = (n: number) => (2 * Math.PI * k * n) / 8;
      expect(re[k]).toBeCloseTo(
        x.reduce((total, value, n) => total + value * Math.cos(angle(n)), 0),
        12,
      );
      expect(im[k]).toBeCloseTo(
        x.reduce((total, value, n) => total - value * Math.sin(angle(n)), 0),
        12,
      );
    }
  });

  it('is reversed by its inverse', () => {
    const values = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 64, maxLength: 64 });
    forAll([values, values], (a, b) => {
      const [re, im] = [Float64Array.from(a), Float64Array.from(b)];
      fft(re, im);
      inverseFft(re, im);
      for (let n = 0; n < 64; n++) {
        expect(re[n]).toBeCloseTo(a[n] ?? 0, 12);
        expect(im[n]).toBeCloseTo(b[n] ?? 0, 12);
      }
    });
  });

  it('refuses lengths that are not a power of two', () => {
    expect(() => fft(new Float64Array(12), new Float64Array(12))).toThrow(RangeError);
    expect(() => fft(new Float64Array(8), new Float64Array(4))).toThrow(RangeError);
  });
});
