import { customType, date, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Cents } from '#domain/money.ts';

/** A point in time, with time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

export const money = (name: string) => integer(name).$type<Cents>();

/** A calendar day, `2026-11-22`. */
export const day = (name: string) => date(name, { mode: 'string' });

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  // Copies the data, because both drivers reuse the memory behind it.
  fromDriver: (data) => new Uint8Array(data),
});

/** The account, and its name at that time. Scheduled jobs and the provider have no account. */
export const person = () => ({ byAccount: uuid('by_account'), byName: text('by_name').notNull() });

export const personAndTime = () => ({ ...person(), at: moment('at').notNull() });
