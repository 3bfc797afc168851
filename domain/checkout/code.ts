import { type Day, dayFrom, yearOf } from '../calendar/day.ts';
import { plainAddress } from '../email-address.ts';
import { inEach, type Language, type Sentence } from '../languages.ts';
import type { Cents } from '../money.ts';
import { cleanCode } from '../typed-text.ts';
import { CODE_REFUSALS } from './code.messages.ts';
import { CODE_FAULTS } from './code-fault.messages.ts';

export interface DiscountCode {
  readonly percent: number;
  /** First day of validity; null: from the day of issue. */
  readonly from: Day | null;
  readonly until: Day;
  /** Least value of an order's goods, before the discount. */
  readonly leastGoods: Cents;
  /** The only address that may use it; null: any. */
  readonly email: string | null;
  readonly isWithdrawn: boolean;
  /** Limit on the number of orders; null: none. */
  readonly mostUses: number | null;
  readonly used: number;
  readonly held: number;
  /** Time in Leipzig when the first reservation ends; null if there is none. */
  readonly heldUntil: string | null;
}

/** Excludes letters and digits that look alike. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** Random bytes for a code: far more than its letters, because some are rejected. */
export const CODE_BYTES = 32;

/** Makes a code from random bytes: `THX-7K3M-9Q2X`. About 39 bits, too many to guess in a year. */
export function codeFrom(random: Uint8Array): string {
  // 248 is the largest multiple of 31 in a byte. Values above would favour the first letters.
  const letters = [...random].filter((byte) => byte < 248).map((byte) => LETTERS[byte % LETTERS.length]);
  if (letters.length < LENGTH) throw new RangeError('Too few random bytes for a code');
  return `THX-${letters.slice(0, 4).join('')}-${letters.slice(4, LENGTH).join('')}`;
}

/** Normalises a typed code; undefined if it cannot be one. */
export function readCode(text: string): string | undefined {
  const plain = cleanCode(text).replace(/[ -]+/g, '');
  const [, first, second] = new RegExp(`^(?:THX)?([${LETTERS}]{4})([${LETTERS}]{4})$`).exec(plain) ?? [];
  return first && second ? `THX-${first}-${second}` : undefined;
}

const LEAST_WORD = 4;
const MOST_WORD = 20;

/** Normalises a code chosen by the makers: `SUMMER26`; undefined if it cannot be one. */
export function readWord(text: string): string | undefined {
  const plain = cleanCode(text).replace(/[ -]+/g, '');
  return new RegExp(`^(?=.*[A-Z])[A-Z\\d]{${LEAST_WORD},${MOST_WORD}}$`).test(plain) ? plain : undefined;
}

/** All codes that a typed text may mean: a random one may be typed without its `THX`. */
export const codesIn = (text: string): readonly string[] =>
  [readCode(text), readWord(text)].flatMap((code) => code ?? []);

export const WORD_FAULT: Sentence = inEach(CODE_FAULTS, (words) => words.word(LEAST_WORD, MOST_WORD));

/** Upper limit, so that nothing is sold for almost nothing. */
export const MOST_OFF_PERCENT = 90;

/** Longest validity, so that the purpose of a code is still remembered. */
const CODE_MONTHS = 12;

export const lastCodeDay = (today: Day): Day =>
  dayFrom(yearOf(today) + 1, Number(today.slice(5, 7)), Number(today.slice(8)));

/** Fault of a code that staff want to issue; undefined if it is valid. */
export function codeFault(
  { percent, from, until }: Pick<DiscountCode, 'percent' | 'from' | 'until'>,
  today: Day,
): Sentence | undefined {
  if (!Number.isInteger(percent) || percent < 1 || percent > MOST_OFF_PERCENT)
    return inEach(CODE_FAULTS, (words) => words.percent(MOST_OFF_PERCENT));
  if (until < today) return inEach(CODE_FAULTS, (words) => words.over);
  if (until > lastCodeDay(today)) return inEach(CODE_FAULTS, (words) => words.tooLong(CODE_MONTHS));
  if (from !== null && from > until) return inEach(CODE_FAULTS, (words) => words.endsFirst);
  return undefined;
}

export type CodeCheck =
  | { readonly ok: true; readonly percent: number }
  | { readonly ok: false; readonly words: string };

const refused = (words: string): CodeCheck => ({ ok: false, words });

const usesLeft = ({ mostUses, used, held }: Pick<DiscountCode, 'mostUses' | 'used' | 'held'>): number =>
  mostUses === null ? Number.POSITIVE_INFINITY : mostUses - used - held;

const isUsedUp = ({ mostUses, used }: Pick<DiscountCode, 'mostUses' | 'used'>): boolean =>
  mostUses !== null && used >= mostUses;

/**
 * Checks whether an order may use a code; `code` must not count that order. `email` is the address of its confirmation.
 * The fault does not reveal whose personal code it is.
 */
export function checkCode(
  code: DiscountCode | undefined,
  {
    today,
    email,
    goods,
    language = 'en',
  }: {
    readonly today: Day;
    readonly email: string | undefined;
    readonly goods: Cents;
    readonly language?: Language;
  },
): CodeCheck {
  const messages = CODE_REFUSALS[language];
  if (!code) return refused(messages.unknown);
  if (isUsedUp(code)) return refused(code.mostUses === 1 ? messages.used : messages.usedUp);
  if (code.isWithdrawn) return refused(messages.withdrawn);
  if (code.from !== null && code.from > today) return refused(messages.notYet(code.from));
  if (code.until < today) return refused(messages.over(code.until));
  if (goods < code.leastGoods) return refused(messages.tooLittle(code.leastGoods));
  if (code.email !== null) {
    if (!email) return refused(messages.needsAddress);
    if (plainAddress(code.email) !== plainAddress(email)) return refused(messages.otherAddress);
  }
  if (code.heldUntil !== null && usesLeft(code) <= 0) return refused(messages.held(code.heldUntil));
  return { ok: true, percent: code.percent };
}

export type CodeState = 'open' | 'in a checkout' | 'used' | 'expired' | 'withdrawn';

export function codeState(code: DiscountCode, today: Day): CodeState {
  if (isUsedUp(code)) return 'used';
  if (code.isWithdrawn) return 'withdrawn';
  if (usesLeft(code) <= 0) return 'in a checkout';
  return code.until < today ? 'expired' : 'open';
}
