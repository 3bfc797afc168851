import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import { COUNTRIES, type CountryCode } from '../countries.ts';
import { cents, fromEuro } from '../money.ts';
import { PROMOTION, SHIPPING_ZONES, shippingTo, shortOfPromotion, zoneOf } from './shipping.ts';

const anyCountry = fc.constantFrom(...COUNTRIES);
const anyGoods = fc.integer({ min: 0, max: 1_000_000 }).map(cents);

describe('shipping', () => {
  it('costs the fees of the policy [rows 455, 559]', () => {
    const fee = (country: CountryCode) => shippingTo(country, fromEuro(125)).price;
    expect([fee('DE'), fee('FR'), fee('AT'), fee('CH'), fee('GB'), fee('US'), fee('CA')]).toEqual([
      619, 1049, 1449, 1949, 1949, 4850, 2549,
    ]);
    expect(COUNTRIES).toHaveLength(31);
    expect(shippingTo('DE', fromEuro(125)).workDays).toEqual([4, 7]);
  });

  itForAll([anyCountry, anyGoods])(
    'says how much is missing for the promotion, until it applies',
    (country, goods) => {
      const short = shortOfPromotion(goods);
      const isOff = (more: number) => shippingTo(country, cents(goods + more)).discount > 0;
      if (short === undefined) return isOff(0);
      return !isOff(short) && isOff(short + 1) && goods + short === PROMOTION.goodsAbove;
    },
  );

  it('is reduced by 25 euro only above 200 euro, and never below zero [rows 305, 536, 560]', () => {
    expect(shippingTo('US', fromEuro(200))).toMatchObject({ discount: 0, price: 4850 });
    expect(shippingTo('US', cents(20001))).toMatchObject({ discount: 2500, price: 2350 });
    expect(shippingTo('CA', fromEuro(240))).toMatchObject({ price: 49 });
    expect(shippingTo('DE', fromEuro(480))).toMatchObject({ fee: 619, discount: 619, price: 0 });
  });

  itForAll([anyCountry, anyGoods, anyGoods])(
    'is fee minus discount everywhere, and never rises with the goods',
    (country, a, b) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      const shipping = shippingTo(country, more);
      expect(shipping.price).toBe(shipping.fee - shipping.discount);
      expect(shipping.price).toBeGreaterThanOrEqual(0);
      expect(shipping.price).toBeLessThanOrEqual(shippingTo(country, less).price);
      expect(shipping.fee).toBe(SHIPPING_ZONES[zoneOf(country)].fee);
    },
  );
});
