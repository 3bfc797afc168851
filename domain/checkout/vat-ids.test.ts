import { describe, expect, it } from 'vitest';
import { EU_COUNTRIES } from '../countries.ts';
import { BUYER_FAULTS } from './buyer-faults.messages.ts';
import { tidyVatId, vatIdFault } from './vat-ids.ts';

describe('a VAT id', () => {
  it.each([
    '',
    ...[
      'DE123456789',
      'de 123 456 789',
      'ATU12345678',
      'IE1234567FA',
      'IE1234567T',
      'IE1+23456A',
      'CHE-123.456.789',
    ],
    ...[
      'CHE-123.456.789 MWST',
      'GB123456789',
      'GB123456789012',
      'NL123456789B01',
      'ESX1234567X',
      'ESB12345678',
    ],
    ...[
      'XI123456789',
      'EL123456789',
      'FRXX123456789',
      'BE0123456789',
      'LT123456789012',
      'RO12',
      'SE123456789001',
    ],
  ])('is accepted: "%s"', (text) => expect(vatIdFault(text)).toBeUndefined());

  it.each(['12', '123456789', 'none', 'EU123456789', 'US123456789', 'Muster GmbH'])(
    'must start with the letters of a country that issues such ids: "%s"',
    (text) => expect(vatIdFault(text)).toBe(BUYER_FAULTS.en.vatId),
  );

  it.each([
    ['DE', 'Germany looks like DE123456789'],
    ['DE12345678', 'Germany looks like DE123456789'],
    ['DE1234567890', 'Germany looks like DE123456789'],
    ['DEABCDEFGHI', 'Germany looks like DE123456789'],
    ['AT12345678', 'Austria looks like ATU12345678'],
    ['GR123456789', 'Greece looks like EL123456789'],
    ['CH123456789', 'Switzerland looks like CHE123456789'],
    ['ES123456789', 'Spain looks like ESX1234567X'],
    ['XI1', 'Northern Ireland looks like XI123456789'],
  ])('must have the length of its country: "%s" [row D593]', (text, words) =>
    expect(vatIdFault(text)).toBe(`A VAT id from ${words}.`),
  );

  it('has a valid example for every member state', () => {
    for (const country of EU_COUNTRIES) {
      const example = / looks like (\w+)\.$/.exec(vatIdFault(`${country}?`) ?? '')?.[1] ?? '';
      expect(example.slice(0, 2)).toBe(country === 'GR' ? 'EL' : country);
      expect(vatIdFault(example), example).toBeUndefined();
    }
  });

  it('is stored without gaps', () => expect(tidyVatId('che-123.456.789')).toBe('CHE123456789'));
});
