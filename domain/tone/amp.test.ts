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
    // Above 2.6 kHz the sampled filters deviate, towards half the sample rate.
    for (const shape of [...shapes, COUPLING])
      for (const f of [40, 100, 420, 1000, 2600])
        expect(dB(shapeGain(shape, f)), `${shape.kind} ${shape.f} at ${f}`).toBeCloseTo(
          dB(biquadGain(biquad(shape), f)),
          0,
        );
  });

  it('for guitars has its dip in the low mids and ends above 5 kHz', () => {
    expect(dB(ampGain('guitar', 450))).toBeLessThan(dB(ampGain('guitar', 125)) - 5);
    expect(dB(ampGain('guitar', 12_000))).toBeLessThan(dB(ampGain('guitar', 2600)) - 20);
  });

  it('for guitars has a 12-inch loudspeaker: a rippled rise at 2 to 4 kHz, and little at 7', () => {
    const speaker = (f: number) =>
      dB(AMP_VOICINGS.guitar.speaker.reduce((gain, shape) => gain * shapeGain(shape, f), 1));
    const rise = Array.from({ length: 41 }, (_, n) => speaker(2000 * 2 ** (n / 40)) - speaker(1000));
    const middle = rise.reduce((sum, level) => sum + level, 0) / rise.length;
    expect(middle).toBeGreaterThan(5);
    expect(middle).toBeLessThan(8);
    expect(Math.max(...rise) - middle).toBeGreaterThan(1);
    for (const level of rise) expect(Math.abs(level - middle)).toBeLessThan(3.2);
    // Down, up, down: ripple, not one hump.
    const turns = rise.filter(
      (level, n) => n > 1 && (level - (rise[n - 1] ?? 0)) * ((rise[n - 1] ?? 0) - (rise[n - 2] ?? 0)) < 0,
    );
    expect(turns.length).toBeGreaterThanOrEqual(3);
    const fall = speaker(7000) - speaker(1000);
    expect(fall).toBeLessThan(-15);
    expect(fall).toBeGreaterThan(-20);
  });
});

it('a valve stage passes silence, has unit slope at rest, rises everywhere and saturates one side sooner', () => {
  for (const stage of Object.values(VALVES)) {
    const curve = valveCurve(stage);
    expect(curve(0)).toBe(0);
    expect((curve(1e-5) - curve(-1e-5)) / 2e-5).toBeCloseTo(1, 6);
    for (let x = -8; x < 8; x += 0.25) expect(curve(x + 0.25)).toBeGreaterThan(curve(x));
    expect(Math.abs(curve(-2))).toBeGreaterThan(curve(2));
  }
});
