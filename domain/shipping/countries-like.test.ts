import fc from 'fast-check';
import { expect, it } from 'vitest';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import { quoteGoods } from '../checkout/quote.ts';
import { COUNTRIES, isAbroad } from '../countries.ts';
import { cents } from '../money.ts';
import { TAX_NOW } from '../prices/tax-now.ts';
import { vatFor } from '../prices/vat.ts';
import { countriesLike } from './countries-like.ts';

itForAll([fc.constantFrom(...COUNTRIES), fc.integer({ min: 1, max: 60_000 })])(
  'lists the countries with the same total and tax, including its own',
  (country, sum) => {
    const goods = cents(sum);
    const { shipping, total } = quoteGoods(goods, country);
    const like = countriesLike({ shippingCountry: country, goods, shipping: shipping.price });
    expect(like).toContain(country);
    for (const other of COUNTRIES) {
      const holds =
        other === country ||
        (!isAbroad(country) &&
          quoteGoods(goods, other).total === total &&
          JSON.stringify(vatFor(other, TAX_NOW)) === JSON.stringify(vatFor(country, TAX_NOW)));
      expect([other, like.includes(other)]).toEqual([other, holds]);
    }
  },
);

it('stays in the zone if the paid fee is not in the table', () => {
  const like = countriesLike({ shippingCountry: 'FR', goods: cents(12_500), shipping: cents(777) });
  expect(like).toContain('IT');
  expect(like).not.toContain('DE');
});
