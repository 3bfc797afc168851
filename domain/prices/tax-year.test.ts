import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import { yearOf } from '../calendar/day.ts';
import { type CountryCode, EU_DESTINATIONS, isAbroad } from '../countries.ts';
import { add, type Cents, cents, ZERO } from '../money.ts';
import {
  beganAbove,
  countsForOss,
  OSS_LINE,
  OSS_TOLD,
  ossFault,
  type PassedLine,
  SMALL_LAST_YEAR,
  SMALL_THIS_YEAR,
  smallBusinessFault,
  type TaxRecords,
  taxOfSale,
  taxRulesOn,
} from './tax-year.ts';
import { type Vat, vatContained, vatFor } from './vat.ts';

const NOTHING: TaxRecords = { smallBusiness: undefined, lines: [], oss: undefined };
const NO_SALES = { lastYear: ZERO, thisYear: ZERO };

interface Sale {
  readonly country: CountryCode;
  readonly day: string;
  readonly gross: Cents;
  readonly isFirm: boolean;
}
interface Sold extends Sale {
  readonly vat: Vat;
  readonly net: Cents;
}

/** Settles sales in order like the shop; each knows the thresholds passed before. */
function settleAll(sales: readonly Sale[], start: TaxRecords = NOTHING) {
  const sold: Sold[] = [];
  const lines: PassedLine[] = [...start.lines];
  const netOf = (year: number, which: (one: Sold) => boolean = () => true) =>
    add(ZERO, ...sold.filter((one) => yearOf(one.day) === year && which(one)).map(({ net }) => net));
  for (const sale of sales) {
    const year = yearOf(sale.day);
    const turnover = { lastYear: netOf(year - 1), thisYear: netOf(year) };
    const oss = netOf(year, ({ country, isFirm }) => countsForOss(country, isFirm));
    const { vat, passes } = taxOfSale({ ...start, lines }, { ...sale, to: sale }, { turnover, oss });
    lines.push(...passes.map(({ line }) => ({ year, line, on: sale.day })));
    sold.push({ ...sale, vat, net: cents(sale.gross - vatContained(sale.gross, vat)) });
  }
  return { sold, lines };
}

const DAYS = [
  '2026-02-03',
  '2026-06-15',
  '2026-12-31',
  '2027-01-01',
  '2027-08-09',
  '2028-01-02',
  '2028-11-11',
];
const sales = fc
  .array(
    fc.record({
      country: fc.constantFrom<CountryCode>(...EU_DESTINATIONS, 'US', 'CH'),
      day: fc.constantFrom(...DAYS),
      gross: fc.integer({ min: 1, max: 600_000 }).map(cents),
      isFirm: fc.boolean(),
    }),
    { maxLength: 60 },
  )
  .map((all) => all.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)));

const HOME = { country: 'DE', ratePercent: 19 };
const sale = (country: CountryCode, gross: number, day = '2026-06-15', isFirm = false): Sale => ({
  country,
  day,
  gross: cents(gross),
  isFirm,
});

describe('the one-stop shop', () => {
  it('starts with the order that passes 10 000 euro, and lasts until the end of the next year', () => {
    const { sold, lines } = settleAll([
      sale('FR', 952_000),
      sale('DE', 900_000),
      sale('SE', 238_000),
      sale('SE', 11_900),
      sale('SE', 11_900),
      sale('AT', 1_200, '2027-03-01'),
      sale('AT', 1_200, '2028-03-01'),
    ]);
    // 8 000.00 is not above 8 000; 10 000.00 is not above 10 000.
    expect(sold.map(({ vat }) => vat)).toEqual([
      ...[HOME, HOME, HOME],
      { country: 'SE', ratePercent: 25 },
      { country: 'SE', ratePercent: 25 },
      { country: 'AT', ratePercent: 20 },
      HOME,
    ]);
    expect(lines).toEqual([
      { year: 2026, line: 'oss told', on: '2026-06-15' },
      { year: 2026, line: 'oss passed', on: '2026-06-15' },
    ]);
  });

  itForAll([sales])(
    'applies to the order that passes the threshold, in any order of settlement, and never ends within the year [row D570]',
    (all) => {
      const { sold, lines } = settleAll(all);
      const passed = (year: number) => lines.some((one) => one.year === year && one.line === 'oss passed');
      for (const year of [2026, 2027, 2028]) {
        const others = sold.filter(
          (one) => yearOf(one.day) === year && countsForOss(one.country, one.isFirm),
        );
        let [count, isAbove] = [0, beganAbove({ ...NOTHING, lines }, year)];
        expect(isAbove).toBe(passed(year - 1));
        for (const { country, gross, vat, net } of others) {
          const atHome = gross - vatContained(gross, vatFor(country, { aboveOssThreshold: isAbove }));
          isAbove ||= count + atHome > OSS_LINE;
          expect(vat).toEqual(vatFor(country, { aboveOssThreshold: isAbove }));
          count += net;
        }
        // Sales with domestic tax never exceed the threshold.
        if (!isAbove) expect(count).toBeLessThanOrEqual(OSS_LINE);
        if (!passed(year)) expect(count).toBeLessThanOrEqual(OSS_LINE);
      }
      const keys = lines.map(({ year, line }) => `${year} ${line}`);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { country, vat } of sold.filter((one) => !countsForOss(one.country, one.isFirm)))
        expect(vat).toEqual(isAbroad(country) ? { country: null, ratePercent: 0 } : HOME);
    },
  );

  it('ignores companies with a VAT id [case M22]', () => {
    const { sold, lines } = settleAll([
      sale('FR', 1_500_000, '2026-06-15', true),
      sale('FR', 1_300_000),
      sale('FR', 11_900, '2026-06-16', true),
    ]);
    expect(sold.map(({ vat }) => vat)).toEqual([HOME, { country: 'FR', ratePercent: 20 }, HOME]);
    expect(lines.map(({ line }) => line)).toEqual(['oss told', 'oss passed']);
  });

  it('starts on the day that the makers chose, independent of sales, and lasts for two calendar years [row D723]', () => {
    const chosen = { ...NOTHING, oss: '2026-06-15' };
    const { sold } = settleAll(
      [sale('AT', 1_200, '2026-06-14'), sale('AT', 1_200, '2026-06-15'), sale('AT', 1_200, '2027-01-02')],
      chosen,
    );
    const there = { country: 'AT', ratePercent: 20 };
    expect(sold.map(({ vat }) => vat)).toEqual([HOME, there, there]);
    expect(ossFault(null, '2026-06-14', '2026-06-15')).toEqual({ kind: 'past' });
    expect(ossFault(null, '2026-06-15', '2026-06-15')).toBeUndefined();
    // A choice can be moved and withdrawn before its day.
    expect(ossFault('2026-06-16', '2026-07-01', '2026-06-15')).toBeUndefined();
    expect(ossFault('2026-06-16', null, '2026-06-15')).toBeUndefined();
    const binds = { kind: 'binds', until: '2027-12-31' };
    expect(ossFault('2026-06-15', null, '2026-06-15')).toEqual(binds);
    expect(ossFault('2026-06-15', '2027-01-01', '2027-12-31')).toEqual(binds);
    expect(ossFault('2026-06-15', null, '2028-01-01')).toBeUndefined();
  });

  it('is announced once, at 8 000 euro', () => {
    const near = { turnover: NO_SALES, oss: OSS_TOLD };
    const toFrance = { ...sale('FR', 119), to: { country: 'FR' } } as const;
    const first = taxOfSale(NOTHING, toFrance, near);
    expect(first.passes).toEqual([{ line: 'oss told', net: OSS_TOLD + 100 }]);
    const announced: TaxRecords = { ...NOTHING, lines: [{ year: 2026, line: 'oss told', on: '2026-06-15' }] };
    expect(taxOfSale(announced, toFrance, near).passes).toEqual([]);
  });
});

describe('a small business (§ 19 UStG)', () => {
  const small: TaxRecords = { ...NOTHING, smallBusiness: { from: '2026-06-01' } };
  const NONE = { country: 'DE', ratePercent: 0 };

  it('charges no tax from its first day, in any member state, and exports stay exports', () => {
    const { sold } = settleAll(
      [sale('DE', 11_900, '2026-05-31'), sale('DE', 11_900), sale('FR', 11_900), sale('US', 11_900)],
      small,
    );
    expect(sold.map(({ vat }) => vat)).toEqual([HOME, NONE, NONE, { country: null, ratePercent: 0 }]);
  });

  it('charges no tax above the one-stop shop’s threshold, and notifies its makers', () => {
    const { sold, lines } = settleAll([sale('FR', 900_000), sale('FR', 200_000)], small);
    expect(sold.map(({ vat }) => vat)).toEqual([NONE, NONE]);
    expect(lines.map(({ line }) => line)).toEqual(['oss told', 'oss passed']);
  });

  it('ends with the order that passes 100 000 euro in a year', () => {
    const { sold, lines } = settleAll(
      [sale('DE', SMALL_THIS_YEAR), sale('DE', 100), sale('DE', 100), sale('DE', 100, '2027-01-02')],
      small,
    );
    expect(sold.map(({ vat }) => vat)).toEqual([NONE, HOME, HOME, HOME]);
    expect(lines.map(({ line }) => line)).toEqual(['small business over']);
  });

  it('ends with a year that follows one of more than 25 000 euro, and does not return automatically [row D573]', () => {
    const { sold, lines } = settleAll(
      [
        sale('DE', SMALL_LAST_YEAR),
        sale('DE', 1, '2026-12-31'),
        sale('DE', 100, '2027-01-02'),
        sale('DE', 100, '2028-01-02'),
      ],
      small,
    );
    expect(sold.map(({ vat }) => vat)).toEqual([NONE, NONE, HOME, HOME]);
    expect(lines).toEqual([{ year: 2027, line: 'small business over', on: '2027-01-02' }]);
    expect(taxRulesOn(small, '2027-01-01', { lastYear: cents(SMALL_LAST_YEAR + 1) }).smallBusiness).toBe(
      false,
    );
    expect(taxRulesOn(small, '2027-01-01', { lastYear: SMALL_LAST_YEAR }).smallBusiness).toBe(true);
  });

  itForAll([sales, fc.constantFrom(...DAYS)])(
    'never charges tax of another state while it charges none at home',
    (all, from) => {
      const { sold } = settleAll(all, { ...NOTHING, smallBusiness: { from } });
      for (const { vat, day, country } of sold) {
        if (day < from) expect(vat.ratePercent === 0).toBe(vat.country === null);
        expect(vat.country === null).toBe(country === 'US' || country === 'CH');
      }
    },
  );

  it('is refused if turnover forbids it, or if the year has started with tax', () => {
    const fault = (from: string, lastYear: number, thisYear: number, records = NOTHING) =>
      smallBusinessFault(records, from, '2026-06-15', {
        lastYear: cents(lastYear),
        thisYear: cents(thisYear),
      });
    expect(fault('2026-06-15', 0, 0)).toBeUndefined();
    expect(fault('2026-06-14', 0, 0)).toEqual({ kind: 'past' });
    expect(fault('2026-06-15', 7_184_000, 0)).toEqual({
      kind: 'last year',
      turnover: 7_184_000,
      limit: 2_500_000,
    });
    expect(fault('2026-06-15', 0, 10_000_001)).toMatchObject({ kind: 'this year' });
    expect(fault('2026-06-15', 0, 100)).toEqual({ kind: 'year has begun', next: '2027-01-01' });
    expect(fault('2027-01-01', 7_184_000, 100)).toBeUndefined();
    expect(fault('2027-01-01', 0, 2_500_001)).toMatchObject({ kind: 'last year', turnover: 2_500_001 });
    expect(fault('2027-05-01', 0, 0)).toMatchObject({ kind: 'year has begun', next: '2028-01-01' });
    const holds: TaxRecords = { ...NOTHING, smallBusiness: { from: '2026-01-01' } };
    expect(fault('2027-01-01', 0, 0, holds)).toEqual({ kind: 'holds', from: '2026-01-01' });
  });
});
