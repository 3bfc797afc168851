import { addDays, dayOf, monthOf } from '../calendar/day.ts';

/** The month that an address names; this one, or the one before it, where it names none that has begun. */
export function monthIn(text: string | null, otherwise: 'this' | 'last', now = new Date()): string {
  const today = monthOf(dayOf(now));
  if (text && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) && text <= today) return text;
  return otherwise === 'this' ? today : monthOf(addDays(`${today}-01`, -1));
}
