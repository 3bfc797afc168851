import * as z from 'zod/mini';
import type { AddressCountry } from '../countries.ts';
import { cleanLine } from '../typed-text.ts';
import { needsPostalCode } from './address-rules.ts';
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

/** Who gets a parcel and where, in the payment provider's spelling, which is also the API's. */
export const recipientSchema = z.object({ name: filled(200), address });

/** A wallet gives the whole address only once the shopper has agreed; until then a country must do. */
export const walletRecipientSchema = z.object({
  name: z.optional(filled(200)),
  address: z.extend(z.partial(address), { country }),
});

type SentAddress = z.output<typeof address>;

export type Recipient = z.output<typeof recipientSchema>;
export type WalletRecipient = z.output<typeof walletRecipientSchema>;

/** An address in a country the shop ships to, as it is kept on an order. */
export type PostalAddress = Readonly<SentAddress & { country: AddressCountry }>;

/** What an address must have for a parcel to arrive. */
export type AddressPart = 'name' | 'line1' | 'postal_code' | 'city' | 'state' | 'province' | 'country';

/** The first thing that is missing for a parcel to arrive; undefined where nothing is. */
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
