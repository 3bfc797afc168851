import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBuild } from '../../tests/fixtures/configurator-builds.ts';
import { written } from '../../tests/fixtures/configurator-words.ts';
import { forAll, itForAll } from '../../tests/fixtures/for-all.ts';
import { reportOf } from '../../tests/fixtures/pickups.ts';
import { runs } from '../../tests/fixtures/runs.ts';
import { lineFor, readLine } from '../cart/cart-line.ts';
import { freezeLine } from '../checkout/sold-line.ts';
import { baseKeyOf } from '../configurator/bill.ts';
import type { Choices } from '../configurator/record.ts';
import { CONFIGURATORS } from '../configurator/tables.ts';
import { ABROAD, type AbroadCountry } from '../countries.ts';
import { type Cents, cents } from '../money.ts';
import { choicesOf } from '../products/catalogue.ts';
import { PRODUCTS, type Product } from '../products/products.ts';
import { articleFault, customsArticle } from './article.ts';
import { customsWords, exampleRateOf } from './consignment.messages.ts';
import { type Customs, consignmentTo } from './consignment.ts';
import { EXAMPLE_ROWS } from './example-rows.ts';
import { type LineToDeclare, orderCustoms, parcelStop } from './order-customs.ts';
import { ownRows } from './rows.ts';

const STOCK = PRODUCTS.flatMap((product: Product) =>
  choicesOf(product).filter(({ color }) => color === product.colours[0]),
).flatMap((choice) => lineFor(choice) ?? []);
const sold = STOCK.map(({ config }) => freezeLine(config, reportOf));
const TODAY: Customs = { rows: EXAMPLE_ROWS, gbVatNumber: 'GB000000000', day: '2026-11-23' };

describe('the customs record of an article', () => {
  it('has code, origin, a valid text and a weight for every product, flavor and bundle [row D363]', () => {
    for (const each of sold) {
      const article = customsArticle(each);
      expect(articleFault(article), each.title).toBeUndefined();
      expect(article).toMatchObject({ code: '8518.10', origin: 'DE', pieces: each.pickups.length });
      expect(article.net_g, each.title).toBeGreaterThan(30 * article.pieces);
      expect(article.net_g, each.title).toBeLessThan(250 * article.pieces);
    }
    const texts = new Set(sold.map((each) => customsArticle(each).text));
    expect(texts).toContain('Electric guitar pickups (humbucker), set of two');
    expect(texts).toContain('Electric guitar pickups (single-coil), set of 3');
    expect(texts).toContain('Electric bass pickups (single-coil), set of two');
  });

  itForAll([anyBuild], { numRuns: runs(60) })(
    'is complete for every build [row D363]',
    ({ kind, choices }) => {
      const line = readLine({
        lookupKey: baseKeyOf(CONFIGURATORS[kind], choices as Choices),
        config: written(kind, choices),
      });
      if (!line) throw new Error('not a line');
      const article = customsArticle(freezeLine(line.config, reportOf));
      expect(articleFault(article)).toBeUndefined();
      expect(article.net_g).toBeGreaterThan(40);
    },
  );

  it('has no weight if a pickup was not weighed', () => {
    const [first] = sold;
    if (!first) throw new Error('nothing sold');
    const pickups = first.pickups.map(({ net_g: _, ...rest }) => rest);
    expect(customsArticle({ pickups }).net_g).toBeNull();
  });
});

const goodsOf = (value: number) => [
  { code: '8518.10', origin: 'DE', value: cents(value), listed: cents(value) },
];

describe('a consignment', () => {
  it('to Great Britain includes British VAT up to £135, and is an export above [row D36]', () => {
    expect(consignmentTo('GB', goodsOf(15_517), TODAY)).toMatchObject({
      terms: 'vat contained',
      vat: { country: 'GB', ratePercent: 20 },
    });
    expect(consignmentTo('GB', goodsOf(15_518), TODAY)).toMatchObject({
      terms: 'paid at the door',
      tax: { basisPoints: 2000 },
    });
  });

  it('to Great Britain is refused up to £135 without a VAT number, but not above [row D361]', () => {
    const without = { ...TODAY, gbVatNumber: '' };
    expect(consignmentTo('GB', goodsOf(12_500), without)).toEqual({
      terms: 'closed',
      closed: { why: 'british number' },
    });
    expect(consignmentTo('GB', goodsOf(24_000), without).terms).toBe('paid at the door');
  });

  it('to the US has prepaid duty at the rate of its day [rows D36, D669]', () => {
    const dutyOn = (day: Customs['day']) => consignmentTo('US', goodsOf(24_000), { ...TODAY, day });
    expect(dutyOn(TODAY.day)).toMatchObject({ terms: 'duty prepaid', duty: 2400 });
    expect(dutyOn('2026-07-25')).toMatchObject({ duty: 2400 });
    expect(dutyOn('2026-07-24')).toMatchObject({ duty: 3576 });
  });

  it('to the US is refused without a duty rate, without an exchange rate, and above the value limit [row D361]', () => {
    const closedBy = (customs: Customs, value = 24_000) => {
      const consignment = consignmentTo('US', goodsOf(value), customs);
      return consignment.terms === 'closed' ? consignment.closed.why : undefined;
    };
    const { imports, rates } = EXAMPLE_ROWS;
    expect(closedBy({ ...TODAY, rows: { imports: [], rates } })).toBe('duty row');
    expect(closedBy({ ...TODAY, rows: { imports, rates: [] } })).toBe('rate');
    expect(closedBy({ ...TODAY, rows: ownRows(EXAMPLE_ROWS) })).toBe('rate');
    expect(closedBy(TODAY, 68_965)).toBeUndefined();
    expect(closedBy(TODAY, 68_966)).toBe('value');
  });

  it('with a bought-in part of unknown origin cannot leave the EU', () => {
    const { code, origin } = customsArticle({
      pickups: [],
      part: { id: 'screw:mount:humbucker', pieces: 2 },
    });
    const part = { code, origin, value: cents(400), listed: cents(400) };
    for (const country of ABROAD)
      expect(consignmentTo(country, [...goodsOf(24_000), part], TODAY)).toEqual({
        terms: 'closed',
        closed: { why: 'origin' },
      });
  });

  it('prefers our own rate to an example, and ignores rates older than a month', () => {
    const own = { ...EXAMPLE_ROWS.rates[0], day: '2026-11-01', perEuro: 900_000, isExample: false } as const;
    const rows = { imports: EXAMPLE_ROWS.imports, rates: [{ currency: 'GBP', source: '', ...own } as const] };
    expect(consignmentTo('GB', goodsOf(15_001), { ...TODAY, rows }).terms).toBe('paid at the door');
    expect(consignmentTo('GB', goodsOf(15_001), { ...TODAY, rows, day: '2026-12-03' })).toMatchObject({
      closed: { why: 'rate' },
    });
  });
});

const lineOf = (unit: number, quantity: number): LineToDeclare => {
  const [first] = sold;
  if (!first) throw new Error('nothing sold');
  return { unit: cents(unit), quantity, sold: first };
};

describe('the record of an order', () => {
  it('accounts for every cent of goods, discount and duty, for any order', () => {
    const anyLine = fc.record({
      unit: fc.integer({ min: 1, max: 40_000 }),
      quantity: fc.integer({ min: 1, max: 5 }),
    });
    const anyCountry = fc.constantFrom('GB', 'US', 'CH', 'CA');
    const line = (unit: number, quantity: number) => ({ unit, quantity });
    forAll(
      [fc.array(anyLine, { minLength: 1, maxLength: 12 }), fc.integer({ min: 0, max: 50 }), anyCountry],
      (drawn, percent, country: AbroadCountry) => {
        const lines = drawn.map(({ unit, quantity }) => lineOf(unit, quantity));
        const goods = drawn.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
        const discount = cents(Math.floor((goods * percent) / 100));
        const record = orderCustoms(country, lines, discount, TODAY);
        const sumOf = (of: (line: (typeof record.lines)[number]) => Cents) =>
          record.lines.reduce((sum, line) => sum + of(line), 0);
        expect(sumOf(({ value }) => value)).toBe(goods - discount);
        expect(record.value).toBe(goods - discount);
        expect(sumOf(({ duty }) => duty)).toBe(record.duty);
        // Each line's duty is within half a cent of its exact share, so lines of a few cents have none.
        for (const { duty, value, row } of record.lines) {
          expect(row !== null).toBe(record.terms === 'duty prepaid');
          expect(Math.abs(duty * 10_000 - value * (row?.basisPoints ?? 0))).toBeLessThanOrEqual(5000);
        }
      },
      { numRuns: runs(1000), examples: [[[line(1, 1), line(2, 5)], 0, 'US']] },
    );
  });

  it('labels the shop’s default rates as examples, in both languages, but not the makers’ own rates [row D669]', () => {
    const own = EXAMPLE_ROWS.imports.map((row) => ({ ...row, isExample: false }));
    for (const [country, price, examples] of [
      ['US', 24_000, [/ of 24,00 € \(example rate: 10 % of the goods\)/, /\(Beispielsatz: 10 % der Ware\)/]],
      ['GB', 12_500, [/ VAT of 20 % \(example rate\) is/, /Umsatzsteuer von 20 % \(Beispielsatz\) ist/]],
      ['GB', 24_000, [/\(example rate: 20 % of goods/, /\(Beispielsatz: 20 % auf Ware/]],
      ['CA', 24_000, [/\(example rate: 5 to 15 % of goods/, /\(Beispielsatz: 5 bis 15 % auf Ware/]],
    ] as const) {
      const saidOf = (imports: Customs['rows']['imports']) => {
        const rows = { ...EXAMPLE_ROWS, imports };
        const record = orderCustoms(country, [lineOf(price, 1)], cents(0), { ...TODAY, rows });
        return (['en', 'de'] as const).map((language) => ({
          sentence: customsWords(record, cents(0), language).join(' ').replaceAll('\u00a0', ' '),
          mark: exampleRateOf(record, language),
        }));
      };
      const [english, german] = saidOf(EXAMPLE_ROWS.imports);
      expect(english).toEqual({ sentence: expect.stringMatching(examples[0]), mark: 'example rate' });
      expect(german).toEqual({ sentence: expect.stringMatching(examples[1]), mark: 'Beispielsatz' });
      for (const { sentence, mark } of saidOf(own)) {
        expect(sentence).not.toMatch(/example|Beispiel/i);
        expect(mark).toBeUndefined();
      }
    }
  });

  it('stops a British parcel that falls below the £135 limit after a refund', () => {
    const record = orderCustoms('GB', [lineOf(12_500, 2)], cents(0), TODAY);
    expect(record).toMatchObject({ terms: 'paid at the door', valueAbroad: 21_750 });
    expect(parcelStop(record)).toBeUndefined();
    expect(parcelStop(record, cents(12_500))).toEqual({ why: 'under the british line', pence: 10_875 });
    expect(parcelStop(record, cents(0))).toBeUndefined();
    const small = orderCustoms('GB', [lineOf(12_500, 1)], cents(0), TODAY);
    expect(small).toMatchObject({ terms: 'vat contained', gbVatNumber: 'GB000000000' });
    expect(parcelStop(small, cents(5000))).toBeUndefined();
  });
});

it('the examples in the database match the code', () => {
  const written = globSync('server/platform/db/migrations/*_{customs,us_duty_example}.sql')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  for (const { id, from, basisPoints, source } of EXAMPLE_ROWS.imports) {
    expect(written).toMatch(new RegExp(`'${id}'.*'${from}', .*, ${basisPoints}, .*true\\)`));
    expect(written).toContain(`'${source}'`);
  }
  for (const { currency, day, perEuro } of EXAMPLE_ROWS.rates)
    expect(written).toContain(`'${currency}', '${day}', ${perEuro},`);
});
