import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../tests/fixtures/for-all.ts';
import { type AddressCountry, COUNTRIES } from '../countries.ts';
import { addressLabel } from './address.messages.ts';
import { type AddressText, addressFault, addressFieldsIn, flawIn } from './address-faults.ts';
import { postalCodeFault, postalExample, postalSentence, tidyPostalCode } from './postal-codes.ts';
import { isCodeOf, stateIn, statesOf } from './states.ts';

/** A valid code of each country, and other spellings of it. */
const CODES: Record<AddressCountry, readonly string[]> = {
  AT: ['1060', 'A-1060', ' 1060 '],
  BE: ['1000', 'B-1000'],
  BG: ['1000'],
  CA: ['K1A 0B1', 'k1a0b1', 'K1A-0B1'],
  CH: ['8001', 'CH-8001', 'ch 8001'],
  CY: ['1010'],
  CZ: ['110 00', '11000'],
  DE: ['04229', 'D-04229', 'DE 04229'],
  DK: ['1050', 'DK-1050'],
  EE: ['10111'],
  ES: ['28001', 'E-28001'],
  FI: ['00100', 'FI-00100'],
  FR: ['75001', 'F-75001', '75 001', 'f75001'],
  GB: ['SW1A 1AA', 'sw1a1aa', 'sw1a  1aa'],
  GR: ['104 31', '10431'],
  HR: ['10000', 'HR-10000'],
  HU: ['1011', 'H-1011'],
  IE: ['D02 AF30', 'd02af30'],
  IT: ['00118', 'I-00118'],
  LT: ['01103', 'LT-01103'],
  LU: ['1009', 'L-1009'],
  LV: ['LV-1050', 'lv 1050', '1050'],
  MT: ['VLT 1117', 'vlt1117'],
  NL: ['1012 AB', '1012ab', 'NL-1012 AB'],
  PL: ['00-001', '00001', '00–001'],
  PT: ['1000-001', '1000001', '1000 001'],
  RO: ['010011'],
  SE: ['111 20', 'SE-111 20', '11120'],
  SI: ['1000', 'SI-1000'],
  SK: ['811 01', '81101'],
  US: ['97205', '97205-1234', '972051234', ' 97205 1234'],
};
const GOOD: AddressText = {
  country: 'US',
  name: 'Sam Example',
  line1: '12 Sample Street',
  line2: '',
  city: 'Portland',
  state: 'OR',
  postal_code: '97205',
};

describe('a postal code', () => {
  it.each(COUNTRIES)('of %s is accepted in any spelling, and stored in the format of its post', (country) => {
    const [first = ''] = CODES[country];
    for (const typed of CODES[country]) {
      expect(postalCodeFault(typed, country), typed).toBeUndefined();
      expect(tidyPostalCode(typed, country).replace(/^LT-|-1234$/, ''), typed).toBe(first);
    }
    expect(postalCodeFault(first.slice(0, -1), country)).toMatch(/such as|looks like/);
    expect(postalCodeFault('', country) === undefined).toBe(country === 'IE');
    expect(postalCodeFault(postalExample(country), country)).toBeUndefined();
    expect(postalSentence(country)).toMatch(new RegExp(`${postalExample(country)}\\.$`));
  });

  it('stays the same when it is tidied again, and never becomes valid by being cut', () => {
    const anyCode = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.string({ unit: fc.constantFrom(...'0123456789ABLTVab -'), maxLength: 12 }),
    );
    forAll([fc.constantFrom(...COUNTRIES), anyCode], (country, text) => {
      const tidy = tidyPostalCode(text, country);
      expect(tidyPostalCode(tidy, country)).toBe(tidy);
      const lettersOf = (words: string) => words.toUpperCase().replace(/[^A-Z0-9]/g, '');
      if (postalCodeFault(text, country) === undefined && tidy !== '')
        expect(`LV${lettersOf(text)}`).toContain(lettersOf(tidy).replace(/^LV/, ''));
    });
  });
});

describe('a state', () => {
  it('is recognized by its code and by its name, in its own country only', () => {
    for (const country of ['US', 'CA'] as const)
      for (const { value, label } of statesOf(country))
        for (const text of [value, label, ` ${label.toUpperCase()} `])
          expect(stateIn(text, country), text).toBe(value);
    expect(stateIn('Oregon', 'CA')).toBeUndefined();
    expect(stateIn('Sachsen', 'DE')).toBeUndefined();
    expect(stateIn('', 'US')).toBeUndefined();
  });

  it('matches the codes of its own capital and of no other [row D742]', () => {
    const capitals = {
      US: 'AL 36104,AK 99801,AZ 85001,AR 72201,CA 95814,CO 80202,CT 06103,DE 19901,DC 20500,FL 32301,GA 30303,HI 96813,ID 83702,IL 62701,IN 46225,IA 50309,KS 66603,KY 40601,LA 70802,ME 04330,MD 21401,MA 02201,MI 48933,MN 55102,MS 39205,MO 65101,MT 59623,NE 68502,NV 89701,NH 03301,NJ 08608,NM 87501,NY 12207,NC 27601,ND 58501,OH 43215,OK 73102,OR 97301,PA 17101,PR 00901,RI 02903,SC 29217,SD 57501,TN 37219,TX 78701,UT 84111,VT 05602,VA 23219,WA 98507,WV 25301,WI 53703,WY 82001,AA 34001,AE 09001,AP 96201,GU 96910,VI 00801',
      CA: 'AB T5J 0N3,BC V8V 1X4,MB R3C 0V8,NB E3B 1B1,NL A1C 1J1,NS B3J 1S9,ON M5H 2N2,PE C1A 7N8,QC G1R 4S9,SK S4P 0R7,YT Y1A 2C6',
    };
    for (const country of ['US', 'CA'] as const) {
      const known = capitals[country].split(',').map((entry) => [entry.slice(0, 2), entry.slice(3)] as const);
      for (const [state] of known)
        for (const [other, code] of known)
          expect([state, code, isCodeOf(state, code, country)]).toEqual([state, code, state === other]);
    }
    expect(flawIn('postal_code', { ...GOOD, state: 'Texas' })).toBe('other state');
    expect(flawIn('postal_code', { ...GOOD, state: 'oregon' })).toBeUndefined();
    expect(flawIn('state', { ...GOOD, state: 'Orgon' })).toBe('missing');
    // Codes on both sides of a border, and codes of no known state.
    for (const [state, code] of [
      ['NY', '06390'],
      ['WY', '83414'],
      ['AR', '75502'],
      ['ME', '00001'],
    ] as const)
      expect(isCodeOf(state, code, 'US')).toBe(true);
    for (const state of ['ON', 'QC']) expect(isCodeOf(state, 'K1A 0B1', 'CA')).toBe(true);
    for (const state of ['NT', 'NU']) expect(isCodeOf(state, 'X0A 0H0', 'CA')).toBe(true);
  });
});

describe('an address', () => {
  it('has the labels of its country', () => {
    expect(addressLabel('postal_code', 'US')).toBe('ZIP code');
    expect(addressLabel('postal_code', 'GB')).toBe('Postcode');
    expect(addressLabel('postal_code', 'DE')).toBe('Postal code');
    expect(addressLabel('state', 'CA')).toBe('Province');
  });

  it('asks for the country first, and for a state only if the country has any', () => {
    for (const country of COUNTRIES) {
      const fields = addressFieldsIn(country);
      expect(fields[0]).toBe('country');
      expect(new Set(fields).size).toBe(fields.length);
      expect(fields.includes('state')).toBe(statesOf(country).length > 0);
    }
    expect(statesOf('US')).toHaveLength(62);
    expect(statesOf('CA')).toHaveLength(13);
  });

  it('names the fault of each field', () => {
    for (const field of addressFieldsIn('US')) expect(addressFault(field, GOOD, 'en')).toBeUndefined();
    expect(addressFault('postal_code', { ...GOOD, postal_code: '972' }, 'en')).toBe(
      'A US ZIP code has five digits, such as 97205.',
    );
    expect(addressFault('state', { ...GOOD, state: '' }, 'en')).toBe('Choose the state.');
    expect(addressFault('state', { ...GOOD, country: 'CA', state: '' }, 'en')).toBe('Choose the province.');
    expect(addressFault('name', { ...GOOD, name: '  ' }, 'en')).toBe('Enter the name.');
    expect(addressFault('line1', { ...GOOD, line1: '' }, 'en')).toBe('Enter the street and number.');
    expect(addressFault('city', { ...GOOD, city: '' }, 'en')).toBe('Enter the city.');
  });
});
