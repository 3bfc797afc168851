import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { poleColumns } from '../humbucker-dimensions.ts';
import { readReports } from '../reports.ts';
import type { Face } from './face.ts';
import { measureOpenings } from './measure-openings.ts';
import {
  arcSlot,
  circle,
  flatten,
  inset,
  type Outline,
  type Point,
  polygon,
  ribbon,
  slot,
} from './outline.ts';

const reports = [...readReports(join(import.meta.dirname, '../../..')).values()];
const face: Face = { columns: poleColumns(50), pitch: 10, row: 0, half: [31.6, 16.1] };
const flat: Point = [33.6, 18.1];
const overScrews = (radius: number) => face.columns.map((x) => circle([x, 0], radius));

/** Area inside, mm²; positive whichever way round. */
function areaOf(outline: Outline): number {
  const points = flatten(outline, 0.05);
  return Math.abs(
    points.reduce((sum, a, i) => {
      const b = points[(i + 1) % points.length] ?? a;
      return sum + (a[0] * b[1] - b[0] * a[1]) / 2;
    }, 0),
  );
}

describe('outlines', () => {
  it('enclose the expected area', () => {
    expect(areaOf(circle([3, 1], 2))).toBeCloseTo(4 * Math.PI, 1);
    expect(areaOf(slot([0, 0], [10, 0], 2))).toBeCloseTo(20 + Math.PI, 1);
    expect(areaOf(arcSlot([0, 0], 10, 2, 0, 1))).toBeCloseTo(20 + Math.PI, 1);
    const square: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ];
    expect(areaOf(polygon(square, 1))).toBeCloseTo(100 - (4 - Math.PI), 1);
    expect(areaOf(polygon(inset(square, 2), 0.001))).toBeCloseTo(36, 1);
  });

  it('follow a curve without kinks', () => {
    const wave = ribbon((t) => [40 * t, 2 * Math.sin(8 * t)], { width: 2, pieces: 12 });
    const points = flatten(wave, 0.05);
    const turns = points.map((b, i) => {
      const a = points.at(i - 1) ?? b;
      const c = points[(i + 1) % points.length] ?? b;
      const [before, after] = [Math.atan2(b[1] - a[1], b[0] - a[0]), Math.atan2(c[1] - b[1], c[0] - b[0])];
      return Math.abs(Math.atan2(Math.sin(after - before), Math.cos(after - before)));
    });
    expect(Math.max(...turns)).toBeLessThan(0.4);
    for (const [x, y] of points.filter(([x]) => x > 1 && x < 39)) {
      expect(Math.abs(y - 2 * Math.sin(x / 5))).toBeLessThan(1.2);
    }
  });
});

describe('the measurement of openings', () => {
  it('finds the narrowest bridge between two openings, and within one', () => {
    const two = [circle([-20, 10], 2), circle([-14.5, 10], 2)];
    expect(measureOpenings(two, face, flat).bridge).toBeCloseTo(1.5, 2);
    const hook = arcSlot([0, 8], 4, 2, 0, 6);
    expect(measureOpenings([hook], face, flat).bridge).toBeLessThan(0.3);
  });

  it('counts overlapping openings as no bridge', () => {
    expect(measureOpenings([circle([0, 8], 2), circle([3, 8], 2)], face, flat).bridge).toBeLessThan(0.1);
  });

  it('finds covered screws', () => {
    expect(measureOpenings(overScrews(2.75), face, flat).screwRoom).toBeCloseTo(0.25, 2);
    expect(measureOpenings(overScrews(2.75).slice(1), face, flat).screwRoom).toBe(-2.5);
  });
});

describe('covers', () => {
  const covered = reports.filter(({ parts, measured }) => parts.cover && measured.bridge !== undefined);

  it.each(covered.map((report) => [report.id, report] as const))(
    '%s keeps the limits for bridges, margins, walls and size',
    (id, report) => {
      const { measured, dimensions, parts } = report;
      expect(measured.bridge).toBeGreaterThanOrEqual(1.2);
      expect(measured.margin).toBeGreaterThanOrEqual(1.2);
      expect(measured.screwRoom).toBeGreaterThanOrEqual(0.2);
      const thin = id.startsWith('humbucker-closed');
      expect(measured.wall).toBeCloseTo(thin ? 0.5 : 0.6, 3);
      const { min = [], max = [] } = parts.cover ?? {};
      expect([min[2], max[2]]).toEqual([0, dimensions.height]);
      expect((max[0] ?? 0) - (min[0] ?? 0)).toBeCloseTo(dimensions.length ?? 0, 3);
      expect((max[1] ?? 0) - (min[1] ?? 0)).toBeCloseTo(dimensions.width ?? 0, 3);
    },
  );

  it.each(covered.map((report) => [report.id, report] as const))(
    '%s fits over its bobbins and coils',
    (_, report) => {
      const inside = [1, 2].map((axis) => (axis === 1 ? 'width' : 'height') as 'width' | 'height');
      const wall = report.measured.wall ?? 0;
      for (const name of ['bobbin', 'bobbin-top', 'bobbin-bottom', 'coil'].filter(
        (part) => report.parts[part],
      )) {
        const { max = [] } = report.parts[name] ?? {};
        expect(max[2] ?? 0, name).toBeLessThan((report.dimensions[inside[1] ?? 'height'] ?? 0) - wall);
        expect(2 * (max[1] ?? 0), name).toBeLessThan(
          (report.dimensions[inside[0] ?? 'width'] ?? 0) - 2 * wall,
        );
      }
    },
  );
});

describe('poles', () => {
  const withPoles = reports.filter(({ id }) => /^(humbucker|hp90)/.test(id));

  it('are 50 or 52 mm apart from first to last', () => {
    for (const { id, dimensions, parts } of withPoles) {
      expect(dimensions.spacing, id).toBe(id.endsWith('52') ? 52 : 50);
      for (const name of ['pole-screw', 'slug'].filter((part) => parts[part])) {
        expect(parts[name]?.spread[0], `${id} ${name}`).toBe(dimensions.spacing);
      }
      expect(dimensions.pitch, id).toBeCloseTo((dimensions.spacing ?? 0) / 5, 6);
    }
    const columns = poleColumns(52);
    expect((columns.at(-1) ?? 0) - (columns[0] ?? 0)).toBe(52);
  });
});
