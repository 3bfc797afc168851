import { expect, it } from 'vitest';
import { localOf, momentOfLocal } from './local-moment.ts';

it('a local time is read in the workshop’s time zone, in winter and in summer', () => {
  expect(momentOfLocal('2026-11-25T06:00')?.toISOString()).toBe('2026-11-25T05:00:00.000Z');
  expect(momentOfLocal('2026-07-01T00:00')?.toISOString()).toBe('2026-06-30T22:00:00.000Z');
  expect(momentOfLocal('2026-10-25T12:00')?.toISOString()).toBe('2026-10-25T11:00:00.000Z');
  expect(momentOfLocal('soon')).toBeUndefined();
});

it('a time that was read is shown as it was typed', () => {
  for (const local of ['2026-01-01T00:00', '2026-03-29T03:00', '2026-06-15T23:59', '2026-10-25T03:00'])
    expect(localOf(momentOfLocal(local) ?? new Date(0))).toBe(local);
});
