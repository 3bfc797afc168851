import { type Day, dayInWords, shortDay, weekdayAndDay, wholeDay } from '../calendar/day.ts';
import type { InLanguages } from '../languages.ts';

type Step = 'number sent' | 'told us' | 'on its way' | 'here' | 'refunded';

/** Progress of a return, within a line. */
export const RETURN_STEP_WORDS: InLanguages<Readonly<Record<Step, string>>> = {
  en: {
    'number sent': 'number sent',
    'told us': 'told us',
    'on its way': 'on its way',
    here: 'here',
    refunded: 'refunded',
  },
  de: {
    'number sent': 'Nummer verschickt',
    'told us': 'erklärt',
    'on its way': 'unterwegs',
    here: 'hier',
    refunded: 'erstattet',
  },
};

/** "Fr. 13. Nov." */
const tag = (day: Day) => dayInWords(day, 'de', 'short');
/** "13. Nov." */
const tagAllein = (day: Day) => tag(day).replace(/^\S+ /, '');

const RETURNING_EN = {
  days: (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`,
  late: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} late`,
  today: 'Today',
  date: weekdayAndDay,
  refunded: (day: Day) => `refunded ${weekdayAndDay(day)}`,
  dayOf: (day: number, days: number) => `day ${day} of ${days}`,
  fromHere: (days: number) => `${days} days from the day it is here`,
  waitsForParcel: 'waits for the parcel',
  notRunning: 'Not running',
  waitsForGoods: 'Waits for the goods',
  orProof: 'or proof of post',
  told: (day: Day) => `told us ${shortDay(day)}`,
  here: (day: Day) => `here ${shortDay(day)}`,
  ended: (until: Day) => `The last day to return it was ${wholeDay(until)}.`,
};

/** Deadlines of a refund, and of posting a pickup. */
export const RETURNING: InLanguages<typeof RETURNING_EN> = {
  en: RETURNING_EN,
  de: {
    days: (count) => `${count} ${count === 1 ? 'Tag' : 'Tage'}`,
    late: (days) => `${days} ${days === 1 ? 'Tag' : 'Tage'} zu spät`,
    today: 'Heute',
    date: tag,
    refunded: (day) => `erstattet ${tag(day)}`,
    dayOf: (day, days) => `Tag ${day} von ${days}`,
    fromHere: (days) => `${days} Tage ab dem Tag, an dem es hier ist`,
    waitsForParcel: 'wartet auf das Paket',
    notRunning: 'Läuft nicht',
    waitsForGoods: 'Wartet auf die Ware',
    orProof: 'oder Einlieferungsbeleg',
    told: (day) => `erklärt ${tagAllein(day)}`,
    here: (day) => `hier seit ${tagAllein(day)}`,
    ended: (until) => `Der letzte Tag für die Rückgabe war der ${dayInWords(until, 'de', 'dated')}.`,
  },
};
