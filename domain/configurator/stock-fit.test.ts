import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readReports } from '../../assets/models/reports.ts';
import { PRODUCTS } from '../products/products.ts';
import { stockFits } from './stock-fit.ts';

const reports = readReports(join(import.meta.dirname, '../..'));
const reportOf = (id: string) => {
  const report = reports.get(id);
  if (!report) throw new Error(`No report of ${id}`);
  return report;
};
const fitsOf = (slug: string) => {
  const product = PRODUCTS.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`No product ${slug}`);
  return stockFits(product, reportOf);
};

it('groups positions of equal size, and separates others', () => {
  const where = (slug: string) => fitsOf(slug).map((fit) => fit.where);
  expect(where('humbucker')).toEqual(['Neck and bridge']);
  expect(where('stratocaster')).toEqual(['Neck, middle and bridge']);
  expect(where('telecaster')).toEqual(['Neck', 'Bridge']);
  expect(where('jazz-bass')).toEqual(['Neck', 'Bridge']);
  expect(where('precision-bass')).toEqual(['Both halves']);
});

it('describes how each product is held, and its pole spacing', () => {
  for (const { slug } of PRODUCTS)
    for (const { sentence, rows, spacing } of fitsOf(slug)) {
      expect(sentence.length).toBeGreaterThan(20);
      expect(rows.length).toBeGreaterThan(4);
      expect(new Set(rows.map(([label]) => label)).size).toBe(rows.length);
      expect(rows.at(-1)?.[1]).toBe(`${spacing}\u00a0mm`);
      expect(JSON.stringify(rows)).not.toMatch(/NaN|undefined/);
    }
});

it('takes its sizes from the CAD reports', () => {
  const rows = (slug: string, at = 0) => new Map(fitsOf(slug)[at]?.rows);
  expect(rows('stratocaster').get('Two screws, middle to middle')).toBe('76.5\u00a0mm');
  expect(rows('telecaster', 1).get('Steel plate')).toBe('75.6 × 29\u00a0mm');
  expect(rows('jazz-bass').get('Cover')).not.toBe(rows('jazz-bass', 1).get('Cover'));
  expect(rows('humbucker').get('Legs, below the baseplate')).toBe('2 × 5.8\u00a0mm');
  expect(rows('humbucker').get('Comes with a cover')).toBe('none');
  expect(rows('p90-dogear').get('Legs')).toBe('none');
});

it('refuses a model without a size', () => {
  const product = {
    positions: { neck: { bobbin: 'stratocaster', place: 'stratocaster-neck', model: 'x' } },
  } as const;
  expect(() => stockFits(product, () => ({ id: 'stratocaster-neck', dimensions: {}, parts: {} }))).toThrow(
    'no coverLength',
  );
});
