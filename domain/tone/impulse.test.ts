import { describe, expect, it } from 'vitest';
import { usualGuitar } from '../guitar/guitar.ts';
import { loadOf } from '../guitar/guitar-load.ts';
import { CABLE_M } from '../guitar/instruments.ts';
import { FLAVORS, POSITIONS } from '../products/pickup-types.ts';
import { STOCK_TYPES } from '../products/products.ts';
import { stockPickup } from '../products/winding-table.ts';
import { buildPickup } from './build.ts';
import { type Circuit, type Load, OPEN_LOAD, SHEET_LOAD } from './circuit.ts';
import { impulseResponse, tapsFor } from './impulse.ts';
import { ownLoad, type Pickup } from './pickup.ts';
import { magnitudeAt } from './transfer.ts';

const RATES = [44_100, 48_000, 96_000];

const stock = STOCK_TYPES.flatMap((type) =>
  FLAVORS.flatMap((flavor) => POSITIONS.flatMap((position) => stockPickup(type, flavor, position) ?? [])),
);
const builds = [6000, 12_000, 16_000].flatMap((outputOhms) =>
  (['none', 'open', 'closed'] as const).map((cover) =>
    buildPickup({
      kind: 'humbucker',
      outputOhms,
      magnet: 'CER3',
      matched: false,
      cover,
      potted: true,
      wires: 5,
    }),
  ),
);

/** Largest error of the response's magnitude, dB, from 20 Hz to 8 kHz. */
function worstError(circuit: Circuit, load: Load, sampleRate: number): number {
  const taps = impulseResponse(circuit, load, sampleRate);
  let worst = 0;
  for (let f = 20; f <= 8000; f *= 1.07) {
    const omega = (2 * Math.PI * f) / sampleRate;
    let [re, im] = [0, 0];
    for (let n = 0; n < taps.length; n++) {
      re += (taps[n] ?? 0) * Math.cos(omega * n);
      im -= (taps[n] ?? 0) * Math.sin(omega * n);
    }
    const error = 20 * Math.log10(Math.hypot(re, im) / magnitudeAt(circuit, load, f));
    worst = Math.max(worst, Math.abs(error));
  }
  return worst;
}

describe('impulse response', () => {
  it('has 512 taps up to 48 kHz and doubles above', () => {
    expect([8000, 44_100, 48_000, 88_200, 96_000, 192_000].map(tapsFor)).toEqual([
      512, 512, 512, 1024, 1024, 2048,
    ]);
  });

  it.each(RATES)('is within 0.02 dB of the model from 20 Hz to 8 kHz at %i Hz', (sampleRate) => {
    const check = (pickup: Pickup, load: Load) =>
      expect(worstError(pickup.circuit, load, sampleRate)).toBeLessThan(0.02);
    for (const pickup of [...stock, ...builds]) check(pickup, ownLoad(pickup));
    for (const pickup of builds) {
      for (const cable_m of [CABLE_M.min, CABLE_M.max])
        for (const cap_nF of [0, 47])
          check(pickup, loadOf({ ...usualGuitar('les-paul'), pots_kOhm: 1000, cap_nF, cable_m }));
      check(pickup, SHEET_LOAD);
      check(pickup, OPEN_LOAD);
    }
  });

  it.each(RATES)('is causal, with its energy early and no step at the end, at %i Hz', (sampleRate) => {
    for (const { circuit } of [...stock.slice(0, 12), ...builds]) {
      const taps = impulseResponse(circuit, SHEET_LOAD, sampleRate);
      const energy = (from: number, to: number) =>
        taps.subarray(from, to).reduce((total, tap) => total + tap ** 2, 0);
      const all = energy(0, taps.length);
      const millisecond = Math.round(sampleRate / 1000);
      expect(energy(0, millisecond) / all).toBeGreaterThan(0.99);
      expect(Math.abs(taps.at(-1) ?? 1)).toBeLessThan(1e-6);
      expect(taps.every(Number.isFinite)).toBe(true);
    }
  });

  it('refuses sample rates that no sound card uses', () => {
    const [first] = builds;
    if (!first) throw new Error('no build');
    for (const rate of [0, -1, Number.NaN, 1e6])
      expect(() => impulseResponse(first.circuit, SHEET_LOAD, rate)).toThrow(RangeError);
  });
});
