import { DAY_MS, HOUR_MS } from '../calendar/spans.ts';

/**
 * Years for which tax law has vouchers kept, and an order with its lines is one: § 147 (1) no. 4 and (3) AO, § 14b (1)
 * UStG, both as changed by the fourth bureaucracy relief act (BEG IV, BGBl. 2024 I no. 323): eight since 1 January 2025,
 * ten before. Ten years still hold for books and annual accounts, which the tax adviser has and not this shop.
 */
export const VOUCHER_YEARS = 8;

/**
 * Years for which business letters about an order are kept, those received and copies of those sent: § 147 (1) no. 2, 3 and
 * (3) AO, § 257 (1) no. 2, 3 and (4) HGB. As with vouchers, they begin with the end of the letter's year.
 */
export const LETTER_YEARS = 6;

/** Months after which all else is gone: the privacy policy's promise. */
export const REST_MONTHS = 6;

/** Days for which links stay known that can be used no more, and requests that nobody confirmed. */
export const SPENT_DAYS = 30;

/** In winter, when its years end, Leipzig is so far ahead of UTC. */
const AHEAD_MS = HOUR_MS;

const newYear = (year: number) => new Date(Date.UTC(year, 0, 1) - AHEAD_MS);
const yearOf = (moment: Date) => new Date(moment.getTime() + AHEAD_MS).getUTCFullYear();

/** The first moment at which a voucher is kept no longer: its time begins with the end of its year (§ 147 (4) AO). */
export const voucherEnd = (madeAt: Date): Date => newYear(yearOf(madeAt) + VOUCHER_YEARS + 1);

/** Vouchers made before this are over at a moment: the other way to read `voucherEnd`. */
export const vouchersOverBefore = (now: Date): Date => newYear(yearOf(now) - VOUCHER_YEARS);

/** Business letters from before this are over. */
export const lettersOverBefore = (now: Date): Date => newYear(yearOf(now) - LETTER_YEARS);

/** The rest from before this is over; of a month that lacks the day, its last one counts. */
export function restOverBefore(now: Date): Date {
  const over = new Date(now);
  over.setUTCMonth(over.getUTCMonth() - REST_MONTHS);
  if (over.getUTCDate() !== now.getUTCDate()) over.setUTCDate(0);
  return over;
}

/** Spent links and unconfirmed requests from before this are over. */
export const spentOverBefore = (now: Date): Date => new Date(now.getTime() - SPENT_DAYS * DAY_MS);
