import type Stripe from 'stripe';
import * as z from 'zod';
import { isCountry } from '#domain/countries.ts';
import { asText, firstAddressFault, tidyAddress } from '#domain/shipping/address-faults.ts';
import { destinationOf } from '#domain/shipping/destinations.ts';
import type { PostalAddress, WalletRecipient } from '#domain/shipping/postal-address.ts';
import { addressSchema, nameField } from '../fields/fields.ts';

const parts = z.object(addressSchema);

export interface PaidRecipient {
  readonly name: string | undefined;
  /** Undefined if no parcel would arrive: no address, a missing part, or a place that we do not sell to. */
  readonly address: PostalAddress | undefined;
}

/** Recipient and address of a payment, in the spelling and length of our own forms, for every wallet. */
export function readRecipient(
  given: { readonly name?: string | null; readonly address?: Stripe.Address | null } | null | undefined,
): PaidRecipient {
  const name = nameField.safeParse(given?.name ?? '').data;
  const { line1, line2, postal_code, city, state, country } = given?.address ?? {};
  const read = parts.safeParse({
    line1: line1 ?? '',
    line2: line2 ?? '',
    postal_code: postal_code ?? '',
    city: city ?? '',
    state: state ?? '',
  });
  if (!read.success || !country || !isCountry(country)) return { name, address: undefined };
  const address = { ...read.data, country };
  if (destinationOf(address).refused || firstAddressFault(asText(name, address, country), 'en'))
    return { name, address: undefined };
  const tidy = tidyAddress(address);
  return { name, address: { ...tidy, line2: tidy.line2 || null } };
}

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
