import * as z from 'zod';
import { LONGEST_ADDRESS, readAddress } from './email-address.ts';
import { cleanLine, cleanProse } from './typed-text.ts';

/*
 * The kinds of text that calls and forms take. Text that a person types is cleaned first and checked then; passwords alone
 * are taken as they are.
 */

const atMost = (most: number) => `At most ${most} characters.`;

/** Text in one line. */
export const line = (most: number, tooLong = atMost(most)) =>
  z.string().overwrite(cleanLine).max(most, tooLong);
export const neededLine = (most: number, missing: string, tooLong = atMost(most)) =>
  z.string().overwrite(cleanLine).min(1, missing).max(most, tooLong);

/** Text in several lines. */
export const prose = (most: number, tooLong = atMost(most)) =>
  z.string().overwrite(cleanProse).max(most, tooLong);
export const neededProse = (most: number, missing: string, tooLong = atMost(most)) =>
  z.string().overwrite(cleanProse).min(1, missing).max(most, tooLong);

/** An e-mail address, in the spelling that the shop keeps. */
export const emailAddress = (wrong: string, most = LONGEST_ADDRESS, tooLong?: string) =>
  z
    .string()
    .overwrite((text) => readAddress(text) ?? cleanLine(text))
    .max(most, tooLong)
    .refine((text) => readAddress(text) !== undefined, wrong)
    .meta({ format: 'email' });

/** No record of the shop is about another year, and no loop over days is long. */
const isInReach = (text: string) => text >= '2000' && text < '2101';

export const typedDay = (wrong: string) => z.iso.date(wrong).refine(isInReach, wrong);

/** As `2026-10`. */
export const typedMonth = (wrong: string) => z.string().regex(/^(20\d\d|2100)-(0[1-9]|1[0-2])$/, wrong);

/** As a field for date and time has it, on the clock of the workshop. */
export const typedMoment = (wrong: string) =>
  z
    .string()
    .regex(/^(20\d\d|2100)-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/, wrong)
    .refine((text) => z.iso.date().safeParse(text.slice(0, 10)).success, wrong);
