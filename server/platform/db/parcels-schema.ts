import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CountryCode } from '#domain/countries.ts';
import type { FileType, ProofKind } from '#domain/shipping/export-proof.ts';
import { bytes, day, moment } from './columns.ts';
import { orders } from './schema.ts';

/** Whoever did something, and the name that they had then. */
const person = () => ({ byAccount: uuid('by_account'), byName: text('by_name').notNull() });

/** Parcels that are handed to a carrier together. They count as posted once nobody can take it back any more. */
export const handOvers = pgTable(
  'hand_overs',
  {
    /** Given by the page, so that what is pressed twice is one. */
    id: uuid('id').primaryKey(),
    /** Numbers of the orders. */
    orders: jsonb('orders').$type<string[]>().notNull(),
    ...person(),
    at: moment('at').notNull(),
    undoneAt: moment('undone_at'),
    /** When its posting began: from then on nobody takes it back, whatever their clock says. */
    begunAt: moment('begun_at'),
    doneAt: moment('done_at'),
    /** What did not leave after all, as when somebody refunded it in that minute. What keeps it is asked when it is read. */
    stayed: jsonb('stayed').$type<{ number: string }[]>().notNull().default([]),
  },
  (table) => [
    index('hand_overs_waiting')
      .on(table.at)
      .where(sql`${table.doneAt} is null and ${table.undoneAt} is null`),
    index('hand_overs_at').on(table.at),
  ],
);

/** Orders that leave the customs territory without VAT, from their label on; kept as long as the tax office may ask. */
export const exportedOrders = pgTable(
  'exports',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    country: text('country').$type<CountryCode>().notNull(),
    /** Reserved when the label was printed, for the declaration names it; the order has it once it leaves. */
    invoiceNumber: text('invoice_number').notNull().unique(),
    /** When it was handed to the carrier; null before. */
    posted: day('posted'),
    /** When a proof was added, what kind, and by whom. */
    provenAt: moment('proven_at'),
    proof: text('proof').$type<ProofKind>(),
    provenBy: text('proven_by'),
    /** What the carrier's record is called, where it was typed. */
    reference: text('reference'),
    fileId: uuid('file_id').references(() => proofFiles.id, { onDelete: 'set null' }),
  },
  (table) => [
    // Few wait at a time, however many have left over the years.
    index('exports_unproven')
      .on(table.posted)
      .where(sql`${table.posted} is not null and ${table.provenAt} is null`),
    index('exports_posted').on(table.posted).where(sql`${table.posted} is not null`),
    index('exports_file').on(table.fileId),
  ],
);

/** Stamped lists and carriers' records, as they were photographed. */
export const proofFiles = pgTable(
  'proof_files',
  {
    id: uuid('id').primaryKey(),
    /** Of the list that it shows. */
    day: day('day').notNull(),
    type: text('type').$type<FileType>().notNull(),
    content: bytes('content').notNull(),
    ...person(),
    at: moment('at').notNull(),
  },
  (table) => [index('proof_files_day').on(table.day)],
);
