import { type Day, dayFrom, yearOf } from '../calendar/day.ts';
import { plainAddress } from '../email-address.ts';
import { inEach, type Language, type Sentence } from '../languages.ts';
import type { Cents } from '../money.ts';
import { cleanCode } from '../typed-text.ts';
import { CODE_REFUSALS } from './code.messages.ts';
import { CODE_FAULTS } from './code-fault.messages.ts';

/** A code that takes something off an order: off one, or off many in a campaign. */
export interface DiscountCode {
  readonly percent: number;
  /** The first day on which it is valid; null where it is from the day on which it was issued. */
  readonly from: Day | null;
  /** The last day on which it is valid. */
  readonly until: Day;
  /** What the goods of an order must come to, before the discount. */
  readonly leastGoods: Cents;
  /** Where it is for one address alone. */
  readonly email: string | null;
  readonly isWithdrawn: boolean;
  /** How many orders may use it; null where there is no limit. */
  readonly mostUses: number | null;
  /** How many orders were paid with it, and how many that can still be paid hold it. */
  readonly used: number;
  readonly held: number;
  /** Until when the first of those can be paid, as the clock in Leipzig says it; null where none holds it. */
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

const LEAST_WORD = 4;
const MOST_WORD = 20;

/** A code that the makers choose themselves, in its one spelling: `SUMMER26`; undefined for what cannot be one. */
export function readWord(text: string): string | undefined {
  const plain = cleanCode(text).replace(/[ -]+/g, '');
  return new RegExp(`^(?=.*[A-Z])[A-Z\\d]{${LEAST_WORD},${MOST_WORD}}$`).test(plain) ? plain : undefined;
}

/** All codes that may be meant by what was typed: a random one may be typed without its `THX`. */
export const codesIn = (text: string): readonly string[] =>
  [readCode(text), readWord(text)].flatMap((code) => code ?? []);

/** Why nothing else can be a code of the makers' own. */
export const WORD_FAULT: Sentence = inEach(CODE_FAULTS, (words) => words.word(LEAST_WORD, MOST_WORD));

/** More than this no code takes off: nothing is sold for next to nothing. */
export const MOST_OFF_PERCENT = 90;

/** As far ahead as a code may be valid: nobody remembers for longer what it was for. */
const CODE_MONTHS = 12;

/** The last day that a code may have which is issued today. */
export const lastCodeDay = (today: Day): Day =>
  dayFrom(yearOf(today) + 1, Number(today.slice(5, 7)), Number(today.slice(8)));

/** What is wrong with a code that staff want to issue, in words; undefined where nothing is. */
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

/** How many orders more may use a code. */
const usesLeft = ({ mostUses, used, held }: Pick<DiscountCode, 'mostUses' | 'used' | 'held'>): number =>
  mostUses === null ? Number.POSITIVE_INFINITY : mostUses - used - held;

const isUsedUp = ({ mostUses, used }: Pick<DiscountCode, 'mostUses' | 'used'>): boolean =>
  mostUses !== null && used >= mostUses;

/**
 * Whether an order may use a code; that order is not among those counted in `code`. `email` is the address that its
 * confirmation goes to. Somebody else's code is refused without saying whose it is.
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
  const words = CODE_REFUSALS[language];
  if (!code) return refused(words.unknown);
  if (isUsedUp(code)) return refused(code.mostUses === 1 ? words.used : words.usedUp);
  if (code.isWithdrawn) return refused(words.withdrawn);
  if (code.from !== null && code.from > today) return refused(words.notYet(code.from));
  if (code.until < today) return refused(words.over(code.until));
  if (goods < code.leastGoods) return refused(words.tooLittle(code.leastGoods));
  if (code.email !== null) {
    if (!email) return refused(words.needsAddress);
    if (plainAddress(code.email) !== plainAddress(email)) return refused(words.otherAddress);
  }
  if (code.heldUntil !== null && usesLeft(code) <= 0) return refused(words.held(code.heldUntil));
  return { ok: true, percent: code.percent };
}

export type CodeState = 'open' | 'in a checkout' | 'used' | 'expired' | 'withdrawn';

/** Where a code stands, as the workshop lists it. */
export function codeState(code: DiscountCode, today: Day): CodeState {
  if (isUsedUp(code)) return 'used';
  if (code.isWithdrawn) return 'withdrawn';
  if (usesLeft(code) <= 0) return 'in a checkout';
  return code.until < today ? 'expired' : 'open';
}
