import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Answer, GivenAnswer, LetterState, Original } from '#domain/messages/letter.ts';
import { day, moment } from './columns.ts';
import { orders } from './schema.ts';

/** Letters between the makers and the buyer of an order, in both directions; a question has answers. */
export const buyerLetters = pgTable(
  'buyer_letters',
  {
    /** Given by the page, so that what is sent twice is one. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    from: text('from_whom').$type<'maker' | 'buyer'>().notNull(),
    state: text('state').$type<LetterState>().notNull(),
    /** What is asked, in a line; empty of a letter that asks nothing. */
    title: text('title').notNull().default(''),
    text: text('text').notNull(),
    /** With their effects, as they were when it was sent; none of a letter that asks nothing. */
    answers: jsonb('answers').$type<readonly Answer[]>().notNull().default([]),
    /** Until when it can be answered, and which of the answers, from 0, holds where nobody did. */
    until: moment('until'),
    otherwise: integer('otherwise'),
    /** The order as it was when it was asked: what an answer that changes nothing leaves, or brings back. */
    original: jsonb('original').$type<Original>(),
    /** The answer that counts. */
    given: jsonb('given').$type<GivenAnswer>(),
    /** The day that the answer set: what is moved by somebody else since is not moved back. */
    setDay: day('set_day'),
    /** The letter of its buyer that it answers, or that its buyer wrote back to. */
    inReplyTo: uuid('in_reply_to'),
    byAccount: uuid('by_account'),
    byName: text('by_name').notNull(),
    /** When it was sent; of a draft when it was kept. */
    at: moment('at').notNull(),
    /** When nothing was left to do about it. */
    doneAt: moment('done_at'),
  },
  (table) => [
    index('buyer_letters_order').on(table.orderId, table.at),
    // What waits for somebody is little, however many are done.
    index('buyer_letters_open').on(table.state, table.at).where(sql`${table.state} <> 'done'`),
    index('buyer_letters_done').on(table.doneAt),
  ],
);
