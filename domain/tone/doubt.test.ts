import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import { runs } from '../../tests/fixtures/runs.ts';
import { STOCK_TYPES } from '../products/products.ts';
import { windingTable } from '../products/winding-table.ts';
import { SHEET_LOAD } from './circuit.ts';
import { DOUBTS, doubtOf, TONE_CLASSES, toneClassOf } from './doubt.ts';
import { bandAbout, resonanceDoubt } from './doubt-band.ts';
import { checkModel } from './measured/check.ts';
import { makePickup } from './pickup.ts';
import { resonance } from './resonance.ts';
import { responseCurve } from './transfer.ts';

const catalogue = STOCK_TYPES.flatMap(windingTable).map(({ pickup }) => pickup);
const size = (values: readonly number[]) => values.map(Math.abs);
const share = (values: readonly number[], limit: number) =>
  values.filter((value) => value <= limit).length / values.length;

describe('the uncertainty of a class', () => {
  it('includes four out of five measured humbuckers, and every measured pickup of other kinds', () => {
    const checked = checkModel();
    const kinds = {
      humbucker: 'humbucker',
      p90: 'p90',
      rods: 'rod',
      plate: 'tele-plate',
      'steel-for-rods': 'bar-strat',
      covered: 'covered',
    } as const;
    for (const [of, kind] of Object.entries(kinds)) {
      const errors = checked.filter(({ coil }) => coil.kind === kind).map(({ errors: { LD } }) => LD);
      const { shape_dB, peak_dB } = DOUBTS[of as keyof typeof kinds];
      const wanted = kind === 'humbucker' ? 0.8 : 1;
      expect(
        share(
          errors.map(({ rms_dB }) => rms_dB),
          shape_dB,
        ),
        of,
      ).toBeGreaterThanOrEqual(wanted);
      expect(share(size(errors.map((error) => error.peak_dB)), peak_dB), of).toBeGreaterThanOrEqual(wanted);
      const resonances = errors.flatMap(({ resonance_percent }) => resonance_percent ?? []);
      if (resonances.length > 0)
        expect(share(size(resonances), DOUBTS[of as keyof typeof kinds].resonance * 100), of).toBeGreaterThan(
          0.7,
        );
    }
  });

  it('is given for every pickup of the catalogue, and each class is used', () => {
    const found = new Set(catalogue.map(toneClassOf));
    expect([...found].sort()).toEqual([...TONE_CLASSES].sort());
  });

  it('is small for measured figures', () => {
    const [any] = catalogue;
    if (!any) throw new Error('no pickup');
    const measured = makePickup({ ...any.recipe, measured: { inductance_H: 4, capacitance_pF: 110 } });
    expect(doubtOf(measured).inductance).toBeLessThan(doubtOf(any).inductance / 3);
    expect(doubtOf(measured).capacitance).toBeLessThan(doubtOf(any).capacitance / 3);
    expect(doubtOf(measured).peak_dB).toBe(doubtOf(any).peak_dB);
  });
});

describe('the band around a curve', () => {
  itForAll([fc.constantFrom(...catalogue), fc.double({ min: -1, max: 1, noNaN: true }), fc.boolean()], {
    numRuns: runs(60),
  })(
    'includes curves with another L or C within its uncertainty, and is zero at low frequencies',
    (pickup, part, isL) => {
      const { circuit } = pickup;
      const doubt = doubtOf(pickup);
      const curve = responseCurve(circuit, SHEET_LOAD, { points: 24, to: 10_000 });
      const { low, high } = bandAbout(curve, circuit, SHEET_LOAD, doubt);
      const other = isL
        ? { ...circuit, inductance_H: circuit.inductance_H * (1 + part * doubt.inductance) }
        : { ...circuit, capacitance_F: circuit.capacitance_F * (1 + part * doubt.capacitance) };
      for (const [index, { level_dB, frequency_Hz }] of responseCurve(other, SHEET_LOAD, {
        points: 24,
        to: 10_000,
      }).entries()) {
        // A straight segment across the top of a peak falls slightly short.
        expect(level_dB, `${frequency_Hz} Hz`).toBeGreaterThan((low[index]?.level_dB ?? 0) - 0.35);
        expect(level_dB, `${frequency_Hz} Hz`).toBeLessThan((high[index]?.level_dB ?? 0) + 0.35);
      }
      expect((high[0]?.level_dB ?? 9) - (low[0]?.level_dB ?? 0)).toBeLessThan(0.1);
    },
  );

  it('moves a resonance by its share', () => {
    for (const pickup of catalogue) {
      const { circuit } = pickup;
      const doubt = { ...doubtOf(pickup), capacitance: 0, resonance: 0 };
      const found = resonance(circuit, SHEET_LOAD);
      if (found.peak_dB < 2) continue;
      const more = resonance({ ...circuit, inductance_H: circuit.inductance_H * 1.02 }, SHEET_LOAD);
      const moved = 1 - more.frequency_Hz / found.frequency_Hz;
      const expected = resonanceDoubt(circuit, SHEET_LOAD, { ...doubt, inductance: 0.02 });
      expect(moved / expected).toBeGreaterThan(0.7);
      expect(moved / expected).toBeLessThan(1.7);
    }
  });
});
