import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unicodeRange } from './fonts/characters.ts';
import { OUTPUT, readStamps, staleReasons, stampsText } from './freshness.ts';
import { generators } from './generators.ts';
import { makeCamera, project } from './sketches/camera.ts';
import { sketches } from './sketches/catalogue.ts';
import { mix, rampAt } from './sketches/colour.ts';
import { makeSketches, type SketchEntry } from './sketches/make-sketches.ts';
import { circle, hull, inset, polePositions, rectangle } from './sketches/outline.ts';
import { num, pathData } from './sketches/path-data.ts';
import { isBehind, paintOrder } from './sketches/sort.ts';
import { xmlError } from './well-formed.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, OUTPUT);
const KB = 1024;
const manifest = JSON.parse(readFileSync(join(folder, 'sketches.json'), 'utf8')) as SketchEntry[];

describe('generated files', () => {
  it('are fresh: no source has changed since they were made', async () => {
    const stamps = await readStamps(root);
    const reasons = await Promise.all(generators.map((g) => staleReasons(root, g, stamps[g.name])));
    expect(reasons.flat()).toEqual([]);
    expect(readFileSync(join(folder, 'hashes.json'), 'utf8')).toBe(stampsText(stamps));
  });

  it('show every product in every colour from every side', () => {
    const names = sketches.flatMap(({ id, colours }) =>
      colours.flatMap((colour) => ['', '-top', '-bundle'].map((view) => `${id}-${colour}${view}`)),
    );
    const missing = names.filter((name) => !existsSync(join(folder, 'sketches', `${name}.svg`)));
    expect(missing).toEqual([]);
  });

  it('are listed in order, with a size and words', () => {
    expect(manifest.map((entry) => entry.path)).toEqual([...manifest.map((entry) => entry.path)].sort());
    for (const { path, width, height, alt } of manifest) {
      const svg = readFileSync(join(root, 'public', path), 'utf8');
      expect(svg).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
      expect(alt.length).toBeGreaterThan(20);
    }
  });

  it('are well-formed, small, and keep to presentation attributes', () => {
    for (const { path } of manifest) {
      const file = join(root, 'public', path);
      const svg = readFileSync(file, 'utf8');
      const roomy = /hero|exploded/.test(path);
      expect(xmlError(svg), path).toBeUndefined();
      expect(statSync(file).size, path).toBeLessThanOrEqual((roomy ? 60 : 30) * KB);
      expect(svg, path).not.toMatch(/<style|<script|<image|style=|href="(?!#)|NaN|Infinity|undefined/);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, path).toBe(ids.length);
      const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
      expect(
        used.filter((id) => !ids.includes(id)),
        path,
      ).toEqual([]);
    }
  });

  it('come out the same in every run', { timeout: 20_000 }, () => {
    for (const [name, content] of makeSketches()) {
      expect(content.equals(readFileSync(join(folder, name))), name).toBe(true);
    }
  });

  it('hold all fonts in less than 100 kB', () => {
    const css = readFileSync(join(folder, 'fonts/fonts.css'), 'utf8');
    const files = [...css.matchAll(/url\('\/generated\/(fonts\/[^']+)'\)/g)].map(
      ([, path]) => path as string,
    );
    const bytes = files.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
    expect(files.length).toBe(5);
    expect(bytes).toBeLessThan(100_000);
  });
});

describe('the renderer', () => {
  it('projects along the axes of the view', () => {
    const plan = makeCamera(0, 90, 10);
    expect(project(plan, [2, 3, 50]).map((v) => Math.round(v))).toEqual([20, -30]);
    const front = makeCamera(0, 0, 10);
    expect(project(front, [2, 50, 3]).map((v) => Math.round(v))).toEqual([20, -30]);
    const [x, y] = project(makeCamera(30, 45, 1), [10, 0, 0]);
    expect(x).toBeCloseTo(8.66, 2);
    expect(y).toBeCloseTo(-3.54, 2);
  });

  it('draws the far and the low before the near and the high', () => {
    const toward = makeCamera(27, 44, 1).toward;
    const box = (x: number, y: number, z: number) =>
      ({ min: [x, y, z], max: [x + 1, y + 1, z + 1] }) as const;
    expect(isBehind(box(0, 0, 0), box(0, 0, 1), toward)).toBe(true);
    expect(isBehind(box(0, 5, 0), box(0, 0, 0), toward)).toBe(true);
    // Above but farther: planes both ways, so neither can hide the other.
    expect(isBehind(box(0, 5, 5), box(0, 0, 0), toward)).toBe(false);
    expect(isBehind(box(0, 0, 0), box(0, 5, 5), toward)).toBe(false);
    expect(paintOrder([box(0, 0, 2), box(0, 0, 0), box(0, 0, 1)], toward)).toEqual([1, 2, 0]);
  });

  it('spaces poles evenly over the spread', () => {
    expect(polePositions(6, 50)).toEqual([-25, -15, -5, 5, 15, 25]);
    expect(polePositions(6, 52)[1]).toBeCloseTo(-15.6, 10);
  });

  it('keeps outlines exact', () => {
    const plate = rectangle(68.6, 37.6, 2.2);
    expect(Math.max(...plate.map(({ p }) => p[0]))).toBeCloseTo(34.3, 6);
    expect(Math.min(...inset(plate, 1).map(({ p }) => p[1]))).toBeCloseTo(-17.8, 6);
    for (const { p } of circle(2.5, 1, 0)) expect(Math.hypot(p[0] - 1, p[1])).toBeCloseTo(2.5, 6);
    expect(
      hull([
        [0, 0],
        [2, 0],
        [1, 1],
        [2, 2],
        [0, 2],
      ]),
    ).toHaveLength(4);
  });

  it('writes short numbers and closed curves', () => {
    expect([num(-0.04), num(0.5), num(-0.25, 2), num(12)]).toEqual(['0', '.5', '-.25', '12']);
    expect(
      pathData(
        [
          [0, 0],
          [10, 0],
          [10, 10],
        ],
        true,
      ),
    ).toBe('M0 0l10 0 0 10-10-10z');
    const arc = pathData(
      circle(40).map(({ p }) => p),
      true,
    );
    expect(arc.length).toBeLessThan(170);
    expect(arc).toMatch(/^M40 0c/);
  });

  it('mixes colours and clamps ramps', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(
      rampAt(
        [
          [0, '#102030'],
          [1, '#304050'],
        ],
        2,
      ),
    ).toBe('#304050');
  });

  it('joins code points to ranges', () => {
    expect(unicodeRange([0x42, 0x41, 0x20ac])).toBe('U+0041-0042, U+20AC');
  });
});
