import { type Cents, cents } from '../money.ts';
import type { Quote } from '../quote.ts';
import { vatContained } from '../vat.ts';
import { BENCH } from './bench.ts';
import type { Day } from './day.ts';

/** A code that takes something off one order, once. */
export interface DiscountCode {
  readonly code: string;
  readonly percent: number;
  /** The last day on which it counts. */
  readonly until: Day;
  /** Where it is for one address alone. */
  readonly email?: string;
  /** The order that used it. */
  readonly usedBy?: string;
}

/** Without letters and digits that are read as one another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** Writes a code from random bytes: `THX-7K3M-9Q2X`. Some 39 bits, so that nobody guesses one in a year of tries. */
export function codeFrom(random: Uint8Array): string {
  // 248 is the largest multiple of 31 in a byte: what lies above would favour the first letters.
  const letters = [...random].filter((byte) => byte < 248).map((byte) => LETTERS[byte % LETTERS.length]);
  if (letters.length < LENGTH) throw new RangeError('Too few random bytes for a code');
  return `THX-${letters.slice(0, 4).join('')}-${letters.slice(4, LENGTH).join('')}`;
}

/** A code as people type it, in its one spelling; undefined for what cannot be one. */
export function readCode(text: string): string | undefined {
  const plain = text.toUpperCase().replace(/[\s‐‑–-]+/g, '');
  const [, first, second] = new RegExp(`^(?:THX)?([${LETTERS}]{4})([${LETTERS}]{4})$`).exec(plain) ?? [];
  return first && second ? `THX-${first}-${second}` : undefined;
}

/** What is wrong with a code that staff want to issue, in words; undefined where nothing is. */
export function codeFault(
  { percent, until }: Pick<DiscountCode, 'percent' | 'until'>,
  today: Day,
): string | undefined {
  const { mostOffPercent } = BENCH;
  if (!Number.isInteger(percent) || percent < 1 || percent > mostOffPercent)
    return `A code takes off between 1 and ${mostOffPercent} %, in whole per cent.`;
  if (until < today) return 'A code must count today at least.';
  return undefined;
}

export type CodeCheck =
  | { readonly ok: true; readonly percent: number }
  | { readonly ok: false; readonly words: string };

const sameAddress = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * Whether a code counts for an order. A code for another address reads as unknown: whoever tries codes learns nothing of
 * whose they are.
 */
export function checkCode(
  code: DiscountCode | undefined,
  { today, email, order }: { readonly today: Day; readonly email?: string; readonly order?: string },
): CodeCheck {
  const isTheirs =
    code && (code.email === undefined || (email !== undefined && sameAddress(code.email, email)));
  if (!code || !isTheirs) {
    const perhaps = code?.email !== undefined && email === undefined;
    return {
      ok: false,
      words: perhaps
        ? 'Enter your e-mail address first: some codes are for one address.'
        : 'We do not know this code. Letters and digits only, as in THX-7K3M-9Q2X.',
    };
  }
  if (code.usedBy !== undefined && code.usedBy !== order)
    return { ok: false, words: 'This code was used. Each counts for one order.' };
  if (code.until < today) return { ok: false, words: 'This code has run out.' };
  return { ok: true, percent: code.percent };
}

/** What a code takes off goods: per cent of their sum, rounded to the cent, half a cent up. Shipping stays as it is. */
export const discountOn = (goods: Cents, percent: number): Cents =>
  cents(Math.round((goods * percent) / 100));

/** A quote that a code was taken off. */
export type Discounted<Q extends Quote> = Q & { readonly discount: Cents };

/**
 * A quote with a code. Goods stay listed at their prices and the discount stands on its own line; shipping and its
 * promotion go by the goods before it, so that a code never makes shipping dearer. The VAT is that of what is paid.
 */
export function withCode<Q extends Quote>(quote: Q, percent: number): Discounted<Q> {
  const discount = discountOn(quote.goods, percent);
  const total = cents(quote.total - discount);
  return { ...quote, discount, total, vat: { ...quote.vat, contained: vatContained(total, quote.vat) } };
}
