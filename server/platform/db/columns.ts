import { customType, date, integer, timestamp } from 'drizzle-orm/pg-core';
import type { Cents } from '#domain/money.ts';

/** A point in time, with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A sum of money, cents. */
export const money = (name: string) => integer(name).$type<Cents>();

/** A day of the calendar, `2026-11-22`. */
export const day = (name: string) => date(name, { mode: 'string' });

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  // Both databases hand out views on memory that they use again.
  fromDriver: (data) => new Uint8Array(data),
});
