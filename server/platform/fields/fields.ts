import type * as z from 'zod';
import * as typed from '#domain/typed-fields.ts';
import { cleanProse } from '#domain/typed-text.ts';

/** What is wrong with a field; the page says it in its language. */
export type FieldFault = 'missing' | 'too long' | 'no address';

const fault = (words: FieldFault) => words;

export const line = (most: number) => typed.line(most, fault('too long'));
export const prose = (most: number) => typed.prose(most, fault('too long'));
export const neededLine = (most: number) => typed.neededLine(most, fault('missing'), fault('too long'));

/** An e-mail address. */
export const address = (most: number) =>
  neededLine(most).pipe(typed.emailAddress(fault('no address'), most, fault('too long')));

/** Nothing where nothing was written. */
export const orNull = (text: string): string | null => text || null;

export type Fields = Readonly<Record<string, string>>;

/** What is wrong with each field, at most one thing. */
export function faultsOf<Field extends string>(error: z.ZodError): Partial<Record<Field, FieldFault>> {
  const faults: Partial<Record<string, FieldFault>> = {};
  for (const { path, message } of error.issues) faults[String(path[0])] ??= message as FieldFault;
  return faults as Partial<Record<Field, FieldFault>>;
}

/** A field as it is shown again. */
export const shown = (text: string | undefined): string => cleanProse(text ?? '');
