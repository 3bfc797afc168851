import type { ZoneId } from '../shipping/shipping.ts';
import { LEAD_LENGTH_CM } from '../tone/lead.ts';

/**
 * What the makers decide about their bench, in one place: change it here and board, promises, sheets and verdicts follow.
 * All of it is a starting point that two people can keep to, not a measurement.
 */
export const BENCH = {
  /** Winding machines. */
  machines: 2,
  /** Pickups that are wound in a work day, both machines together. */
  pickupsADay: 4,
  /** Work days from the last turn to the post: wax and cooling, cover and leads, packing, the day it is fetched. */
  daysAfterWinding: 4,
  /**
   * Work days that the post is given from us to the door, by zone, when a date is held against the law. Slower than it
   * mostly is.
   */
  postWorkDays: {
    germany: 3,
    eu: 6,
    austria: 5,
    switzerland: 6,
    uk: 7,
    us: 9,
    international: 10,
  } satisfies Readonly<Record<ZoneId, number>>,
  /** Work days put on top of a new date, so that one delay is told once. */
  delayCushionDays: 2,
  /** Minutes to take one wire off a machine and put another on. */
  wireChangeMinutes: 12,
  /** Turns that a machine winds in a minute, breaks and looks at the counter included; and minutes a coil besides. */
  turnsAMinute: 100,
  minutesACoil: 8,
  /** When parcels are fetched, local time. */
  postLeavesAt: '16:00',
  /** Measured against target, in percent of it. */
  tolerancePercent: { resistance: 3, inductance: 5 },
  /** Turns that the counter may be off. */
  toleranceTurns: 20,
  /** What the LCR meter is set to, Hz, and what its readings are taken to, °C. */
  measuredAt: { frequency_Hz: 120, temperature_C: 20 },
  /** Leads of a pickup, cm, unless a note says otherwise. */
  leadLength_cm: LEAD_LENGTH_CM,
  /** The bath: long enough for wax to reach the innermost turn, cool enough for bobbins. */
  wax: { minutes: 20, temperature_C: 65 },
  /** What a code of thanks takes off at most: the error page promises "up to 20 %". */
  mostOffPercent: 20,
} as const;
