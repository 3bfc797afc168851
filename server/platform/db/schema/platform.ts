import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import type { LinkPurpose } from '../link-purposes.ts';

/**
 * Single-use links in mails (`server/platform/links/one-use.ts`). The id alone opens nothing: links are signed with a key
 * that is not in the database.
 */
export const signedLinks = pgTable(
  'signed_links',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    /** Id of the subject, in the table that the purpose names. */
    about: uuid('about').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('signed_links_end').on(table.expiresAt)],
);

/** Counters of rate limits, by key (`server/platform/limits/rate-limit.ts`). */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }).notNull(),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);

/** Rows that transactions lock to take turns (`database.ts`). */
export const locks = pgTable('locks', {
  name: text('name').primaryKey(),
  taken: bigint('taken', { mode: 'number' }).notNull().default(1),
});

/** One row: the current generation of cached responses, and a hash of their prices. */
export const responseGeneration = pgTable('response_generation', {
  id: integer('id').primaryKey(),
  generation: integer('generation').notNull(),
  madeOf: text('made_of').notNull(),
});
