import type { CurrencyRate, CustomsRows, ImportRow } from './rows.ts';

const source = 'Example: ask your broker, and enter the row that holds';

const row = (
  place: number,
  rest: Pick<ImportRow, 'kind' | 'country' | 'from' | 'basisPoints'> & Partial<ImportRow>,
): ImportRow => ({
  id: `00000000-0000-4000-8000-0000000000${String(place).padStart(2, '0')}`,
  code: null,
  origin: null,
  until: null,
  upToBasisPoints: null,
  source,
  isExample: true,
  ...rest,
});

const pickupsFromGermany = { kind: 'duty', country: 'US', code: '8518.10', origin: 'DE' } as const;

const rate = (currency: CurrencyRate['currency'], perEuro: number): CurrencyRate => ({
  currency,
  day: '2024-01-01',
  perEuro,
  source,
  isExample: true,
});

/** Rows to try all four countries in test mode. Inserted by migrations, ignored in live mode (`ownRows`). */
export const EXAMPLE_ROWS: CustomsRows = {
  imports: [
    row(1, { ...pickupsFromGermany, from: '2024-01-01', until: '2026-07-24', basisPoints: 1490 }),
    // Lacks the US surcharge of July 2026. Ended before its first day and replaced by row 6.
    row(2, { ...pickupsFromGermany, from: '2026-07-25', until: '2026-07-24', basisPoints: 490 }),
    row(3, { kind: 'tax', country: 'GB', from: '2024-01-01', basisPoints: 2000 }),
    row(4, { kind: 'tax', country: 'CH', from: '2024-01-01', basisPoints: 810 }),
    row(5, { kind: 'tax', country: 'CA', from: '2024-01-01', basisPoints: 500, upToBasisPoints: 1500 }),
    // Goods of the EU with a usual duty below 10 % (here 4.9 %) pay 10 % in total. From secondary sources only.
    row(6, {
      ...pickupsFromGermany,
      from: '2026-07-25',
      basisPoints: 1000,
      source: `${source} (2026-11-28: Section 301, FR Doc. 2026-15181)`,
    }),
  ],
  rates: [rate('GBP', 870_000), rate('USD', 1_160_000)],
};
