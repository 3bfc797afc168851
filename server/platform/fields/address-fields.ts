import type * as z from 'zod';
import { ADDRESS_LENGTHS } from '#domain/shipping/order-address.ts';
import { line, neededLine, orNull } from './fields.ts';

/** A person's name, normalized. */
export const nameField = neededLine(ADDRESS_LENGTHS.name);

/** The parts of an address, normalized, from a form, a checkout or a wallet. The country is parsed separately. */
export const addressFields = {
  line1: neededLine(ADDRESS_LENGTHS.line1),
  line2: line(ADDRESS_LENGTHS.line2).transform(orNull),
  postal_code: line(ADDRESS_LENGTHS.postal_code),
  city: neededLine(ADDRESS_LENGTHS.city),
  state: line(ADDRESS_LENGTHS.state).transform(orNull),
} as const satisfies Record<string, z.ZodType>;
