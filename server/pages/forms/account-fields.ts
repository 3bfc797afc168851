import * as z from 'zod';
import { ACCOUNT_LENGTHS } from '#domain/accounts/account.ts';
import type { Language } from '#domain/languages.ts';
import { weakness } from '../../accounts/index.ts';
import {
  type FieldFault,
  type FieldTexts,
  lineField,
  neededEmail,
  neededLineField,
} from '../../platform/fields/fields.ts';
import { ACCOUNT_FORMS } from './account-forms.messages.ts';

export const email = neededEmail(ACCOUNT_LENGTHS.email);
export const name = lineField(ACCOUNT_LENGTHS.name);
/** Any input: it is compared, never shown. */
export const password = z.string().min(1, 'missing').max(1000, 'too long');
export const code = neededLineField(ACCOUNT_LENGTHS.code);

/** Messages of faulty fields; undefined if there are none. */
export function read<Shape extends z.ZodRawShape>(
  shape: Shape,
  fields: FieldTexts,
  language: Language,
): { ok: true; value: z.output<z.ZodObject<Shape>> } | { ok: false; faults: Record<string, string> } {
  const given = Object.fromEntries(Object.keys(shape).map((key) => [key, fields[key] ?? '']));
  const parsed = z.object(shape).safeParse(given);
  if (parsed.success) return { ok: true, value: parsed.data };
  const texts = ACCOUNT_FORMS[language];
  const faults: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues)
    faults[String(path[0])] ??= texts.faults[message as FieldFault] ?? texts.check;
  return { ok: false, faults };
}

interface NewPassword {
  readonly field: string;
  readonly of: string;
  readonly language: Language;
}

/** A valid new password for showing the form again, so that a fault in another field does not clear it. */
export const goodPassword = (fields: FieldTexts, { field, of, language }: NewPassword): FieldTexts =>
  weakness(fields[field] ?? '', of, language) ? {} : { [field]: fields[field] ?? '' };

export function readNewPassword<Shape extends z.ZodRawShape>(
  shape: Shape,
  fields: FieldTexts,
  { field, of, language }: NewPassword,
): ReturnType<typeof read<Shape>> {
  const given = read(shape, fields, language);
  const fault = weakness(fields[field] ?? '', of, language);
  if (!fault) return given;
  return { ok: false, faults: { ...(given.ok ? {} : given.faults), [field]: fault } };
}
