/** Parts of parameter schemas. All values are strings; an empty one unsets a value. */
import { z } from 'zod';

export const textParam = z.string().max(5000);
export const integer = z
  .string()
  .regex(/^-?\d{1,12}$/, { error: (issue) => `Invalid integer: ${String(issue.input)}` })
  .transform(Number);
export const amount = integer.refine((value) => value >= 0 && value <= 99_999_999, {
  error: 'must be between 0 and 99999999',
});
export const boolean = z.enum(['true', 'false']).transform((value) => value === 'true');
export const currency = z
  .string()
  .regex(/^[a-zA-Z]{3}$/, 'must be a three-letter currency code')
  .toLowerCase();

/** Custom key-value pairs: at most 50, keys up to 40 characters, values up to 500. */
export const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((pairs) => Object.keys(pairs).length <= 50, { error: 'at most 50 keys' });

/** In an update an empty string removes all pairs, and an empty value removes its pair. */
export const metadataUpdate = z.union([z.literal(''), metadata]);

export const expand = z.array(z.string().max(100)).max(20).optional();

export const paging = {
  limit: integer
    .refine((value) => value >= 1 && value <= 100, { error: 'must be between 1 and 100' })
    .optional(),
  starting_after: textParam.optional(),
  ending_before: textParam.optional(),
  expand,
};

/** Parameters of every list of objects; `created` is a second, or bounds. */
export const listed = {
  ...paging,
  created: z
    .union([integer, z.strictObject({ gt: integer, gte: integer, lt: integer, lte: integer }).partial()])
    .optional(),
};

export const taxBehavior = z.enum(['exclusive', 'inclusive', 'unspecified']);

export const addressParam = z.strictObject({
  city: textParam.optional(),
  country: z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code'),
  line1: textParam,
  line2: textParam.optional(),
  postal_code: textParam.optional(),
  state: textParam.optional(),
});

export function mergeMetadata(
  current: Record<string, string>,
  update: '' | Record<string, string> | undefined,
): Record<string, string> {
  if (update === undefined) return current;
  if (update === '') return {};
  return Object.fromEntries(Object.entries({ ...current, ...update }).filter(([, value]) => value !== ''));
}

/** The provider's objects have null for missing and empty text. */
export function textOrNull(value: string | undefined): string | null {
  return value === undefined || value === '' ? null : value;
}

/** An address in the form of the provider's objects. */
export const addressOf = (address: Partial<z.output<typeof addressParam>>) => ({
  city: textOrNull(address.city),
  country: textOrNull(address.country),
  line1: textOrNull(address.line1),
  line2: textOrNull(address.line2),
  postal_code: textOrNull(address.postal_code),
  state: textOrNull(address.state),
});
