import { type Day, shortDay, weekdayName } from '../calendar/day.ts';
import { dayInWords } from '../calendar/format-day.ts';
import type { InLanguages } from '../languages.ts';
import type { Awg } from '../tone/wire.ts';

interface NextUnitMessages {
  /** "It is 2 days late". */
  readonly late: (left: string) => string;
  readonly today: string;
  readonly tomorrow: string;
  readonly weekday: (due: Day) => string;
  readonly day: (due: Day) => string;
  readonly begun: (wound: number, all: number) => string;
  /** Its wire is on the machine already. */
  readonly threaded: (due: string, awg: Awg, machine: number) => string;
  readonly putOn: (due: string, awg: Awg, machine: number) => string;
}

/** Why a piece is the next to wind. */
export const NEXT_UNIT: InLanguages<NextUnitMessages> = {
  en: {
    late: (left) => `It is ${left}`,
    today: 'Due today',
    tomorrow: 'Due tomorrow',
    weekday: (due) => `Due on ${weekdayName(due)}`,
    day: (due) => `Due on ${shortDay(due)}`,
    begun: (wound, all) => `${wound} of ${all} ${wound === 1 ? 'is' : 'are'} wound`,
    threaded: (due, awg, machine) => `${due}, and ${awg}\u00a0AWG is already on machine ${machine}.`,
    putOn: (due, awg, machine) => `${due}. Put ${awg}\u00a0AWG on machine ${machine}.`,
  },
  de: {
    late: (left) => `Ist ${left}`,
    today: 'Heute fällig',
    tomorrow: 'Morgen fällig',
    weekday: (due) => `Am ${dayInWords(due, 'de', 'weekday')} fällig`,
    day: (due) => `Am ${dayInWords(due, 'de', 'plain')} fällig`,
    begun: (wound, all) => `${wound} von ${all} ${wound === 1 ? 'ist' : 'sind'} gewickelt`,
    threaded: (due, awg, machine) => `${due}, und ${awg}\u00a0AWG ist schon auf Maschine ${machine}.`,
    putOn: (due, awg, machine) => `${due}. Leg ${awg}\u00a0AWG auf Maschine ${machine}.`,
  },
};
