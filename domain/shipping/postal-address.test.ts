import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../countries.ts';
import { missingPart } from './postal-address.ts';

const whole = { line1: '1 Main Street', postal_code: '10001', city: 'New York', state: 'NY' };

describe('an address', () => {
  it('is complete with all its parts, in every country', () => {
    for (const country of COUNTRIES)
      expect(missingPart({ name: 'Sam', address: whole }, country)).toBe(undefined);
  });

  it('needs a name, a street and a city everywhere', () => {
    for (const country of COUNTRIES) {
      expect(missingPart({ name: ' ', address: whole }, country)).toBe('name');
      expect(missingPart({ name: 'Sam', address: { ...whole, line1: '' } }, country)).toBe('line1');
      expect(missingPart({ name: 'Sam', address: { ...whole, city: undefined } }, country)).toBe('city');
    }
  });

  it('needs a postal code everywhere except in Ireland, and a state in the United States and Canada only', () => {
    const lacking = (part: string, address: object) =>
      COUNTRIES.filter((country) => missingPart({ name: 'Sam', address }, country) === part);
    expect(lacking('postal_code', { ...whole, postal_code: '' })).toEqual(
      COUNTRIES.filter((country) => country !== 'IE'),
    );
    expect(lacking('state', { ...whole, state: null })).toEqual(['US']);
    expect(lacking('province', { ...whole, state: null })).toEqual(['CA']);
  });
});
