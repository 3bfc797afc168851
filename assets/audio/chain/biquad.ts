import type { FilterShape } from '#domain/tone/amp.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';

/** Second-order section, a0 = 1. */
export interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** Coefficients by R. Bristow-Johnson's Audio EQ Cookbook (W3C note). */
export function biquad({ kind, f, q, gain_dB = 0 }: FilterShape): Biquad {
  const omega = (2 * Math.PI * f) / SAMPLE_RATE;
  const [sin, cos] = [Math.sin(omega), Math.cos(omega)];
  const alpha = sin / (2 * q);
  const A = 10 ** (gain_dB / 40);
  const scaled = (b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Biquad => ({
    b: [b0 / a0, b1 / a0, b2 / a0],
    a: [a1 / a0, a2 / a0],
  });
  switch (kind) {
    case 'lowpass':
      return scaled((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
    case 'highpass':
      return scaled((1 + cos) / 2, -1 - cos, (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
    case 'peak':
      return scaled(1 + alpha * A, -2 * cos, 1 - alpha * A, 1 + alpha / A, -2 * cos, 1 - alpha / A);
    case 'allpass':
      return scaled(1 - alpha, -2 * cos, 1 + alpha, 1 + alpha, -2 * cos, 1 - alpha);
    case 'lowshelf':
    case 'highshelf': {
      const root = 2 * Math.sqrt(A) * alpha;
      // The high shelf is the low shelf with cos and the middle terms turned round.
      const c = kind === 'lowshelf' ? cos : -cos;
      const turn = kind === 'lowshelf' ? 1 : -1;
      return scaled(
        A * (A + 1 - (A - 1) * c + root),
        turn * 2 * A * (A - 1 - (A + 1) * c),
        A * (A + 1 - (A - 1) * c - root),
        A + 1 + (A - 1) * c + root,
        turn * -2 * (A - 1 + (A + 1) * c),
        A + 1 + (A - 1) * c - root,
      );
    }
  }
}

/** Runs a signal through sections in series. */
export function filtered(signal: Float32Array, sections: readonly Biquad[]): Float32Array {
  let from = signal;
  for (const { b, a } of sections) {
    const [b0, b1, b2] = b;
    const [a1, a2] = a;
    const out = new Float32Array(from.length);
    let [z1, z2] = [0, 0];
    for (let n = 0; n < out.length; n++) {
      const x = from[n] as number;
      const y = b0 * x + z1;
      z1 = b1 * x - a1 * y + z2;
      z2 = b2 * x - a2 * y;
      out[n] = y;
    }
    from = out;
  }
  return from;
}

/** Gain of a section at a frequency, as a ratio. */
export function biquadGain({ b, a }: Biquad, f: number): number {
  const omega = (2 * Math.PI * f) / SAMPLE_RATE;
  const size = (c0: number, c1: number, c2: number) =>
    Math.hypot(
      c0 + c1 * Math.cos(omega) + c2 * Math.cos(2 * omega),
      c1 * Math.sin(omega) + c2 * Math.sin(2 * omega),
    );
  return size(...b) / size(1, ...a);
}
