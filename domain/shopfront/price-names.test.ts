import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { PRICE_GROUPS } from './price-groups.ts';
import { priceName } from './price-names.ts';

describe('keys of the price list', () => {
  it('have the makers’ names', () => {
    expect(priceName('telecaster_set')).toBe('Telecaster set');
    expect(priceName('cover_open_brass')).toBe('Open brass cover');
    expect(priceName('p90_noiseless_hot_output')).toBe('P90 noiseless hot');
    expect(priceName('wiring_three_shielded', 'de')).toBe('Fünf Adern, geschirmt');
  });

  it('have different names in their group, in each language', () => {
    for (const language of LANGUAGES)
      for (const { group, keys } of PRICE_GROUPS)
        expect(new Set(keys.map((key) => priceName(key, language))).size, group).toBe(keys.length);
  });
});
