import { describe, expect, it } from 'vitest';
import { inductanceAt } from '../tone/circuit.ts';
import { difference } from '../tone/difference.ts';
import { pickupFigures } from '../tone/figures.ts';
import { makePickup } from '../tone/pickup.ts';
import { specBullets } from '../tone/spec-bullets.ts';
import { instrumentAt } from '../tone/strings.ts';
import { ANCHORS, tilts } from '../tone/tone-parameters.ts';
import { voiceOf } from '../tone/voice.ts';
import { FLAVORS, type Flavor } from './pickup-types.ts';
import { STOCK_TYPES, type StockType } from './products.ts';
import { stockPickup, stockRecipe, windingsOf, windingTable } from './winding-table.ts';

const catalogue = STOCK_TYPES.flatMap(windingTable);

describe('winding table', () => {
  it('lists each product’s flavors, neck first', () => {
    expect(windingsOf('STRATOCASTER', 'HOT').map(({ position }) => position)).toEqual([
      'neck',
      'middle',
      'bridge',
    ]);
    expect(windingsOf('TELECASTER', 'HYBRID')).toEqual([]);
    expect(catalogue).toHaveLength(53);
  });

  it('has a metal cover only on the Telecaster’s neck pickup', () => {
    const covered = catalogue.filter(({ cover }) => cover !== 'none');
    expect(covered.map(({ type, position, cover }) => `${type} ${position} ${cover}`)).toEqual(
      Array(3).fill('TELECASTER neck nickel'),
    );
  });

  it('overfills no bobbin', () => {
    for (const { type, flavor, position } of catalogue)
      expect([type, flavor, position, stockPickup(type, flavor, position)?.winding.overfull]).toEqual([
        type,
        flavor,
        position,
        false,
      ]);
  });

  it('prefers a measured figure in sheet and circuit, and marks it', () => {
    const recipe = stockRecipe('STRATOCASTER', 'VINTAGE', 'neck');
    if (!recipe) throw new Error('no such pickup');
    const pickup = makePickup({ ...recipe, measured: { inductance_H: 2.4, resonance_kHz: 4.2 } });
    const figures = pickupFigures(pickup);
    expect(figures).toMatchObject({ inductance_H: 2.4, resonance_kHz: 4.2, dcr_kOhm: 5.78 });
    expect(inductanceAt(pickup.circuit, 1000)).toBeCloseTo(2.4, 9);
    const words = specBullets(figures).map(({ value }) => value);
    expect(words).toContain('2.4\u00a0H, measured');
    expect(words).toContain('4.2\u00a0kHz, measured');
    expect(words).toContain('5.8\u00a0kΩ');
    expect(windingsOf('STRATOCASTER', 'VINTAGE').some(({ measured }) => measured)).toBe(false);
  });

  it('describes the lead and its capacitance on the sheet: cloth on rods, a braid or a shield elsewhere [row D420]', () => {
    const lead = (type: StockType) => {
      const [winding] = windingTable(type);
      const bullets = winding ? specBullets(winding) : [];
      return ['Lead', 'Its lead alone'].map((wanted) => bullets.find(({ label }) => label === wanted)?.value);
    };
    for (const type of ['STRATOCASTER', 'TELECASTER', 'JAZZ_BASS', 'PRECISION_BASS'] as const)
      expect(lead(type), type).toEqual(['2-wire, cloth', '20\u00a0pF']);
    expect(lead('P90_SOAPBAR')).toEqual(['2-wire, shielded', '61\u00a0pF']);
    expect(lead('HUMBUCKER')).toEqual(['5-wire, shielded', '55\u00a0pF']);
  });

  it('matches the anchors of the tone hexagon', () => {
    for (const instrument of ['guitar', 'bass'] as const) {
      const found = catalogue
        .filter(({ pickup }) => instrumentAt(pickup.recipe.place) === instrument)
        .map(({ pickup }) => tilts(pickup));
      for (const band of ['low', 'mid', 'high'] as const) {
        const levels = found.map((tilt) => tilt[band]);
        for (const [index, end] of [Math.min(...levels), Math.max(...levels)].entries())
          expect(Math.abs((ANCHORS[instrument][band][index] ?? 0) - end)).toBeLessThan(0.06);
      }
    }
  });

  it('gives every flavor a distinct sound or level', () => {
    for (const type of STOCK_TYPES) {
      const flavors = FLAVORS.filter((flavor) => windingsOf(type, flavor).length > 0);
      for (const [index, flavor] of flavors.entries()) {
        const next = flavors[index + 1];
        if (next) expectDistinct(type, flavor, next);
      }
    }
  });
});

function expectDistinct(type: (typeof STOCK_TYPES)[number], one: Flavor, other: Flavor) {
  for (const { position } of windingsOf(type, one)) {
    const [a, b] = [stockPickup(type, one, position), stockPickup(type, other, position)];
    if (!a || !b) throw new Error(`${type} ${position}`);
    const { level_dB, shape_dB } = difference(voiceOf(a), voiceOf(b));
    expect([type, one, other, position, Math.hypot(level_dB, shape_dB) > 0.99]).toEqual([
      type,
      one,
      other,
      position,
      true,
    ]);
  }
}
