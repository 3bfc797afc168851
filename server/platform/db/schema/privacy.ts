import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#domain/languages.ts';
import type { DataRequestKind } from '#domain/privacy/data-request.ts';
import { moment } from '../columns.ts';

/** Requests about the data stored under an address. Nothing happens before their link is used. */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<DataRequestKind>().notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Deleted once a deletion is done; the rest of the row is the proof. */
    email: text('email'),
    orderNumber: text('order_number'),
    note: text('note'),
    askedAt: moment('asked_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [
    index('data_requests_email').on(sql`lower(${table.email})`),
    index('data_requests_asked').on(table.askedAt),
  ],
);
