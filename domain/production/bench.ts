import type { ZoneId } from '../shipping/shipping.ts';
import { LEAD_LENGTH_CM } from '../tone/lead.ts';

/** The workshop's page of a pickup on the bench. */
export const benchPath = (number: string, unit: number): string => `/workshop/bench/${number}/${unit}`;

/** The makers' decisions about their bench: estimates that two people can keep, not measurements. */
export const BENCH = {
  machines: 2,
  /** Pickups wound in a working day, both machines together. */
  pickupsADay: 4,
  /** Working days from winding to posting: wax and cooling, cover and leads, packing, collection. */
  daysAfterWinding: 4,
  /** Working days of the post to the door, by zone, used to check a date against the law. Slower than usual. */
  postWorkDays: {
    germany: 3,
    eu: 6,
    austria: 5,
    switzerland: 6,
    uk: 7,
    us: 9,
    international: 10,
  } satisfies Readonly<Record<ZoneId, number>>,
  /** Working days added to a new date, so that a delay is announced only once. */
  delayCushionDays: 2,
  /** Minutes to change the wire of a machine. */
  wireChangeMinutes: 12,
  /** Turns a machine winds in a minute, including breaks and checks of the counter; and extra minutes a coil. */
  turnsAMinute: 100,
  minutesACoil: 8,
  /** Time at which parcels are collected, local time. */
  postLeavesAt: '16:00',
  /** Tolerance in percent of the target. */
  tolerancePercent: { resistance: 3, inductance: 5 },
  /** Tolerance of the counter, in turns. */
  toleranceTurns: 20,
  /** Frequency of the LCR meter, Hz, and reference temperature of its readings, °C. */
  measuredAt: { frequency_Hz: 120, temperature_C: 20 },
  /** Leads of a pickup, cm, unless a note says otherwise. */
  leadLength_cm: LEAD_LENGTH_CM,
  /** Their part between pickup and quick connector, cm; the tail has the rest. */
  plugLead_cm: 8,
  /** Wax bath: long enough for wax to reach the innermost turn, cool enough for bobbins. */
  wax: { minutes: 20, temperature_C: 65 },
  /** Maximum of a thank-you code: the error page promises "up to 20 %". */
  mostOffPercent: 20,
} as const;
