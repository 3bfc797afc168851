import type * as z from 'zod';
import { ADDRESS_LENGTHS } from '#domain/shipping/order-address.ts';
import { lineField, neededLineField, orNull } from './fields.ts';

/** A person's name, normalized. */
export const nameField = neededLineField(ADDRESS_LENGTHS.name);

/** The parts of an address, normalized, from a form, a checkout or a wallet. The country is parsed separately. */
export const addressSchema = {
  line1: neededLineField(ADDRESS_LENGTHS.line1),
  line2: lineField(ADDRESS_LENGTHS.line2).transform(orNull),
  postal_code: lineField(ADDRESS_LENGTHS.postal_code),
  city: neededLineField(ADDRESS_LENGTHS.city),
  state: lineField(ADDRESS_LENGTHS.state).transform(orNull),
} as const satisfies Record<string, z.ZodType>;
