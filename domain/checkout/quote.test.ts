import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll, itForAll } from '../../tests/fixtures/for-all.ts';
import { COUNTRIES, EU_COUNTRIES } from '../countries.ts';
import { cents } from '../money.ts';
import { LOOKUP_KEYS, type PriceList, SEED_PRICES } from '../prices/price-list.ts';
import { TAX_NOW } from '../prices/tax-now.ts';
import { vatFor } from '../prices/vat.ts';
import { shippingTo } from '../shipping/shipping.ts';
import { quote, quoteGoods } from './quote.ts';

const anyCountry = fc.constantFrom(...COUNTRIES);
const anyLines = fc.array(
  fc.record({ lookupKey: fc.constantFrom(...LOOKUP_KEYS), quantity: fc.integer({ min: 1, max: 5 }) }),
  { maxLength: 40 },
);
const anyAmount = fc.integer({ min: 0, max: 999_999 }).map(cents);
/** A price list with arbitrary prices and some or all keys. */
const someKeys = fc.oneof(fc.constant([...LOOKUP_KEYS]), fc.subarray([...LOOKUP_KEYS]));
const anyList = someKeys.chain((keys) =>
  fc
    .tuple(...keys.map(() => anyAmount))
    .map((amounts): PriceList => Object.fromEntries(keys.map((key, index) => [key, amounts[index]]))),
);

describe('a quote', () => {
  itForAll([anyLines, anyList, anyCountry])(
    'is the sum of its parts, for any cart, price list and country',
    (lines, prices, country) => {
      const quoted = quote(lines, prices, country);
      if (!quoted.ok) return;
      const goods = lines.reduce((sum, line) => sum + (prices[line.lookupKey] ?? NaN) * line.quantity, 0);
      expect(quoted.goods).toBe(goods);
      expect(quoted.lines.map(({ unit }) => unit)).toEqual(lines.map((line) => prices[line.lookupKey]));
      expect(quoted.total).toBe(quoted.goods + quoted.shipping.fee - quoted.shipping.discount);
      expect(quoted.shipping).toEqual(shippingTo(country, quoted.goods));
      expect(quoted.country).toBe(country);
    },
  );

  it('names each missing price once, and succeeds if none is missing', () => {
    forAll([anyLines, anyList, anyCountry], (lines, prices, country) => {
      const quoted = quote(lines, prices, country);
      const missing = new Set(lines.map(({ lookupKey }) => lookupKey).filter((key) => !(key in prices)));
      expect(quoted.ok).toBe(missing.size === 0);
      if (!quoted.ok) expect(quoted.missing).toEqual([...missing]);
    });
    expect(quote([{ lookupKey: 'humbucker', quantity: 1 }], {}, 'DE')).toEqual({
      ok: false,
      missing: ['humbucker'],
    });
  });

  itForAll([anyAmount, anyCountry])(
    'contains the country’s tax, at most the total, and none on exports',
    (goods, country) => {
      const { vat, total } = quoteGoods(goods, country);
      expect(vat).toMatchObject(vatFor(country, TAX_NOW));
      expect(vat.contained).toBeGreaterThanOrEqual(0);
      expect(vat.contained).toBeLessThanOrEqual(total);
      const isExport = !(EU_COUNTRIES as readonly string[]).includes(country);
      // The shipping fee keeps every total large enough for a tax of at least a cent.
      expect(vat.contained === 0).toBe(isExport);
    },
  );

  itForAll([anyAmount, anyAmount, anyAmount, anyCountry])(
    'keeps an agreed shipping price',
    (goods, shipping, total, country) => {
      const quoted = quoteGoods(goods, country, { shipping });
      expect(quoted.total).toBe(goods + shipping);
      expect(quoted.shipping.price).toBe(shipping);
      expect(quoted.shipping.fee - quoted.shipping.discount).toBe(shipping);
      expect(quoteGoods(goods, country, { shipping: quoteGoods(goods, country).shipping.price })).toEqual(
        quoteGoods(goods, country),
      );
      const vat = { country: 'FR', ratePercent: 20 } as const;
      const paid = quoteGoods(goods, country, { shipping, total, vat });
      expect(paid).toMatchObject({ total, vat: { ...vat, contained: Math.round(total / 6) } });
    },
  );

  it('of two humbucker sets to Germany has the cart’s usual figures', () => {
    expect(quote([{ lookupKey: 'humbucker_set', quantity: 2 }], SEED_PRICES, 'DE')).toMatchObject({
      goods: 48_000,
      shipping: { fee: 619, discount: 619, price: 0 },
      total: 48_000,
      vat: { country: 'DE', ratePercent: 19, contained: 7664 },
    });
  });
});
