import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ChangeKind } from '#domain/changes/changes.ts';
import { personAndTime } from '../columns.ts';

/** Changes in the workshop that concern no order: codes, prices, colours. Orders have `order_events`. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey(),
    /** Kind of the change, with its figures (`domain/changes`). Null in rows of earlier releases, which have text. */
    kind: text('kind').$type<ChangeKind>(),
    payload: jsonb('payload'),
    what: text('what'),
    before: text('before'),
    after: text('after'),
    /** Index within one change. */
    place: integer('place').notNull(),
    ...personAndTime(),
  },
  (table) => [index('audit_entries_at').on(table.at, table.place, table.id)],
);

/** Items of the set-up list that the makers have marked as not needed. */
export const setupSkips = pgTable('setup_skips', {
  item: text('item').primaryKey(),
  ...personAndTime(),
});
