import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../tests/fixtures/for-all.ts';
import { type Circuit, type Load, SHEET_LOAD } from './circuit.ts';
import { resonance } from './resonance.ts';
import { magnitudeAt, responseCurve, transferAt } from './transfer.ts';

const IDEAL: Circuit = {
  resistance_Ohm: 0,
  inductance_H: 2.5,
  capacitance_F: 120e-12,
  lossTangent: 0,
  eddy: [],
  shielding: 0,
  shield_Hz: 6000,
};
const NO_LOAD: Load = {
  cable_pF: 0,
  volume_Ohm: Infinity,
  tone_Ohm: Infinity,
  toneCap_nF: 22,
  amp_Ohm: Infinity,
};

describe('transfer function', () => {
  it('equals that of L and C alone without losses and load', () => {
    const f0 = 1 / (2 * Math.PI * Math.sqrt(2.5 * 120e-12));
    for (const f of [20, 1000, 8000, 15_000]) {
      expect(magnitudeAt(IDEAL, NO_LOAD, f)).toBeCloseTo(Math.abs(1 / (1 - (f / f0) ** 2)), 9);
    }
    expect(resonance(IDEAL, NO_LOAD).frequency_Hz / f0).toBeCloseTo(1, 6);
    expect(magnitudeAt(IDEAL, NO_LOAD, f0 * 1.000001)).toBeGreaterThan(1e5);
  });

  it('adds the cable to the capacitance', () => {
    const f0 = 1 / (2 * Math.PI * Math.sqrt(2.5 * 620e-12));
    expect(resonance(IDEAL, { ...NO_LOAD, cable_pF: 500 }).frequency_Hz / f0).toBeCloseTo(1, 6);
  });

  it('has the Q of a damped L and C at resonance, and marks a curve without a peak', () => {
    const damped = { ...IDEAL, resistance_Ohm: 20_000 };
    const z0 = Math.sqrt(2.5 / 120e-12);
    const flat = resonance(damped, NO_LOAD);
    expect(flat.q / (z0 / 20_000)).toBeCloseTo(1, 3);
    const dull = resonance({ ...IDEAL, resistance_Ohm: 400_000 }, NO_LOAD);
    expect(dull).toMatchObject({ peaked: false, peak_dB: 0 });
    expect(dull.frequency_Hz * 2 * Math.PI * Math.sqrt(2.5 * 120e-12)).toBeCloseTo(1, 5);
  });

  it('is a divider of resistances at DC', () => {
    const circuit = {
      ...IDEAL,
      resistance_Ohm: 8000,
      eddy: [{ share: 0.3, loss_Hz: 4600 }],
      lossTangent: 0.1,
    };
    const parallel = 1 / (1 / 500e3 + 1 / 1e6);
    const { re, im } = transferAt(circuit, SHEET_LOAD, 0);
    expect(re).toBeCloseTo(parallel / (parallel + 8000), 12);
    expect(im).toBeCloseTo(0, 12);
  });

  it('equals the eddy branch as inductor and resistor in parallel', () => {
    const [share, loss_Hz, f] = [0.3, 4600, 3000];
    const omega = 2 * Math.PI * f;
    const branchL = share * 2.5;
    const branchR = 2 * Math.PI * loss_Hz * branchL;
    // jX·R/(R + jX)
    const x = omega * branchL;
    const zRe = (branchR * x * x) / (branchR ** 2 + x * x);
    const zIm = (branchR ** 2 * x) / (branchR ** 2 + x * x) + omega * 2.5 * (1 - share);
    const y = omega * 120e-12;
    // The source loses as much as the inductance: l = Z/(jωL) is what is left of both.
    const left = Math.hypot(zRe, zIm) / (omega * 2.5);
    const expected = left / Math.hypot(1 - zIm * y, zRe * y);
    const circuit: Circuit = { ...IDEAL, eddy: [{ share, loss_Hz }], followsCores: true };
    expect(magnitudeAt(circuit, NO_LOAD, f)).toBeCloseTo(expected, 12);
    // Pickups sold before keep the curve they were sold with.
    const { followsCores: _, ...sold } = circuit;
    expect(magnitudeAt(sold, NO_LOAD, f)).toBeCloseTo(expected / left, 12);
  });

  it('shields the source by 1 − β far above the cover’s corner', () => {
    const covered = { ...IDEAL, inductance_H: 1e-9, shielding: 0.3, shield_Hz: 100 };
    expect(magnitudeAt(covered, NO_LOAD, 20_000)).toBeCloseTo(0.7, 4);
  });

  it('never exceeds the source at DC, and is always finite', () => {
    const circuits = fc.record({
      resistance_Ohm: fc.double({ min: 0, max: 50_000, noNaN: true }),
      inductance_H: fc.double({ min: 0.1, max: 30, noNaN: true }),
      capacitance_F: fc.double({ min: 1e-12, max: 1e-9, noNaN: true }),
      lossTangent: fc.double({ min: 0, max: 0.3, noNaN: true }),
      eddy: fc.array(
        fc.record({
          share: fc.double({ min: 0, max: 0.3, noNaN: true }),
          loss_Hz: fc.double({ min: 200, max: 20_000, noNaN: true }),
        }),
        { maxLength: 3 },
      ),
      shielding: fc.double({ min: 0, max: 1, noNaN: true }),
      shield_Hz: fc.double({ min: 500, max: 20_000, noNaN: true }),
    });
    const loads = fc.record({
      cable_pF: fc.double({ min: 0, max: 3000, noNaN: true }),
      volume_Ohm: fc.double({ min: 1000, max: 1e7, noNaN: true }),
      tone_Ohm: fc.oneof(fc.constant(Infinity), fc.double({ min: 0, max: 1e6, noNaN: true })),
      toneCap_nF: fc.double({ min: 1, max: 100, noNaN: true }),
      amp_Ohm: fc.double({ min: 1e4, max: 1e7, noNaN: true }),
    });
    forAll([circuits, loads], (circuit, load) => {
      expect(magnitudeAt(circuit, load, 0)).toBeLessThanOrEqual(1);
      for (const { level_dB } of responseCurve(circuit, load, { points: 12 })) expect(level_dB).not.toBeNaN();
      const { frequency_Hz, peak_dB, q, minus3dB_Hz } = resonance(circuit, load);
      for (const figure of [frequency_Hz, peak_dB, q, minus3dB_Hz])
        expect(Number.isFinite(figure)).toBe(true);
    });
  });
});
