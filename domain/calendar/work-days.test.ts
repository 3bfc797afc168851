import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll, itForAll } from '../../tests/fixtures/for-all.ts';
import { addDays, type Day, dayFrom, daysBetween, weekdayOf, wholeDay } from './day.ts';
import { easterSunday, holidayOn, holidaysOf } from './holidays.ts';
import { addWorkDays, daysLeft, isWorkDay, workDayFrom, workDaysBetween } from './work-days.ts';

const anyDay: fc.Arbitrary<Day> = fc.integer({ min: 0, max: 36_500 }).map((n) => addDays('2000-01-01', n));

describe('days', () => {
  it('can be added and counted across the ends of months, years and summer time', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    forAll(
      [anyDay, fc.integer({ min: -500, max: 500 })],
      (day, n) => daysBetween(day, addDays(day, n)) === n,
    );
  });

  it('are formatted with weekday, day, month and year', () => {
    expect(wholeDay('2026-11-24')).toBe('Tue 24 Nov 2026');
  });
});

describe('holidays of Saxony', () => {
  it.each([
    [1961, '1961-04-02'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
  ])('know Easter of %i', (year, day) => {
    expect(easterSunday(year)).toBe(day);
  });

  it('have eleven days a year, with Ascension on a Thursday and Repentance on the Wednesday before 23 November', () => {
    for (let year = 1995; year <= 2120; year++) {
      const days = [...holidaysOf(year).keys()];
      const dayNamed = (name: string) => [...holidaysOf(year)].find(([, known]) => known === name)?.[0] ?? '';
      expect(weekdayOf(easterSunday(year))).toBe(0);
      expect(weekdayOf(dayNamed('Ascension'))).toBe(4);
      expect(weekdayOf(dayNamed('Repentance'))).toBe(3);
      expect(dayNamed('Repentance') >= dayFrom(year, 11, 16)).toBe(true);
      expect(dayNamed('Repentance') <= dayFrom(year, 11, 22)).toBe(true);
      // Ascension can coincide with Labour Day (2008).
      expect(days.length).toBeGreaterThanOrEqual(10);
    }
    expect([...holidaysOf(2026)]).toEqual([
      ['2026-01-01', 'New Year'],
      ['2026-04-03', 'Good Friday'],
      ['2026-04-06', 'Easter Monday'],
      ['2026-05-01', 'Labour Day'],
      ['2026-05-14', 'Ascension'],
      ['2026-05-25', 'Whit Monday'],
      ['2026-10-03', 'German Unity'],
      ['2026-10-31', 'Reformation'],
      ['2026-11-18', 'Repentance'],
      ['2026-12-25', 'Christmas'],
      ['2026-12-26', 'Second day of Christmas'],
    ]);
    expect(holidayOn('2026-11-18')).toBe('Repentance');
    expect(holidayOn('2026-11-18', 'de')).toBe('Buß- und Bettag');
    expect(holidayOn('2026-11-19', 'de')).toBeUndefined();
  });
});

describe('work days', () => {
  it('leave out weekends and holidays', () => {
    expect(addWorkDays('2026-11-17', 1)).toBe('2026-11-19');
    expect(addWorkDays('2026-11-20', 1)).toBe('2026-11-23');
    expect(addWorkDays('2026-12-23', 2)).toBe('2026-12-28');
    expect(addWorkDays('2026-04-02', 1)).toBe('2026-04-07');
    expect(addWorkDays('2026-04-07', -1)).toBe('2026-04-02');
    expect(workDayFrom('2026-12-25')).toBe('2026-12-28');
  });

  itForAll([anyDay, fc.integer({ min: 0, max: 90 })])(
    'are counted in the same way as they are added',
    (day, count) => {
      const later = addWorkDays(day, count);
      expect(workDaysBetween(day, later)).toBe(count);
      expect(count === 0 || isWorkDay(later)).toBe(true);
      expect(workDaysBetween(later, day)).toBe(count === 0 ? 0 : -count);
      if (isWorkDay(day)) expect(addWorkDays(later, -count)).toBe(day);
    },
  );

  it.each([
    ['2026-11-24', '1 day', 'soon'],
    ['2026-11-23', 'today', 'soon'],
    ['2026-11-25', '2 days', 'calm'],
    ['2026-11-20', '1 day late', 'late'],
    ['2026-11-22', '1 day late', 'late'],
    ['2026-11-17', '3 days late', 'late'],
    ['2026-12-02', '7 days', 'calm'],
  ])('describe %s on Monday, 23 November', (due, words, tone) => {
    expect(daysLeft('2026-11-23', due)).toMatchObject({ words, tone });
  });

  it('call a date late from the next day on, even on a Saturday', () => {
    expect(daysLeft('2026-11-21', '2026-11-20').words).toBe('1 day late');
  });
});
