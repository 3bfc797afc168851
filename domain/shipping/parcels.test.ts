import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { takeCompany } from '../company.ts';
import { COUNTRIES, isAbroad } from '../countries.ts';
import { FOR_MACHINES, writeCsv } from '../csv.ts';
import { EXAMPLE_ROWS } from '../customs/example-rows.ts';
import type { CustomsLine } from '../customs/order-customs.ts';
import { cents } from '../money.ts';
import { keysOf } from '../records.ts';
import { DHL_COLUMNS, dhlCsv } from './carrier-files/dhl-csv.ts';
import { dhlJson } from './carrier-files/dhl-json.ts';
import { dhlMisfits, misfitWords, postFields, rewrittenInCsv } from './carrier-files/fit.ts';
import { westernLetters } from './carrier-files/machine-csv.ts';
import { MARKS_DUTY_PAID, type ParcelData, streetParts } from './carrier-files/parcel-data.ts';
import { POST_COLUMNS, postCsv, postJson, postTakes } from './carrier-files/post-files.ts';
import { type Declaration, type DeclaredItem, declaredValue, writtenCode } from './declaration.ts';
import { declaredItems, MOST_ITEMS } from './declare.ts';
import { dutyGap } from './duty-gap.ts';
import { isProofMissing, proofDue, vatAtStake, vatMissing } from './export-proof.ts';
import { isDue, mayUndo, secondsLeft, UNDO_SECONDS } from './hand-over.ts';
import { firstLabelFault, labelFaults } from './label-checks.ts';
import { exportWords } from './posting-list.ts';
import { stopWords } from './stop-words.ts';

const SAM: Declaration = {
  order: 'GW-8P5H2K7W',
  country: 'US',
  invoice: { number: 'RE-2026-0141', day: '2026-11-15' },
  to: {
    name: 'Sam Example',
    company: null,
    email: 'sam@example.org',
    phone: '+1 000 000 0000',
    address: {
      line1: '12 Example Street',
      postal_code: '97201',
      city: 'Portland',
      state: 'OR',
      country: 'US',
    },
  },
  items: [
    {
      text: 'Electric guitar pickups (humbucker), set of two',
      hsCode: '851810',
      origin: 'DE',
      pieces: 2,
      net_g: 960,
      value: cents(24_000),
    },
  ],
  gross_g: 1240,
  tare_g: 280,
  postage: cents(4850),
  terms: 'DDP',
  gbVatNumber: null,
  eori: 'DE000000000000000',
  tracking: ['CX000000417DE'],
  posted: '2026-11-23',
};
const RIGHT = { invoiced: cents(24_000), hasDutyRow: true, terms: 'DDP' } as const;
const faultOf = (more: Partial<Declaration>, against = {}) =>
  firstLabelFault(labelFaults({ ...SAM, ...more }, { ...RIGHT, ...against }))?.en;
const withItem = (more: Partial<DeclaredItem>): Pick<Declaration, 'items'> => ({
  items: SAM.items.map((item) => ({ ...item, ...more })),
});

describe('the eight checks before a label', () => {
  it('all hold of what is right', () => {
    expect(Object.values(labelFaults(SAM, RIGHT))).toEqual(Array.from({ length: 8 }, () => undefined));
  });

  it.each<[string, Partial<Declaration>, object, RegExp]>([
    ['a German text', withItem({ text: 'Tonabnehmer für Gitarren' }), {}, /is not English/],
    ['51 signs', withItem({ text: 'x'.repeat(51) }), {}, /51 characters. Only 50 are allowed/],
    ['no goods', { items: [] }, { invoiced: 0 }, /The declaration is empty/],
    ['five digits', withItem({ hsCode: '85181' }), {}, /no six-digit HS code/],
    ['no origin', withItem({ origin: '' }), {}, /no origin/],
    ['net over gross', { gross_g: 900 }, {}, /net weight, 960\sg, is not below the gross weight, 900\sg/],
    ['net as gross', { gross_g: 960 }, {}, /not below the gross/],
    ['no weight', { gross_g: null }, {}, /not weighed/],
    [
      'another value',
      {},
      { invoiced: cents(24_001) },
      /The declared value is 240,00.€, the invoice says 240,01.€/,
    ],
    ['no EORI', { eori: '' }, {}, /No EORI/],
    ['no duty row', {}, { hasDutyRow: false }, /No duty rate was in force/],
    ['other terms', {}, { terms: 'DAP' }, /The documents say DDP/],
  ])('name %s', (_, more, against, words) => expect(faultOf(more, against)).toMatch(words));

  it('name it in German, too', () => {
    const inGerman = (more: Partial<Declaration>) =>
      firstLabelFault(labelFaults({ ...SAM, ...more }, { ...RIGHT }))?.de;
    expect(inGerman({ gross_g: 900 })).toBe('Netto 960\u00a0g ist nicht weniger als brutto 900\u00a0g.');
    expect(inGerman(withItem({ text: 'für Gitarren' }))).toBe('„für Gitarren“ ist kein englischer Text.');
  });

  it('ask for no duty row where a country has none of ours', () => {
    expect(faultOf({ terms: 'DAP' }, { terms: 'DAP', hasDutyRow: undefined })).toBeUndefined();
  });
});

const line = (more: Partial<CustomsLine>): CustomsLine => ({
  code: '8518.10',
  origin: 'DE',
  text: 'Electric guitar pickup (humbucker)',
  pieces: 1,
  quantity: 1,
  net_g: 150,
  value: cents(15_000),
  duty: cents(0),
  row: null,
  ...more,
});

describe('what is declared', () => {
  it('comes to the very cent of what is still paid, whatever went back, in five lines at most', () => {
    const anyLine = fc.record({
      text: fc.constantFrom(
        'Pickup A',
        'Pickup B',
        'Pickup C',
        'Pickup D',
        'Pickup E',
        'Pickup F',
        'Pickup G',
      ),
      quantity: fc.integer({ min: 1, max: 20 }),
      each: fc.integer({ min: 100, max: 40_000 }),
      grams: fc.integer({ min: 40, max: 400 }),
      back: fc.nat({ max: 20 }),
    });
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 12 }),
        fc.nat({ max: 500 }),
        (drafts, goodwill) => {
          const lines = drafts.map(({ text, quantity, each, grams }) =>
            line({
              text,
              quantity,
              pieces: quantity,
              net_g: grams * quantity,
              value: cents(each * quantity),
            }),
          );
          const back = drafts.map(({ back: some, quantity }) => Math.min(some, quantity));
          const left = drafts.reduce(
            (sum, { each, quantity }, index) => sum + each * (quantity - (back[index] ?? 0)),
            0,
          );
          const kept = cents(Math.max(0, left - goodwill));
          const items = declaredItems({ lines }, back, kept);
          expect(items.length).toBeLessThanOrEqual(MOST_ITEMS);
          expect(declaredValue({ items })).toBe(left === 0 ? 0 : kept);
          const pieces = drafts.reduce((sum, { quantity }, index) => sum + quantity - (back[index] ?? 0), 0);
          expect(items.reduce((sum, item) => sum + item.pieces, 0)).toBe(pieces);
          expect(items.every(({ value }) => Number.isInteger(value) && value >= 0)).toBe(true);
          // Exact to the gram, because carriers' files contain it unrounded.
          const grams = drafts.reduce(
            (sum, draft, index) => sum + draft.grams * (draft.quantity - (back[index] ?? 0)),
            0,
          );
          expect(items.reduce((sum, { net_g }) => sum + net_g, 0)).toBe(grams);
        },
      ),
      { examples: [[[{ text: 'Pickup A', quantity: 10, each: 12_500, grams: 65, back: 3 }], 0]] },
    );
  });

  it('writes codes as papers have them', () => {
    expect([writtenCode('851810'), writtenCode('85181095')]).toEqual(['8518.10', '8518.10.95']);
  });
});

describe('proof of export', () => {
  it('is missing after five work days, weekends and holidays left out', () => {
    // Thursday to Thursday.
    expect(proofDue('2026-11-12')).toBe('2026-11-20');
    expect(isProofMissing({ posted: '2026-11-12', proof: null }, '2026-11-20')).toBe(false);
    expect(isProofMissing({ posted: '2026-11-12', proof: null }, '2026-11-21')).toBe(true);
    expect(isProofMissing({ posted: '2026-11-12', proof: 'stamped list' }, '2027-01-01')).toBe(false);
  });

  it('has the VAT of the sale hang on it, together as on the screen', () => {
    expect(vatAtStake(cents(57_000))).toBe(9101);
    const open = [24_000, 33_000].map((paid) => ({ posted: '2026-11-12', proof: null, paid: cents(paid) }));
    expect(vatMissing(open, '2026-11-23')).toBe(9101);
    expect(vatMissing(open, '2026-11-13')).toBe(0);
  });

  it('is asked for outside the customs territory alone', () => {
    expect(COUNTRIES.filter(isAbroad)).toEqual(['GB', 'US', 'CH', 'CA']);
  });
});

describe('a hand-over', () => {
  const at = new Date('2026-11-23T15:00:00Z');
  const inSeconds = (seconds: number) => new Date(at.getTime() + seconds * 1000);
  const open = { at, undoneAt: null, begunAt: null, doneAt: null };

  it('can be taken back for a minute, and is due from then on: never both', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), (seconds) => {
        expect(mayUndo(open, inSeconds(seconds))).toBe(seconds < UNDO_SECONDS);
        expect(isDue(open, inSeconds(seconds))).toBe(!mayUndo(open, inSeconds(seconds)));
      }),
    );
    expect([
      secondsLeft(open, at),
      secondsLeft(open, inSeconds(59.2)),
      secondsLeft(open, inSeconds(99)),
    ]).toEqual([60, 1, 0]);
  });

  it('is neither once it is over', () => {
    for (const one of [
      { ...open, undoneAt: at },
      { ...open, doneAt: at },
    ])
      expect([mayUndo(one, inSeconds(1)), isDue(one, inSeconds(99))]).toEqual([false, false]);
  });

  it('is not taken back once its posting has begun, even by a clock that is behind', () => {
    expect(mayUndo({ ...open, begunAt: inSeconds(60) }, inSeconds(59))).toBe(false);
  });
});

describe('why a parcel cannot leave', () => {
  it('is said in both languages, sums as each writes them', () => {
    const stop = { why: 'under the british line', pence: 10_875 } as const;
    expect(stopWords(stop, { lines: [] })).toMatchObject({
      en: expect.stringContaining('The rest is worth £108.75,'),
      de: expect.stringContaining('Der Rest ist £108,75 wert,'),
    });
  });

  it('names the line, where it has a text', () => {
    expect(stopWords({ why: 'origin', line: 0 }, { lines: [line({ text: 'Pickup' })] })).toEqual({
      en: '“Pickup” has no origin.',
      de: 'Bei „Pickup“ fehlt der Ursprung.',
    });
    expect(stopWords({ why: 'code', line: 0 }, { lines: [] })).toEqual({
      en: 'An item has no six-digit HS code.',
      de: 'Einer Position fehlt die HS-Nummer mit sechs Stellen.',
    });
  });
});

describe('duty rows', () => {
  const duties = EXAMPLE_ROWS.imports.filter(({ kind }) => kind === 'duty');
  it('are told to end two weeks before, and to be missing where none is', () => {
    expect(dutyGap(duties, '2026-11-23')).toBeUndefined();
    const ending = duties.map((row) => (row.until === null ? { ...row, until: '2026-11-30' } : row));
    expect(dutyGap(ending, '2026-11-23')).toMatchObject({
      from: '2026-12-01',
      ends: '2026-11-30',
      code: '8518.10',
    });
    expect(dutyGap(ending, '2026-11-10')).toBeUndefined();
    expect(dutyGap([], '2026-11-23')).toMatchObject({ from: '2026-11-23', ends: null });
  });
});

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
  it('name the accounts that the makers have set', () => {
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

  it('have a parcel in the columns of DHL’s portal', () => {
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

  it('have it as DHL’s interface takes it, every cent and piece of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 99_999 }), (pieces, value) => {
        const declaration = { ...SAM, ...withItem({ pieces, value: cents(value) }) };
        const { shipments } = JSON.parse(dhlJson([{ ...PARCEL, declaration }])) as {
          shipments: { customs: { items: { packagedQuantity: number; itemValue: { value: number } }[] } }[];
        };
        const items = shipments[0]?.customs.items ?? [];
        expect(items.reduce((sum, item) => sum + item.packagedQuantity, 0)).toBe(pieces);
        expect(
          Math.round(
            items.reduce((sum, item) => sum + item.packagedQuantity * item.itemValue.value * 100, 0),
          ),
        ).toBe(value);
      }),
    );
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

  it('mark prepaid duty where the format has a field for it, and the others are known to have none [case M3] [row D675]', () => {
    const write = { 'dhl.csv': dhlCsv, 'dhl.json': dhlJson, 'post.csv': postCsv, 'post.json': postJson };
    for (const file of keysOf(MARKS_DUTY_PAID)) {
      const [prepaid, atTheDoor] = (['DDP', 'DAP'] as const).map((terms) =>
        write[file]([{ ...PARCEL, declaration: { ...SAM, terms } }]),
      );
      expect(prepaid !== atTheDoor, file).toBe(MARKS_DUTY_PAID[file]);
    }
  });

  it('have it in the columns of Deutsche Post International, which takes two kilograms', () => {
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

  it('never begin a formula, and keep to the letters that an import knows', () => {
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

  it('address a Packstation and a branch as their own kinds [case F4] [row D745]', () => {
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

  it('leave out what is empty, and write states as they are asked for [case F5] [row D746]', () => {
    const dublin = home({ postal_code: '', city: 'Dublin', country: 'IE' });
    expect(consigneeIn({ ...dublin, country: 'IE' })).not.toHaveProperty('postalCode');
    expect(consigneeIn(PARCEL)).toMatchObject({ state: 'US-OR' });
    for (const empty of [{}, { email: null, phone: null }])
      for (const json of [dhlJson, postJson])
        expect(json([{ ...dublin, country: 'IE', to: { ...dublin.to, ...empty } }])).not.toContain(': ""');
  });

  it('have every word of an address within the limits of its fields, or name what does not fit [case F5] [row D746]', () => {
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
    fc.assert(
      fc.property(to, ({ name, company, line1, line2, city }) => {
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
      }),
    );
    const said = (address: object, more = {}) =>
      misfitWords(dhlMisfits({ ...SAM.to, ...more, address: { ...SAM.to.address, ...address } })).en;
    expect(said({}, { name: `${'Longname '.repeat(7)}Family` })).toBe('');
    expect(said({ city: 'x'.repeat(60) })).toBe('The city has 60 characters. The carrier’s file takes 40.');
    expect(said({ city: 'Αθήνα ≠' })).toBe(
      'The city has characters that labels cannot print: Αθήνα≠. Write it in Latin letters.',
    );
    // Stored before post numbers were asked for.
    expect(said({ line1: 'Packstation 145', country: 'DE' })).toMatch(/^A Packstation needs/);
    expect(said({}, { name: 'x'.repeat(160) })).toBe(
      'The name has 160 characters. The carrier’s file takes 150.',
    );
    expect(rewrittenInCsv({ ...SAM.to, name: '=Łukasz' })).toEqual(['=Łukasz → Lukasz']);
  });

  it('tell street and number apart where the number ends the line', () => {
    expect(streetParts('Beispielgasse 12 a')).toEqual({ street: 'Beispielgasse', house: '12 a' });
    expect(streetParts('12 Example Street')).toEqual({ street: '12 Example Street', house: '' });
  });
});

it('a posting list says of an export what proves it', () => {
  const exported = {
    pieces: 2,
    text: 'Electric guitar pickups (humbucker)',
    code: '8518.10',
    origin: 'DE',
    net: '0.960',
    invoice: 'RE-2026-0141',
  };
  expect(exportWords({ exported })).toBe(
    '2 electric guitar pickups (humbucker), HS 8518.10, origin DE, net 0.960 kg, invoice RE-2026-0141. VAT-free export, § 4 no. 1 a UStG.',
  );
  expect(exportWords({ exported }, 'de')).toContain(
    'Ursprung DE, netto 0,960 kg, Rechnung RE-2026-0141. Steuerfreie',
  );
  expect(exportWords({ exported: undefined })).toBe('');
});
