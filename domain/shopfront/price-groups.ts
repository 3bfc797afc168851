import { LOOKUP_KEYS, type LookupKey } from '../prices/price-list.ts';

export type PriceGroup = 'sets' | 'covers' | 'output' | 'wax' | 'rest' | 'single';

/** Groups of keys; the first match applies. */
const GROUPS: readonly (readonly [group: PriceGroup, holds: RegExp])[] = [
  ['sets', /_set$/],
  ['covers', /^cover_/],
  ['output', /output/],
  ['wax', /^wax_/],
  ['rest', /^(magnet|wiring|quick|part)_/],
  ['single', /./],
];
const ORDER: readonly PriceGroup[] = ['sets', 'covers', 'single', 'wax', 'output', 'rest'];

export const priceGroupOf = (key: LookupKey): PriceGroup =>
  GROUPS.find(([, holds]) => holds.test(key))?.[0] ?? 'single';

export const PRICE_GROUPS = ORDER.map((group) => ({
  group,
  keys: LOOKUP_KEYS.filter((key) => priceGroupOf(key) === group),
}));
