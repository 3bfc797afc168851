import { type Day, dayOf } from '#domain/calendar/day.ts';
import { localOf } from '#domain/calendar/local-moment.ts';
import type { Language } from '#domain/languages.ts';
import { BENCH } from '#domain/production/bench.ts';
import type { DayPlan } from '#domain/production/day-plan.ts';
import { type DayBlock, layOut, type Task, windingMinutes } from '#domain/production/day-strip.ts';
import { MADE_WORDS } from '#domain/production/made-words.messages.ts';
import { DAY_VIEW } from './day-view.messages.ts';
import type { WeekUnit } from './plan-week.ts';
import type { PlannedOrder } from './read-open-orders.ts';

/** Minutes since midnight in Leipzig. */
export const minuteOfDay = (moment: Date): number => {
  const [hours = 0, minutes = 0] = localOf(moment).slice(11).split(':').map(Number);
  return hours * 60 + minutes;
};

const ofToday = (moment: Date | null, today: Day): number | undefined =>
  moment !== null && dayOf(moment) === today ? minuteOfDay(moment) : undefined;

const turnsWords = (turns: readonly number[]): string =>
  turns.map((count) => String(count).replace(/(\d)(?=(\d{3})+$)/g, '$1\u00a0')).join(' + ');

interface Lane {
  readonly machine: number;
  readonly today: Day;
  readonly now: number;
  readonly all: readonly { readonly order: PlannedOrder; readonly unit: PlannedOrder['units'][number] }[];
  readonly plan: DayPlan<WeekUnit>;
  readonly language: Language;
}

/** A machine's day: finished pickups, the current one, and the planned ones. */
export function machineLane({ machine, today, now, all, plan, language }: Lane): readonly DayBlock[] {
  const texts = DAY_VIEW[language];
  const { name } = MADE_WORDS[language];
  const seen = all.filter(({ unit }) => unit.machine === machine);
  const wound = seen
    .filter(({ unit }) => unit.woundAt && dayOf(unit.woundAt) === today)
    .map(
      ({ order, unit }): Task => ({
        ...{ kind: 'done', title: `${order.buyer}, ${name(unit.name)}`, detail: unit.serial ?? texts.wound },
        minutes: windingMinutes(unit.turns),
        began:
          ofToday(unit.startedAt, today) ??
          Math.max(0, minuteOfDay(unit.woundAt ?? new Date(0)) - windingMinutes(unit.turns)),
        ended: ofToday(unit.woundAt, today),
      }),
    )
    .toSorted((one, other) => (one.began ?? 0) - (other.began ?? 0));
  const on = seen
    .filter(({ unit }) => unit.state === 'on the bench')
    .map(
      ({ order, unit }): Task => ({
        ...{
          kind: 'on',
          title: `${order.buyer}, ${name(unit.name)}`,
          detail: texts.turns(turnsWords(unit.turns)),
        },
        minutes: windingMinutes(unit.turns),
        began: ofToday(unit.startedAt, today) ?? now,
      }),
    );
  const next = plan.planned
    .filter((one) => one.day === today && one.machine === machine)
    .flatMap(({ unit, change }, index): Task[] => [
      ...(change
        ? [
            {
              ...({ kind: 'change', title: texts.wire(change), detail: texts.goesOn(change) } as const),
              minutes: BENCH.wireChangeMinutes,
            },
          ]
        : []),
      {
        kind: index === 0 ? 'next' : 'later',
        title: `${unit.buyer}, ${name(unit.name)}`,
        detail: texts.turns(turnsWords(unit.turns)),
        minutes: windingMinutes(unit.turns),
      },
    ]);
  return layOut([...wound, ...on, ...next], now);
}
