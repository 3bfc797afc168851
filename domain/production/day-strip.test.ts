import { describe, expect, it } from 'vitest';
import { layOut, type Task, windingMinutes } from './day-strip.ts';

const task = (minutes: number, more: Partial<Task> = {}): Task => ({
  ...{ kind: 'later', title: 'Jonas', detail: '', minutes },
  ...more,
});
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
const laid = (tasks: readonly Task[], now: number) =>
  layOut(tasks, now).map(({ from, to }) => `${clock(from)} ${clock(to)}`);

describe('a lane of the day', () => {
  it('shows what happened where it happened, and the rest one after the other from now on, around noon', () => {
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

  it('ends with the day, and begins with it', () => {
    expect(laid([task(60), task(60)], 16 * 60 + 30)).toEqual(['16:30 17:00']);
    expect(laid([task(60)], 6 * 60)).toEqual(['8:00 9:00']);
  });

  it('takes longer for more turns and for more coils', () => {
    expect(windingMinutes([8260])).toBe(91);
    expect(windingMinutes([5550, 4730])).toBe(119);
  });
});
