import { describe, expect, it } from 'vitest';
import { cents, ZERO } from '../money.ts';
import type { PassedLine, TaxRecords } from './tax-year.ts';
import { vatNumberDueWords } from './vat-number-due.messages.ts';
import { vatNumberDue } from './vat-number-due.ts';

const SMALL: TaxRecords = { smallBusiness: { from: '2026-01-01' }, lines: [], oss: undefined };
const NONE = { vatId: '' };
const TODAY = '2026-11-26';
const due = (thisYear: number, { lastYear = 0, today = TODAY, records = SMALL, has = NONE } = {}) =>
  vatNumberDue(records, today, { thisYear: cents(thisYear), lastYear: cents(lastYear) }, has);
const over = (on: string): PassedLine => ({ year: Number(on.slice(0, 4)), line: 'small business over', on });

describe('the VAT number of a small business that has only a tax number', () => {
  it('is requested before a limit of § 19 is passed, with the day from which invoices need it [row D614]', () => {
    expect(due(1_999_999)).toBeUndefined();
    const year = { from: '2027-01-01', limit: 2_500_000 };
    expect(due(2_000_000)).toEqual({ kind: 'near', turnover: 2_000_000, ...year });
    // 25 000 euro is not above 25 000.
    expect(due(2_500_000)).toMatchObject({ kind: 'near' });
    expect(due(2_500_001)).toEqual({ kind: 'year', turnover: 2_500_001, ...year });
    expect(due(7_999_999)).toMatchObject({ kind: 'year' });
    expect(due(8_000_000)).toEqual({ kind: 'order', turnover: 8_000_000, limit: 10_000_000 });
  });

  it('is requested from the day on which turnover ended the small business', () => {
    // By an order of the current year, also in later years.
    const records = { ...SMALL, lines: [over('2026-10-05')] };
    expect(due(10_100_000, { records })).toEqual({ kind: 'over', from: '2026-10-05' });
    expect(due(0, { records, today: '2028-02-01' })).toEqual({ kind: 'over', from: '2026-10-05' });
    // By the previous year, from the first day of this one, even without sales.
    const next = { lastYear: 2_500_001, today: '2027-01-02' };
    expect(due(0, next)).toEqual({ kind: 'over', from: '2027-01-01' });
    const sold = { ...SMALL, lines: [over('2027-03-04')] };
    expect(due(100, { ...next, today: '2027-05-01', records: sold })).toEqual({
      kind: 'over',
      from: '2027-01-01',
    });
  });

  it('is not requested from companies that have one, were never a small business, or are one again', () => {
    expect(due(9_000_000, { has: { vatId: 'DE123456789' } })).toBeUndefined();
    expect(due(9_000_000, { records: { ...SMALL, smallBusiness: undefined } })).toBeUndefined();
    const again = { ...SMALL, smallBusiness: { from: '2028-01-01' }, lines: [over('2026-10-05')] };
    expect(due(0, { records: again, today: '2028-02-01' })).toBeUndefined();
    // A small business set for a future day ends before it begins.
    const planned = { ...SMALL, smallBusiness: { from: '2027-01-01' } };
    expect(due(0, { records: planned, lastYear: 9_000_000 })).toBeUndefined();
    expect(due(2_600_000, { records: planned })).toMatchObject({ kind: 'year', from: '2027-01-01' });
  });

  it('is requested with a reason, figures and a day', () => {
    expect(vatNumberDueWords({ kind: 'over', from: '2026-10-05' })).toContain('Since 5 Oct 2026');
    const figures = { from: '2027-01-01', turnover: cents(2_600_000), limit: cents(2_500_000) };
    for (const kind of ['year', 'near'] as const)
      expect(vatNumberDueWords({ kind, ...figures })).toMatch(/26\.000,00.*25\.000,00.*from 1 Jan 2027/);
    const order = { kind: 'order', turnover: cents(8_100_000), limit: cents(10_000_000) } as const;
    expect(vatNumberDueWords(order)).toMatch(/81\.000,00.*100\.000,00/);
    expect(vatNumberDueWords({ kind: 'over', from: '2026-10-05' }, 'de')).toContain('Seit dem 05.10.2026');
    expect(vatNumberDueWords({ kind: 'near', ...figures }, 'de')).toMatch(/26\.000,00.*ab dem 01\.01\.2027/);
    expect(vatNumberDueWords(order, 'de')).toMatch(/81\.000,00.*100\.000,00/);
    expect(due(ZERO)).toBeUndefined();
  });
});
