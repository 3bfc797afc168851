import { cardBrand, cvcLength, maximumDigits } from '../wire/cards.ts';

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Groups a number as printed on the card: in fours, American Express as 4-6-5. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text);
  const limited = digits.slice(0, maximumDigits(digits));
  const groups =
    cardBrand(limited) === 'amex'
      ? [limited.slice(0, 4), limited.slice(4, 10), limited.slice(10)]
      : (limited.match(/.{1,4}/g) ?? []);
  return groups.filter((group) => group !== '').join(' ');
}

/** `1226` -> `12 / 26`, `5` -> `05 / `; also accepts the `12/2026` of browsers' autofill. */
export function formatExpiry(text: string, typing: 'adding' | 'removing'): string {
  const long = /^\s*(\d{1,2})\s*[/-]\s*(?:20)?(\d{2})\s*$/.exec(text);
  if (long?.[1] && long[2]) return `${long[1].padStart(2, '0')} / ${long[2]}`;
  let digits = digitsOf(text).slice(0, 4);
  // A first digit above 1, or one digit before a slash, is a one-digit month.
  if (/^[2-9]/.test(digits) || /^\s*\d\s*\//.test(text)) digits = `0${digits}`.slice(0, 4);
  if (digits.length < 2 || (digits.length === 2 && typing === 'removing')) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

/** Month and four-digit year of a formatted expiry; NaN if incomplete. */
export function parseExpiry(text: string): { month: number; year: number } {
  const match = /^(\d{2}) \/ (\d{2})$/.exec(text);
  return match
    ? { month: Number(match[1]), year: 2000 + Number(match[2]) }
    : { month: Number.NaN, year: Number.NaN };
}

/** Limits digits to the length of the brand's security code. */
export function formatCvc(text: string, number: string): string {
  return digitsOf(text).slice(0, cvcLength(cardBrand(digitsOf(number))));
}

/** Caret position after reformatting, behind the same number of digits as before. */
export function caretAfter(before: string, caret: number, after: string): number {
  const digits = digitsOf(before.slice(0, caret)).length;
  if (caret >= before.length) return after.length;
  let seen = 0;
  for (let index = 0; index < after.length; index += 1) {
    if (seen === digits) return index;
    if (/\d/.test(after[index] ?? '')) seen += 1;
  }
  return after.length;
}
