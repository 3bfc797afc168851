import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '#domain/products/products.ts';
import { xmlError } from '../well-formed.ts';
import { figure } from './dimension-line.ts';
import { sheetSpecs } from './sheet-specs.ts';

const generated = join(import.meta.dirname, '../../public/generated');
const records = join(import.meta.dirname, '../records');
const sheet = (slug: string) => readFileSync(join(generated, `drawings/${slug}.svg`), 'utf8');

function dimensionsOf(model: string): Record<string, number> {
  const report: unknown = JSON.parse(readFileSync(join(records, `models/${model}.report.json`), 'utf8'));
  return (report as { dimensions: Record<string, number> }).dimensions;
}

/** Figures printed on a sheet, in the order of its blocks. */
function printed(svg: string): [key: string, text: string][] {
  return [...svg.matchAll(/data-dimension="(\w+)" data-mm="([\d.]+)"/g)].map(([, key = '', text = '']) => [
    key,
    text,
  ]);
}

it('has a sheet for every product [row 135]', () => {
  expect(sheetSpecs.map(({ slug }) => slug)).toEqual(PRODUCTS.map(({ slug }) => slug));
});

it('gives every sheet the number of its product', () => {
  expect(sheetSpecs.map(({ number }) => number)).toEqual(PRODUCTS.map(({ sheet }) => sheet.number));
});

describe.each(sheetSpecs)('drawing of $slug', ({ slug, blocks }) => {
  const svg = sheet(slug);

  it('prints the dimensions of its models', () => {
    const expected = blocks.flatMap(({ model, dimensions, labels }) => {
      const known = dimensionsOf(model);
      const drawn = dimensions.map(({ key }) => [key, figure(known[key] ?? Number.NaN)]);
      return [...drawn, ...(labels?.keys ?? []).map((key) => [key, String(known[key])])];
    });
    expect(printed(svg)).toEqual(expected);
    const known = Object.assign({}, ...blocks.map(({ model }) => dimensionsOf(model)));
    if (blocks.length === 1) {
      for (const [key, text] of printed(svg)) expect(Number(text), key).toBeCloseTo(known[key], 2);
    }
  });

  it('gives its figures in words, too', () => {
    for (const [key, text] of printed(svg)) {
      if (!/^rod\d/.test(key)) expect(svg.includes(`${text} mm`), key).toBe(true);
    }
  });

  it('is small, and needs neither styles nor fonts', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(60_000);
    expect(/style=|<style|<text|font-family|class=|NaN|undefined/.exec(svg)).toBeNull();
    expect(xmlError(svg)).toBeUndefined();
  });
});
