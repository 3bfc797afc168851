import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll, itForAll } from '../../tests/fixtures/for-all.ts';
import { type AddressCountry, addressCountry, COUNTRIES, type Destination, isAbroad } from '../countries.ts';
import { LANGUAGES } from '../languages.ts';
import { ZERO } from '../money.ts';
import { isOtherMember } from '../prices/tax-year.ts';
import { vatFor } from '../prices/vat.ts';
import { lawfulArrival } from '../production/queue.ts';
import { refusedWords } from './destinations.messages.ts';
import { destinationOf, type RefusedPlace, SPECIAL_TERRITORIES } from './destinations.ts';
import { shippingTo } from './shipping.ts';

interface Row {
  readonly country: AddressCountry;
  readonly codes: readonly string[];
  readonly states?: readonly string[];
  readonly vat: boolean;
  readonly customs: boolean;
  readonly sold?: Destination;
}
const ROWS: readonly (readonly [string, Row])[] = Object.entries(SPECIAL_TERRITORIES);

/** Length of codes, for countries of the table with digits only. */
const DIGITS = {
  AT: 4,
  CH: 4,
  CY: 4,
  DE: 5,
  DK: 4,
  ES: 5,
  FI: 5,
  FR: 5,
  GR: 5,
  IT: 5,
  PT: 7,
  US: 5,
} as const;
type InDigits = keyof typeof DIGITS;

/** The table as numeric ranges. */
const SPANS = ROWS.flatMap(([id, { country, codes }]) =>
  codes.flatMap((entry) => {
    const [from = '', to = from] = entry.split('-');
    const scale = 10 ** ((DIGITS[country as InDigits] ?? 0) - from.length);
    return country === 'GB'
      ? []
      : [{ id, country, from: Number(from) * scale, to: (Number(to) + 1) * scale - 1 }];
  }),
);
const rowOf = (country: AddressCountry, code: number) =>
  SPANS.find((span) => span.country === country && span.from <= code && code <= span.to)?.id;
const answerOf = (id: string | undefined, country: AddressCountry) =>
  id === undefined ? { country } : (ROWS.find(([key]) => key === id)?.[1].sold ?? { refused: id });

/** Codes of a country: within a row, at the edges of all rows on both sides, and arbitrary ones. */
const codeIn = (country: InDigits) => {
  const size = 10 ** DIGITS[country];
  const spans = SPANS.filter((span) => span.country === country);
  const edges = spans
    .flatMap(({ from, to }) => [from - 1, from, to, to + 1])
    .filter((n) => n >= 0 && n < size);
  return fc.oneof(
    fc.integer({ min: 0, max: size - 1 }),
    fc.constantFrom(...edges),
    ...spans.map(({ from, to }) => fc.integer({ min: from, max: to })),
  );
};
const numbered = fc
  .constantFrom(...(Object.keys(DIGITS) as InDigits[]))
  .chain((country) => fc.record({ country: fc.constant(country), code: codeIn(country) }));

/** Spellings by people, phones and other programs. */
const spelled = (text: string) =>
  fc
    .tuple(
      fc.array(fc.constantFrom('', '', ' ', '-', '\u200b', '\u00ad', '\u202c', '\u00a0'), {
        minLength: text.length + 1,
        maxLength: text.length + 1,
      }),
      fc.array(fc.constantFrom('plain', 'small', 'wide'), { minLength: text.length, maxLength: text.length }),
    )
    .map(([marks, ways]) =>
      [...text].reduce((sum, letter, index) => {
        const way = ways[index];
        const written =
          way === 'small'
            ? letter.toLowerCase()
            : way === 'wide'
              ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)
              : letter;
        return sum + written + marks[index + 1];
      }, marks[0] ?? ''),
    );
/** A country prefix before its code, or none. */
const prefixed = (country: AddressCountry, code: string) =>
  fc.constantFrom('', `${country}-`, `${country} `, `${country.slice(0, 1)}-`).map((front) => front + code);

describe('the destination of an order', () => {
  itForAll([
    numbered.chain(({ country, code }) => {
      const written = String(code).padStart(DIGITS[country], '0');
      const text = spelled(written).chain((odd) => prefixed(country, odd));
      return fc.record({ country: fc.constant(country), code: fc.constant(code), text });
    }),
  ])(
    'follows the table for its postal code in any spelling, and is the country for other codes [row D653]',
    ({ country, code, text }) => {
      expect(destinationOf({ country, postal_code: text })).toEqual(answerOf(rowOf(country, code), country));
    },
  );

  it('follows the letters of a British code, complete or shortened by a wallet [row D653]', () => {
    const areas =
      'AB AL B BA BB BD BH BL BN BR BS CA CB CF CH CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL GU HA HD HG HP HR HS HU HX IG IP IV KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE';
    const special = {
      BT: 'northern ireland',
      IM: 'isle of man',
      JE: 'jersey',
      GY: 'guernsey',
      BF: 'british forces',
      GX: 'gibraltar',
    };
    forAll(
      [
        fc.constantFrom(...areas.split(' '), ...Object.keys(special)).chain((area) =>
          fc.record({
            area: fc.constant(area),
            text: fc
              .tuple(
                fc.integer({ min: 1, max: 99 }),
                fc.constantFrom('', '1AA', '9ZZ'),
                fc.constantFrom('', 'GB-', 'UK '),
              )
              .chain(([district, inward, front]) =>
                spelled(`${area}${district}${inward}`).map((odd) => front + odd),
              ),
          }),
        ),
      ],
      ({ area, text }) => {
        const id = Object.entries(special).find(([key]) => key === area)?.[1];
        expect(destinationOf({ country: 'GB', postal_code: text })).toEqual(answerOf(id, 'GB'));
      },
    );
    expect(destinationOf({ country: 'GB', postal_code: 'fiqq 1zz' })).toEqual({
      refused: 'british overseas',
    });
  });

  it('is the country if the code is missing or not in the table [row D653]', () => {
    for (const country of COUNTRIES) {
      expect(destinationOf({ country })).toEqual({ country });
      expect(destinationOf({ country, postal_code: '' })).toEqual({ country });
    }
    expect(destinationOf({ country: 'CA', postal_code: 'K1A' })).toEqual({ country: 'CA' });
    // Codes of a row apply only to its own country.
    expect(destinationOf({ country: 'FR', postal_code: '35001' })).toEqual({ country: 'FR' });
    expect(destinationOf({ country: 'IT', postal_code: '23030' })).toEqual({ country: 'IT' });
  });

  it('is unique for each code: no two rows overlap [row D653]', () => {
    for (const one of SPANS)
      for (const other of SPANS.filter((span) => span !== one && span.country === one.country))
        expect([one, other], 'overlap').not.toSatisfy(() => one.from <= other.to && other.from <= one.to);
  });

  it.each([
    ['ES', '35001', 'the Canary Islands'],
    ['ES', '38700', 'the Canary Islands'],
    ['ES', '51001', 'Ceuta'],
    ['ES', '52001', 'Melilla'],
    ['DE', '27498', 'Heligoland'],
    ['DE', ' 78 266 ', 'Büsingen'],
    ['FI', 'fi-22100', 'Åland'],
    ['GR', '630 86', 'Mount Athos'],
    ['GR', '63087', 'Mount Athos'],
    ['IT', '23041', 'Livigno'],
    ['IT', 'I-22061', 'Campione'],
    ['IT', '47890', 'San Marino'],
    ['IT', '00120', 'the Vatican'],
    ['FR', 'F-97100', 'French overseas departments'],
    ['FR', '97 100', 'French overseas departments'],
    ['FR', '97600', 'French overseas departments'],
    ['FR', '98714', 'French overseas territories'],
    ['FR', '98800', 'French overseas territories'],
    ['FR', '00200', 'ARMEES'],
    ['DK', '3900', 'Greenland'],
    ['DK', '3800', 'the Faroe Islands'],
    ['CY', '9930', 'the north of Cyprus'],
    ['CH', '6911', 'Campione'],
    ['CH', '7563', 'Samnaun'],
    ['GB', 'je2 3ab', 'Jersey'],
    ['GB', 'GY1-1AA', 'Guernsey'],
    ['US', '00802', 'Virgin Islands'],
    ['US', '96910', 'Guam and the Pacific islands'],
    ['US', '96950', 'Guam and the Pacific islands'],
    ['US', '96799', 'American Samoa'],
    ['US', '09012', 'US forces'],
    ['US', '34002', 'US forces'],
    ['US', '96201', 'US forces'],
  ] as const)('refuses %s %s by name [case F2] [row D653]', (country, postal_code, name) => {
    const { refused } = destinationOf({ country, postal_code });
    expect(refused && refusedWords(refused, 'en')).toContain(name);
  });

  it('is the same for tax, fee, delivery time, customs and carrier in Belfast [case F3] [row D654]', () => {
    const to = destinationOf({ country: 'GB', postal_code: 'bt1 1aa' });
    if (to.refused) throw new Error('refused');
    expect(isAbroad(to.country)).toBe(false);
    expect(shippingTo(to.country, ZERO)).toMatchObject({ zone: 'uk', workDays: [7, 14] });
    expect(lawfulArrival('2026-11-02', to.country)).toBe(lawfulArrival('2026-11-02', 'FR'));
    expect(isOtherMember(to.country)).toBe(true);
    expect(addressCountry(to.country)).toBe('GB');
  });

  it('follows the state, too, if the United States have one for it [row D653]', () => {
    for (const [id, { country, states = [] }] of ROWS)
      for (const state of states)
        expect(destinationOf({ country, postal_code: '10001', state: ` ${state.toLowerCase()} ` })).toEqual(
          answerOf(id, country),
        );
    expect(destinationOf({ country: 'US', postal_code: '10001', state: 'NY' })).toEqual({ country: 'US' });
    // Wallets send the full name.
    expect(destinationOf({ country: 'US', state: 'Guam' })).toEqual({ refused: 'us pacific' });
  });

  it('shares the EU areas of the country that it is sold as, or is refused with an explanation [row D653]', () => {
    for (const [id, { sold, vat, customs, country }] of ROWS) {
      if (sold) {
        expect([id, vat, customs]).toEqual([id, !isAbroad(sold.country), !isAbroad(sold.country)]);
        expect(addressCountry(sold.country)).toBe(country);
      } else {
        for (const language of LANGUAGES)
          expect(refusedWords(id as RefusedPlace, language)).toMatch(
            /^(Sorry, we|Leider versenden wir) .+\.$/,
          );
      }
    }
  });

  it('has the tax of its place: Northern Ireland like the EU, regions their own rate once the destination decides the tax [row D654]', () => {
    const rates = (postal_code: string, country: AddressCountry) => {
      const to = destinationOf({ country, postal_code });
      if (to.refused) throw new Error(`${postal_code} is refused`);
      return [false, true].map((aboveOssThreshold) => vatFor(to, { aboveOssThreshold }));
    };
    const german = { country: 'DE', ratePercent: 19 };
    expect(rates('BT1 1AA', 'GB')).toEqual([german, { country: 'XI', ratePercent: 20 }]);
    expect(rates('9000-001', 'PT')).toEqual([german, { country: 'PT', ratePercent: 22 }]);
    expect(rates('9400-001', 'PT')).toEqual([german, { country: 'PT', ratePercent: 22 }]);
    expect(rates('9500-001', 'PT')).toEqual([german, { country: 'PT', ratePercent: 16 }]);
    expect(rates('1000-001', 'PT')).toEqual([german, { country: 'PT', ratePercent: 23 }]);
    expect(rates('6691', 'AT')).toEqual([german, { country: 'AT', ratePercent: 19 }]);
    expect(rates('98000', 'FR')).toEqual([german, { country: 'FR', ratePercent: 20 }]);
    const none = { country: null, ratePercent: 0 };
    expect(rates('IM1 1AA', 'GB')).toEqual([none, none]);
    expect(rates('00901', 'US')).toEqual([none, none]);
  });
});
