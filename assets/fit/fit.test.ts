import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONNECTOR_ROOM, FIT_MODELS, fitOfModel } from '#domain/configurator/fit.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import type { Stroke } from '../drawings/project.ts';
import { readReports } from '../models/reports.ts';
import { CUTS, readFaces, widthOf } from './face.ts';
import { fitSpecs } from './fit-specs.ts';
import { polyline } from './polyline.ts';

const root = join(import.meta.dirname, '../..');
const reports = readReports(root);
const MM = 25.4 / 72;

/** A model's length across the strings, mm, from the report of its CAD model. */
function lengthOf(model: string): number {
  const report = reports.get(model);
  if (!report) throw new Error(`No report of ${model}`);
  if (/^(humbucker|hp90|p90)/.test(model)) return fitOfModel(report).over;
  const { length, plateLength, flatworkLength, coverLength } = report.dimensions;
  // A Stratocaster and a Telecaster's neck are widest at their flatwork, basses at their covers.
  return length ?? plateLength ?? flatworkLength ?? coverLength ?? Number.NaN;
}

/** From the least to the greatest x of the lines between a mark and its end, mm. */
function widthAfter(pdf: string, mark: string): number {
  const [, lines = ''] = new RegExp(`% ${mark}\n([^%]*)% end`).exec(pdf) ?? [];
  const xs = [...lines.matchAll(/(-?[\d.]+) -?[\d.]+ [ml]\b/g)].map(([, x]) => Number(x));
  return (Math.max(...xs) - Math.min(...xs)) * MM;
}

it('has a sheet for every product and every size', () => {
  expect(fitSpecs.map(({ id }) => id)).toEqual([...PRODUCTS.map(({ slug }) => slug), ...FIT_MODELS]);
});

it('shows every size of a product', () => {
  for (const { slug, positions } of PRODUCTS) {
    const { models = [] } = fitSpecs.find(({ id }) => id === slug) ?? {};
    const shown = models.map((model) => JSON.stringify(reports.get(model)?.dimensions));
    for (const { model } of Object.values(positions))
      expect(shown, model).toContain(JSON.stringify(reports.get(model)?.dimensions));
  }
});

it('follows an arc around its centre in both directions', () => {
  const arc = { kind: 'arc', from: [1, 0], to: [0, 1], radius: 1 } as const;
  const middle = (drawn: Stroke) => {
    const points = polyline(drawn);
    return points[Math.floor(points.length / 2)]?.map((v) => Math.round(v * 100) / 100);
  };
  expect(middle({ ...arc, left: true, large: false })).toEqual([0.71, 0.71]);
  expect(middle({ ...arc, left: false, large: true })).toEqual([-0.71, -0.71]);
  expect(middle({ ...arc, left: false, large: false })).toEqual([0.29, 0.29]);
});

describe.each(fitSpecs)('the sheet of $id', ({ id, models }) => {
  const pdf = readFileSync(join(root, `public/generated/fit/${id}.pdf`), 'latin1');

  it('is A4, and asks the printer not to scale it', () => {
    expect(pdf).toContain('/MediaBox [0 0 595.276 841.89]');
    expect(pdf).toContain('/PrintScaling /None');
    expect(pdf).toContain('(Print at 100 %.');
  });

  it('has a ruler of 50 mm, which are 141.73 points', () => {
    expect(widthAfter(pdf, 'ruler')).toBeCloseTo(50, 2);
    expect(widthAfter(pdf, 'ruler') / MM).toBeCloseTo(141.73, 2);
  });

  it('shows the space for a quick connector', () => {
    expect(widthAfter(pdf, 'connector')).toBeCloseTo(CONNECTOR_ROOM[0], 2);
  });

  it('shows each pickup in the length of its CAD report, from above and from the front', () => {
    for (const model of models) {
      expect(widthAfter(pdf, `above of ${model}`), model).toBeCloseTo(lengthOf(model), 1);
      expect(widthAfter(pdf, `front of ${model}`), model).toBeCloseTo(lengthOf(model), 1);
    }
  });

  it('is a valid file: every object is at its offset in the table', () => {
    const [, start] = /startxref\n(\d+)/.exec(pdf) ?? [];
    expect(pdf.slice(Number(start)).startsWith('xref')).toBe(true);
    const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
    for (const [index, offset] of offsets.entries())
      expect(pdf.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true);
    const [, length, stream] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(pdf) ?? [];
    expect(stream?.length).toBe(Number(length));
    expect(/NaN|undefined|e-\d/.exec(stream ?? '')).toBeNull();
  });
});

it('embeds the shop’s fonts, and measures text with them', async () => {
  const faces = await readFaces(root);
  const pdf = readFileSync(join(root, 'public/generated/fit/telecaster.pdf'), 'latin1');
  for (const cut of Object.values(CUTS)) expect(pdf).toContain(`/BaseFont /${cut} `);
  expect(pdf).not.toContain('Helvetica');
  expect(pdf.match(/\/FontFile2 /g)).toHaveLength(3);
  // Figures of one width, letters of several, and headings wider than text.
  expect(widthOf(faces.M, '50', 8)).toBeCloseTo(2 * widthOf(faces.M, '1', 8), 6);
  expect(widthOf(faces.F, 'iii', 9)).toBeLessThan(widthOf(faces.F, 'mmm', 9));
  expect(widthOf(faces.B, 'Will it fit?', 10)).toBeGreaterThan(widthOf(faces.F, 'Will it fit?', 10) * 1.2);
  expect(() => widthOf(faces.F, 'Ω', 9)).toThrow('No face');
});
