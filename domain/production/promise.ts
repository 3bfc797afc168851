import { addDays, type Day, later } from '../calendar/day.ts';
import { addWorkDays } from '../calendar/work-days.ts';
import { type CountryCode, isAbroad } from '../countries.ts';
import { DELIVERY_WITHIN_DAYS } from '../legal/terms.ts';
import { zoneOf } from '../shipping/shipping.ts';
import { BENCH } from './bench.ts';
import { ALWAYS_OPEN, type OpenDays } from './open-days.ts';

/** The last day on which an order may arrive; undefined where no such law is ours to keep. */
export function lawfulArrival(accepted: Day, country: CountryCode): Day | undefined {
  const isBound = country === 'GB' || !isAbroad(country);
  return isBound ? addDays(accepted, DELIVERY_WITHIN_DAYS) : undefined;
}

/** The last day on which it can be posted to arrive by then. */
export function lastPostDay(accepted: Day, country: CountryCode): Day | undefined {
  const arrival = lawfulArrival(accepted, country);
  return arrival && addWorkDays(addDays(arrival, 1), -BENCH.postWorkDays[zoneOf(country)] - 1);
}

/** A date that can no longer be kept: the one to be told instead, and whether it is too late for the law. */
export interface Delay {
  readonly promised: Day;
  readonly instead: Day;
  /** The buyer may then give back the order at once, and is told so. */
  readonly beyondLaw: boolean;
}

/**
 * Whether an order's promise has to be moved: as soon as its forecast is behind it, not only once the day is over.
 * The new date has a cushion, so that it is told once, and never is before the old one.
 */
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
