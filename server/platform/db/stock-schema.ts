import { isNull, sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SaleState } from '#domain/shopfront/sale-parts.ts';
import type { OrderWay, PackWord } from '#domain/stock/buying.ts';
import type { CountReason } from '#domain/stock/counting.ts';
import type { LotPlace } from '#domain/stock/lots.ts';
import type { MovementKind } from '#domain/stock/movements.ts';
import type { Stage } from '#domain/stock/needs.ts';
import { day, moment, money } from './columns.ts';
import { orders } from './schema.ts';
import { units } from './workshop-schema.ts';

/** Whoever did something, and the name that they had then. The clock has no account. */
const person = () => ({ byAccount: uuid('by_account'), byName: text('by_name').notNull() });

/** Where parts are bought. */
export const suppliers = pgTable('suppliers', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  town: text('town').notNull(),
  way: text('way').$type<OrderWay>().notNull(),
  /** Address that a list is mailed to, or of their shop, or a number to call. */
  contact: text('contact').notNull(),
  post: money('post_cents').notNull(),
  /** From this sum on the post is free; null where it never is. */
  freeFrom: money('free_from_cents'),
  /** Work days until it is here. */
  days: integer('days').notNull(),
  isExample: boolean('is_example').notNull().default(false),
  version: integer('version').notNull().default(0),
});

/** What is kept on the shelf: a row for each part that was counted once, or about which something was set. */
export const stockParts = pgTable('stock_parts', {
  /** As `domain/stock/parts.ts` spells it. */
  id: text('id').primaryKey(),
  /** The sum of its movements; of wire, of all its spools. */
  onHand: integer('on_hand').notNull().default(0),
  /** Changes with each movement, so that a count from an older screen is told. */
  version: integer('version').notNull().default(0),
  /** When it was first counted: before that nothing is booked. */
  countedAt: moment('counted_at'),
  drawer: text('drawer'),
  reorder: integer('reorder').notNull().default(0),
  pack: integer('pack').notNull().default(1),
  packWord: text('pack_word').$type<PackWord>().notNull().default('piece'),
  /** Net, of a pack. */
  price: money('price_cents').notNull().default(sql`0`),
  supplierId: uuid('supplier_id').references(() => suppliers.id, { onDelete: 'set null' }),
  /** What becomes of it in the shop while none is free; null where nothing does. */
  whenOut: text('when_out').$type<SaleState>(),
  isExample: boolean('is_example').notNull().default(false),
});

/** A spool, or a delivery of magnets with what the gaussmeter said. A lot is never merged with another. */
export const stockLots = pgTable(
  'stock_lots',
  {
    id: uuid('id').primaryKey(),
    part: text('part').notNull(),
    name: text('name').notNull().unique(),
    /** Wire left; of other parts what came, which is then on the shelf with the rest. */
    onHand: integer('on_hand').notNull(),
    full: integer('full').notNull(),
    /** The empty reel, mg. */
    reel: integer('reel').notNull().default(0),
    enamel: text('enamel'),
    /** Over the enamel, measured, mm. */
    diameter: doublePrecision('diameter_mm'),
    /** Magnets: mT at their end. */
    field: doublePrecision('field_mt'),
    place: text('place').$type<LotPlace>().notNull().default('sealed'),
    openedOn: day('opened_on'),
    /** What was taken from it since it was last weighed, and when that was. */
    usedSince: integer('used_since').notNull().default(0),
    weighedOn: day('weighed_on'),
    version: integer('version').notNull().default(0),
    at: moment('at').notNull(),
  },
  (table) => [index('stock_lots_part').on(table.part, table.onHand)],
);

/** What a pickup or a parcel took at one step: booked once, however often the step is sent, and given back once. */
export const stockBookings = pgTable(
  'stock_bookings',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null of a parcel's boxes. */
    unitId: uuid('piece_id').references(() => units.id, { onDelete: 'cascade' }),
    stage: text('stage').$type<Stage | 'again'>().notNull(),
    ...person(),
    at: moment('at').notNull(),
    returnedAt: moment('returned_at'),
  },
  (table) => [
    uniqueIndex('stock_bookings_once')
      .on(table.unitId, table.stage)
      .where(sql`${table.returnedAt} is null and ${table.stage} <> 'again'`),
    uniqueIndex('stock_bookings_boxes')
      .on(table.orderId)
      .where(sql`${table.returnedAt} is null and ${table.stage} = 'box'`),
    index('stock_bookings_piece').on(table.unitId),
    index('stock_bookings_order').on(table.orderId),
  ],
);

/** All that ever changed what lies on the shelf: lines only come. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    part: text('part').notNull(),
    lotId: uuid('lot_id').references(() => stockLots.id),
    kind: text('kind').$type<MovementKind>().notNull(),
    change: integer('change').notNull(),
    /** What the book said before. */
    book: integer('book').notNull(),
    reason: text('reason').$type<CountReason>(),
    note: text('note'),
    bookingId: uuid('booking_id').references(() => stockBookings.id, { onDelete: 'set null' }),
    purchaseId: uuid('purchase_id').references(() => purchaseLines.id, { onDelete: 'set null' }),
    /** Given by the page that counts or takes in, so that what is sent twice is one. */
    requestId: uuid('request_id').unique(),
    ...person(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('stock_movements_part').on(table.part, table.id),
    index('stock_movements_lot').on(table.lotId, table.id),
    index('stock_movements_booking').on(table.bookingId),
    index('stock_movements_purchase').on(table.purchaseId),
  ],
);

/** What was ordered of one part at one supplier: on the way until all of it came or the rest was cancelled. */
export const purchaseLines = pgTable(
  'purchase_lines',
  {
    id: uuid('id').primaryKey(),
    /** What was ordered together. */
    orderedId: uuid('ordered_id').notNull(),
    supplierId: uuid('supplier_id').references(() => suppliers.id, { onDelete: 'set null' }),
    supplierName: text('supplier_name').notNull(),
    part: text('part').notNull(),
    packs: integer('packs').notNull(),
    amount: integer('amount').notNull(),
    price: money('price_cents').notNull(),
    orderedOn: day('ordered_on').notNull(),
    /** The day it was first said to come, and the day it comes by what was said last. */
    firstDue: day('first_due').notNull(),
    due: day('due').notNull(),
    dueSaidAt: moment('due_said_at').notNull(),
    came: integer('came').notNull().default(0),
    /** When all of it was here, or the rest was cancelled. */
    doneAt: moment('done_at'),
    cancelled: boolean('cancelled').notNull().default(false),
    version: integer('version').notNull().default(0),
    ...person(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('purchase_lines_on_the_way').on(table.due).where(isNull(table.doneAt)),
    index('purchase_lines_done').on(table.doneAt),
    uniqueIndex('purchase_lines_once').on(table.orderedId, table.part),
  ],
);

/** What the makers changed of the list that is made anew at each look: it stays until it is ordered. */
export const buyingChoices = pgTable('buying_choices', {
  part: text('part').primaryKey(),
  ticked: boolean('ticked').notNull().default(true),
  /** Null: as many as it needs. */
  packs: integer('packs'),
  /** Put on the list by hand. */
  added: boolean('added').notNull().default(false),
  ...person(),
  at: moment('at').notNull(),
});

/** The one row of what the bar shows: how many parts are short, and whether a promise breaks. The clock and each change keep it. */
export const stockStanding = pgTable('stock_standing', {
  id: integer('id').primaryKey(),
  short: integer('short').notNull(),
  breaks: boolean('breaks').notNull(),
  at: moment('at').notNull(),
});
