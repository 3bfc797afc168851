import type * as z from 'zod';
import { ADDRESS_LENGTHS } from '#domain/shipping/order-address.ts';
import * as typed from '#domain/typed-fields.ts';
import { cleanProse } from '#domain/typed-text.ts';

/** A field's fault; the page words it. */
export type FieldFault = 'missing' | 'too long' | 'no address';

const fault = (words: FieldFault) => words;

export const lineField = (most: number) => typed.line(most, fault('too long'));
export const proseField = (most: number) => typed.prose(most, fault('too long'));
export const neededLineField = (most: number) => typed.neededLine(most, fault('missing'), fault('too long'));

export const neededEmail = (most: number) =>
  neededLineField(most).pipe(typed.emailAddress(fault('no address'), most, fault('too long')));

/** Null for an empty text. */
export const orNull = (text: string): string | null => text || null;

export type FieldTexts = Readonly<Record<string, string>>;

/** At most one fault for each field. */
export function faultsOf<Field extends string>(error: z.ZodError): Partial<Record<Field, FieldFault>> {
  const faults: Partial<Record<string, FieldFault>> = {};
  for (const { path, message } of error.issues) faults[String(path[0])] ??= message as FieldFault;
  return faults as Partial<Record<Field, FieldFault>>;
}

/** The value of a field for showing it again. */
export const shownAgain = (text: string | undefined): string => cleanProse(text ?? '');

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
