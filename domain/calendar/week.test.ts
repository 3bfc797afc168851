import { expect, it } from 'vitest';
import { weekOf } from './week.ts';

it.each([
  ['2026-11-23', 48],
  ['2026-01-01', 1],
  ['2025-12-29', 1],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
])('%s lies in week %i', (day, week) => {
  expect(weekOf(day)).toBe(week);
});
