import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EU_COUNTRIES } from '#domain/countries.ts';

const SOURCES = globSync('{app,domain,server}/**/*.{ts,tsx}')
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const filesWith = (found: (text: string) => boolean) =>
  SOURCES.filter(({ text }) => found(text)).map(({ path }) => path);
const sorted = (paths: readonly string[]) => [...paths].sort();

describe('the status of a place for tax, customs and the post', () => {
  it('is asked of what an order is sold to, never of the country of an address [case F2] [row D741]', () => {
    const asked = SOURCES.flatMap(({ path, text }) =>
      [...text.matchAll(/\bisAbroad\(([^;\n]*?)\)/g)].map(([, of = '']) => `${path}: ${of}`),
    );
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.filter((where) => /address/i.test(where.split(': ')[1] ?? ''))).toEqual([
      // Packaging law depends on the country.
      'domain/admin/packaging.ts: addressCountry(country',
    ]);
  });

  it('is in no list of member states but these [case F2] [row D741]', () => {
    const listsMembers = (text: string) =>
      EU_COUNTRIES.filter((code) => new RegExp(`['\\s{[]${code}['"]?[,: ]`).test(text)).length > 20;
    expect(sorted(filesWith(listsMembers))).toEqual(
      sorted([
        'domain/checkout/vat-ids.ts', // shapes of VAT ids
        'domain/countries.ts', // names, and the list itself
        'domain/shipping/carrier-files/country-codes.ts', // codes of three letters
        'domain/prices/vat.ts', // rates
        'domain/shipping/postal-codes.ts', // shapes of postal codes
      ]),
    );
    expect(filesWith((text) => /\bEU_COUNTRIES\b/.test(text))).toEqual(['domain/countries.ts']);
    // Code about sales by database columns and rates, and schemas of customs rows.
    expect(sorted(filesWith((text) => /\b(?:EU_DESTINATIONS|ABROAD)\b/.test(text)))).toEqual(
      sorted([
        'app/features/admin/shipping/collected-abroad.tsx',
        'domain/changes/changes.ts',
        'domain/countries.ts',
        'domain/prices/vat.ts',
        'server/api/calls.ts',
        'server/api/workshop-calls.ts',
        'server/books/oss.ts',
        'server/checkout/settle-tax.ts',
        'server/platform/shopfront/read-tax.ts',
      ]),
    );
  });
});

it('a table of separated values is written by one writer [case A9] [row D740]', () => {
  const byHand = (text: string) => /\.join\(['"`][;,]['"`]\)/.test(text) && text.includes("'\\r\\n'");
  expect(filesWith(byHand)).toEqual([
    // Only figures, in the visitor's browser.
    'domain/measure/take-pickup.ts',
  ]);
  expect(filesWith((text) => /\bFORMULA\b/.test(text))).toEqual(['domain/csv.ts']);
});
