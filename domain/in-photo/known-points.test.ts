import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { customLooks, modelOf } from '../products/custom-looks.ts';
import { PRODUCTS } from '../products/products.ts';
import { modelsOf } from '../products/stock-models.ts';
import { KNOWN_POINTS, type KnownPointsId, knownPointsFor } from './known-points.ts';

const reportOf = (model: string) =>
  JSON.parse(readFileSync(`assets/records/models/${model}.report.json`, 'utf8'));

describe('known points', () => {
  it.each<[KnownPointsId, string, string, string]>([
    ['humbucker-cover', 'humbucker-closed-50', 'length', 'width'],
    ['humbucker-poles-50', 'humbucker-closed-50', 'spacing', 'rows'],
    ['humbucker-poles-52', 'humbucker-closed-52', 'spacing', 'rows'],
    ['strat-cover', 'stratocaster-neck', 'coverLength', 'coverWidth'],
    ['tele-neck', 'telecaster-neck', 'coverLength', 'coverWidth'],
    ['tele-bridge', 'telecaster-bridge', 'bobbinLength', 'bobbinWidth'],
    ['dogear-cover', 'p90-dogear', 'coverLength', 'coverWidth'],
    ['soapbar-cover', 'p90-soapbar', 'coverLength', 'coverWidth'],
    ['jazz-neck', 'jazz-bass-neck', 'coverLength', 'coverWidth'],
    ['jazz-bridge', 'jazz-bass-bridge', 'coverLength', 'coverWidth'],
    ['precision-half', 'precision-bass', 'coverLength', 'coverWidth'],
  ])('%s has the size of its CAD model [row D855]', (id, model, across, along) => {
    const { dimensions } = reportOf(model);
    expect(KNOWN_POINTS[id].size).toEqual([dimensions[across], dimensions[along]]);
  });

  it('are measured from the middle of the drawn pickup', () => {
    const { min, max } = reportOf('telecaster-bridge').parts.plate;
    expect(KNOWN_POINTS['tele-bridge'].at[1]).toBeCloseTo((min[1] + max[1]) / 2, 2);
    const { dimensions } = reportOf('precision-bass');
    const [right, down] = KNOWN_POINTS['precision-half'].at;
    // Two strings belong to a half, and the halves are offset along the strings.
    expect([-right, -down]).toEqual([dimensions.stringSpacing, dimensions.offset / 2]);
  });

  it('exist for every pickup that we sell, each in its own position', () => {
    for (const product of PRODUCTS)
      for (const models of Object.values(modelsOf(product)))
        expect(knownPointsFor(models).length).toBeGreaterThan(0);
    for (const look of customLooks()) expect(knownPointsFor([modelOf(look)]).length).toBeGreaterThan(0);
    expect(knownPointsFor(['telecaster-neck', 'telecaster-bridge'])).toEqual([
      { id: 'tele-neck', model: 0 },
      { id: 'tele-bridge', model: 1 },
    ]);
  });
});
