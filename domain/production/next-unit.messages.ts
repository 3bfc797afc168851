import { type Day, dayInWords, shortDay, weekdayName } from '../calendar/day.ts';
import type { InLanguages } from '../languages.ts';
import type { Awg } from '../tone/wire.ts';

const EN = {
  /** "2 days late" → "It is 2 days late". */
  late: (days: string) => `It is ${days}`,
  today: 'Due today',
  tomorrow: 'Due tomorrow',
  onWeekday: (day: Day) => `Due on ${weekdayName(day)}`,
  onDay: (day: Day) => `Due on ${shortDay(day)}`,
  wound: (wound: number, of: number) => `${wound} of ${of} ${wound === 1 ? 'is' : 'are'} wound`,
  threaded: (due: string, awg: Awg, machine: number) =>
    `${due}, and ${awg}\u00a0AWG is already on machine ${machine}.`,
  toThread: (due: string, awg: Awg, machine: number) => `${due}. Put ${awg}\u00a0AWG on machine ${machine}.`,
};

/** Reasons why a pickup is the next one to wind. */
export const NEXT_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    late: (days) => `Schon ${days}`,
    today: 'Heute fällig',
    tomorrow: 'Morgen fällig',
    onWeekday: (day) => `Am ${dayInWords(day, 'de', 'weekday')} fällig`,
    onDay: (day) => `Am ${dayInWords(day, 'de', 'plain')} fällig`,
    wound: (wound, of) => `${wound} von ${of} ${wound === 1 ? 'ist' : 'sind'} gewickelt`,
    threaded: (due, awg, machine) => `${due}, und ${awg}\u00a0AWG ist schon auf Maschine ${machine}.`,
    toThread: (due, awg, machine) => `${due}. Spann ${awg}\u00a0AWG auf Maschine ${machine} ein.`,
  },
};
