import { COUNTRIES, type CountryCode, type Destination, isAbroad } from '../countries.ts';
import type { Cents } from '../money.ts';
import { TAX_NOW } from '../prices/tax-now.ts';
import { vatFor } from '../prices/vat.ts';
import { destinationOf } from './destinations.ts';
import type { PostalAddress } from './postal-address.ts';
import { shippingTo, zoneOf } from './shipping.ts';

interface Frozen {
  readonly shippingCountry: CountryCode;
  readonly goods: Cents;
  readonly shipping: Cents;
}

const taxOf = (to: CountryCode | Destination) => JSON.stringify(vatFor(to, TAX_NOW));

/** Countries an order can be redirected to at the same sum: equal shipping fee and equal tax. */
export function countriesLike({ shippingCountry: country, goods, shipping }: Frozen): readonly CountryCode[] {
  const costsTheSame = (other: CountryCode) =>
    zoneOf(other) === zoneOf(country) || shippingTo(other, goods).price === shipping;
  // Exports are declared for one country.
  if (isAbroad(country)) return [country];
  return ([...COUNTRIES, 'XI'] as const).filter(
    (other) => costsTheSame(other) && taxOf(other) === taxOf(country),
  );
}

/** Country of sale after a change of address; unchanged between places of the same kind. */
export function soldTo(
  {
    shippingCountry,
    shippingAddress,
  }: Pick<Frozen, 'shippingCountry'> & { readonly shippingAddress: PostalAddress | null },
  address: PostalAddress,
): Destination | undefined {
  const is = destinationOf(address);
  if (is.refused) return undefined;
  const was = shippingAddress ? destinationOf(shippingAddress) : undefined;
  return was?.country === is.country && was.ratePercent === is.ratePercent
    ? { ...is, country: shippingCountry }
    : is;
}

export function mayGoTo(
  order: Frozen & { readonly shippingAddress: PostalAddress | null },
  address: PostalAddress,
): boolean {
  const to = soldTo(order, address);
  if (!to || !countriesLike(order).includes(to.country)) return false;
  const { ratePercent } = (order.shippingAddress && destinationOf(order.shippingAddress)) ?? {};
  return taxOf(to) === taxOf({ country: order.shippingCountry, ...(ratePercent && { ratePercent }) });
}
