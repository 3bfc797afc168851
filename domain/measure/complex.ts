import type { Complex } from '../tone/transfer.ts';

export const complex = (re: number, im = 0): Complex => ({ re, im });
export const plus = (a: Complex, b: Complex): Complex => ({ re: a.re + b.re, im: a.im + b.im });
export const minus = (a: Complex, b: Complex): Complex => ({ re: a.re - b.re, im: a.im - b.im });
export const multiply = (a: Complex, b: Complex): Complex => ({
  re: a.re * b.re - a.im * b.im,
  im: a.re * b.im + a.im * b.re,
});
export const scaled = ({ re, im }: Complex, by: number): Complex => ({ re: re * by, im: im * by });
export function over(a: Complex, b: Complex): Complex {
  const size = b.re * b.re + b.im * b.im;
  return { re: (a.re * b.re + a.im * b.im) / size, im: (a.im * b.re - a.re * b.im) / size };
}
export const magnitudeOf = ({ re, im }: Complex): number => Math.hypot(re, im);
export const angleOf = ({ re, im }: Complex): number => Math.atan2(im, re);
/** e^(jφ). */
export const turn = (angle: number): Complex => ({ re: Math.cos(angle), im: Math.sin(angle) });
