import { type Day, shortDay, weekdayAndDay, wholeDay } from '../calendar/day.ts';
import { dayInWords } from '../calendar/format-day.ts';
import type { InLanguages } from '../languages.ts';

type Step = 'number sent' | 'told us' | 'on its way' | 'here' | 'refunded';

/** How far goods are on their way back, within a line. */
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

interface ReturningWords {
  readonly days: (count: number) => string;
  readonly late: (days: number) => string;
  readonly today: string;
  readonly date: (day: Day) => string;
  readonly refunded: (day: Day) => string;
  readonly dayOf: (day: number, days: number) => string;
  readonly fromHere: (days: number) => string;
  readonly waitsForParcel: string;
  readonly notRunning: string;
  readonly waitsForGoods: string;
  readonly orProof: string;
  readonly told: (day: Day) => string;
  readonly here: (day: Day) => string;
  /** What whoever asks for a number on a day is told, before the last day and after it. */
  readonly post: (until: Day, days: number) => string;
  readonly ended: (until: Day, days: number) => string;
}

/** When money has to be back, and until when a pickup may be posted. */
export const RETURNING: InLanguages<ReturningWords> = {
  en: {
    days: (count) => `${count} ${count === 1 ? 'day' : 'days'}`,
    late: (days) => `${days} ${days === 1 ? 'day' : 'days'} late`,
    today: 'Today',
    date: weekdayAndDay,
    refunded: (day) => `refunded ${weekdayAndDay(day)}`,
    dayOf: (day, days) => `day ${day} of ${days}`,
    fromHere: (days) => `${days} days from the day it is here`,
    waitsForParcel: 'waits for the parcel',
    notRunning: 'Not running',
    waitsForGoods: 'Waits for the goods',
    orProof: 'or proof of post',
    told: (day) => `told us ${shortDay(day)}`,
    here: (day) => `here ${shortDay(day)}`,
    post: (until, days) => `Post it by ${wholeDay(until)}: ${days} days count from purchase to the postmark.`,
    ended: (until, days) => `The ${days} days ended on ${wholeDay(until)}.`,
  },
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
    post: (until, days) =>
      `Aufgeben bis ${dayInWords(until, 'de', 'dated')}: ${days} Tage zählen vom Kauf bis zum Poststempel.`,
    ended: (until, days) => `Die ${days} Tage sind seit dem ${dayInWords(until, 'de', 'dated')} um.`,
  },
};
