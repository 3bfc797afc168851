import { describe, expect, it } from 'vitest';
import { stockRecipe } from '#domain/products/winding-table.ts';
import { rewind } from './tone-figure.tsx';

const recipe = stockRecipe('HUMBUCKER', 'VINTAGE', 'bridge');
if (!recipe) throw new Error('no such pickup');

describe('a rewound pickup', () => {
  it('stays the same if nothing changes', () => {
    const { before, now } = rewind(recipe, { magnet: recipe.magnet, moreTurns: 0 });
    expect(now.louder_dB).toBeCloseTo(0, 2);
    expect(now.pull).toBe(1);
    expect(now.resonance.frequency_Hz / before.resonance.frequency_Hz).toBeCloseTo(1, 2);
  });

  it('is louder and darker with more turns', () => {
    const { before, now } = rewind(recipe, { magnet: recipe.magnet, moreTurns: 800 });
    expect(now.louder_dB).toBeGreaterThan(0.5);
    expect(now.resonance.frequency_Hz).toBeLessThan(before.resonance.frequency_Hz);
    expect(now.pickup.winding.resistance_Ohm).toBeGreaterThan(before.pickup.winding.resistance_Ohm);
    expect(now.pickup.winding.awg).toBe(before.pickup.winding.awg);
  });

  it('reports when the wire no longer fits', () => {
    expect(rewind(recipe, { magnet: recipe.magnet, moreTurns: 0 }).now.pickup.winding.overfull).toBe(false);
    expect(rewind(recipe, { magnet: recipe.magnet, moreTurns: 1500 }).now.pickup.winding.overfull).toBe(true);
  });

  it('pulls the string by the square of its magnet’s field, and keeps its resonance', () => {
    const { before, now } = rewind(recipe, { magnet: 'A5', moreTurns: 0 });
    expect(now.pull).toBeCloseTo((40 / 30) ** 2, 9);
    expect(now.louder_dB).toBeGreaterThan(1);
    expect(now.resonance.frequency_Hz / before.resonance.frequency_Hz).toBeCloseTo(1, 1);
  });
});
