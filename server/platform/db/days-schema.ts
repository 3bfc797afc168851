import { isNull } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, moment } from './columns.ts';
import { units } from './workshop-schema.ts';

const person = () => ({ byAccount: uuid('by_account'), byName: text('by_name').notNull() });

/** Days on which one of the makers, or both, are not at the bench. Promises are made around them. */
export const absences = pgTable(
  'absences',
  {
    /** Given by the page, so that what is pressed twice is one. */
    id: uuid('id').primaryKey(),
    from: day('from_day').notNull(),
    until: day('until_day').notNull(),
    /** The account of who is away, and its name then; null for both. */
    who: uuid('who'),
    whoName: text('who_name'),
    ...person(),
    at: moment('at').notNull(),
    /** When it was taken back, and by whom. */
    endedAt: moment('ended_at'),
    endedBy: text('ended_by'),
  },
  (table) => [index('absences_open').on(table.until).where(isNull(table.endedAt))],
);

/** Places of a day that makers have given to pickups by hand: the latest word of a pickup counts, for that day alone. */
export const dayPlaces = pgTable(
  'day_places',
  {
    unitId: uuid('piece_id')
      .primaryKey()
      .references(() => units.id, { onDelete: 'cascade' }),
    day: day('day').notNull(),
    place: integer('place').notNull(),
    ...person(),
    at: moment('at').notNull(),
  },
  (table) => [index('day_places_day').on(table.day)],
);
