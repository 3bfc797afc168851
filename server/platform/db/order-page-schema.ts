import { isNull } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#domain/languages.ts';
import type { ContractBlock } from '#domain/legal/contract-text.ts';
import type { MailKind } from '#domain/orders/mail-kinds.ts';
import { bytes, moment } from './columns.ts';
import { orders } from './schema.ts';

export type MailState = 'waiting' | 'sent' | 'given up';

/** Every mail to a buyer, once, and what became of it. To whom it went is with the order alone. */
export const mails = pgTable(
  'mails',
  {
    /** As its message id begins: the same on every try. */
    id: text('id').primaryKey(),
    /** Null where the mail is about no order that we know. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MailKind>().notNull(),
    state: text('state').$type<MailState>().notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    askedAt: moment('asked_at').notNull(),
    triedAt: moment('tried_at'),
    /** While a process has it: no other one sends it meanwhile. */
    heldUntil: moment('held_until'),
    sentAt: moment('sent_at'),
    /** Why the last try failed, in the mail server's codes. */
    failure: text('failure'),
  },
  (table) => [
    index('mails_order').on(table.orderId, table.askedAt),
    index('mails_state').on(table.state, table.askedAt),
    index('mails_of_no_order').on(table.askedAt).where(isNull(table.orderId)),
  ],
);

/** What such a paper is: a correction is about one refund. */
export type PaperKind = 'invoice' | `correction ${string}`;

/** Papers that must stay as they were first handed out, byte by byte. */
export const orderPapers = pgTable(
  'order_papers',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<PaperKind>().notNull(),
    language: text('language').$type<Language>().notNull(),
    number: text('number').notNull(),
    pdf: bytes('pdf').notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [uniqueIndex('order_papers_once').on(table.orderId, table.kind, table.language)],
);

/** Terms and instruction on withdrawal in every wording under which an order was placed. Never changed, never deleted. */
export const contractTexts = pgTable('contract_texts', {
  /** Made of language and words. */
  id: text('id').primaryKey(),
  language: text('language').$type<Language>().notNull(),
  blocks: jsonb('blocks').$type<readonly ContractBlock[]>().notNull(),
  /** As it was first handed out, byte by byte; null until then. */
  pdf: bytes('pdf'),
  storedAt: moment('stored_at').notNull(),
});
