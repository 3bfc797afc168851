import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import { runs } from '../../tests/fixtures/runs.ts';
import { addDays, type Day, later } from '../calendar/day.ts';
import { addWorkDays, isWorkDay, workDaysBetween } from '../calendar/work-days.ts';
import { type Absence, ALWAYS_OPEN, openDays } from './open-days.ts';
import { delayOf, forecastDay, promisedDay, queueDays, windingDay } from './queue.ts';

const MONDAY = '2026-11-23';
const CHRISTMAS: Absence = { from: '2026-12-24', until: '2027-01-03', who: null };
const bea = (from: Day, until = from): Absence => ({ from, until, who: 'bea' });
const maxi = (from: Day, until = from): Absence => ({ from, until, who: 'maxi' });

const anyDay = fc.integer({ min: 0, max: 90 }).map((days) => addDays('2026-11-02', days));
const anyAbsence: fc.Arbitrary<Absence> = fc
  .tuple(anyDay, fc.integer({ min: 0, max: 20 }), fc.constantFrom(null, 'bea', 'maxi'))
  .map(([from, days, who]) => ({ from, until: addDays(from, days), who }));
const anyAbsences = fc.array(anyAbsence, { maxLength: 4 });

describe('open days', () => {
  it('are the work days of Saxony without our own closed days', () => {
    const days = openDays([CHRISTMAS]);
    expect(days.from('2026-12-24')).toBe('2027-01-04');
    expect(days.add('2026-12-23', 1)).toBe('2027-01-04');
    expect(days.add('2027-01-04', -1)).toBe('2026-12-23');
    expect(days.between('2026-12-18', '2027-01-04')).toBe(4);
    expect(days.places('2026-12-24')).toBe(0);
    expect(ALWAYS_OPEN.places('2026-12-24')).toBe(4);
  });

  it('have two places if one maker is away, and are closed if both are', () => {
    expect(openDays([bea(MONDAY)]).places(MONDAY)).toBe(2);
    expect(openDays([bea(MONDAY), bea(MONDAY)]).places(MONDAY)).toBe(2);
    expect(openDays([bea(MONDAY)]).isOpen(MONDAY)).toBe(true);
    expect(openDays([bea(MONDAY), maxi(MONDAY)]).isOpen(MONDAY)).toBe(false);
  });

  itForAll([anyAbsences, anyDay, fc.integer({ min: -25, max: 25 })])(
    'are counted one by one, like the days that they consist of',
    (absences, day, count) => {
      const days = openDays(absences);
      let [found, left] = [day, Math.abs(count)];
      while (left > 0) {
        found = addDays(found, Math.sign(count));
        if (days.isOpen(found)) left -= 1;
      }
      expect(days.add(day, count)).toBe(found);
      if (count > 0) expect(days.between(day, found)).toBe(count);
    },
  );

  itForAll([anyDay, anyDay, fc.integer({ min: -25, max: 25 })])(
    'equal work days if nobody is away',
    (day, other, count) => {
      expect(ALWAYS_OPEN.add(day, count)).toBe(addWorkDays(day, count));
      expect(ALWAYS_OPEN.between(day, other)).toBe(workDaysBetween(day, other));
      expect(ALWAYS_OPEN.isOpen(day)).toBe(isWorkDay(day));
    },
  );
});

describe('an absence', () => {
  it('moves winding before and after it as in the week before Christmas [row D540]', () => {
    const days = openDays([CHRISTMAS]);
    expect(forecastDay(MONDAY, ['2026-12-17'], { days })).toBe('2026-12-23');
    expect(forecastDay(MONDAY, ['2026-12-18'], { days })).toBe('2027-01-04');
    expect(forecastDay(MONDAY, ['2026-12-18'])).toBe('2026-12-24');
  });

  it('removes places: one maker winds two pickups a day, so the queue gets longer', () => {
    const days = openDays([bea('2026-11-27')]);
    const places = queueDays(MONDAY, 20, 0, { days }).map(({ taken }) => taken);
    expect(places).toEqual([4, 4, 4, 4, 2, 2, 0]);
    expect(windingDay(17, MONDAY, 0, days)).toBe('2026-11-27');
    expect(windingDay(18, MONDAY, 0, days)).toBe('2026-11-30');
  });

  itForAll([
    anyAbsences,
    anyAbsence,
    anyDay,
    fc.record({ toWind: fc.nat(60), woundToday: fc.nat(5), pickups: fc.integer({ min: 1, max: 6 }) }),
  ])(
    'never makes a date earlier, and neither does a second one [row D540]',
    (absences, more, today, queue) => {
      const [before, after] = [openDays(absences), openDays([...absences, more])];
      const was = promisedDay({ today, ...queue, days: before });
      const is = promisedDay({ today, ...queue, days: after });
      expect(is >= was).toBe(true);
      expect(after.isOpen(is)).toBe(true);
      expect(after.isOpen(windingDay(queue.toWind, today, queue.woundToday, after))).toBe(true);
    },
  );

  itForAll([anyAbsences, anyDay, anyDay, anyDay])(
    'never contains a new promise: a moved date is an open day after the old one',
    (absences, today, promised, forecast) => {
      const days = openDays(absences);
      const order = { today, promised, accepted: '2026-11-02', country: 'DE' } as const;
      const delay = delayOf({ ...order, forecast: later(today, forecast), days });
      if (delay) expect(delay.instead > promised && days.isOpen(delay.instead)).toBe(true);
    },
  );

  // Each lays out 120 days.
  itForAll([anyAbsences, anyDay, fc.nat(40)], { numRuns: runs(100, { slow: 10 }) })(
    'never fills a day beyond its places, and loses no unit of the queue',
    (absences, today, toWind) => {
      const days = openDays(absences);
      const shown = queueDays(today, toWind, 0, { days, count: 120 });
      for (const { day, taken, free } of shown) expect(taken + free).toBe(days.places(day));
      expect(shown.reduce((sum, { taken }) => sum + taken, 0)).toBe(toWind);
    },
  );
});
