import { describe, expect, it } from 'vitest';
import { gaugeOf } from './gauge.ts';

const R = { name: 'DC resistance', unit: 'kΩ', note: '' };

describe('a gauge', () => {
  it('has round ends that include every value', () => {
    const gauge = gaugeOf({ ...R, value: 8.04, target: { target: 8, low: 7.76, high: 8.24 } });
    expect(gauge).toMatchObject({ value: '8.04', from: '7.50', to: '8.50', modelled: 0.5, measured: 0.54 });
    expect([gauge.low, gauge.high]).toEqual([0.26, 0.74]);
  });

  it.each([
    [8.04, 8, 3],
    [3.31, 2.56, 5],
    [15.9, 16, 3],
    [0.98, 1.02, 5],
    [2.4, 7.7, 3],
  ])('of %f against %f ± %f %% stays within its ends', (value, target, percent) => {
    const [low, high] = [target * (1 - percent / 100), target * (1 + percent / 100)];
    const { measured, modelled, ...gauge } = gaugeOf({ ...R, value, target: { target, low, high } });
    for (const at of [measured, modelled, gauge.low, gauge.high]) {
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThan(1);
    }
    expect(Number(gauge.to)).toBeGreaterThan(Number(gauge.from));
  });
});
