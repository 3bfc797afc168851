import { isNotNull, ne, sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BoxId } from '#domain/admin/packaging.ts';
import type { ChangeKind } from '#domain/changes/changes.ts';
import { type Cents, ZERO } from '#domain/money.ts';
import type { RefundCause, RefundFault } from '#domain/order-log/refund-cause.ts';
import type { NumberKind } from '#domain/orders/running-number.ts';
import type { Outcome } from '#domain/production/diagnosis.ts';
import type { Apart } from '#domain/production/shelf.ts';
import type { SoldPickup } from '#domain/production/sold-pickup.ts';
import type { UnitBuild } from '#domain/production/unit.ts';
import type { UnitState } from '#domain/production/unit-state.ts';
import type { ReturnKind } from '#domain/returns/returning.ts';
import type { CarrierId } from '#domain/shipping/carriers.ts';
import type { Awg } from '#domain/tone/wire.ts';
import { accounts } from './accounts-schema.ts';
import { day, moment, money } from './columns.ts';
import { orderLines, orders, withdrawals } from './schema.ts';

const ofOrder = () =>
  uuid('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });
/** Whoever did something: an account, and the name that it had then. The clock and the provider have no account. */
const person = () => ({ byAccount: uuid('by_account'), byName: text('by_name').notNull() });

/** One pickup that an order asks for, from the moment it is paid. */
export const units = pgTable(
  'pieces',
  {
    id: uuid('id').primaryKey(),
    orderId: ofOrder(),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    /** Of the order, from 1; of the line's quantity, from 1. */
    number: integer('number').notNull(),
    copy: integer('copy').notNull(),
    build: jsonb('build').$type<UnitBuild>().notNull(),
    /** As its line was sold; null as there. */
    sold: jsonb('sold').$type<SoldPickup>(),
    /** The same for pickups that were sold as the same: what thousands of them need is summed by it. */
    kind: text('kind').generatedAlwaysAs(sql`md5(sold::text)`),
    /** Of its wire: what the queue is sorted by. */
    awg: integer('awg').$type<Awg>().notNull(),
    state: text('state').$type<UnitState>().notNull().default('to wind'),
    /** 26-0417, given once and for good when the order is taken up. */
    serial: text('serial').unique(),
    machine: integer('machine'),
    /** Who has it on the bench; null once it is put down. */
    heldBy: uuid('held_by'),
    heldName: text('held_name'),
    /** When it was last put on a machine, whatever became of it: the latest one's wire is still on. */
    startedAt: moment('started_at'),
    /** Which coil is wound again, from 1, while the other one stays as it is; null where all are to be wound. */
    againCoil: integer('again_coil'),
    woundAt: moment('wound_at'),
    /** Where it is apart from its order; null while it goes its order's way. */
    apart: text('apart').$type<Apart>(),
  },
  (table) => [
    uniqueIndex('pieces_number').on(table.orderId, table.number),
    index('pieces_kinds').on(table.orderId, table.state, table.kind),
    index('pieces_line').on(table.lineId),
    index('pieces_serial_prefix').on(table.serial.op('text_pattern_ops')),
    index('pieces_machine').on(table.machine, table.startedAt).where(isNotNull(table.machine)),
    index('pieces_wound').on(table.woundAt).where(isNotNull(table.woundAt)),
    // What is on the shelf or here for repair: a few.
    index('pieces_apart').on(table.apart, table.woundAt).where(sql`${table.apart} <> 'gone'`),
    index('pieces_on_bench').on(table.orderId).where(sql`${table.state} = 'on the bench'`),
  ],
);

/** What an order goes with: no pickup that was refunded before it left. */
export const isOrdered = ne(units.state, 'refunded');

/**
 * How the number of pickups that wait for a machine has changed, line by line: their sum is the length of the queue. The
 * database writes a line wherever an open order's count changes (migration 0019), and lines only come, so that payments that
 * come in at once do not wait for each other. `server/production/queue-length.ts` puts them together now and then.
 */
export const queueChanges = pgTable('queue_changes', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  change: integer('change').notNull(),
});

/** What the meter said of a piece and was kept: the latest one counts, earlier ones are how it came to that. */
export const measurements = pgTable(
  'measurements',
  {
    /** Given by the bench, so that values which are sent twice are kept once. */
    id: uuid('id').primaryKey(),
    unitId: uuid('piece_id')
      .notNull()
      .references(() => units.id, { onDelete: 'cascade' }),
    /** Ω as read, at the temperature of the bench. */
    resistance: doublePrecision('resistance_ohm').notNull(),
    temperature: doublePrecision('temperature_c').notNull(),
    /** Ω at 20 °C. */
    resistance20: doublePrecision('resistance_20_ohm').notNull(),
    /** H at the meter's frequency. */
    inductance: doublePrecision('inductance_h').notNull(),
    coils: jsonb('coils_ohm').$type<(number | null)[]>().notNull(),
    turns: jsonb('turns').$type<(number | null)[]>().notNull(),
    inTolerance: boolean('in_tolerance').notNull(),
    /** Null in rows that the release before wrote beside this one: those have `verdict` alone. */
    outcome: jsonb('outcome').$type<Outcome>(),
    /** The outcome in English, which the release before reads. */
    verdict: text('verdict').notNull(),
    /** Why it is kept all the same. */
    note: text('note'),
    /** Whether figures far from the sheet were asked about twice. */
    sure: boolean('sure').notNull().default(false),
    /** Why it corrects the row before it, whose figures were wrong; null for a measurement of its own. */
    correction: text('correction'),
    ...person(),
    at: moment('at').notNull(),
  },
  (table) => [index('measurements_piece').on(table.unitId, table.at)],
);

export const parcels = pgTable(
  'parcels',
  {
    id: uuid('id').primaryKey(),
    orderId: ofOrder(),
    /** Of the order, from 1. */
    number: integer('number').notNull(),
    box: text('box').$type<BoxId>().notNull(),
    grams: integer('grams'),
    carrier: text('carrier').$type<CarrierId>(),
    tracking: text('tracking'),
    packedBy: text('packed_by').notNull(),
    labelPrintedAt: moment('label_printed_at'),
    handedOverAt: moment('handed_over_at'),
    deliveredAt: moment('delivered_at'),
    /** When a maker took it back that it was delivered: the clock then says nothing of it any more. */
    deliveryUndoneAt: moment('delivery_undone_at'),
  },
  (table) => [
    uniqueIndex('parcels_number').on(table.orderId, table.number),
    // What the clock leaves alone: a few.
    index('parcels_delivery_undone').on(table.orderId).where(isNotNull(table.deliveryUndoneAt)),
    // What lies on the post desk, however much has left.
    index('parcels_at_desk')
      .on(table.orderId)
      .where(sql`${table.labelPrintedAt} is not null and ${table.handedOverAt} is null`),
    index('parcels_tracking').on(table.tracking),
    index('parcels_handed_over').on(table.handedOverAt),
  ],
);

/** What the makers tell each other about an order. Never shown to its buyer. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: uuid('id').primaryKey(),
    orderId: ofOrder(),
    text: text('text').notNull(),
    /** Whether it is on the build sheets. */
    onSheet: boolean('on_sheet').notNull(),
    ...person(),
    at: moment('at').notNull(),
  },
  (table) => [index('order_notes_order').on(table.orderId, table.at)],
);

/** What was changed in the workshop that is about no order: codes, prices, colours. Orders have `order_events`. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey(),
    /** What was changed, and its figures (`domain/changes`). Null in rows of earlier releases, which have words. */
    kind: text('kind').$type<ChangeKind>(),
    payload: jsonb('payload'),
    what: text('what'),
    before: text('before'),
    after: text('after'),
    /** The how manieth of one change. */
    place: integer('place').notNull(),
    ...person(),
    at: moment('at').notNull(),
  },
  (table) => [index('audit_entries_at').on(table.at, table.place, table.id)],
);

export type RefundState = 'asked' | 'done' | 'failed';

/** Which part of a refund is for what. */
export interface RefundParts {
  /** How many pickups of each line, in the order of the lines. */
  readonly quantities: readonly number[];
  readonly shipping: Cents;
  readonly goodwill: Cents;
  /** Of the duty that was prepaid; left out where nothing was. */
  readonly duty?: Cents;
}

/** Money that goes back. A row is here before the provider is asked, so that no crash forgets or doubles it. */
export const refunds = pgTable(
  'refunds',
  {
    /** Given by whoever asks: the key under which provider and table know it, so that two clicks are one refund. */
    id: uuid('id').primaryKey(),
    orderId: ofOrder(),
    state: text('state').$type<RefundState>().notNull(),
    amount: money('amount_cents').notNull(),
    parts: jsonb('parts').$type<RefundParts>().notNull(),
    /** Null in rows of the release before, which have `reason` alone. */
    cause: jsonb('cause').$type<RefundCause>(),
    /** The cause in English, which the release before reads. */
    reason: text('reason').notNull(),
    /** What its buyer reads in the mail; null where the makers wrote nothing. */
    message: text('message'),
    returnId: uuid('return_id').references(() => returnedGoods.id, { onDelete: 'set null' }),
    /** re_… */
    providerReference: text('provider_reference'),
    /** Why it failed; null in rows of the release before, which have `failure` alone. */
    fault: jsonb('fault').$type<RefundFault>(),
    /** The fault in English, which the release before reads. */
    failure: text('failure'),
    ...person(),
    askedAt: moment('asked_at').notNull(),
    doneAt: moment('done_at'),
    /** Which request asked for it, as the log names it; the provider is told. */
    request: text('request'),
    /** While the provider is being asked: nobody else asks meanwhile (`server/returns/refund-lease.ts`). */
    heldUntil: moment('held_until'),
  },
  (table) => [
    index('refunds_order').on(table.orderId, table.askedAt),
    index('refunds_done').on(table.doneAt),
    index('refunds_return').on(table.returnId),
    index('refunds_open').on(table.state).where(sql`${table.state} = 'asked'`),
  ],
);

/** Goods on their way back: by our promise of 21 days, or because their buyer withdrew. */
export const returnedGoods = pgTable(
  'returns',
  {
    id: uuid('id').primaryKey(),
    orderId: ofOrder(),
    /** R-26-0107, W-26-0031. */
    number: text('number').notNull().unique(),
    kind: text('kind').$type<ReturnKind>().notNull(),
    /** The declaration that it answers. */
    withdrawalId: uuid('withdrawal_id')
      .references(() => withdrawals.id, { onDelete: 'set null' })
      .unique(),
    /** How many of each line come back. */
    quantities: jsonb('quantities').$type<number[]>().notNull(),
    /** When the buyer told us, or got the number. */
    told: day('told').notNull(),
    /** The last day for the postmark; null where the law counts otherwise. */
    postBy: day('post_by'),
    posted: day('posted'),
    here: day('here'),
    refunded: day('refunded'),
    ...person(),
    at: moment('at').notNull(),
  },
  (table) => [index('returns_order').on(table.orderId), index('returns_open').on(table.refunded, table.told)],
);

export type ReturnRequestState = 'open' | 'given' | 'declined' | 'replaced';

/** What buyers ask on the page of their order: to send some of it back. Of an order one request at most is open. */
export const returnRequests = pgTable(
  'return_requests',
  {
    id: uuid('id').primaryKey(),
    orderId: ofOrder(),
    /** How many of each line, in the order of the lines. */
    quantities: jsonb('quantities').$type<number[]>().notNull(),
    state: text('state').$type<ReturnRequestState>().notNull().default('open'),
    askedAt: moment('asked_at').notNull(),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    index('return_requests_order').on(table.orderId, table.askedAt),
    uniqueIndex('return_requests_open').on(table.orderId).where(sql`${table.state} = 'open'`),
  ],
);

/**
 * Codes that take something off an order, once or as often as they may be used. What the shopper types is checked here; what
 * the provider takes is a key that nobody learns before that (`server/checkout/put-code.ts`). The orders that use a code
 * point at it (`orders.code_id`).
 */
export const discountCodes = pgTable(
  'discount_codes',
  {
    /** Given by the page that issues it, so that what is pressed twice is one code. */
    id: uuid('id').primaryKey(),
    /** THX-7K3M-9Q2X, or a word that the makers have chosen: SUMMER26. */
    code: text('code').notNull().unique(),
    percent: integer('percent').notNull(),
    /** The first day on which it is valid; null where it is from the day on which it was issued. */
    from: day('from_day'),
    until: day('until').notNull(),
    /** What the goods of an order must come to, before the discount. */
    leastGoods: money('least_goods_cents').notNull().default(ZERO),
    /** How many orders may use it; null where there is no limit. */
    mostUses: integer('most_uses').default(1),
    /** In the spelling of `plainAddress`; null where anybody may use it. */
    email: text('email'),
    /** What it was given for. */
    note: text('note').notNull(),
    ...person(),
    issuedAt: moment('issued_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    withdrawnBy: text('withdrawn_by'),
    /** The order that uses it, as the release before writes it beside this one; read where the order does not point back. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** When the last order was paid that may use it; null while more may. */
    redeemedAt: moment('redeemed_at'),
    /** What the provider knows it by, in the browser of whoever may use it. */
    providerKey: text('provider_key').notNull().unique(),
    /** promo_…; null until the provider has made it. */
    providerReference: text('provider_reference').unique(),
    /** When the provider was told that it counts no more. */
    providerClosedAt: moment('provider_closed_at'),
    /** Why the provider does not make it, in words. */
    failure: text('failure'),
  },
  (table) => [
    // An order has one code at most.
    uniqueIndex('discount_codes_order').on(table.orderId),
    index('discount_codes_issued').on(table.issuedAt),
    index('discount_codes_email').on(table.email),
  ],
);

/** Items of the set-up list that the makers have marked as not needed. */
export const setupSkips = pgTable('setup_skips', {
  item: text('item').primaryKey(),
  ...person(),
  at: moment('at').notNull(),
});

/** Numbers that are given one after the other, without gaps: the last one of each kind. */
export const runningNumbers = pgTable('running_numbers', {
  kind: text('kind').$type<NumberKind>().primaryKey(),
  last: text('last'),
});

/** Who says that a pickup is theirs: one at a time, until they let go of it. Nobody else is told who that is. */
export const passportClaims = pgTable(
  'passport_claims',
  {
    unitId: uuid('piece_id')
      .primaryKey()
      .references(() => units.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
  },
  (table) => [index('passport_claims_account').on(table.accountId, table.at)],
);
