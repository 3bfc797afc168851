import { describe, expect, it } from 'vitest';
import { consignmentTo } from '#domain/customs/consignment.ts';
import { EXAMPLE_ROWS } from '#domain/customs/example-rows.ts';
import type { CustomsRows } from '#domain/customs/rows.ts';
import { cents } from '#domain/money.ts';
import { customsOn } from '../customs/index.ts';
import { closedAbroad } from './closed-abroad.ts';

const AT = new Date('2026-11-24T09:00:00Z');
const LIVE = {
  env: { sessionMinutes: 30, patienceMs: 3000, publicUrl: 'https://shop.example.org', testMode: false },
};
const linesOf = (words = '') => words.split('\n').filter((line) => line.startsWith('  '));

/** The same rules as if the makers had entered them, with rates of a day. */
const ownSince = (day: string): CustomsRows => ({
  imports: EXAMPLE_ROWS.imports.map((row) => ({ ...row, isExample: false })),
  rates: EXAMPLE_ROWS.rates.map((rate) => ({ ...rate, day, isExample: false })),
});

describe('a start with a real payment account', () => {
  it('lists the closed countries and the reasons while only example rows exist [row D361]', () => {
    const customs = customsOn(EXAMPLE_ROWS, LIVE, AT);
    expect(linesOf(closedAbroad(customs))).toEqual([
      '  United Kingdom: the pound has no rate of your own from the last 31 days',
      '  United Kingdom, goods up to £135: the company data have no British VAT number; above that it is not needed',
      '  United States: the dollar has no rate of your own from the last 31 days',
      '  United States: no row of your own says the duty on 8518.10 from DE',
    ]);
  });

  it('lists nothing with real rows, rates and number, and lists them again with outdated rates', () => {
    const at = (day: string) => ({ rows: ownSince('2026-11-01'), gbVatNumber: 'GB123456789', day });
    expect(closedAbroad(at('2026-11-24'))).toBeUndefined();
    expect(linesOf(closedAbroad(at('2026-12-24')))).toHaveLength(2);
    const { imports, rates } = ownSince('2026-11-01');
    const untaxed = {
      ...at('2026-11-24'),
      rows: { imports: imports.filter(({ kind }) => kind === 'duty'), rates },
    };
    expect(linesOf(closedAbroad(untaxed))).toEqual([
      '  United Kingdom, goods up to £135: no row of your own says what British VAT comes to',
    ]);
  });

  it('lists exactly the countries whose orders are refused', () => {
    const goods = [{ code: '8518.10', origin: 'DE', value: cents(10_000), listed: cents(10_000) }];
    const live = customsOn(EXAMPLE_ROWS, LIVE, AT);
    for (const [country, isClosed] of [
      ['GB', true],
      ['US', true],
      ['CH', false],
      ['CA', false],
    ] as const)
      expect(consignmentTo(country, goods, live).terms === 'closed', country).toBe(isClosed);
  });
});
