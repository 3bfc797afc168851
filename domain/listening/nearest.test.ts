import { describe, expect, it } from 'vitest';
import { anyBuild } from '../../tests/fixtures/configurator-builds.ts';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import { readBuildAddress } from '../configurator/address.ts';
import { readBuildKey } from '../configurator/build-key.ts';
import { buildPath, openFields } from '../configurator/configurator.ts';
import { CONFIGURATORS } from '../configurator/tables.ts';
import { flavorsOf, positionsOf, productByType } from '../products/catalogue.ts';
import type { Flavor, Position } from '../products/pickup-types.ts';
import { PRODUCTS, type StockType } from '../products/products.ts';
import { stockRecipe } from '../products/winding-table.ts';
import { nearestBuild, nearestStock } from './nearest.ts';

const anyMadeBuild = anyBuild.map(({ kind, choices }) => ({ configurator: CONFIGURATORS[kind], choices }));

const MADE: readonly StockType[] = ['HUMBUCKER', 'HUMBUCKER_P90', 'P90_DOGEAR', 'P90_SOAPBAR'];

const choicesOf = (type: StockType, flavor: Flavor, position: Position, colour = 'black' as const) =>
  nearestBuild(type, flavor, position, colour)?.choices;

describe('the build nearest to a stock pickup', () => {
  it('is complete and opens in its configurator, for every flavor, position and colour', () => {
    let count = 0;
    for (const type of MADE)
      for (const flavor of flavorsOf(productByType(type)))
        for (const position of positionsOf(productByType(type)))
          for (const colour of productByType(type).colours) {
            count += 1;
            const build = nearestBuild(type, flavor, position, colour);
            if (!build) throw new Error(`${type} ${flavor} ${position}`);
            const { configurator, choices } = build;
            expect(openFields(configurator, choices)).toEqual([]);
            const { searchParams } = new URL(buildPath(configurator, choices), 'https://gewitter.example');
            expect(readBuildAddress(configurator, searchParams)).toEqual({
              ok: true,
              wizard: { choices, step: 'overview', cameBack: false },
            });
          }
    expect(count).toBe(4 * 2 * 4 + 3 * 2 + 3 * 2 * 2 + 3 * 2 * 3);
  });

  it('is undefined if no configurator makes the kind, or the product has no such pickup', () => {
    for (const { type } of PRODUCTS.filter(({ type: each }) => !MADE.includes(each)))
      expect(nearestBuild(type, 'VINTAGE', 'bridge', 'black'), type).toBeUndefined();
    expect(nearestBuild('P90_DOGEAR', 'HYBRID', 'neck', 'black')).toBeUndefined();
    expect(nearestBuild('HUMBUCKER', 'HOT', 'middle', 'black')).toBeUndefined();
  });

  it('takes ohms, magnet, coils, potting and wires from the winding', () => {
    // 7.45 kΩ on AlNiCo 2, unpotted, two wires.
    expect(nearestBuild('HUMBUCKER', 'VINTAGE', 'neck', 'zebra-black-cream')?.choices).toEqual({
      cover: 'none',
      base: 'zebra-black-cream',
      output: 'vintage',
      coils: 'matched',
      potting: 'none',
      wiring: '2-wire',
      magnet: 'alnico-2',
    });
    expect(choicesOf('HUMBUCKER', 'HYBRID', 'bridge')).toMatchObject({
      output: 'modern',
      coils: 'unmatched',
      potting: 'wax',
      wiring: '5-wire',
      magnet: 'alnico-4',
    });
    expect(choicesOf('HUMBUCKER', 'HOT', 'neck')).toMatchObject({ output: 'spicy', magnet: 'ceramic' });
    expect(choicesOf('HUMBUCKER', 'HOT', 'bridge')).toMatchObject({ output: 'hot' });
    expect(choicesOf('HUMBUCKER_P90', 'HOT', 'bridge')).toEqual({
      model: 'plain',
      color: 'black',
      spacing: '52',
      output: 'hot',
      potting: 'wax',
      wiring: '2-wire',
      magnet: 'alnico-5',
    });
    // Nine kilohms hum in the catalogue, so they do not become the hum-free level.
    expect(choicesOf('HUMBUCKER_P90', 'HOT', 'neck')).toMatchObject({ output: 'modern', spacing: '50' });
    expect(choicesOf('P90_DOGEAR', 'VINTAGE', 'bridge')).toEqual({
      pickup: 'dogear',
      base: 'black',
      spacing: '52',
      output: 'modern',
      potting: 'none',
      magnet: 'alnico-3',
    });
  });

  it('has the same colour, or the most similar one', () => {
    const base = (colour: 'black' | 'white' | 'cream') =>
      nearestBuild('P90_SOAPBAR', 'MODERN', 'neck', colour)?.choices.base;
    expect([base('black'), base('white'), base('cream')]).toEqual(['black', 'cream', 'cream']);
  });
});

describe('the stock pickup nearest to a build', () => {
  itForAll([anyMadeBuild])('exists for every build', (build) => {
    const { type, flavor, position } = nearestStock(build);
    expect(MADE).toContain(type);
    expect(stockRecipe(type, flavor, position)).toBeDefined();
    expect(position).toBe(build.choices.spacing === '52' ? 'bridge' : 'neck');
  });

  it('has its kind and position, and the flavor nearest in ohms', () => {
    const nearestTo = (key: string) => {
      const build = readBuildKey(key);
      return build && nearestStock(build);
    };
    expect(
      nearestTo('custom-humbucker.open.fishbone.forest.copper.52.modern.unmatched.wax.5-wire.alnico-5'),
    ).toEqual({ type: 'HUMBUCKER', flavor: 'VINTAGE', position: 'bridge' });
    expect(nearestTo('custom-humbucker.closed.50.reaper.matched.none.2-wire.ceramic')).toEqual({
      type: 'HUMBUCKER',
      flavor: 'HOT',
      position: 'neck',
    });
    expect(nearestTo('custom-hp90.plain.wine.52.clean.wax.5-wire.alnico-2')).toEqual({
      type: 'HUMBUCKER_P90',
      flavor: 'VINTAGE',
      position: 'bridge',
    });
    expect(nearestTo('custom-p90.soapbar.cream.50.modern.none.alnico-3')).toEqual({
      type: 'P90_SOAPBAR',
      flavor: 'MODERN',
      position: 'neck',
    });
  });
});
