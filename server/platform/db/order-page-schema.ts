import { isNull } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#domain/languages.ts';
import type { ContractBlock } from '#domain/legal/contract-text.ts';
import type { MailKind } from '#domain/orders/order-mail-kinds.ts';
import { bytes, moment } from './columns.ts';
import { ofOrder, orders } from './schema.ts';

export type MailState = 'waiting' | 'sent' | 'given up';

/** Every mail to a buyer, once, with its delivery state. The address is only in the order. */
export const mails = pgTable(
  'mails',
  {
    /** Prefix of its message id, the same on every try. */
    id: text('id').primaryKey(),
    /** Null if the mail is about no known order. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MailKind>().notNull(),
    state: text('state').$type<MailState>().notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    askedAt: moment('asked_at').notNull(),
    triedAt: moment('tried_at'),
    /** Lease: until this time no other process sends the mail. */
    heldUntil: moment('held_until'),
    sentAt: moment('sent_at'),
    /** Error of the last try, in the mail server's codes. */
    failure: text('failure'),
  },
  (table) => [
    index('mails_order').on(table.orderId, table.askedAt),
    index('mails_state').on(table.state, table.askedAt),
    index('mails_of_no_order').on(table.askedAt).where(isNull(table.orderId)),
  ],
);

/** Kinds of stored papers. A correction belongs to one refund. */
export type PaperKind = 'invoice' | `correction ${string}`;

/** Papers that must stay byte for byte as they were first issued. */
export const orderPapers = pgTable(
  'order_papers',
  {
    id: uuid('id').primaryKey(),
    orderId: ofOrder(),
    kind: text('kind').$type<PaperKind>().notNull(),
    language: text('language').$type<Language>().notNull(),
    number: text('number').notNull(),
    pdf: bytes('pdf').notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [uniqueIndex('order_papers_once').on(table.orderId, table.kind, table.language)],
);

/** Every version of the terms and the instruction on withdrawal that applied to an order. Append-only. */
export const contractTexts = pgTable('contract_texts', {
  /** Derived from language and text. */
  id: text('id').primaryKey(),
  language: text('language').$type<Language>().notNull(),
  blocks: jsonb('blocks').$type<readonly ContractBlock[]>().notNull(),
  /** The PDF as first issued, byte for byte; null until then. */
  pdf: bytes('pdf'),
  storedAt: moment('stored_at').notNull(),
});
