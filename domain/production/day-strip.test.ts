import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../tests/fixtures/for-all.ts';
import { DAY_FROM, DAY_TO, layOut, type Task, windingMinutes } from './day-strip.ts';

const task = (minutes: number, more: Partial<Task> = {}): Task => ({
  ...{ kind: 'later', title: 'Jonas', detail: '', minutes },
  ...more,
});
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
const laid = (tasks: readonly Task[], now: number) =>
  layOut(tasks, now).map(({ from, to }) => `${clock(from)} ${clock(to)}`);

describe('a lane of the day', () => {
  it('shows past tasks at their times, and the rest one after another from now on, around noon', () => {
    const began = 9 * 60 + 20;
    const tasks = [
      task(73, { kind: 'done', began: 485, ended: 558 }),
      task(91, { kind: 'on', began }),
      task(60),
      task(90),
    ];
    expect(laid(tasks, 9 * 60 + 52)).toEqual(['8:05 9:18', '9:20 10:51', '10:55 11:55', '12:30 14:00']);
    expect(layOut(tasks, 9 * 60 + 52)[1]?.share).toBeCloseTo(32 / 91);
  });

  it('starts and ends with the day', () => {
    expect(laid([task(60), task(60)], 16 * 60 + 30)).toEqual(['16:30 17:00']);
    expect(laid([task(60)], 6 * 60)).toEqual(['8:00 9:00']);
  });

  it('never overlaps tasks or draws one too short to read, at any start time', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
    const seen = fc
      .record({
        began: minute,
        minutes: fc.integer({ min: 20, max: 300 }),
        took: fc.option(fc.integer({ min: 0, max: 300 })),
      })
      .map(({ began, minutes, took }) =>
        task(minutes, { began, ...(took !== null && { ended: began + took }) }),
      );
    const ahead = fc.integer({ min: 20, max: 300 }).map((minutes) => task(minutes));
    const day = fc.tuple(fc.array(seen, { maxLength: 30 }), fc.array(ahead, { maxLength: 8 }), minute);
    forAll([day], ([begun, rest, now]) => {
      const sorted = begun.toSorted((one, other) => (one.began ?? 0) - (other.began ?? 0));
      let end = DAY_FROM;
      for (const { from, to } of layOut([...sorted, ...rest], now)) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to - from).toBeGreaterThanOrEqual(20);
        end = to;
      }
      expect(end).toBeLessThanOrEqual(DAY_TO);
    });
  });

  it('shows two tasks with the same start one after the other, before eight as well as in the evening', () => {
    const two = (began: number) => [task(119, { kind: 'on', began }), task(119, { kind: 'on', began })];
    expect(laid(two(6 * 60 + 45), 6 * 60 + 46)).toEqual(['8:00 8:44', '8:44 9:04']);
    expect(laid(two(9 * 60), 9 * 60)).toEqual(['9:00 10:59', '10:59 11:19']);
    expect(laid(two(16 * 60 + 50), 16 * 60 + 51)).toEqual(['16:20 16:40', '16:40 17:00']);
  });

  it('plans more time for more turns and more coils', () => {
    expect(windingMinutes([8260])).toBe(91);
    expect(windingMinutes([5550, 4730])).toBe(119);
  });
});
