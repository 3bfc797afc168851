import { addDays, type Day, later } from '../calendar/day.ts';
import { addWorkDays } from '../calendar/work-days.ts';
import { type CountryCode, isAbroad } from '../countries.ts';
import { DELIVERY_WITHIN_DAYS } from '../legal/terms.ts';
import { zoneOf } from '../shipping/shipping.ts';
import { BENCH } from './bench.ts';
import { ALWAYS_OPEN, type OpenDays } from './open-days.ts';

/** Last lawful day of arrival; undefined if no such law binds us. */
export function lawfulArrival(accepted: Day, country: CountryCode): Day | undefined {
  const isBound = country === 'GB' || !isAbroad(country);
  return isBound ? addDays(accepted, DELIVERY_WITHIN_DAYS) : undefined;
}

/** Last day of posting for a lawful arrival. */
export function lastPostDay(accepted: Day, country: CountryCode): Day | undefined {
  const arrival = lawfulArrival(accepted, country);
  return arrival && addWorkDays(addDays(arrival, 1), -BENCH.postWorkDays[zoneOf(country)] - 1);
}

export interface Delay {
  readonly promised: Day;
  readonly instead: Day;
  /** Too late for the law: the buyer may cancel at once, and is told so. */
  readonly beyondLaw: boolean;
}

/** Moves a promise as soon as its forecast is later. The new date has a cushion and is never before the old one. */
export function delayOf({
  today,
  promised,
  forecast,
  accepted,
  country,
  days = ALWAYS_OPEN,
}: {
  readonly today: Day;
  readonly promised: Day;
  readonly forecast: Day;
  readonly accepted: Day;
  readonly country: CountryCode;
  readonly days?: OpenDays;
}): Delay | undefined {
  if (forecast <= promised && today <= promised) return undefined;
  const instead = days.add(days.from(later(forecast, today)), BENCH.delayCushionDays);
  const last = lastPostDay(accepted, country);
  const beyondLaw = last !== undefined && instead > last;
  return { promised, instead, beyondLaw };
}
