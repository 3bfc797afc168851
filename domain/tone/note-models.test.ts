import { describe, expect, it } from 'vitest';
import { PLAIN_BUILD } from '../../tests/fixtures/pickups.ts';
import { buildPickup } from './build.ts';
import { changeCurve, levelChange } from './change-curve.ts';
import { SHEET_LOAD } from './circuit.ts';
import { joinCoils } from './coil-modes.ts';
import { pairCurve, pairLevel, pairNotch } from './coil-pair.ts';
import { resonance } from './resonance.ts';
import { spreadOver } from './string-spread.ts';
import { placeResponse } from './strings.ts';

const BUILD = { ...PLAIN_BUILD, wires: 5 } as const;
const pickup = buildPickup(BUILD);
const unmatched = buildPickup({ ...BUILD, matched: false });

describe('change curve', () => {
  it('is flat between equal pickups and covers 500 Hz to 10 kHz', () => {
    const curve = changeCurve(pickup.circuit, pickup.circuit, SHEET_LOAD);
    expect(curve.every(({ level_dB }) => level_dB === 0)).toBe(true);
    expect(curve[0]?.frequency_Hz).toBeCloseTo(500, 6);
    expect(curve.at(-1)?.frequency_Hz).toBeCloseTo(10_000, 6);
  });

  it('falls with a cover', () => {
    const closed = buildPickup({ ...BUILD, cover: 'closed' });
    expect(levelChange(closed.circuit, pickup.circuit, SHEET_LOAD, 3500)).toBeLessThan(-1);
  });
});

describe('joined coils', () => {
  const [series, parallel, split] = (['series', 'parallel', 'split'] as const).map((mode) =>
    joinCoils(pickup, mode),
  );

  it('equal the whole pickup in series', () => {
    expect(series?.circuit).toBe(pickup.circuit);
  });

  it('have about a quarter of the inductance in parallel and rather less than half of it split', () => {
    const whole = pickup.circuit.inductance_H;
    expect((parallel?.circuit.inductance_H ?? 0) / whole).toBeCloseTo(0.25, 1);
    expect((split?.circuit.inductance_H ?? 0) / whole).toBeGreaterThan(0.38);
    expect((split?.circuit.inductance_H ?? 0) / whole).toBeLessThan(0.5);
    expect(parallel?.circuit.resistance_Ohm).toBe(2000);
    expect(split?.circuit.resistance_Ohm).toBe(4000);
  });

  it('get brighter from series over split to parallel, and hum only if split', () => {
    const [low = 0, high = 0, middle = 0] = [series, parallel, split].map((joined) =>
      joined ? resonance(joined.circuit, SHEET_LOAD).frequency_Hz : 0,
    );
    expect(low).toBeLessThan(middle);
    expect(middle).toBeLessThan(high);
    expect([series, parallel, split].map((joined) => joined?.humFree)).toEqual([true, true, false]);
  });

  it('exist only in pairs', () => {
    expect(() => joinCoils(buildPickup({ ...BUILD, kind: 'p90-dogear' }), 'split')).toThrow();
  });
});

describe('two coils on one string', () => {
  it('cancel at the notch of the place model', () => {
    const notch = pairNotch(pickup, 0);
    expect(notch).toBeCloseTo(2902, -1);
    expect(placeResponse(pickup.place, 0, notch)).toBeLessThan(1e-9);
  });

  it('leave their difference at the notch if they are unequal, and the same level elsewhere', () => {
    const notch = pairNotch(pickup, 0);
    expect(pairLevel(pickup, 0, notch)).toBeLessThan(-100);
    expect(pairLevel(unmatched, 0, notch)).toBeCloseTo(20 * Math.log10(820 / 10_280), 1);
    expect(Math.abs(pairLevel(unmatched, 0, 1000) - pairLevel(pickup, 0, 1000))).toBeLessThan(0.05);
  });

  it('are drawn down to the floor only', () => {
    expect(Math.min(...pairCurve(pickup, 0).map(({ level_dB }) => level_dB))).toBe(-48);
  });
});

it('string spread narrows towards the neck', () => {
  expect(spreadOver('bridge', 52.5)).toBeCloseTo(51.3, 1);
  expect(spreadOver('neck', 52.5)).toBeCloseTo(48.5, 1);
});
