import type Stripe from 'stripe';
import { isCountry } from '#domain/countries.ts';
import type { PostalAddress, WalletRecipient } from '#domain/postal-address.ts';

/** An address as the provider holds it; undefined where it leads nowhere that we ship to. */
export function readAddress(address: Stripe.Address | null | undefined): PostalAddress | undefined {
  const { line1, line2, postal_code, city, state, country } = address ?? {};
  if (!line1 || !country || !isCountry(country)) return undefined;
  return {
    line1,
    line2: line2 ?? null,
    postal_code: postal_code ?? '',
    city: city ?? '',
    state: state ?? null,
    country,
  };
}

/** An address as the provider takes it. */
export const writeAddress = ({
  line1 = '',
  line2,
  postal_code = '',
  city = '',
  state,
  country,
}: WalletRecipient['address']) => ({
  line1,
  line2: line2 ?? undefined,
  postal_code,
  city,
  state: state ?? undefined,
  country,
});
