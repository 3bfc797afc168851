import { type Day, dayOf, weekdayAndDay } from '#domain/calendar/day.ts';
import { type Cents, formatEuro } from '#domain/money.ts';

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});
const LONG = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' });
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long' });

/** "09:41", in Leipzig. */
export const clockOf = (moment: string): string => CLOCK.format(new Date(moment));
/** "Wed 18 Nov". */
export const dateOf = (moment: string): string => weekdayAndDay(dayOf(new Date(moment)));
/** "Wed 18 Nov, 21:14". */
export const momentOf = (moment: string): string => `${dateOf(moment)}, ${clockOf(moment)}`;

/** "Monday, 23 November". */
export function longDay(day: Day): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${WEEKDAY.format(date)}, ${LONG.format(date)}`;
}

/** How a question names whoever paid. */
export const buyerName = (name: string | null): string => name?.trim().split(/\s+/)[0] || 'the buyer';

export const euro = (amount: Cents): string => formatEuro(amount, { exact: true });

/** "1 order", "3 orders". */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const orderPath = (number: string): string => `/workshop/orders/${number}`;
/** Where a buyer is asked or told something about an order. */
export const letterPath = (number: string): string => `/workshop/letters?order=${number}`;
export const benchPath = (number: string, unit: number): string => `/workshop/bench/${number}/${unit}`;
export const filePath = (number: string, file: string): string =>
  `/api/workshop/files/orders/${number}/${file}`;
