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
import type { NeedStage } from '#domain/stock/needs.ts';
import { day, moment, money, personAndTime } from '../columns.ts';
import { ofOrder } from './orders.ts';
import { units } from './production.ts';

export const suppliers = pgTable('suppliers', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  town: text('town').notNull(),
  way: text('way').$type<OrderWay>().notNull(),
  /** Mail address for lists, address of a web shop, or phone number. */
  contact: text('contact').notNull(),
  post: money('post_cents').notNull(),
  /** Sum from which shipping is free; null if never. */
  freeFrom: money('free_from_cents'),
  /** Delivery time in work days. */
  days: integer('days').notNull(),
  isExample: boolean('is_example').notNull().default(false),
  version: integer('version').notNull().default(0),
});

/** Stocked parts: a row for each part that was counted or configured once. */
export const stockParts = pgTable('stock_parts', {
  /** In the spelling of `domain/stock/parts.ts`. */
  id: text('id').primaryKey(),
  onHand: integer('on_hand').notNull().default(0),
  /** Changes with each movement, so that a count from an outdated screen is detected. */
  version: integer('version').notNull().default(0),
  /** Time of the first count; nothing is booked before. */
  countedAt: moment('counted_at'),
  drawer: text('drawer'),
  reorder: integer('reorder').notNull().default(0),
  pack: integer('pack').notNull().default(1),
  packWord: text('pack_word').$type<PackWord>().notNull().default('piece'),
  /** Net price of a pack. */
  price: money('price_cents').notNull().default(sql`0`),
  supplierId: uuid('supplier_id').references(() => suppliers.id, { onDelete: 'set null' }),
  /** Effect on the shop while none is free; null for no effect. */
  whenOut: text('when_out').$type<SaleState>(),
  isExample: boolean('is_example').notNull().default(false),
});

/** A spool, or a delivery of magnets with its gaussmeter readings. Lots are never merged. */
export const stockLots = pgTable(
  'stock_lots',
  {
    id: uuid('id').primaryKey(),
    part: text('part').notNull(),
    name: text('name').notNull().unique(),
    /** Wire left; for other parts, the delivered quantity, which is then part of the common stock. */
    onHand: integer('on_hand').notNull(),
    full: integer('full').notNull(),
    /** The empty reel, mg. */
    reel: integer('reel').notNull().default(0),
    enamel: text('enamel'),
    /** Measured over the enamel, mm. */
    diameter: doublePrecision('diameter_mm'),
    /** Magnets: mT at their end. */
    field: doublePrecision('field_mt'),
    place: text('place').$type<LotPlace>().notNull().default('sealed'),
    openedOn: day('opened_on'),
    /** Use since the last weighing, and time of that weighing. */
    usedSince: integer('used_since').notNull().default(0),
    weighedOn: day('weighed_on'),
    version: integer('version').notNull().default(0),
    at: moment('at').notNull(),
  },
  (table) => [index('stock_lots_part').on(table.part, table.onHand)],
);

/** Parts that a pickup or a parcel consumed at one step: booked once, even if the step is repeated, and returned once. */
export const stockBookings = pgTable(
  'stock_bookings',
  {
    id: uuid('id').primaryKey(),
    orderId: ofOrder(),
    /** Null for the box of a parcel. */
    unitId: uuid('piece_id').references(() => units.id, { onDelete: 'cascade' }),
    stage: text('stage').$type<NeedStage | 'again'>().notNull(),
    ...personAndTime(),
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

/** Every change of stock. Append-only. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    part: text('part').notNull(),
    lotId: uuid('lot_id').references(() => stockLots.id),
    kind: text('kind').$type<MovementKind>().notNull(),
    change: integer('change').notNull(),
    book: integer('book').notNull(),
    reason: text('reason').$type<CountReason>(),
    note: text('note'),
    bookingId: uuid('booking_id').references(() => stockBookings.id, { onDelete: 'set null' }),
    purchaseId: uuid('purchase_id').references(() => purchaseLines.id, { onDelete: 'set null' }),
    /** Generated by the page that counts or receives, so that a repeated request is stored once. */
    requestId: uuid('request_id').unique(),
    ...personAndTime(),
  },
  (table) => [
    index('stock_movements_part').on(table.part, table.id),
    index('stock_movements_lot').on(table.lotId, table.id),
    index('stock_movements_booking').on(table.bookingId),
    index('stock_movements_purchase').on(table.purchaseId),
  ],
);

/** Ordered parts, a line per part and supplier: on the way until everything arrived or the rest was cancelled. */
export const purchaseLines = pgTable(
  'purchase_lines',
  {
    id: uuid('id').primaryKey(),
    /** Shared by all lines of one order. */
    orderedId: uuid('ordered_id').notNull(),
    supplierId: uuid('supplier_id').references(() => suppliers.id, { onDelete: 'set null' }),
    supplierName: text('supplier_name').notNull(),
    part: text('part').notNull(),
    packs: integer('packs').notNull(),
    amount: integer('amount').notNull(),
    price: money('price_cents').notNull(),
    orderedOn: day('ordered_on').notNull(),
    /** The first announced day of arrival, and the latest one. */
    firstDue: day('first_due').notNull(),
    due: day('due').notNull(),
    dueSaidAt: moment('due_said_at').notNull(),
    came: integer('came').notNull().default(0),
    doneAt: moment('done_at'),
    cancelled: boolean('cancelled').notNull().default(false),
    version: integer('version').notNull().default(0),
    ...personAndTime(),
  },
  (table) => [
    index('purchase_lines_on_the_way').on(table.due).where(isNull(table.doneAt)),
    index('purchase_lines_done').on(table.doneAt),
    uniqueIndex('purchase_lines_once').on(table.orderedId, table.part),
  ],
);

/** Manual changes of the buying list, which is computed on each view. They stay until the list is ordered. */
export const buyingChoices = pgTable('buying_choices', {
  part: text('part').primaryKey(),
  ticked: boolean('ticked').notNull().default(true),
  /** Null: as many as needed. */
  packs: integer('packs'),
  added: boolean('added').notNull().default(false),
  ...personAndTime(),
});

/**
 * The one row behind the bar: number of short parts, and whether a promise breaks. Updated by scheduled jobs and by each
 * change.
 */
export const stockStanding = pgTable('stock_standing', {
  id: integer('id').primaryKey(),
  short: integer('short').notNull(),
  breaks: boolean('breaks').notNull(),
  at: moment('at').notNull(),
});
