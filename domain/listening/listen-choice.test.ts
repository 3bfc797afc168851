import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import { flavorsOf, positionsOf, productByType } from '../products/catalogue.ts';
import { FLAVORS, type Position } from '../products/pickup-types.ts';
import { STOCK_TYPES } from '../products/products.ts';
import { stockRecipe } from '../products/winding-table.ts';
import {
  coilModesOf,
  listenPath,
  nearestPick,
  onePickMore,
  pickKey,
  pickName,
  readNamedPick,
  samePick,
} from './listen-choice.ts';
import { readPicks } from './listen-query.ts';
import { seatsOf } from './seats.ts';

const ALL = STOCK_TYPES.flatMap((type) =>
  flavorsOf(productByType(type)).flatMap((flavor) =>
    positionsOf(productByType(type)).map((position) => ({ type, flavor, position })),
  ),
);
/** Every setting of every guitar: pairs of pickups, and coil modes. */
const SWITCHED = STOCK_TYPES.flatMap((type) =>
  flavorsOf(productByType(type)).flatMap((flavor) =>
    seatsOf(productByType(type)).flatMap((seat) =>
      coilModesOf(nearestPick(type, flavor, seat)).map((mode) => nearestPick(type, flavor, seat, mode)),
    ),
  ),
);
const anyPick = fc.constantFrom(...SWITCHED);
const read = (search: string) => readPicks(new URLSearchParams(search)).map(pickKey);

describe('the choice of pickups to hear', () => {
  it('includes every pickup of the catalogue, each with a recipe', () => {
    expect(ALL.length).toBe(53);
    for (const { type, flavor, position } of ALL)
      expect(stockRecipe(type, flavor, position), `${type} ${flavor} ${position}`).toBeDefined();
  });

  it('returns the nearest pickup, and the requested one if it exists', () => {
    for (const type of STOCK_TYPES)
      for (const flavor of FLAVORS)
        for (const position of ['neck', 'middle', 'bridge', 'split'] satisfies Position[]) {
          const pick = nearestPick(type, flavor, position);
          expect(stockRecipe(pick.type, pick.flavor, pick.position)).toBeDefined();
          if (stockRecipe(type, flavor, position)) expect(pick).toEqual({ type, flavor, position });
        }
  });

  it('has names', () => {
    expect(pickName({ type: 'STRATOCASTER', flavor: 'VINTAGE', position: 'middle' })).toBe(
      'Stratocaster Vintage, middle',
    );
    expect(pickName(nearestPick('STRATOCASTER', 'VINTAGE', 'middle-bridge'))).toBe(
      'Stratocaster Vintage, middle and bridge',
    );
    expect(pickName(nearestPick('HUMBUCKER', 'HOT', 'bridge', 'split'))).toBe('Humbucker Hot, bridge, split');
    expect(pickName({ type: 'PRECISION_BASS', flavor: 'HOT', position: 'split' })).toBe('Precision Bass Hot');
  });
});

describe('the address', () => {
  itForAll([fc.array(anyPick, { minLength: 2, maxLength: 3 })])('leads back to the same choice', (picks) => {
    const url = new URL(listenPath(picks), 'https://gewitter.example');
    expect(url.search).toBe(url.search.toLowerCase());
    expect(readPicks(url.searchParams)).toEqual(picks);
  });

  it('can be empty, incomplete or wrong', () => {
    expect(read('')).toEqual(['stratocaster.vintage.bridge', 'humbucker.vintage.bridge']);
    expect(read('a=banjo.hot.bridge&b=')).toEqual(read(''));
    expect(read('a=HUMBUCKER.Hot.Neck')).toEqual(['humbucker.hot.neck', 'stratocaster.vintage.neck']);
    expect(read('a=jazz-bass')).toEqual(['jazz-bass.vintage.bridge', 'precision-bass.vintage.split']);
    expect(read('a=p90-dogear.hybrid.middle&b=precision-bass.hot.neck')).toEqual([
      'p90-dogear.modern.neck',
      'precision-bass.hot.split',
    ]);
    expect(read('a=telecaster.hot.neck&c=telecaster.modern.neck')).toEqual([
      'telecaster.hot.neck',
      'telecaster.modern.neck',
    ]);
    expect(readNamedPick('stratocaster/bridge hot')).toEqual({
      type: 'STRATOCASTER',
      flavor: 'HOT',
      position: 'bridge',
    });
  });

  it('contains switch positions and coil modes', () => {
    expect(
      read(
        'a=stratocaster.vintage.middle-bridge&b=humbucker.hot.bridge.split&c=humbucker.hot.neck-bridge.parallel',
      ),
    ).toEqual([
      'stratocaster.vintage.middle-bridge',
      'humbucker.hot.bridge.split',
      'humbucker.hot.neck-bridge.parallel',
    ]);
    // A missing seat becomes the nearest one; series is not spelled.
    expect(read('a=telecaster.hot.neck-middle&b=humbucker.vintage.bridge.split')).toEqual([
      'telecaster.hot.neck-bridge',
      'humbucker.vintage.bridge',
    ]);
    expect(read('a=precision-bass.hot.neck-bridge.split&b=humbucker.hot.split')).toEqual([
      'precision-bass.hot.split',
      'humbucker.hot.neck',
    ]);
    expect(read('a=humbucker&a=hot&a=neck-bridge&a=split&b=humbucker&b=hot&b=bridge&b=series')).toEqual([
      'humbucker.hot.neck-bridge.split',
      'humbucker.hot.bridge',
    ]);
  });

  it('can come from the form without JavaScript', () => {
    const form = 'a=humbucker&a=hot&a=bridge&b=telecaster&b=vintage&b=neck';
    expect(read(form)).toEqual(['humbucker.hot.bridge', 'telecaster.vintage.neck']);
    expect(read(`${form}&c=p90-soapbar.modern.bridge`)).toHaveLength(3);
    expect(read(`${form}&c=p90-soapbar&c=modern&c=bridge&remove=a`)).toEqual([
      'telecaster.vintage.neck',
      'p90-soapbar.modern.bridge',
    ]);
  });
});

itForAll([fc.array(anyPick, { maxLength: 2 })])(
  'one more pick is a new one for the same instrument',
  (picks) => {
    const more = onePickMore(picks);
    expect(picks.some((pick) => samePick(pick, more))).toBe(false);
    const bass = (type: string) => type.endsWith('BASS');
    if (picks[0]) expect(bass(more.type)).toBe(bass(picks[0].type));
  },
);
