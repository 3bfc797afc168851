import { describe, expect, it } from 'vitest';
import { quoteGoods } from '../checkout/quote.ts';
import { COUNTRIES, EU_COUNTRIES } from '../countries.ts';
import { LANGUAGES } from '../languages.ts';
import { cents } from '../money.ts';
import { taxWords } from './small-business.messages.ts';
import { takeTax } from './tax-now.ts';
import { importWords, termsOfTax, vatWords } from './vat.messages.ts';

describe('the VAT note of a total', () => {
  it.each(COUNTRIES)('names the tax for %s only if the total contains any', (country) => {
    const { vat } = quoteGoods(cents(24000), country);
    const isExport = !(EU_COUNTRIES as readonly string[]).includes(country);
    for (const language of LANGUAGES) {
      const words = vatWords(vat, language);
      expect(words).toMatch(isExport ? /^(No VAT|Keine USt)/ : /^(Incl\.|Enthält) \d/);
      expect(importWords(vat, language) !== undefined).toBe(isExport);
    }
  });

  it('explains why a small business charges none, in place of every note that prices include it', () => {
    const vat = { country: 'DE', ratePercent: 0, contained: cents(0) } as const;
    expect(vatWords(vat)).toBe('No VAT: exempt as a small business (§ 19 UStG).');
    expect(vatWords(vat, 'de')).toBe('Keine Umsatzsteuer: Steuerbefreiung für Kleinunternehmer (§ 19 UStG).');
    try {
      expect([taxWords('Incl. VAT.'), termsOfTax('de')]).toEqual([
        'Incl. VAT.',
        expect.stringContaining('19 %'),
      ]);
      takeTax({ aboveOssThreshold: true });
      expect(termsOfTax('en')).toContain('the country that the order goes to');
      takeTax({ aboveOssThreshold: false, smallBusiness: true });
      expect([taxWords('Incl. VAT.'), termsOfTax('de')]).toEqual([vatWords(vat), vatWords(vat, 'de')]);
    } finally {
      takeTax();
    }
  });

  it('gives amount and rate', () => {
    const { vat } = quoteGoods(cents(48000), 'DE');
    expect(vatWords(vat).replaceAll('\u00a0', ' ')).toBe('Incl. 76,64 € VAT (19 %)');
    for (const language of LANGUAGES)
      expect(vatWords({ country: 'FI', ratePercent: 25.5, contained: cents(100) }, language)).toContain(
        '(25,5 %)',
      );
  });
});
