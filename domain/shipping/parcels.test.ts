import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../tests/fixtures/for-all.ts';
import { SAM, withItem } from '../../tests/fixtures/sample-declaration.ts';
import { COUNTRIES, isAbroad } from '../countries.ts';
import { EXAMPLE_ROWS } from '../customs/example-rows.ts';
import type { CustomsLine } from '../customs/order-customs.ts';
import { cents } from '../money.ts';
import { type Declaration, declaredValue, writtenCode } from './declaration.ts';
import { declaredItems, MOST_ITEMS } from './declare.ts';
import { dutyGap } from './duty-gap.ts';
import { isProofMissing, proofDue, vatAtStake, vatMissing } from './export-proof.ts';
import { isDue, mayUndo, secondsLeft, UNDO_SECONDS } from './hand-over.ts';
import { firstLabelFault, labelFaults } from './label-checks.ts';
import { exportWords } from './posting-list.ts';
import { stopWords } from './stop-words.ts';

const RIGHT = { invoiced: cents(24_000), hasDutyRow: true, terms: 'DDP' } as const;
const faultOf = (more: Partial<Declaration>, against = {}) =>
  firstLabelFault(labelFaults({ ...SAM, ...more }, { ...RIGHT, ...against }))?.en;

describe('the eight checks before a label', () => {
  it('pass for a correct declaration', () => {
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
  ])('report %s', (_, more, against, words) => expect(faultOf(more, against)).toMatch(words));

  it('report the fault in German, too', () => {
    const inGerman = (more: Partial<Declaration>) =>
      firstLabelFault(labelFaults({ ...SAM, ...more }, { ...RIGHT }))?.de;
    expect(inGerman({ gross_g: 900 })).toBe('Netto 960\u00a0g ist nicht weniger als brutto 900\u00a0g.');
    expect(inGerman(withItem({ text: 'für Gitarren' }))).toBe('„für Gitarren“ ist kein englischer Text.');
  });

  it('require no duty rate for a country without one', () => {
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

describe('the declaration', () => {
  it('equals the remaining payment to the cent after any refund, in five lines at most', () => {
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
    forAll(
      [fc.array(anyLine, { minLength: 1, maxLength: 12 }), fc.nat({ max: 500 })],
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
        const remaining = cents(Math.max(0, left - goodwill));
        const items = declaredItems({ lines }, back, remaining);
        expect(items.length).toBeLessThanOrEqual(MOST_ITEMS);
        expect(declaredValue({ items })).toBe(left === 0 ? 0 : remaining);
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
      { examples: [[[{ text: 'Pickup A', quantity: 10, each: 12_500, grams: 65, back: 3 }], 0]] },
    );
  });

  it('writes codes like on documents', () => {
    expect([writtenCode('851810'), writtenCode('85181095')]).toEqual(['8518.10', '8518.10.95']);
  });
});

describe('proof of export', () => {
  it('is missing after five work days, not counting weekends and holidays', () => {
    // Thursday to Thursday.
    expect(proofDue('2026-11-12')).toBe('2026-11-20');
    expect(isProofMissing({ posted: '2026-11-12', proof: null }, '2026-11-20')).toBe(false);
    expect(isProofMissing({ posted: '2026-11-12', proof: null }, '2026-11-21')).toBe(true);
    expect(isProofMissing({ posted: '2026-11-12', proof: 'stamped list' }, '2027-01-01')).toBe(false);
  });

  it('is worth the VAT of the sale, as a total like on the screen', () => {
    expect(vatAtStake(cents(57_000))).toBe(9101);
    const open = [24_000, 33_000].map((paid) => ({ posted: '2026-11-12', proof: null, paid: cents(paid) }));
    expect(vatMissing(open, '2026-11-23')).toBe(9101);
    expect(vatMissing(open, '2026-11-13')).toBe(0);
  });

  it('is required only outside the customs territory', () => {
    expect(COUNTRIES.filter(isAbroad)).toEqual(['GB', 'US', 'CH', 'CA']);
  });
});

describe('a hand-over', () => {
  const at = new Date('2026-11-23T15:00:00Z');
  const inSeconds = (seconds: number) => new Date(at.getTime() + seconds * 1000);
  const open = { at, undoneAt: null, begunAt: null, doneAt: null };

  it('can be undone for a minute, and is due afterwards: never both', () => {
    forAll([fc.integer({ min: 0, max: 200 })], (seconds) => {
      expect(mayUndo(open, inSeconds(seconds))).toBe(seconds < UNDO_SECONDS);
      expect(isDue(open, inSeconds(seconds))).toBe(!mayUndo(open, inSeconds(seconds)));
    });
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

  it('cannot be undone once its posting has started, even if a clock is slow', () => {
    expect(mayUndo({ ...open, begunAt: inSeconds(60) }, inSeconds(59))).toBe(false);
  });
});

describe('the reason why a parcel cannot leave', () => {
  it('is given in both languages, with amounts in their format', () => {
    const stop = { why: 'under the british line', pence: 10_875 } as const;
    expect(stopWords(stop, { lines: [] })).toMatchObject({
      en: expect.stringContaining('The rest is worth £108.75,'),
      de: expect.stringContaining('Der Rest ist £108,75 wert,'),
    });
  });

  it('names the line if it has a text', () => {
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

describe('duty rates', () => {
  const duties = EXAMPLE_ROWS.imports.filter(({ kind }) => kind === 'duty');
  it('are announced two weeks before they end, and reported if one is missing', () => {
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

it('a posting list contains the proof of an export', () => {
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
