import { describe, expect, it } from 'vitest';
import { biquad, biquadGain } from '../../assets/audio/chain/biquad.ts';
import { AMP_VOICINGS, ampGain, COUPLING, shapeGain, VALVES, valveCurve } from './amp.ts';

const dB = (ratio: number): number => 20 * Math.log10(ratio);

describe('the amp', () => {
  it('has filters whose gain agrees with the sampled ones of the stock samples', () => {
    const shapes = Object.values(AMP_VOICINGS).flatMap(({ input, stack, speaker }) => [
      ...input,
      ...stack,
      ...speaker,
    ]);
    // Higher up the sampled filters bend away, towards half the sample rate.
    for (const shape of [...shapes, COUPLING])
      for (const f of [40, 100, 420, 1000, 2600])
        expect(dB(shapeGain(shape, f)), `${shape.kind} ${shape.f} at ${f}`).toBeCloseTo(
          dB(biquadGain(biquad(shape), f)),
          0,
        );
  });

  it('of a guitar has its hollow in the low middle and ends above 5 kHz', () => {
    expect(dB(ampGain('guitar', 450))).toBeLessThan(dB(ampGain('guitar', 125)) - 5);
    expect(dB(ampGain('guitar', 12_000))).toBeLessThan(dB(ampGain('guitar', 2600)) - 20);
  });
});

describe('a valve stage', () => {
  it('keeps silence silent, has unit slope at rest, never turns back and bends one side sooner', () => {
    for (const stage of Object.values(VALVES)) {
      const curve = valveCurve(stage);
      expect(curve(0)).toBe(0);
      expect((curve(1e-5) - curve(-1e-5)) / 2e-5).toBeCloseTo(1, 6);
      for (let x = -8; x < 8; x += 0.25) expect(curve(x + 0.25)).toBeGreaterThan(curve(x));
      expect(Math.abs(curve(-2))).toBeGreaterThan(curve(2));
    }
  });
});
