import { dayOf, monthBefore, monthOf } from '../calendar/day.ts';

/** The month of an address; the current or previous one if it is missing, invalid or in the future. */
export function monthIn(text: string | null, otherwise: 'this' | 'last'): string {
  const today = monthOf(dayOf(new Date()));
  if (text && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) && text <= today) return text;
  return otherwise === 'this' ? today : monthBefore(today);
}
