import { type Day, dayFrom, yearOf } from '../calendar/day.ts';
import { plainAddress } from '../email-address.ts';
import { inEach, type Language, type Said } from '../languages.ts';
import { BENCH } from '../production/bench.ts';
import { cleanCode } from '../typed-text.ts';
import { CODE_REFUSALS } from './code.messages.ts';
import { CODE_FAULTS } from './code-fault.messages.ts';

/** A code that takes something off one order, once. */
export interface DiscountCode {
  readonly percent: number;
  /** The last day on which it counts. */
  readonly until: Day;
  /** Where it is for one address alone. */
  readonly email: string | null;
  readonly isWithdrawn: boolean;
  /** The order that it is on: paid with it, or about to be. */
  readonly order: string | null;
  /** Whether that order is paid. */
  readonly isUsed: boolean;
  /** Until when that order can be paid, as the clock in Leipzig says it; null where it no longer can. */
  readonly heldUntil: string | null;
}

/** Without letters and digits that are read as one another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** How many random bytes a code is written from: far more than it has letters, for some are passed over. */
export const CODE_BYTES = 32;

/** Writes a code from random bytes: `THX-7K3M-9Q2X`. Some 39 bits, so that nobody guesses one in a year of tries. */
export function codeFrom(random: Uint8Array): string {
  // 248 is the largest multiple of 31 in a byte: what is above would favour the first letters.
  const letters = [...random].filter((byte) => byte < 248).map((byte) => LETTERS[byte % LETTERS.length]);
  if (letters.length < LENGTH) throw new RangeError('Too few random bytes for a code');
  return `THX-${letters.slice(0, 4).join('')}-${letters.slice(4, LENGTH).join('')}`;
}

/** A code as people type it, in its one spelling; undefined for what cannot be one. */
export function readCode(text: string): string | undefined {
  const plain = cleanCode(text).replace(/[ -]+/g, '');
  const [, first, second] = new RegExp(`^(?:THX)?([${LETTERS}]{4})([${LETTERS}]{4})$`).exec(plain) ?? [];
  return first && second ? `THX-${first}-${second}` : undefined;
}

/** As far ahead as a code may count: nobody remembers for longer what it was for. */
const CODE_MONTHS = 12;

/** The last day that a code may have which is issued today. */
export const lastCodeDay = (today: Day): Day =>
  dayFrom(yearOf(today) + 1, Number(today.slice(5, 7)), Number(today.slice(8)));

/** What is wrong with a code that staff want to issue, in words; undefined where nothing is. */
export function codeFault(
  { percent, until }: Pick<DiscountCode, 'percent' | 'until'>,
  today: Day,
): Said | undefined {
  const { mostOffPercent } = BENCH;
  if (!Number.isInteger(percent) || percent < 1 || percent > mostOffPercent)
    return inEach(CODE_FAULTS, (words) => words.percent(mostOffPercent));
  if (until < today) return inEach(CODE_FAULTS, (words) => words.over);
  if (until > lastCodeDay(today)) return inEach(CODE_FAULTS, (words) => words.tooLong(CODE_MONTHS));
  return undefined;
}

export type CodeCheck =
  | { readonly ok: true; readonly percent: number }
  | { readonly ok: false; readonly words: string };

const refused = (words: string): CodeCheck => ({ ok: false, words });

/**
 * Whether a code counts for an order. `email` is the address that the order's confirmation will go to. Whoever has a
 * code of somebody else is told that much and not whose it is: nobody comes to a code by guessing.
 */
export function checkCode(
  code: DiscountCode | undefined,
  {
    today,
    email,
    order,
    language = 'en',
  }: {
    readonly today: Day;
    readonly email: string | undefined;
    readonly order: string;
    readonly language?: Language;
  },
): CodeCheck {
  const words = CODE_REFUSALS[language];
  if (!code) return refused(words.unknown);
  const isOurs = code.order === order;
  if (code.isUsed && !isOurs) return refused(words.used);
  if (code.isWithdrawn) return refused(words.withdrawn);
  if (code.until < today) return refused(words.over(code.until));
  if (code.email !== null) {
    if (!email) return refused(words.needsAddress);
    if (plainAddress(code.email) !== plainAddress(email)) return refused(words.otherAddress);
  }
  if (code.heldUntil !== null && !isOurs) return refused(words.held(code.heldUntil));
  return { ok: true, percent: code.percent };
}

export type CodeState = 'open' | 'in a checkout' | 'used' | 'expired' | 'withdrawn';

/** Where a code stands, as the workshop lists it. */
export function codeState(code: Omit<DiscountCode, 'percent' | 'email'>, today: Day): CodeState {
  if (code.isUsed) return 'used';
  if (code.isWithdrawn) return 'withdrawn';
  if (code.heldUntil !== null) return 'in a checkout';
  return code.until < today ? 'expired' : 'open';
}
