import { COUNTRIES, type CountryCode } from '../countries.ts';
import { isAbroad } from '../customs/consignment.ts';
import type { Cents } from '../money.ts';
import { TAX_NOW } from '../prices/tax-now.ts';
import { vatFor } from '../prices/vat.ts';
import { shippingTo, zoneOf } from './shipping.ts';

/** An order's frozen figures, as far as they depend on where it goes. */
interface Frozen {
  readonly shippingCountry: CountryCode;
  readonly goods: Cents;
  readonly shipping: Cents;
}

/** Where an order can go without a new sum: what was paid for shipping is its fee there, and the tax is the same. */
export function countriesLike({ shippingCountry: country, goods, shipping }: Frozen): readonly CountryCode[] {
  const taxOf = (other: CountryCode) => JSON.stringify(vatFor(other, TAX_NOW));
  const costsTheSame = (other: CountryCode) =>
    zoneOf(other) === zoneOf(country) || shippingTo(other, goods).price === shipping;
  // What leaves the EU was told to one customs.
  if (isAbroad(country)) return [country];
  return COUNTRIES.filter((other) => costsTheSame(other) && taxOf(other) === taxOf(country));
}
