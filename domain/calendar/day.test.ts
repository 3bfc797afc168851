import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAll } from '../../tests/fixtures/for-all.ts';
import { runs } from '../../tests/fixtures/runs.ts';
import { dayOf, startOfDay, weekOf } from './day.ts';

const leipzigDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

it('is the day on clocks in Leipzig, for any moment', () => {
  const anyMoment = fc.oneof(
    fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
    // Around midnight in Leipzig, in winter or summer.
    fc
      .tuple(fc.nat(36_500), fc.constantFrom(22, 23), fc.integer({ min: -1, max: 1 }))
      .map(([day, hour, ms]) => new Date(Date.UTC(1990, 0, 1 + day, hour) + ms)),
  );
  forAll(
    [anyMoment],
    (moment) => {
      expect([dayOf(moment), dayOf(moment)]).toEqual(Array(2).fill(leipzigDay.format(moment)));
    },
    { numRuns: runs(5000) },
  );
});

it.each([
  ['2026-03-29', 23],
  ['2026-10-25', 25],
  ['2026-11-24', 24],
])('%s has %i hours, from its first millisecond to its last', (day, hours) => {
  const begins = startOfDay(day).getTime();
  const ends = begins + hours * 3_600_000;
  expect(dayOf(new Date(begins - 1)) < day).toBe(true);
  for (let moment = begins; moment < ends; moment += 1_800_000) expect(dayOf(new Date(moment))).toBe(day);
  expect(dayOf(new Date(ends - 1))).toBe(day);
  expect(dayOf(new Date(ends)) > day).toBe(true);
});

it('throws for an invalid moment', () => {
  expect(() => dayOf(new Date(Number.NaN))).toThrow(RangeError);
});

it.each([
  ['2026-11-23', 48],
  ['2026-01-01', 1],
  ['2025-12-29', 1],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
])('%s is in week %i', (day, week) => {
  expect(weekOf(day)).toBe(week);
});
