import { describe, expect, it } from 'vitest';
import { FISHBONE, reportOf, STOCK_UNITS } from '../../tests/fixtures/pickups.ts';
import { bobbinView } from './bobbin-view.ts';
import { buildSheet } from './build-sheet.ts';
import { coilEnds } from './coil-ends.ts';
import { freezePickup } from './sold-pickup.ts';
import { pickupOf, type UnitBuild } from './unit.ts';
import { windingChecks } from './winding-checks.ts';

const sheetOf = (build: UnitBuild) => buildSheet(freezePickup(build, reportOf));
/** One build for each name, because flavors have the same coils. */
const STOCK = [...new Map(STOCK_UNITS.map((build) => [sheetOf(build).name, build])).values()];

describe('a coil from above', () => {
  it.each(STOCK.map((build) => [sheetOf(build).name, build] as const))(
    'of a %s has room for its poles and its wire',
    (_, build) => {
      const { coils, spacing_mm } = sheetOf(build);
      for (const index of coils.keys()) {
        const { poles, straight, core, wire, edge } = bobbinView(pickupOf(build), index, spacing_mm);
        expect(straight).toBeGreaterThan(0);
        expect(core).toBeGreaterThan(2.5);
        expect(core).toBeLessThan(6);
        expect(wire).toBeGreaterThan(core);
        expect(edge).toBeGreaterThan(wire);
        expect(poles).toEqual([...poles].sort((a, b) => a - b));
      }
    },
  );

  it('has one pole per string, two on a bass, and half of them in a half', () => {
    const count = (build: UnitBuild) => bobbinView(pickupOf(build), 0, 50).poles.length;
    const stock = (pickupType: 'STRATOCASTER' | 'JAZZ_BASS' | 'PRECISION_BASS', position: 'neck' | 'split') =>
      count({ pickupType, pickupFlavor: 'VINTAGE', position, color: 'black' });
    expect(count(FISHBONE)).toBe(6);
    expect(stock('STRATOCASTER', 'neck')).toBe(6);
    expect(stock('JAZZ_BASS', 'neck')).toBe(8);
    expect(stock('PRECISION_BASS', 'split')).toBe(4);
    expect([0, 1].map((coil) => bobbinView(pickupOf(FISHBONE), coil, 52).pole)).toEqual(['screws', 'slugs']);
  });
});

describe('the ends of a coil', () => {
  it('have the colours of the lead', () => {
    const sheet = sheetOf(FISHBONE);
    expect([1, 2].map((number) => coilEnds(sheet, number))).toMatchObject([
      { start: { name: 'brown' }, finish: { name: 'grey' } },
      { start: { name: 'violet' }, finish: { name: 'yellow' } },
    ]);
  });

  it('have no colours if they are joined inside', () => {
    const sheet = sheetOf({ ...FISHBONE, choices: { ...FISHBONE.choices, wiring: '2-wire' } } as UnitBuild);
    expect(coilEnds(sheet, 1).finish).toBeUndefined();
    expect(coilEnds(sheet, 2).start).toBeDefined();
  });

  it('both exist on every single coil', () => {
    for (const sheet of STOCK.map(sheetOf).filter(({ coils }) => coils.length === 1)) {
      const { start, finish } = coilEnds(sheet, 1);
      expect([sheet.name, Boolean(start), Boolean(finish)]).toEqual([sheet.name, true, true]);
    }
  });
});

it('the checks before winding cover wire, start lead and counter', () => {
  const checks = windingChecks(sheetOf(FISHBONE), 2, { machine: 1, noted: 'Bea' });
  expect(checks.map(({ words, more }) => `${words}: ${more}`.replaceAll('\u00a0', ' '))).toEqual([
    '42 AWG on machine 1: 0.072 mm',
    'Start lead violet, 35 cm: note, Bea',
    'Counter at zero: clockwise',
  ]);
});
