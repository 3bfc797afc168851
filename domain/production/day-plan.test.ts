import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import { runs } from '../../tests/fixtures/runs.ts';
import { addDays, type Day } from '../calendar/day.ts';
import { GAUGES } from '../tone/wire.ts';
import { BENCH } from './bench.ts';
import { batchesOf, type PlannedFrom, planDays, plannedDays } from './day-plan.ts';
import { ALWAYS_OPEN, openDays } from './open-days.ts';
import { type Machine, windingOrder } from './queue.ts';

const MONDAY = '2026-11-23';
const unit = (
  order: string,
  due: Day,
  awg: PlannedFrom['awg'],
  more: Partial<PlannedFrom> = {},
): PlannedFrom => ({
  ...{ order, number: 1, state: 'to wind', due, awg, paidAt: new Date('2026-11-16T08:00:00Z') },
  ...more,
});
const machines: readonly Machine[] = [
  { number: 1, awg: 42 },
  { number: 2, awg: 42 },
];
const whole = {
  machines,
  today: MONDAY,
  used: new Map<number, number>(),
  days: ALWAYS_OPEN,
  isAway: () => false,
};

/** A week in which promises alternate between three gauges. */
const WEEK: readonly PlannedFrom[] = [
  unit('Jonas', '2026-11-27', 42),
  unit('Jonas', '2026-11-27', 42, { number: 2 }),
  unit('Mia', '2026-11-30', 44),
  unit('Marek', '2026-12-01', 43),
  unit('Paul', '2026-12-01', 42),
  unit('Tom', '2026-12-02', 42),
  unit('Ida', '2026-12-02', 43),
  unit('Tom', '2026-12-02', 42, { number: 2 }),
  unit('Lena', '2026-12-02', 42),
  unit('Lena', '2026-12-02', 42, { number: 2 }),
  unit('Marek', '2026-12-02', 43, { number: 2 }),
  unit('Clara', '2026-12-03', 42),
  unit('Ida', '2026-12-03', 42, { number: 2 }),
];

const anyUnits = fc
  .array(
    fc.record({
      due: fc.integer({ min: -3, max: 18 }).map((days) => addDays(MONDAY, days)),
      awg: fc.constantFrom(...GAUGES),
    }),
    { maxLength: 26 },
  )
  .map((all) =>
    windingOrder(all.map(({ due, awg }, at) => unit(`GW-${String(at).padStart(2, '0')}`, due, awg))),
  );
const anyWires = fc.tuple(fc.constantFrom(...GAUGES), fc.constantFrom(...GAUGES));
const anyAway = fc.array(
  fc.tuple(fc.nat(8), fc.nat(3), fc.constantFrom(null, 'bea')).map(([from, length, who]) => ({
    from: addDays(MONDAY, from),
    until: addDays(MONDAY, from + length),
    who,
  })),
  { maxLength: 2 },
);

describe('a plan sorted by wire', () => {
  it('changes wire less often than one sorted by date, and keeps every promise [row D541]', () => {
    const byWire = planDays({ ...whole, units: WEEK });
    const byDate = planDays({ ...whole, units: WEEK, by: 'date' });
    expect([byWire.changes, byDate.changes]).toEqual([2, 4]);
    for (const { unit: of, day } of byWire.planned)
      expect(ALWAYS_OPEN.add(day, BENCH.daysAfterWinding) <= of.due, of.order).toBe(true);
    expect(batchesOf(byWire).map(({ awg, units, orders }) => [awg, units.length, orders])).toEqual([
      [42, 9, 6],
      [43, 3, 2],
      [44, 1, 1],
    ]);
  });

  itForAll([anyUnits, anyWires, anyAway], { numRuns: runs(60) })(
    'never breaks a promise to save a wire change, overfills no day, and forgets no unit [row D541]',
    (units, [first, second], absences) => {
      const days = openDays(absences);
      const isAway = (machine: number, day: Day) =>
        machine === 2 &&
        absences.some(({ from, until, who }) => who === 'bea' && day >= from && day <= until);
      const planning = {
        ...{ ...whole, units, days, isAway },
        machines: [
          { number: 1, awg: first },
          { number: 2, awg: second },
        ],
      };
      const byWire = planDays(planning);
      const byDate = planDays({ ...planning, by: 'date' });
      expect(byWire.changes).toBeLessThanOrEqual(byDate.changes);
      const dateOf = plannedDays(byDate);
      const wireOf = plannedDays(byWire);
      expect(wireOf.size).toBe(units.length);
      for (const [of, day] of wireOf) {
        const latest = days.add(of.due, -BENCH.daysAfterWinding);
        const latestKept = latest > (dateOf.get(of) ?? '') ? latest : (dateOf.get(of) ?? '');
        expect(day <= latestKept, `${of.order} ${day} ${latestKept}`).toBe(true);
      }
      for (const [day, own] of Map.groupBy(byWire.planned, (one) => one.day)) {
        expect(own.length).toBeLessThanOrEqual(days.places(day));
        expect(new Set(own.map(({ place }) => place)).size).toBe(own.length);
        expect(own.some(({ machine }) => isAway(machine, day))).toBe(false);
      }
    },
  );

  it('winds a unit only after its parts have arrived', () => {
    const late = unit('Marek', '2026-12-04', 43, { ready: '2026-11-25' });
    const plan = planDays({ ...whole, units: [late, unit('Jonas', '2026-12-04', 42)] });
    expect(plannedDays(plan).get(late)).toBe('2026-11-25');
  });

  it('skips the places of today that are used', () => {
    const plan = planDays({ ...whole, units: WEEK, used: new Map([[2, 2]]) });
    const today = plan.planned.filter(({ day }) => day === MONDAY);
    expect(today.map(({ unit: { order }, place }) => [order, place])).toEqual([
      ['Jonas', 1],
      ['Jonas', 2],
    ]);
  });
});

describe('a manually set place', () => {
  it('is kept, and the rest is planned around it', () => {
    const plan = planDays({ ...whole, units: WEEK, pins: [{ order: 'Ida', number: 2, place: 1 }] });
    const at = (place: number) =>
      plan.planned.find((one) => one.day === MONDAY && one.place === place)?.unit.order;
    expect(at(1)).toBe('Ida');
    expect(plan.planned.length + plan.beyond.length).toBe(WEEK.length);
  });

  it('is ignored for an unknown order or place', () => {
    const pins = [
      { order: 'Nobody', number: 1, place: 2 },
      { order: 'Mia', number: 1, place: 9 },
    ];
    expect(planDays({ ...whole, units: WEEK, pins }).planned).toEqual(
      planDays({ ...whole, units: WEEK }).planned,
    );
  });
});
