import * as z from 'zod/mini';
import type { AddressCountry } from '../countries.ts';
import { cleanLine } from '../typed-text.ts';
import { needsPostalCode } from './postal-codes.ts';
import { statesOf } from './states.ts';

const short = (max: number) => z.string().check(z.overwrite(cleanLine), z.maxLength(max));
const filled = (max: number) => z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(max));
const country = z.string().check(z.length(2), z.describe('ISO 3166-1 alpha-2'));

const address = z.object({
  line1: filled(200),
  line2: z.nullish(short(200)),
  postal_code: short(20),
  city: filled(100),
  state: z.nullish(short(100)),
  country,
});

/** Recipient of a parcel, with the payment provider's field names, which are also the API's. */
export const recipientSchema = z.object({ name: filled(200), address });

/** A wallet reveals the whole address only after the shopper agrees; until then the country is enough. */
export const walletRecipientSchema = z.object({
  name: z.optional(filled(200)),
  address: z.extend(z.partial(address), { country }),
});

type SentAddress = z.output<typeof address>;

export type Recipient = z.output<typeof recipientSchema>;
export type WalletRecipient = z.output<typeof walletRecipientSchema>;

/** An address in a country the shop ships to, as stored on an order. */
export type PostalAddress = Readonly<SentAddress & { country: AddressCountry }>;

export type AddressPart = 'name' | 'line1' | 'postal_code' | 'city' | 'state' | 'province' | 'country';

/** The first missing part; undefined if the address is complete. */
export function missingPart(
  { name, address }: { name?: string | undefined; address: Partial<SentAddress> },
  country: AddressCountry,
): AddressPart | undefined {
  const { line1, postal_code, city, state } = address;
  if (!name?.trim()) return 'name';
  if (!line1?.trim()) return 'line1';
  if (!postal_code?.trim() && needsPostalCode(country)) return 'postal_code';
  if (!city?.trim()) return 'city';
  if (!state?.trim() && statesOf(country).length > 0) return country === 'CA' ? 'province' : 'state';
  return undefined;
}
