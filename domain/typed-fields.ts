import * as z from 'zod';
import { LONGEST_ADDRESS, readEmailAddress } from './email-address.ts';
import type { FAULTS } from './field-faults.messages.ts';
import { cleanLine, cleanProse } from './typed-text.ts';

/** Fault message of a schema, in English. */
export const fault = (id: keyof typeof FAULTS.en): string => id;

/* Typed text is cleaned before it is checked; only passwords are taken unchanged. */

const atMost = (most: number) => `At most ${most} characters.`;

export const line = (most: number, tooLong = atMost(most)) =>
  z.string().overwrite(cleanLine).max(most, tooLong);
export const neededLine = (most: number, missing: string, tooLong = atMost(most)) =>
  z.string().overwrite(cleanLine).min(1, missing).max(most, tooLong);

export const prose = (most: number, tooLong = atMost(most)) =>
  z.string().overwrite(cleanProse).max(most, tooLong);
export const neededProse = (most: number, missing: string) =>
  z.string().overwrite(cleanProse).min(1, missing).max(most, atMost(most));

export const emailAddress = (wrong: string, most = LONGEST_ADDRESS, tooLong?: string) =>
  z
    .string()
    .overwrite((text) => readEmailAddress(text) ?? cleanLine(text))
    .max(most, tooLong)
    .refine((text) => readEmailAddress(text) !== undefined, wrong)
    .meta({ format: 'email' });

/** Bounds years, which also bounds loops over days. */
const isInReach = (text: string) => text >= '2000' && text < '2101';

export const typedDay = (wrong: string) => z.iso.date(wrong).refine(isInReach, wrong);

export const typedMonth = (wrong: string) => z.string().regex(/^(20\d\d|2100)-(0[1-9]|1[0-2])$/, wrong);

/** Value of a date-time input, in the workshop's time zone. */
export const typedMoment = (wrong: string) =>
  z
    .string()
    .regex(/^(20\d\d|2100)-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/, wrong)
    .refine((text) => z.iso.date().safeParse(text.slice(0, 10)).success, wrong);
