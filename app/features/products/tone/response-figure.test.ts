import { describe, expect, it } from 'vitest';
import { productBySlug } from '#domain/products/catalogue.ts';
import { guitarLoad } from '#domain/tone/circuit.ts';
import { productProps } from '../product-props.ts';
import { responsesOf } from './response-figure.tsx';

function flavorsOf(slug: string) {
  const product = productBySlug(slug);
  if (!product) throw new Error(`No product ${slug}`);
  const { flavors } = productProps(product, {}, new URLSearchParams());
  return (id: string) => {
    const found = flavors.find((flavor) => flavor.id === id);
    if (!found) throw new Error(`No flavor ${id}`);
    return found;
  };
}

const GUITAR = guitarLoad(250e3);

describe('responsesOf', () => {
  const stratocaster = flavorsOf('stratocaster');

  it('has a curve for each pickup of a set, with its resonance marked on the curve', () => {
    const responses = responsesOf(stratocaster('VINTAGE'), undefined, 'SET', GUITAR);
    expect(responses.map(({ name, curve }) => `${name} ${curve.style}`)).toEqual([
      'Bridge solid',
      'Neck dashed',
      'Middle dotted',
    ]);
    for (const { curve, resonance } of responses) {
      expect(curve.mark?.words).toBe(`${curve.name} ${(resonance.frequency_Hz / 1000).toFixed(1)}\u00a0kHz`);
      const highest = Math.max(...curve.points.map(({ level_dB }) => level_dB));
      expect(curve.mark?.level_dB).toBeCloseTo(highest, 1);
    }
  });

  it('follows the guitar: more cable lowers the resonance, larger pots raise the peak', () => {
    const at = (guitar: typeof GUITAR) =>
      responsesOf(stratocaster('VINTAGE'), undefined, 'NECK', guitar)[0]?.resonance;
    const usual = at(GUITAR);
    expect(at({ ...GUITAR, cable_pF: 1000 })?.frequency_Hz).toBeLessThan((usual?.frequency_Hz ?? 0) - 500);
    expect(at(guitarLoad(1e6))?.peak_dB).toBeGreaterThan((usual?.peak_dB ?? 0) + 2);
  });

  it('draws another flavor behind, and marks its resonance if there is room', () => {
    const set = responsesOf(stratocaster('VINTAGE'), stratocaster('HOT'), 'SET', GUITAR);
    expect(set.map(({ name }) => name)).toEqual([
      'Vintage, bridge',
      'Vintage, neck',
      'Vintage, middle',
      'Hot, bridge',
      'Hot, neck',
      'Hot, middle',
    ]);
    expect(set.map(({ curve }) => curve.name)).toEqual(['Bridge', 'Neck', 'Middle', 'Hot', 'Hot', 'Hot']);
    expect(set.filter(({ curve }) => curve.mark)).toHaveLength(3);
    const single = responsesOf(stratocaster('VINTAGE'), stratocaster('HOT'), 'BRIDGE', GUITAR);
    expect(single.map(({ curve }) => `${curve.name} ${curve.quiet} ${Boolean(curve.mark)}`)).toEqual([
      'Vintage false true',
      'Hot true true',
    ]);
  });

  it('gives every curve the same number of points, so they can morph into each other', () => {
    const counts = (['SET', 'NECK'] as const).flatMap((bundle) =>
      responsesOf(stratocaster('HOT'), undefined, bundle, GUITAR).map(({ curve }) => curve.points.length),
    );
    expect(new Set(counts).size).toBe(1);
  });
});
