import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRODUCTS, type Product } from '#domain/products/products.ts';
import { BOBBINS } from '#domain/tone/bobbins.ts';
import { readReports } from './reports.ts';

const reports = readReports(join(import.meta.dirname, '../..'));

/**
 * The one difference there is, mm: the bobbins of humbucker size are drawn 8 mm from flange to flange, of which the tone
 * model fills 6.4. It has to go when models and pictures are made anew.
 */
const FREE: Readonly<Record<string, number>> = { humbucker: 1.6, hp90: 1.6 };

const pickups = (PRODUCTS as readonly Product[]).flatMap(({ positions }) => Object.values(positions));

describe('the height of the winding', () => {
  it.each(pickups)(
    'of the $model model is that of the bobbin $bobbin in the tone model',
    ({ model, bobbin }) => {
      const coils = Object.values(reports.get(model)?.parts ?? {}).filter(({ slot }) => slot === 'coil');
      expect(coils.length).toBeGreaterThan(0);
      for (const { min, max } of coils) {
        const drawn = (max[2] ?? 0) - (min[2] ?? 0) - (FREE[bobbin] ?? 0);
        expect(drawn).toBeCloseTo(BOBBINS[bobbin].height * 1000, 6);
      }
    },
  );
});
