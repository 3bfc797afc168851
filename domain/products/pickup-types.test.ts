import { expect, it } from 'vitest';
import { BUNDLES, FLAVORS } from './pickup-types.ts';
import { STOCK_TYPES } from './products.ts';

it('types, flavors and bundles are those of the specification [rows 178, 180–181]', () => {
  expect([...STOCK_TYPES].sort()).toEqual([
    'HUMBUCKER',
    'HUMBUCKER_P90',
    'JAZZ_BASS',
    'P90_DOGEAR',
    'P90_SOAPBAR',
    'PRECISION_BASS',
    'STRATOCASTER',
    'TELECASTER',
  ]);
  expect(FLAVORS).toEqual(['HOT', 'HYBRID', 'MODERN', 'VINTAGE']);
  expect(BUNDLES).toEqual(['SET', 'NECK', 'MIDDLE', 'BRIDGE']);
});
