import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ModelReport } from '../report.ts';
import { singleModels } from './registry.ts';

const folder = join(import.meta.dirname, '../../records/models');
const report = (id: string): ModelReport =>
  JSON.parse(readFileSync(join(folder, `${id}.report.json`), 'utf8')) as ModelReport;

/** Values of `name1`, `name2`, … in order. */
function series(figures: Readonly<Record<string, number>>, name: string): number[] {
  const values: number[] = [];
  for (let i = 1; figures[`${name}${i}`] !== undefined; i++) values.push(figures[`${name}${i}`] as number);
  return values;
}

describe.each(singleModels.map(({ id }) => report(id)))('$id', ({ parts, dimensions, measured }) => {
  it('contains a coil, a hot lead, a shield, poles and a bobbin or flatwork', () => {
    const slots = new Set(Object.values(parts).map(({ slot }) => slot));
    expect([...slots]).toEqual(expect.arrayContaining(['coil', 'lead-hot', 'shield']));
    expect(slots.has('pole') || slots.has('screw')).toBe(true);
    expect(parts['flatwork-lower'] ?? parts.bobbin).toBeDefined();
  });

  it('has poles inside the openings and a winding inside the walls', () => {
    for (const gap of ['poleClearance', 'windingGap']) {
      if (measured[gap] !== undefined) expect(measured[gap], gap).toBeGreaterThan(0.1);
    }
  });

  it('has its leads on the table, not below it', () => {
    const leads = Object.entries(parts).filter(([name]) => /^(lead|braid|cable)/.test(name));
    expect(leads.length).toBeGreaterThan(1);
    // z = 0 is the underside. Cloth-covered leads are 1.9 mm thick: they may sink in by a third.
    for (const [name, { min }] of leads) expect(min[2], name).toBeGreaterThan(-0.64);
  });

  it('has the measurements of its dimensions', () => {
    const rods = series(dimensions, 'rod');
    const perString = measured.poles === 8 ? (dimensions.pairSpacing ?? 0) : 0;
    expect(measured.poleSpread).toBeCloseTo((dimensions.poleSpacing ?? 0) + perString, 2);
    if (measured.wallSide !== undefined && dimensions.earLength === undefined) {
      expect(measured.wallSide).toBeCloseTo(dimensions.wall ?? 0, 1);
      expect(measured.wallEnd).toBeCloseTo(dimensions.wall ?? 0, 1);
    }
    if (measured.standOut1 !== undefined && dimensions.stagger1 !== undefined) {
      expect(series(measured, 'standOut').slice(0, rods.length)).toEqual(series(dimensions, 'stagger'));
    }
  });
});

describe('rods', () => {
  it.each(['neck', 'middle', 'bridge'])(
    'follow the stagger of 1956 on the Stratocaster %s pickup',
    (position) => {
      const { measured } = report(`stratocaster-${position}`);
      expect(series(measured, 'poleTop')).toEqual([17, 17, 18, 18, 16, 17]);
      // D and G highest, B below the cover's face.
      expect(series(measured, 'standOut')).toEqual([0.4, 0.4, 1.4, 1.4, -0.6, 0.4]);
      expect(measured.poleSpread).toBe(52);
    },
  );

  it('are equal under the cover of a Telecaster neck pickup, and longer for D and G at the bridge', () => {
    expect(new Set(series(report('telecaster-neck').measured, 'poleTop')).size).toBe(1);
    expect(series(report('telecaster-bridge').measured, 'poleTop')).toEqual([17, 17, 18, 18, 17, 17]);
  });

  it.each([
    ['p90-dogear', 50],
    ['p90-dogear-52', 52],
    ['p90-soapbar', 50],
    ['p90-soapbar-52', 52],
  ])('of %s are screws %i mm apart', (id, spacing) => {
    expect(report(id).measured.poleSpread).toBe(spacing);
  });

  it('form pairs on basses, wider apart at the bridge', () => {
    const [neck, bridge] = [report('jazz-bass-neck'), report('jazz-bass-bridge')];
    expect([neck.measured.poles, bridge.measured.poles, report('precision-bass').measured.poles]).toEqual([
      8, 8, 8,
    ]);
    expect(neck.dimensions.coverLength).toBeLessThan(bridge.dimensions.coverLength ?? 0);
    expect(neck.measured.poleSpread).toBeLessThan(bridge.measured.poleSpread ?? 0);
  });
});
