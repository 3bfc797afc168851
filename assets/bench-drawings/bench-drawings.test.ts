import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DRAWING_SIZE } from '#domain/configurator/fit.ts';
import { customLooks, modelOf } from '#domain/products/custom-looks.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import { OUTPUT } from '../freshness.ts';
import { bare } from './bare.ts';
import { benchSpecs } from './bench-specs.ts';

const drawn = new Set(benchSpecs.map(({ model }) => model));

describe('drawings for the bench', () => {
  it('exist for every pickup that can be built', () => {
    const stock = PRODUCTS.flatMap(({ positions }) => Object.values(positions).map(({ model }) => model));
    const custom = customLooks().map(modelOf);
    const wanted = new Set(
      [...stock, ...custom].map((id) => id.replace(/^stratocaster-.*/, 'stratocaster-bridge')),
    );
    expect([...wanted].filter((id) => !drawn.has(id))).toEqual([]);
    for (const id of wanted) expect(existsSync(join(OUTPUT, `bench/${id}.svg`)), id).toBe(true);
  });

  it('are black lines without a frame, a title or text', () => {
    for (const { model } of benchSpecs) {
      const svg = readFileSync(join(OUTPUT, `bench/${model}.svg`), 'utf8');
      const colours = new Set([...svg.matchAll(/(?:stroke|fill)="(#\w+)"/g)].map(([, colour]) => colour));
      expect([...colours], model).toEqual(['#000']);
      expect(svg, model).not.toMatch(/<title|M\.2 \.2H/);
      expect(svg.match(/<g/g)?.length, model).toBe(svg.match(/<\/g>/g)?.length);
    }
  });

  it('of builds fit the space that pages reserve, and the largest one fills it', () => {
    const sizes = customLooks().map((look) => {
      const svg = readFileSync(join(OUTPUT, `bench/${modelOf(look)}.svg`), 'utf8');
      return /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.slice(1).map(Number) ?? [];
    });
    expect(new Set(sizes.map(([width]) => width))).toEqual(new Set([DRAWING_SIZE[0]]));
    expect(Math.max(...sizes.map(([, height = Number.NaN]) => height))).toBe(DRAWING_SIZE[1]);
  });

  it('have one view with dimensions, including the pole spacing', () => {
    for (const { model, sheet } of benchSpecs) {
      const keys = sheet.blocks.flatMap(({ dimensions }) => dimensions.map(({ key }) => key));
      const hidden = model === 'telecaster-neck';
      expect(keys.some((key) => /^(pole)?spacing$/i.test(key)) || hidden, model).toBe(true);
      expect(sheet.blocks.length).toBe(1);
    }
  });

  it('refuse an SVG that is not a sheet of ours', () => {
    expect(() => bare('<svg viewBox="0 0 4 4"/>')).toThrow('no sheet of ours');
  });
});
