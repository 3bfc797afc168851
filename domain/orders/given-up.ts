import * as z from 'zod/mini';
import type { Language } from '../languages.ts';
import { GIVEN_UP_WHY } from './order-notice.messages.ts';

/** What the shop tried for days, or was refused for good, and now is for people to do: each is a notice to the makers. */
const GIVEN_UP_NOTICES = [
  'confirmation not delivered',
  'surplus payment not sent back',
  'refund not told',
  'refund not made',
  'letter not delivered',
] as const;
export type GivenUpNotice = (typeof GIVEN_UP_NOTICES)[number];

/** That the makers could not be told is no notice: nobody would read it. */
export const GIVEN_UP = [...GIVEN_UP_NOTICES, 'makers not told'] as const;

/** Why: nobody answered for days, a mail server said no (its code), or, of a notice, which one it was. */
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
