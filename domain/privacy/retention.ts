import { DAY_MS, HOUR_MS } from '../calendar/day.ts';

/**
 * Years of retention of vouchers by tax law, which include orders with their lines: § 147 (1) no. 4 and (3) AO, § 14b
 * (1) UStG, both as changed by the fourth bureaucracy relief act (BEG IV, BGBl. 2024 I no. 323): eight since 1 January
 * 2025, ten before. Ten years still apply to books and annual accounts, which the tax adviser keeps.
 */
export const VOUCHER_YEARS = 8;

/**
 * Years of retention of business letters about an order, received and sent: § 147 (1) no. 2, 3 and (3) AO, § 257 (1)
 * no. 2, 3 and (4) HGB. The period begins at the end of the letter's year.
 */
export const LETTER_YEARS = 6;

/** Months until all other data is deleted, as the privacy policy promises. */
export const REST_MONTHS = 6;

/** Days of retention of used links and unconfirmed requests. */
export const SPENT_DAYS = 30;

/** Offset of Leipzig from UTC in winter, when years end. */
const AHEAD_MS = HOUR_MS;

const newYear = (year: number) => new Date(Date.UTC(year, 0, 1) - AHEAD_MS);
const yearOf = (moment: Date) => new Date(moment.getTime() + AHEAD_MS).getUTCFullYear();

/** End of a voucher's retention, which begins at the end of its year (§ 147 (4) AO). */
export const voucherEnd = (madeAt: Date): Date => newYear(yearOf(madeAt) + VOUCHER_YEARS + 1);

/** Vouchers made before this moment have expired; the inverse of `voucherEnd`. */
export const vouchersOverBefore = (now: Date): Date => newYear(yearOf(now) - VOUCHER_YEARS);

/** Business letters from before this moment have expired. */
export const lettersOverBefore = (now: Date): Date => newYear(yearOf(now) - LETTER_YEARS);

/** Other data from before this moment has expired. In a month without the day, its last day applies. */
export function restOverBefore(now: Date): Date {
  const over = new Date(now);
  over.setUTCMonth(over.getUTCMonth() - REST_MONTHS);
  if (over.getUTCDate() !== now.getUTCDate()) over.setUTCDate(0);
  return over;
}

/** Used links and unconfirmed requests from before this moment have expired. */
export const spentOverBefore = (now: Date): Date => new Date(now.getTime() - SPENT_DAYS * DAY_MS);
