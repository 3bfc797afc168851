import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { forAll } from '../../../tests/fixtures/for-all.ts';
import { SAM, withItem } from '../../../tests/fixtures/sample-declaration.ts';
import { takeCompany } from '../../company.ts';
import { FOR_MACHINES, writeCsv } from '../../csv.ts';
import { cents } from '../../money.ts';
import { keysOf } from '../../records.ts';
import { DHL_COLUMNS, dhlCsv } from './dhl-csv.ts';
import { dhlJson } from './dhl-json.ts';
import { dhlMisfits, misfitWords, postFields, rewrittenInCsv } from './fit.ts';
import { westernLetters } from './machine-csv.ts';
import { MARKS_DUTY_PAID, type ParcelData, streetParts } from './parcel-data.ts';
import { POST_COLUMNS, postCsv, postJson, postTakes } from './post-files.ts';

const PARCEL: ParcelData = {
  order: SAM.order,
  country: 'US',
  to: SAM.to,
  grams: 1240,
  posted: SAM.posted,
  declaration: SAM,
};
const cellsOf = (csv: string, columns: readonly string[]) => {
  const [, row = ''] = csv.split('\r\n');
  return Object.fromEntries(row.split(';').map((cell, index) => [columns[index], cell]));
};

describe('files of carriers', () => {
  it('contain the accounts that the makers have set', () => {
    onTestFinished(() => takeCompany({}));
    takeCompany({ dhlHome: '33333333330101', dhlAbroad: '33333333335301', postEkp: '5012345678' });
    const home = { ...PARCEL, country: 'DE', declaration: undefined } as const;
    const [abroad, inland] = [PARCEL, home].map((parcel) => cellsOf(dhlCsv([parcel]), DHL_COLUMNS));
    expect([abroad?.Abrechnungsnummer, inland?.Abrechnungsnummer]).toEqual([
      '33333333335301',
      '33333333330101',
    ]);
    expect(dhlJson([home])).toContain('"billingNumber": "33333333330101"');
    expect(cellsOf(postCsv([PARCEL]), POST_COLUMNS).CUST_EKP).toBe('5012345678');
  });

  it('list a parcel in the columns of DHL’s portal', () => {
    const csv = dhlCsv([PARCEL]);
    expect(csv.startsWith('Sendungsreferenz;Sendungsdatum;Absender Name 1;')).toBe(true);
    expect(cellsOf(csv, DHL_COLUMNS)).toMatchObject({
      Sendungsreferenz: 'GW-8P5H2K7W',
      Sendungsdatum: '23.11.2026',
      'Empfänger Land': 'USA',
      'Empfänger Telefonnummer': '001 000 000 0000',
      Gewicht: '1,240',
      'Produkt- und Servicedetails': 'V53WPAK',
      'Sendungsdokumente - Zollwert (WP1)': '240,00',
      'Sendungsdokumente - Zolltarifnummer (WP1)': '851810',
      'Sendungsdokumente - Ursprungsland (WP1)': 'DEU',
      'Sendungsdokumente - Menge (WP1)': '2',
    });
    expect(new Set(DHL_COLUMNS).size).toBe(DHL_COLUMNS.length);
  });

  it('list a parcel for DHL’s interface, with every cent and piece', () => {
    forAll([fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 99_999 })], (pieces, value) => {
      const declaration = { ...SAM, ...withItem({ pieces, value: cents(value) }) };
      const { shipments } = JSON.parse(dhlJson([{ ...PARCEL, declaration }])) as {
        shipments: { customs: { items: { packagedQuantity: number; itemValue: { value: number } }[] } }[];
      };
      const items = shipments[0]?.customs.items ?? [];
      expect(items.reduce((sum, item) => sum + item.packagedQuantity, 0)).toBe(pieces);
      expect(
        Math.round(items.reduce((sum, item) => sum + item.packagedQuantity * item.itemValue.value * 100, 0)),
      ).toBe(value);
    });
    expect(JSON.parse(dhlJson([PARCEL]))).toMatchObject({
      shipments: [
        {
          product: 'V53WPAK',
          services: { postalDeliveryDutyPaid: true },
          customs: { shippingConditions: 'DDP' },
        },
      ],
    });
  });

  it('mark prepaid duty if the format has a field for it, and are listed correctly [case M3] [row D675]', () => {
    const write = { 'dhl.csv': dhlCsv, 'dhl.json': dhlJson, 'post.csv': postCsv, 'post.json': postJson };
    for (const file of keysOf(MARKS_DUTY_PAID)) {
      const [prepaid, atTheDoor] = (['DDP', 'DAP'] as const).map((terms) =>
        write[file]([{ ...PARCEL, declaration: { ...SAM, terms } }]),
      );
      expect(prepaid !== atTheDoor, file).toBe(MARKS_DUTY_PAID[file]);
    }
  });

  it('list a parcel in the columns of Deutsche Post International, up to two kilograms', () => {
    expect(cellsOf(postCsv([PARCEL]), POST_COLUMNS)).toMatchObject({
      CUST_REF: 'GW-8P5H2K7W',
      DESTINATION_COUNTRY: 'US',
      DECLARED_HS_CODE_1: '851810',
      DECLARED_VALUE_1: '240.00',
      TOTAL_VALUE: '240.00',
    });
    expect(postTakes({ country: 'DE', grams: 500 })).toBe(false);
    expect(postTakes({ country: 'US', grams: 2001 })).toBe(false);
  });

  it('never start a formula, and use only letters that an import accepts', () => {
    expect(writeCsv([['=1+1', '@x', 'a;b', '"']], FOR_MACHINES)).toBe('1+1;x;"a;b";""""\r\n');
    expect(westernLetters('Łukasz Ștefan Müller 日')).toBe('Lukasz Stefan Müller ?');
  });

  const cellsOfDhl = (parcel: ParcelData) => Object.entries(cellsOf(dhlCsv([parcel]), DHL_COLUMNS));
  const consigneeIn = (parcel: ParcelData) =>
    (JSON.parse(dhlJson([parcel])) as { shipments: { consignee: Record<string, string> }[] }).shipments[0]
      ?.consignee;
  const home = (to: Partial<ParcelData['to']['address']>, more = {}) => ({
    ...PARCEL,
    country: 'DE' as const,
    declaration: undefined,
    to: { ...SAM.to, ...more, address: { ...SAM.to.address, state: null, country: 'DE' as const, ...to } },
  });

  it('address a Packstation and a branch by their types [case F4] [row D745]', () => {
    const locker = home({
      line1: 'Packstation 145',
      line2: '12345678',
      postal_code: '04229',
      city: 'Leipzig',
    });
    expect(consigneeIn(locker)).toEqual({
      ...{ name: 'Sam Example', lockerID: 145, postNumber: '12345678' },
      ...{ postalCode: '04229', city: 'Leipzig', country: 'DEU' },
    });
    expect(Object.fromEntries(cellsOfDhl(locker))).toMatchObject({
      ...{ 'Empfänger Name 1': 'Sam Example', 'Empfänger Name 2 / Postnummer': '12345678' },
      ...{ 'Empfänger Straße': 'Packstation', 'Empfänger Hausnummer': '145', 'Empfänger Adresszusatz 1': '' },
    });
    const branch = home({ line1: 'Postfiliale 512', line2: null, postal_code: '04229', city: 'Leipzig' });
    expect(consigneeIn(branch)).toEqual({
      ...{ name: 'Sam Example', retailID: 512, email: 'sam@example.org' },
      ...{ postalCode: '04229', city: 'Leipzig', country: 'DEU' },
    });
  });

  it('omit empty values, and write states in the required format [case F5] [row D746]', () => {
    const dublin = home({ postal_code: '', city: 'Dublin', country: 'IE' });
    expect(consigneeIn({ ...dublin, country: 'IE' })).not.toHaveProperty('postalCode');
    expect(consigneeIn(PARCEL)).toMatchObject({ state: 'US-OR' });
    for (const empty of [{}, { email: null, phone: null }])
      for (const json of [dhlJson, postJson])
        expect(json([{ ...dublin, country: 'IE', to: { ...dublin.to, ...empty } }])).not.toContain(': ""');
  });

  it('fit every word of an address into its fields, or name the part that does not fit [case F5] [row D746]', () => {
    const words = (max: number) =>
      fc
        .string({ unit: fc.constantFrom(...'abcÄŁœ  3'), minLength: 1, maxLength: max, size: 'max' })
        .map((text) => `x${text.trim()}`);
    const to = fc.record({
      name: words(199),
      company: fc.option(words(99)),
      line1: words(199),
      line2: fc.option(words(199)),
      city: words(99),
    });
    const limits = { name1: 50, name2: 50, name3: 50, addressStreet: 50, addressHouse: 10, city: 40 };
    const more = { additionalAddressInformation1: 60, additionalAddressInformation2: 60 };
    const post = { recipient: 30, addressLine1: 30, addressLine2: 30, addressLine3: 30, city: 30 };
    const holds = (
      fields: Record<string, unknown>,
      most: Record<string, number>,
      given: readonly string[],
    ) => {
      for (const [field, limit] of Object.entries(most))
        expect(String(fields[field] ?? '').length, field).toBeLessThanOrEqual(limit);
      // Letters may run over fields in another order, but none is lost.
      const left = [...Object.values(fields).join('')];
      for (const letter of given.join('').replace(/\s/g, '')) {
        const place = left.indexOf(letter);
        if (place < 0)
          expect.fail(`${letter} of ${JSON.stringify(given)} is not in ${JSON.stringify(fields)}`);
        left.splice(place, 1);
      }
    };
    forAll([to], ({ name, company, line1, line2, city }) => {
      const parcel = {
        ...PARCEL,
        to: { ...SAM.to, name, company, address: { ...SAM.to.address, line1, line2, city } },
      };
      const given = [name, company ?? '', line1, line2 ?? '', city];
      if (dhlMisfits(parcel.to).length === 0) {
        holds(consigneeIn(parcel) ?? {}, { ...limits, ...more }, given);
        const cells = cellsOfDhl(parcel).filter(([column]) => column?.startsWith('Empfänger'));
        const csv = {
          'Empfänger Name 1': 50,
          'Empfänger Name 2 / Postnummer': 50,
          'Empfänger Straße': 50,
          'Empfänger Ort': 40,
        };
        holds(Object.fromEntries(cells), csv, given.map(westernLetters));
      } else expect(misfitWords(dhlMisfits(parcel.to)).de).toMatch(/\d+ Zeichen/);
      if (postFields(parcel.to).misfits.length === 0) {
        const { items } = JSON.parse(postJson([parcel])) as { items: Record<string, unknown>[] };
        holds(items[0] ?? {}, post, given);
      }
    });
    const faultFor = (address: object, more = {}) =>
      misfitWords(dhlMisfits({ ...SAM.to, ...more, address: { ...SAM.to.address, ...address } })).en;
    expect(faultFor({}, { name: `${'Longname '.repeat(7)}Family` })).toBe('');
    expect(faultFor({ city: 'x'.repeat(60) })).toBe(
      'The city has 60 characters. The carrier’s file takes 40.',
    );
    expect(faultFor({ city: 'Αθήνα ≠' })).toBe(
      'The city has characters that labels cannot print: Αθήνα≠. Write it in Latin letters.',
    );
    // Stored before post numbers were asked for.
    expect(faultFor({ line1: 'Packstation 145', country: 'DE' })).toMatch(/^A Packstation needs/);
    expect(faultFor({}, { name: 'x'.repeat(160) })).toBe(
      'The name has 160 characters. The carrier’s file takes 150.',
    );
    expect(rewrittenInCsv({ ...SAM.to, name: '=Łukasz' })).toEqual(['=Łukasz → Lukasz']);
  });

  it('separate street and number if the number ends the line', () => {
    expect(streetParts('Beispielgasse 12 a')).toEqual({ street: 'Beispielgasse', house: '12 a' });
    expect(streetParts('12 Example Street')).toEqual({ street: '12 Example Street', house: '' });
  });
});
