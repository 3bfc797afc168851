import * as z from 'zod/mini';
import { isCountry } from '../countries.ts';
import {
  type AddressPart,
  missingPart,
  type PostalAddress,
  recipientSchema,
} from '../shipping/postal-address.ts';
import { cleanCode, cleanLine } from '../typed-text.ts';
import { BUYER_FAULTS } from './buyer-faults.messages.ts';
import { BUYER_LENGTHS, phoneFault } from './buyer-fields.ts';
import { tidyVatId, vatIdFault } from './vat-ids.ts';

const text = (max: number) => z.nullish(z.string().check(z.overwrite(cleanLine), z.maxLength(max)));

/** Optional details of a buyer beside the delivery address. An empty string equals absent. */
export const buyerDetailsSchema = z.object({
  company: text(BUYER_LENGTHS.company),
  vatId: text(BUYER_LENGTHS.vatId).check(
    z.refine((id) => !vatIdFault(id ?? ''), {
      error: ({ input }) => vatIdFault(String(input)) ?? BUYER_FAULTS.en.vatId,
    }),
  ),
  phone: text(BUYER_LENGTHS.phone).check(
    z.refine((phone) => !phoneFault(phone ?? ''), BUYER_FAULTS.en.phone),
  ),
  invoice: z.nullish(recipientSchema),
});

/** Recipient of an invoice that is not sent with the parcel. */
export interface InvoiceRecipient {
  readonly name: string;
  readonly address: PostalAddress;
}

export interface BuyerDetails {
  readonly company: string | null;
  readonly vatId: string | null;
  readonly phone: string | null;
  readonly invoice: InvoiceRecipient | null;
}

/** Returns the details to store, or the first missing part of the invoice address. */
export function readBuyerDetails(
  sent: z.output<typeof buyerDetailsSchema>,
): BuyerDetails | { readonly missing: AddressPart } {
  const { company, vatId, phone, invoice } = sent;
  const rest = {
    company: company || null,
    vatId: tidyVatId(vatId ?? '') || null,
    phone: cleanCode(phone ?? '') || null,
  };
  if (!invoice) return { ...rest, invoice: null };
  const { name, address } = invoice;
  const { country } = address;
  if (!isCountry(country)) return { missing: 'country' };
  const missing = missingPart(invoice, country);
  return missing ? { missing } : { ...rest, invoice: { name, address: { ...address, country } } };
}
