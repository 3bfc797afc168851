import * as z from 'zod/mini';
import type { Language } from '../languages.ts';
import { GIVEN_UP_WHY } from './given-up.messages.ts';

/** Jobs that the shop gave up after days of retries or a permanent refusal. Each becomes a notice to the makers. */
const GIVEN_UP_NOTICES = [
  'confirmation not delivered',
  'surplus payment not sent back',
  'refund not told',
  'refund not made',
  'letter not delivered',
] as const;
export type GivenUpNotice = (typeof GIVEN_UP_NOTICES)[number];

/** A failed notice to the makers is no notice itself. */
export const GIVEN_UP = [...GIVEN_UP_NOTICES, 'makers not told'] as const;

/** Reason: retries ran out, a mail server refused (with its code), or the kind of a failed notice. */
export const givenUpReason = z.union([
  z.literal('ran out'),
  z.object({ refused: z.nullable(z.string()) }),
  z.object({ notice: z.string() }),
]);
export type GivenUpReason = z.infer<typeof givenUpReason>;

export const givenUpWords = (why: GivenUpReason, language: Language = 'en'): string => {
  const { ranOut, refused } = GIVEN_UP_WHY[language];
  if (why === 'ran out') return ranOut;
  if ('notice' in why) return why.notice;
  return [refused, ...(why.refused === null ? [] : [`(${why.refused})`])].join(' ');
};
