import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/languages.ts';
import { productBySlug } from '#domain/products/catalogue.ts';
import { PRODUCT_MESSAGES } from '#domain/products/product.messages.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import { productProps } from '../product-props.ts';
import { BENCH_MESSAGES } from './bench.messages.ts';
import { fitWords } from './static-rows.tsx';

/** Longest summary of a closed row, in characters. */
const MOST_LETTERS = 44;

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const flavorsOf = (slug: string, language: 'en' | 'de' = 'en') => {
  const product = productBySlug(slug);
  if (!product) throw new Error(`No product ${slug}`);
  return productProps(product, undefined, new URLSearchParams(), undefined, language).flavors;
};
const flavor = (slug: string, id: string, language: 'en' | 'de' = 'en') =>
  flavorsOf(slug, language).find((one) => one.id === id);

describe('a closed row of the bench', () => {
  it('names the figures of the chosen pickups', () => {
    const hot = flavor('humbucker', 'HOT');
    expect(plain(hot?.bench.SET?.specification)).toBe('12.5 and 15.1 kΩ, ceramic, wax-potted');
    expect(plain(hot?.bench.SET?.curve)).toBe('Peaks at 3.1 and 2.5 kHz');
    expect(plain(hot?.bench.BRIDGE?.curve)).toBe('Peak at 2.5 kHz');
    expect(plain(hot?.heights)).toMatch(/^Bridge \d\.\d mm, neck \d\.\d mm$/);
    const german = flavor('humbucker', 'VINTAGE', 'de');
    expect(plain(german?.bench.SET?.specification)).toBe('7,5 und 7,8 kΩ, AlNiCo 2, ungewachst');
    expect(plain(german?.bench.SET?.curve)).toBe('Spitzen bei 3,4 und 3,2 kHz');
  });

  it('says that a pickup has no peak, and shows equal figures once', () => {
    expect(plain(flavor('telecaster', 'HOT')?.bench.SET?.curve)).toBe('Peak at 2.5 kHz, none at the bridge');
    expect(flavor('precision-bass', 'HOT')?.bench.SET?.curve).toBe('No peak, just a roll-off');
    expect(plain(flavor('telecaster', 'MODERN')?.bench.SET?.curve)).toBe('Peaks at 3.0 kHz');
    expect(flavor('precision-bass', 'HOT')?.heights).toBeUndefined();
  });

  it.each(LANGUAGES)('has at most 44 letters (%s)', (language) => {
    for (const product of PRODUCTS) {
      const { drawingInside, modelInside } = BENCH_MESSAGES[language];
      const rows = flavorsOf(product.slug, language).flatMap(({ bench, heights }) => [
        heights ?? '',
        ...Object.values(bench).flatMap((row) => [row.specification, row.curve]),
      ]);
      for (const row of [...rows, fitWords(product, language), drawingInside, modelInside])
        expect(row.length, row).toBeLessThanOrEqual(MOST_LETTERS);
    }
  });
});

it.each(LANGUAGES)('the adjectives of a flavor fit its tile (%s)', (language) => {
  for (const { type, slug } of PRODUCTS) {
    const { adjectives, flavors } = PRODUCT_MESSAGES[type][language];
    expect(Object.keys(adjectives), slug).toEqual(Object.keys(flavors));
    for (const words of Object.values(adjectives))
      expect(words.length, words).toBeLessThanOrEqual(Object.keys(flavors).length > 3 ? 13 : 16);
  }
});
