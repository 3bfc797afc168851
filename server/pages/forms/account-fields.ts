import * as z from 'zod';
import { ACCOUNT_LENGTHS } from '#domain/accounts/account.ts';
import { weakness } from '../../accounts/index.ts';
import { address, type FieldFault, type Fields, line } from '../../platform/fields/fields.ts';

const SENTENCES: Record<FieldFault, string> = {
  missing: 'Please fill this in.',
  'too long': 'This is too long. Please shorten it.',
  unreadable: 'This holds characters that cannot be read. Please type it anew.',
  'no address': 'Please check the e-mail address: it reads like name@example.org.',
};

export const email = address(ACCOUNT_LENGTHS.email);
export const name = line(ACCOUNT_LENGTHS.name);
/** As it was typed: it is compared, never shown. */
export const password = z.string().min(1, 'missing').max(1000, 'too long');
export const code = line(ACCOUNT_LENGTHS.code).pipe(z.string().min(1, 'missing'));

/** The sentences for what is wrong with fields; undefined where all is well. */
export function read<Shape extends z.ZodRawShape>(
  shape: Shape,
  fields: Fields,
): { ok: true; value: z.output<z.ZodObject<Shape>> } | { ok: false; faults: Record<string, string> } {
  const given = Object.fromEntries(Object.keys(shape).map((key) => [key, fields[key] ?? '']));
  const parsed = z.object(shape).safeParse(given);
  if (parsed.success) return { ok: true, value: parsed.data };
  const faults: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues)
    faults[String(path[0])] ??= SENTENCES[message as FieldFault] ?? 'Please check this.';
  return { ok: false, faults };
}

/** Reads a form that also sets a password. */
export function readNewPassword<Shape extends z.ZodRawShape>(
  shape: Shape,
  fields: Fields,
  field: string,
  of: string,
): ReturnType<typeof read<Shape>> {
  const given = read(shape, fields);
  const fault = weakness(fields[field] ?? '', of);
  if (!fault) return given;
  return { ok: false, faults: { ...(given.ok ? {} : given.faults), [field]: fault } };
}
