import type Stripe from 'stripe';
import * as z from 'zod';
import { isCountry } from '#domain/countries.ts';
import { asText, firstFault, tidyAddress } from '#domain/shipping/address-faults.ts';
import { destinationOf } from '#domain/shipping/destinations.ts';
import type { PostalAddress, WalletRecipient } from '#domain/shipping/postal-address.ts';
import { addressFields, nameField } from '../fields/address-fields.ts';

const parts = z.object(addressFields);

export interface PaidRecipient {
  readonly name: string | undefined;
  /** Undefined where a parcel would not arrive: none was given, a part is missing, or we do not sell to that place. */
  readonly address: PostalAddress | undefined;
}

/** To whom and where a payment says that it goes, in the spelling and the lengths of our own forms, whichever wallet wrote it. */
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
  if (destinationOf(address).refused || firstFault(asText(name, address, country), 'en'))
    return { name, address: undefined };
  const tidy = tidyAddress(address);
  return { name, address: { ...tidy, line2: tidy.line2 || null } };
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
