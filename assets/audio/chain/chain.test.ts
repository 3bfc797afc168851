import { describe, expect, it } from 'vitest';
import { fft } from '#domain/tone/fft.ts';
import { SAMPLE_RATE, samples } from '../sample-rate.ts';
import { cleanAmp } from './amp.ts';
import { biquad, biquadGain, filtered } from './biquad.ts';
import { cabinet } from './cabinet.ts';
import { convolve } from './convolve.ts';
import { loudness } from './loudness.ts';
import { limited, mastered, TARGET_LUFS, trimmed } from './master.ts';
import { truePeak } from './oversample.ts';
import { smallRoom } from './room.ts';

const sine = (f: number, dBFS: number, seconds: number, phase = 0): Float32Array =>
  Float32Array.from(
    { length: samples(seconds) },
    (_, n) => 10 ** (dBFS / 20) * Math.sin((2 * Math.PI * f * n) / SAMPLE_RATE + phase),
  );

/** Level of one frequency, dB against a full-scale sine. */
function levelAt(signal: Float32Array, f: number): number {
  const size = 16_384;
  const [re, im] = [new Float64Array(size), new Float64Array(size)];
  for (let n = 0; n < size; n++)
    re[n] = (signal[signal.length - size + n] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * n) / size));
  fft(re, im);
  const bin = Math.round((f * size) / SAMPLE_RATE);
  return 20 * Math.log10((Math.hypot(re[bin] ?? 0, im[bin] ?? 0) * 4) / size);
}

describe('the meter', () => {
  it('reads the tones of the standard: 1 kHz in both channels at −18 dBFS is −18 LUFS', () => {
    // EBU Tech 3341, case 1 and 2: stereo sines at −23 and −33 dBFS read −23 and −33 LUFS, ±0.1.
    for (const level of [-18, -23, -33]) {
      const tone = sine(1000, level, 5);
      expect(Math.abs(loudness([tone, tone]) - level)).toBeLessThan(0.1);
      expect(Math.abs(loudness([tone]) - (level - 3.01))).toBeLessThan(0.1);
    }
  });

  it('ignores silence and parts far below the rest (after EBU Tech 3341, case 3)', () => {
    const parts = [sine(1000, -36, 3), sine(1000, -23, 12), sine(1000, -36, 3)];
    const tone = Float32Array.from(parts.flatMap((part) => [...part]));
    expect(Math.abs(loudness([tone, tone]) + 23)).toBeLessThan(0.1);
    expect(loudness([new Float32Array(samples(1))])).toBe(Number.NEGATIVE_INFINITY);
  });

  it('finds the peaks between samples', () => {
    const hidden = sine(SAMPLE_RATE / 4, -6, 0.2, Math.PI / 4);
    expect(20 * Math.log10(Math.max(...hidden))).toBeCloseTo(-9.03, 1);
    expect(Math.abs(20 * Math.log10(truePeak([hidden])) + 6)).toBeLessThan(0.4);
  });
});

describe('filters', () => {
  it('have the requested gain', () => {
    expect(20 * Math.log10(biquadGain(biquad({ kind: 'peak', f: 500, q: 1, gain_dB: 6 }), 500))).toBeCloseTo(
      6,
      6,
    );
    expect(
      20 * Math.log10(biquadGain(biquad({ kind: 'lowshelf', f: 500, q: 0.7, gain_dB: 4 }), 5)),
    ).toBeCloseTo(4, 2);
    const high = biquad({ kind: 'highshelf', f: 500, q: 0.7, gain_dB: 4 });
    expect(20 * Math.log10(biquadGain(high, 20_000))).toBeCloseTo(4, 2);
    const low = biquad({ kind: 'lowpass', f: 1000, q: Math.SQRT1_2 });
    const tone = sine(1000, 0, 0.6);
    expect(levelAt(filtered(tone, [low]), 1000) - levelAt(tone, 1000)).toBeCloseTo(-3.01, 1);
  });

  it('convolve exactly across block edges', () => {
    const signal = new Float32Array(9000);
    signal[0] = 1;
    signal[4000] = -2;
    const out = convolve(signal, [0.5, 0.25, -0.125]);
    for (const [n, value] of [
      [0, 0.5],
      [1, 0.25],
      [2, -0.125],
      [3, 0],
      [4000, -1],
      [4002, 0.25],
    ] as const)
      expect(out[n]).toBeCloseTo(value, 6);
  });
});

describe('amp, loudspeaker and room', () => {
  it('distort little: overtones are at least 17 dB down for a vintage stroke, 34 dB for a quiet one', () => {
    const overtones = (dBFS: number) => {
      const out = cleanAmp(sine(375, dBFS, 0.6), 'guitar');
      return Math.max(levelAt(out, 750), levelAt(out, 1125)) - levelAt(out, 375);
    };
    expect(overtones(0)).toBeLessThan(-17);
    expect(overtones(-20)).toBeLessThan(-34);
  });

  it('do not alias', () => {
    const out = cleanAmp(sine(9000, 0, 0.6), 'guitar');
    // The third overtone of 9 kHz would come back at 12 kHz, the fourth at 3 kHz.
    expect(levelAt(out, 12_000) - levelAt(out, 9000)).toBeLessThan(-60);
    expect(levelAt(out, 3000) - levelAt(out, 9000)).toBeLessThan(-60);
  });

  it('fall steeply above 5 kHz and ring out', () => {
    expect(levelAt(cabinet(sine(12_000, 0, 0.6), 'guitar'), 12_000)).toBeLessThan(-25);
    const click = new Float32Array(samples(1.2));
    click[0] = 1;
    const [left, right] = smallRoom(click, 'guitar');
    const tail = (channel: Float32Array) => Math.max(...channel.subarray(samples(0.9)).map(Math.abs));
    expect(Math.max(tail(left), tail(right))).toBeLessThan(1e-4);
    expect(left).not.toEqual(right);
  });
});

describe('mastering', () => {
  const knock = (): Float32Array =>
    sine(220, 0, 4).map((value, n) => value * (0.05 + Math.exp(-(n % 24_000) / 900)));

  it('brings any level to −16 LUFS under the ceiling', () => {
    for (const gain of [0.02, 1, 3]) {
      const out = mastered([knock().map((value) => value * gain)]);
      expect(Math.abs(loudness(out) - TARGET_LUFS)).toBeLessThan(0.1);
      expect(20 * Math.log10(truePeak(out))).toBeLessThan(-1.5);
      expect(out[0]?.every(Number.isFinite)).toBe(true);
    }
  });

  it('leaves samples under the ceiling unchanged, and limits the others', () => {
    const quiet = knock().map((value) => value * 0.1);
    expect(limited([quiet], 0.5)[0]).toEqual(quiet);
    const [held = new Float32Array()] = limited([knock()], 0.5);
    expect(held.every((value) => Math.abs(value) < 0.501)).toBe(true);
  });

  it('is silent at both ends', () => {
    const [out = new Float32Array()] = trimmed([sine(220, 0, 1)], 0.1);
    expect(Math.max(...out.subarray(0, samples(0.1)).map(Math.abs))).toBe(0);
    expect(Math.max(...out.subarray(out.length - samples(0.05)).map(Math.abs))).toBe(0);
  });
});
