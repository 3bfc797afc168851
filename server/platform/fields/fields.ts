import * as z from 'zod';
import { isPlainText } from '#domain/plain-text.ts';

/** What is wrong with a field; the page says it in its language. */
export type FieldFault = 'missing' | 'too long' | 'unreadable' | 'no address';

const fault = (words: FieldFault) => words;

/** Text in one line, its spaces in order. */
export const line = (most: number) =>
  z
    .string()
    .transform((text) => text.normalize().replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(most, fault('too long')).refine(isPlainText, fault('unreadable')));

/** Text in several lines. */
export const prose = (most: number) =>
  z
    .string()
    .transform((text) => text.normalize().replace(/\r\n?/g, '\n').replace(/\t/g, ' ').trim())
    .pipe(
      z
        .string()
        .max(most, fault('too long'))
        .refine((text) => isPlainText(text.replaceAll('\n', '')), fault('unreadable')),
    );

/** A line with something in it. */
export const neededLine = (most: number) => line(most).pipe(z.string().min(1, fault('missing')));

export const address = (most: number) => neededLine(most).pipe(z.email(fault('no address')));

/** Nothing where nothing was written. */
export const orNull = (text: string): string | null => text || null;

export type Fields = Readonly<Record<string, string>>;

/** What is wrong with each field, at most one thing. */
export function faultsOf<Field extends string>(error: z.ZodError): Partial<Record<Field, FieldFault>> {
  const faults: Partial<Record<string, FieldFault>> = {};
  for (const { path, message } of error.issues) faults[String(path[0])] ??= message as FieldFault;
  return faults as Partial<Record<Field, FieldFault>>;
}

/** A field's words as they can be shown again: what no page can hold is left out. */
export const shown = (text: string | undefined): string =>
  (text ?? '').toWellFormed().replace(/[^\P{Cc}\n]/gu, '');
