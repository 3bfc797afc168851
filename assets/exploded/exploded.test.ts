import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '#domain/products/products.ts';
import { readReports } from '../models/reports.ts';
import { xmlError } from '../well-formed.ts';
import type { ExplodedRecord } from './draw-exploded.ts';
import { explodedSpecs } from './exploded-specs.ts';
import { hull } from './hull.ts';

const root = join(import.meta.dirname, '../..');
const reports = readReports(root);

it('has a view of every product', () => {
  expect(explodedSpecs.map(({ slug }) => slug)).toEqual(PRODUCTS.map(({ slug }) => slug));
});

it('draws an outline around points', () => {
  expect(
    hull([
      [0, 0],
      [4, 0],
      [2, 1],
      [4, 4],
      [0, 4],
      [2, 2],
    ]),
  ).toEqual([
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ]);
});

describe.each(explodedSpecs)('the exploded view of $slug', ({ slug, model, rows }) => {
  const svg = readFileSync(join(root, `public/generated/exploded/${slug}.svg`), 'utf8');
  const record = JSON.parse(
    readFileSync(join(root, `assets/records/exploded/${slug}.json`), 'utf8'),
  ) as ExplodedRecord;
  const items = rows.flat();

  it('has a path for each item, and loads nothing', () => {
    expect([...svg.matchAll(/<path id="(\w+)"/g)].map(([, id]) => id)).toEqual(items.map(({ id }) => id));
    expect(xmlError(svg)).toBeUndefined();
    expect(/NaN|undefined|href|style/.exec(svg)).toBeNull();
    expect(Buffer.byteLength(svg)).toBeLessThan(80_000);
  });

  it('shows every solid part of its model except the leads', () => {
    const shown = items.flatMap(({ parts, along = [] }) => [...parts, ...along]);
    const solid = Object.entries(reports.get(model)?.parts ?? {})
      .filter(([, { kind, slot }]) => kind === 'solid' || slot === 'coil' || slot === 'tape')
      .map(([name]) => name);
    const hidden = ['cable', 'leads-hot', 'leads-ground', 'cable-shield', 'tubing', 'jumper'];
    expect(solid.filter((name) => !shown.includes(name) && !hidden.includes(name))).toEqual([]);
  });

  it('gives count and size of each item from the CAD report', () => {
    for (const { id, parts } of items) {
      const known = parts.flatMap((name) => reports.get(model)?.parts[name] ?? []);
      const entry = record.items.find((item) => item.id === id);
      expect(entry?.count, id).toBe(known.reduce((sum, { places }) => sum + places, 0));
      for (const axis of [0, 1, 2]) {
        const sizes = known.map(({ min, max }) => (max[axis] ?? 0) - (min[axis] ?? 0));
        expect(Math.abs((entry?.size[axis] ?? 0) - Math.max(...sizes)), id).toBeLessThanOrEqual(0.06);
      }
    }
  });

  it('keeps numbers apart and fits on the sheet', () => {
    const levels = record.items.map(({ number: [, y] }) => y).sort((a, b) => a - b);
    for (const [i, y] of levels.slice(1).entries()) expect(y - (levels[i] ?? 0)).toBeGreaterThanOrEqual(19.8);
    for (const [x, y] of record.items.flatMap(({ hull: points, tip, number }) => [...points, tip, number])) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(record.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(record.height);
    }
  });
});
