import { type Day, dayFrom, yearOf } from '../calendar/day.ts';
import { GUARANTEE_YEARS, REPAIR_PROLONGS_FROM, REPAIR_PROLONGS_MONTHS } from './terms.ts';

/** The same date some months later, or the last day of that month (§ 188 (3) BGB). */
function monthsAfter(day: Day, months: number): Day {
  const month = Number(day.slice(5, 7)) + months;
  const [same, last] = [
    dayFrom(yearOf(day), month, Number(day.slice(8))),
    dayFrom(yearOf(day), month + 1, 0),
  ];
  return same < last ? same : last;
}

/** True if a repair prolongs the guarantee of goods bought on a day. */
export const repairProlongs = (bought: Day): boolean => bought >= REPAIR_PROLONGS_FROM;

/**
 * Last day of the legal guarantee for a pickup by its delivery. A repair under the guarantee prolongs it by 12 months,
 * "one time" (Directive (EU) 2019/771, article 10 (2a)). We read this as once for each pickup, whatever the fault: the
 * first repair is recorded, later ones change nothing.
 */
export const guaranteeUntil = (delivered: Day, isRepaired: boolean): Day =>
  monthsAfter(delivered, GUARANTEE_YEARS * 12 + (isRepaired ? REPAIR_PROLONGS_MONTHS : 0));
