import { isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { MARKED_LETTERS, PLAIN } from '#domain/admin/folded-letters.ts';
import type { LineConfig } from '#domain/cart/cart-line.ts';
import type { InvoiceRecipient } from '#domain/checkout/buyer-details.ts';
import type { SoldLine } from '#domain/checkout/sold-line.ts';
import type { CountryCode } from '#domain/countries.ts';
import type { OrderCustoms } from '#domain/customs/order-customs.ts';
import type { Language } from '#domain/languages.ts';
import type { ContractBlock } from '#domain/legal/contract-text.ts';
import { ZERO } from '#domain/money.ts';
import type { Actor, OrderEventKind } from '#domain/order-log/events.ts';
import type { ByHand } from '#domain/orders/by-hand.ts';
import type { MailKind } from '#domain/orders/order-mail-kinds.ts';
import type { NoticeKind } from '#domain/orders/order-notice.ts';
import type { CaseKind } from '#domain/orders/payment-case.ts';
import type { NumberKind } from '#domain/orders/running-number.ts';
import type { OrderState } from '#domain/orders/states.ts';
import type { LookupKey } from '#domain/prices/price-list.ts';
import type { PostalAddress } from '#domain/shipping/postal-address.ts';
import { bytes, day, moment, money, personAndTime } from '../columns.ts';

/** Words of a column, as the workshop's search needs them. */
const wordsOf = (text: SQL): SQL =>
  sql`to_tsvector('simple', translate(${text}, ${sql.raw(`'@.-_+''${MARKED_LETTERS}', '      ${PLAIN}'`)}))`;

export const orderWords = (table: { shippingName: AnyPgColumn; email: AnyPgColumn }): SQL =>
  wordsOf(sql`coalesce(${table.shippingName}, '') || ' ' || coalesce(${table.email}, '')`);

export const companyWords = (table: { company: AnyPgColumn }): SQL => wordsOf(sql`${table.company}`);

/** Name and address of the invoice recipient, if other than the parcel's. */
export const invoiceWords = ({ invoiceTo }: { invoiceTo: AnyPgColumn }): SQL =>
  wordsOf(
    sql.join(
      [
        sql`${invoiceTo} ->> 'name'`,
        ...['line1', 'line2', 'postal_code', 'city'].map(
          (part) => sql`${invoiceTo} -> 'address' ->> ${sql.raw(`'${part}'`)}`,
        ),
      ].map((part) => sql`coalesce(${part}, '')`),
      sql` || ' ' || `,
    ),
  );

/**
 * Paid, and nothing of it has left (`OPEN_STATES`). Spelled out, because the index is only used if a query says the same.
 */
export const isOpenOrder = (table: { state: AnyPgColumn }): SQL =>
  sql`${table.state} in ('paid', 'in the making')`;

/** No address is known, and it is not collected in person (`lacksAddress`). */
export const hasNoAddress = (table: { shippingAddress: AnyPgColumn; byHand: AnyPgColumn }): SQL =>
  sql`(${table.shippingAddress} is null and ${table.byHand}->>'collected' is distinct from 'true')`;

/** Paid, and none of its pickups is wound. Spelled out, as above. */
export const isUntouchedOrder = (table: {
  state: AnyPgColumn;
  toWind: AnyPgColumn;
  pickups: AnyPgColumn;
}): SQL => sql`(${table.state} = 'paid' and ${table.toWind} = ${table.pickups})`;

/**
 * Orders. Each row exists before its payment session is opened, with its lines frozen. Only
 * `server/orders/append-events.ts` writes it.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** The public order number, for example GW-7K3M9Q2X. */
    number: text('number').notNull().unique(),
    /** State after its latest event that changed the state. */
    state: text('state').$type<OrderState>().notNull(),
    /** Checkout session (cs_…) or, for wallets, payment intent (pi_…). */
    paymentReference: text('payment_reference').unique(),
    email: text('email'),
    shippingName: text('shipping_name'),
    shippingAddress: jsonb('shipping_address').$type<PostalAddress>(),
    shippingCountry: text('shipping_country').$type<CountryCode>().notNull(),
    /** Optional details by the buyer: company, invoice reference, phone for the carrier. */
    company: text('company'),
    vatId: text('vat_id'),
    phone: text('phone'),
    /** Recipient of the invoice, if it does not go with the parcel. */
    invoiceTo: jsonb('invoice_to').$type<InvoiceRecipient>(),
    goods: money('goods_cents').notNull(),
    shipping: money('shipping_cents').notNull(),
    /** Prepaid duty of the destination, charged to the buyer as a separate fee. */
    duty: money('duty_cents').notNull().default(ZERO),
    total: money('total_cents').notNull(),
    /** Discount on the goods, and its per cent. Deducted from the total. */
    discount: money('discount_cents').notNull().default(ZERO),
    discountPercent: integer('discount_percent'),
    /**
     * The discount code (`discount_codes`) in use: until an unpaid order is cancelled, for good once it is paid. The code
     * itself may be deleted.
     */
    codeId: uuid('code_id'),
    refunded: money('refunded_cents').notNull().default(ZERO),
    /** Money that disputes have withdrawn from the payment account and not returned. */
    disputed: money('disputed_cents').notNull().default(ZERO),
    /** Kind of payment case that blocks shipping; null if none. */
    held: text('held').$type<CaseKind>(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Time of payment; never reset. */
    paidAt: moment('paid_at'),
    /** Time of the clean-up's last check with the provider; the oldest is checked first. */
    lookedAt: moment('looked_at'),
    /** Time of the buyer's request for deletion. The mail address is deleted as soon as the order no longer needs it. */
    erasureAskedAt: moment('erasure_asked_at'),
    language: text('language').$type<Language>().notNull().default('en'),
    /** Promised day of dispatch, from the queue's length on the day of payment, and the number of times it was moved. */
    promisedOn: day('promised_on'),
    promiseMoved: integer('promise_moved').notNull().default(0),
    shippedAt: moment('shipped_at'),
    deliveredAt: moment('delivered_at'),
    /** RE-2026-0417, assigned with the goods: the day of supply is the day of issue. */
    invoiceNumber: text('invoice_number').unique(),
    /** Customs data, written on payment; null for orders within the EU. */
    customs: jsonb('customs').$type<OrderCustoms>(),
    /** Version of the terms (`contract_texts`); null for orders from before versions were stored. */
    contractText: text('contract_text'),
    /** Entry by a maker; null for orders from the checkout. */
    byHand: jsonb('by_hand').$type<ByHand>(),
    /** Incremented by each change that a person makes, to detect conflicts (`server/orders/change-order.ts`). */
    version: integer('version').notNull().default(0),
    /**
     * Number of pickups of an open order, and of those not yet wound. Triggers maintain both (migration 0019), so that
     * the queue's length needs no read of pickups.
     */
    pickups: integer('pickups').notNull().default(0),
    toWind: integer('to_wind').notNull().default(0),
  },
  (table) => [
    index('orders_state').on(table.state, table.expiresAt),
    // For counting the board by index only, sorted by promise and by day of payment.
    index('orders_open')
      .on(
        ...[table.promisedOn, table.paidAt, table.id, table.state, table.pickups, table.toWind],
        table.shippingCountry,
      )
      .where(isOpenOrder(table)),
    index('orders_begun')
      .on(table.promisedOn, table.paidAt, table.id, table.state, table.toWind)
      .where(sql`${isOpenOrder(table)} and not ${isUntouchedOrder(table)}`),
    index('orders_open_paid').on(table.paidAt, table.id).where(isOpenOrder(table)),
    index('orders_unpaid').on(table.createdAt).where(isNull(table.paidAt)),
    index('orders_phone').on(table.shippedAt).where(isNotNull(table.phone)),
    index('orders_erasure')
      .on(table.erasureAskedAt)
      .where(sql`${table.erasureAskedAt} is not null and ${table.email} is not null`),
    index('orders_email').on(sql`lower(${table.email})`),
    index('orders_number_prefix').on(table.number.op('text_pattern_ops')),
    index('orders_words').using('gin', orderWords(table)),
    index('orders_company_words').using('gin', companyWords(table)).where(isNotNull(table.company)),
    index('orders_invoice_words').using('gin', invoiceWords(table)).where(isNotNull(table.invoiceTo)),
    // Few orders are held at a time.
    index('orders_held').on(table.promisedOn).where(isNotNull(table.held)),
    index('orders_paid').on(table.paidAt).where(isNotNull(table.paidAt)),
    index('orders_shipped').on(table.shippedAt).where(isNotNull(table.shippedAt)),
    index('orders_code').on(table.codeId).where(isNotNull(table.codeId)),
    // For orders paid before the workshop existed, without pickups; soon none.
    index('orders_unplanned')
      .on(table.paidAt)
      .where(sql`${table.promisedOn} is null and ${table.paidAt} is not null`),
  ],
);

export const ofOrder = () =>
  uuid('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });

export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid('id').primaryKey(),
    orderId: ofOrder(),
    position: integer('position').notNull(),
    lookupKey: text('lookup_key').$type<LookupKey>().notNull(),
    name: text('name').notNull(),
    config: jsonb('config').$type<LineConfig>().notNull(),
    /** The line as sold, in the wording of that day; null in rows of an earlier release until the next start fills it. */
    sold: jsonb('sold').$type<SoldLine>(),
    quantity: integer('quantity').notNull(),
    unit: money('unit_cents').notNull(),
    vatCountry: text('vat_country').$type<CountryCode>(),
    vatRatePercent: numeric('vat_rate_percent', { precision: 4, scale: 1, mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('order_lines_position').on(table.orderId, table.position),
    // For rows of an earlier release; soon none.
    index('order_lines_unfrozen').on(table.id).where(isNull(table.sold)),
  ],
);

/** Selects events that contain the text of a letter. Literals, so that the planner can use their index. */
export const isLetterEvent = (kind: AnyPgColumn): SQL => sql`${kind} in ('letter-sent', 'letter-received')`;

/**
 * The log of an order, kept as long as the order. Append-only: `server/orders/append-events.ts` writes it in the
 * transaction of each change. Letters are deleted after six years (`server/privacy/`).
 */
export const orderEvents = pgTable(
  'order_events',
  {
    id: uuid('id').primaryKey(),
    /** Sequence: the events of one change share a time. */
    place: bigserial('place', { mode: 'number' }).notNull(),
    orderId: ofOrder(),
    /** The order's version after the event, or the current one if the event conflicts with no screen. */
    version: integer('version').notNull(),
    at: moment('at').notNull(),
    actor: text('actor').$type<Actor>().notNull(),
    byAccount: uuid('by_account'),
    byName: text('by_name'),
    /** Request id, as in the log; null for scheduled jobs. */
    request: text('request'),
    kind: text('kind').$type<OrderEventKind>().notNull(),
    /** Shape by kind (`domain/order-log/events.ts`). */
    payload: jsonb('payload').notNull(),
  },
  (table) => [
    index('order_events_order').on(table.orderId, table.place),
    // For the nightly clean-up; rows of other kinds are not indexed.
    index('order_events_letters').on(table.at).where(isLetterEvent(table.kind)),
  ],
);

/** Notices to the makers about an order, each sent once, however often its cause recurs. */
export const orderNotices = pgTable(
  'order_notices',
  {
    id: uuid('id').primaryKey(),
    orderId: ofOrder(),
    about: text('about').$type<NoticeKind>().notNull(),
    /**
     * Distinguishes two notices of a kind; its shape depends on the kind (`domain/orders/order-notice.ts`). No personal
     * data.
     */
    detail: jsonb('detail').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    uniqueIndex('order_notices_once').on(table.orderId, table.about, table.detail),
    index('order_notices_surplus')
      .on(sql`(${table.detail}->>'reference')`)
      .where(sql`${table.about} = 'surplus payment'`),
  ],
);

/** Internal notes of the makers about an order. Never shown to its buyer. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: uuid('id').primaryKey(),
    orderId: ofOrder(),
    text: text('text').notNull(),
    onSheet: boolean('on_sheet').notNull(),
    ...personAndTime(),
  },
  (table) => [index('order_notes_order').on(table.orderId, table.at)],
);

/** The last number of each series without gaps. */
export const runningNumbers = pgTable('running_numbers', {
  kind: text('kind').$type<NumberKind>().primaryKey(),
  last: text('last'),
});

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
