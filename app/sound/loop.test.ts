import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import { frameAt, frameIn, withPeriod } from './loop.ts';

describe('a loop', () => {
  const loop = { origin: 1000, period: 480 };

  it('starts at its origin and repeats after each period, also before the origin', () => {
    expect([1000, 1001, 1479, 1480, 2440].map((frame) => frameIn(loop, frame))).toEqual([0, 1, 479, 0, 0]);
    expect(frameIn(loop, 999)).toBe(479);
  });

  it('keeps its position when its length changes', () => {
    const longer = withPeriod(loop, 1300, 600);
    expect(frameIn(longer, 1300)).toBe(300);
    expect(frameIn(longer, 1600)).toBe(0);
    expect(frameIn(withPeriod(loop, 1450, 400), 1450)).toBe(50);
  });

  itForAll([
    fc.integer({ min: 0, max: 1e9 }),
    fc.integer({ min: 1, max: 700_000 }),
    fc.integer({ min: 0, max: 1e9 }),
  ])('stays in step at any later time', (origin, period, later) => {
    const frame = frameIn({ origin, period }, origin + later);
    expect(frame).toBeGreaterThanOrEqual(0);
    expect(frame).toBeLessThan(period);
    expect((frame + period - (later % period)) % period).toBe(0);
  });
});

it('frames are whole numbers, and survive rounding of their time', () => {
  for (const rate of [44_100, 48_000, 96_000])
    for (const frame of [1, 128, 44_101, 12_345_679]) expect(frameAt(frame / rate, rate)).toBe(frame);
  expect(frameAt(0.0301, 48_000)).toBe(1445);
});
