import { type Day, dayOf } from '#domain/calendar/day.ts';
import { HOUR_MS } from './spans.ts';

/** Midnight in Leipzig, one or two hours before midnight UTC. */
export function startOfDay(day: Day): Date {
  const inLondon = new Date(`${day}T00:00:00Z`).getTime();
  const hours = [2, 1].find((before) => dayOf(new Date(inLondon - before * HOUR_MS)) === day) ?? 0;
  return new Date(inLondon - hours * HOUR_MS);
}
