import { isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { LETTERS, PLAIN } from '#domain/admin/folded-letters.ts';
import type { LineConfig } from '#domain/cart/cart-line.ts';
import type { InvoiceRecipient } from '#domain/checkout/buyer-details.ts';
import type { SoldLine } from '#domain/checkout/sold-line.ts';
import type { CountryCode } from '#domain/countries.ts';
import type { OrderCustoms } from '#domain/customs/order-customs.ts';
import type { Language } from '#domain/languages.ts';
import { ZERO } from '#domain/money.ts';
import type { Actor, OrderEventKind } from '#domain/order-log/events.ts';
import type { ByHand } from '#domain/orders/by-hand.ts';
import type { NoticeKind } from '#domain/orders/order-notice.ts';
import type { CaseKind } from '#domain/orders/payment-case.ts';
import type { OrderState } from '#domain/orders/states.ts';
import type { LookupKey } from '#domain/prices/price-list.ts';
import type { DataRequestKind } from '#domain/privacy/data-request.ts';
import type { WithdrawalState } from '#domain/returns/withdrawal.ts';
import type { PostalAddress } from '#domain/shipping/postal-address.ts';
import { day, moment, money } from './columns.ts';
import type { LinkPurpose } from './link-purposes.ts';

/** What stands in columns word by word, as the workshop looks for it. */
const wordsOf = (text: SQL): SQL =>
  sql`to_tsvector('simple', translate(${text}, ${sql.raw(`'@.-_+''${LETTERS}', '      ${PLAIN}'`)}))`;

/** Name and mail address of an order's buyer. */
export const orderWords = (table: { shippingName: AnyPgColumn; email: AnyPgColumn }): SQL =>
  wordsOf(sql`coalesce(${table.shippingName}, '') || ' ' || coalesce(${table.email}, '')`);

/** The firm that an order is for. */
export const companyWords = (table: { company: AnyPgColumn }): SQL => wordsOf(sql`${table.company}`);

/** Whom its invoice is for, where that is not who gets the parcel: name and address. */
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

/** Paid, and nothing of it has left (`OPEN_STATES`): spelled out, for an index is used where a query says the same. */
export const isOpenOrder = (table: { state: AnyPgColumn }): SQL =>
  sql`${table.state} in ('paid', 'in the making')`;

/** No address is known, and it is not collected by hand (`lacksAddress`). */
export const hasNoAddress = (table: { shippingAddress: AnyPgColumn; byHand: AnyPgColumn }): SQL =>
  sql`(${table.shippingAddress} is null and ${table.byHand}->>'collected' is distinct from 'true')`;

/** Paid, and none of its pickups has been wound; spelled out likewise. */
export const isUntouchedOrder = (table: {
  state: AnyPgColumn;
  toWind: AnyPgColumn;
  pickups: AnyPgColumn;
}): SQL => sql`(${table.state} = 'paid' and ${table.toWind} = ${table.pickups})`;

/**
 * An order is here before its payment session is opened; its lines are frozen then. Written by
 * `server/orders/append-events.ts` alone.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** What shopper and makers call it, e.g. GW-7K3M9Q2X. */
    number: text('number').notNull().unique(),
    /** What the last of its events that moved it says. */
    state: text('state').$type<OrderState>().notNull(),
    /** Checkout session (cs_…) or, for wallets, payment intent (pi_…). */
    paymentReference: text('payment_reference').unique(),
    email: text('email'),
    shippingName: text('shipping_name'),
    shippingAddress: jsonb('shipping_address').$type<PostalAddress>(),
    shippingCountry: text('shipping_country').$type<CountryCode>().notNull(),
    /** What its buyer may say besides: whose order it is, for the invoice, and where the carrier calls. */
    company: text('company'),
    vatId: text('vat_id'),
    phone: text('phone'),
    /** Where its invoice goes, if not with the parcel. */
    invoiceTo: jsonb('invoice_to').$type<InvoiceRecipient>(),
    goods: money('goods_cents').notNull(),
    shipping: money('shipping_cents').notNull(),
    /** Duty that we prepay where the parcel goes, paid by its buyer as a fee of its own. */
    duty: money('duty_cents').notNull().default(ZERO),
    total: money('total_cents').notNull(),
    /** What a code took off the goods, and how many per cent that were. Taken off the total. */
    discount: money('discount_cents').notNull().default(ZERO),
    discountPercent: integer('discount_percent'),
    /** The code that it uses (`discount_codes`): until it is cancelled unpaid, and for good once it is paid. The code may be deleted. */
    codeId: uuid('code_id'),
    /** What of it the provider has sent back, by its own last word. */
    refunded: money('refunded_cents').notNull().default(ZERO),
    /** What of it disputes have taken out of the payment account and not brought back. */
    disputed: money('disputed_cents').notNull().default(ZERO),
    /** Which kind of case about its payment holds it back from shipping; null where none does. */
    held: text('held').$type<CaseKind>(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When money came in; it stays, whatever becomes of the order afterwards. */
    paidAt: moment('paid_at'),
    /** When the clean-up last asked the provider; the longest unasked comes first. */
    lookedAt: moment('looked_at'),
    /** When its buyer asked for deletion: the mail address goes as soon as the order does without it. */
    erasureAskedAt: moment('erasure_asked_at'),
    /** What its buyer is written in. */
    language: text('language').$type<Language>().notNull().default('en'),
    /** When it is promised to leave, from the queue's length on the day it was paid; moved so many times since. */
    promisedOn: day('promised_on'),
    promiseMoved: integer('promise_moved').notNull().default(0),
    shippedAt: moment('shipped_at'),
    deliveredAt: moment('delivered_at'),
    /** RE-2026-0417, given with the goods: the day of supply is the day it was issued. */
    invoiceNumber: text('invoice_number').unique(),
    /** What customs are told of it, written when it was paid; null of what stays within the EU. */
    customs: jsonb('customs').$type<OrderCustoms>(),
    /** Which wording of the terms it was placed under (`contract_texts`); null of orders from before these were stored. */
    contractText: text('contract_text'),
    /** How a maker entered it; null of what came through the checkout. */
    byHand: jsonb('by_hand').$type<ByHand>(),
    /** Counts what people change, so that two at once are told (`server/orders/change-order.ts`). */
    version: integer('version').notNull().default(0),
    /**
     * How many pickups it asks for, and how many of them wait for a machine, while it is open: counted by the database as
     * their rows come and change (migration 0019), so that a long queue is read without them.
     */
    pickups: integer('pickups').notNull().default(0),
    toWind: integer('to_wind').notNull().default(0),
  },
  (table) => [
    index('orders_state').on(table.state, table.expiresAt),
    // The board, counted without a look at a row; drawn up by promise and by day of payment.
    index('orders_open')
      .on(
        ...[table.promisedOn, table.paidAt, table.id, table.state, table.pickups, table.toWind],
        table.shippingCountry,
      )
      .where(isOpenOrder(table)),
    // What is under way of it, however much waits.
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
    // Few are held at a time.
    index('orders_held').on(table.promisedOn).where(isNotNull(table.held)),
    index('orders_paid').on(table.paidAt).where(isNotNull(table.paidAt)),
    index('orders_shipped').on(table.shippedAt).where(isNotNull(table.shippedAt)),
    index('orders_code').on(table.codeId).where(isNotNull(table.codeId)),
    // What was paid before there was a workshop and has no pieces yet: soon none.
    index('orders_unplanned')
      .on(table.paidAt)
      .where(sql`${table.promisedOn} is null and ${table.paidAt} is not null`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    lookupKey: text('lookup_key').$type<LookupKey>().notNull(),
    name: text('name').notNull(),
    config: jsonb('config').$type<LineConfig>().notNull(),
    /** What was sold, in the words of that day; null in rows of an earlier release until the start has written it down. */
    sold: jsonb('sold').$type<SoldLine>(),
    quantity: integer('quantity').notNull(),
    unit: money('unit_cents').notNull(),
    vatCountry: text('vat_country').$type<CountryCode>(),
    vatRatePercent: numeric('vat_rate_percent', { precision: 4, scale: 1, mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('order_lines_position').on(table.orderId, table.position),
    // Of an earlier release: soon none.
    index('order_lines_unfrozen').on(table.id).where(isNull(table.sold)),
  ],
);

/** Selects events that contain the text of a letter. Literals, so that the planner can use their index. */
export const isLetterEvent = (kind: AnyPgColumn): SQL => sql`${kind} in ('letter-sent', 'letter-received')`;

/**
 * Everything that ever happened to an order, kept as long as it. Written by `server/orders/append-events.ts` alone, in the
 * transaction of what happened, and never changed. Letters are deleted after their six years (`server/privacy/`).
 */
export const orderEvents = pgTable(
  'order_events',
  {
    id: uuid('id').primaryKey(),
    /** What came first: the events of one change have one moment. */
    place: bigserial('place', { mode: 'number' }).notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The order's version that came of it, or that it found where it contradicts nobody's screen. */
    version: integer('version').notNull(),
    at: moment('at').notNull(),
    actor: text('actor').$type<Actor>().notNull(),
    /** Of a maker: the account, and the name that it had then. */
    byAccount: uuid('by_account'),
    byName: text('by_name'),
    /** Which request brought it, as the log names it too; null where the clock did. */
    request: text('request'),
    kind: text('kind').$type<OrderEventKind>().notNull(),
    /** As its kind asks (`domain/order-log/events.ts`). */
    payload: jsonb('payload').notNull(),
  },
  (table) => [
    index('order_events_order').on(table.orderId, table.place),
    // For the nightly clean-up alone; a row of another kind costs nothing.
    index('order_events_letters').on(table.at).where(isLetterEvent(table.kind)),
  ],
);

/** What about an order the makers must hear, each once, however often it is noticed. */
export const orderNotices = pgTable(
  'order_notices',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    about: text('about').$type<NoticeKind>().notNull(),
    /** What tells two of a kind apart, as its kind asks (`domain/orders/order-notice.ts`). Never personal data. */
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

/** Events of the payment provider that were taken in, so that a repeated one changes nothing. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    orderId: uuid('order_id'),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('payment_events_received').on(table.receivedAt)],
);

/** Withdrawals as they came in, of known orders or not: what was declared, by whom, and when. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid('id').primaryKey(),
    state: text('state').$type<WithdrawalState>().notNull().default('received'),
    language: text('language').$type<Language>().notNull(),
    name: text('name').notNull(),
    /** As it was typed. */
    orderNumber: text('order_number').notNull(),
    email: text('email').notNull(),
    /** Which of the goods; null is the whole contract. */
    goods: text('goods'),
    /** Its words under a key (`Signing.keyedHash`): what is sent again is the same withdrawal. */
    sameAs: text('same_as').notNull().unique(),
    /** The order that it fits. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    receivedAt: moment('received_at').notNull(),
    /** When the mail with its content, date and time went out. */
    acknowledgedAt: moment('acknowledged_at'),
  },
  (table) => [
    index('withdrawals_order').on(table.orderId),
    index('withdrawals_email').on(sql`lower(${table.email})`),
    index('withdrawals_state').on(table.state, table.receivedAt),
    index('withdrawals_unmatched').on(table.receivedAt).where(isNull(table.orderId)),
  ],
);

/** What somebody asked about the data held under an address. Nothing happens before its link is used. */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<DataRequestKind>().notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Gone once a deletion is done; the rest of the row shows that it was. */
    email: text('email'),
    orderNumber: text('order_number'),
    note: text('note'),
    askedAt: moment('asked_at').notNull(),
    /** When the link was used, and with it done what was asked. */
    doneAt: moment('done_at'),
  },
  (table) => [
    index('data_requests_email').on(sql`lower(${table.email})`),
    index('data_requests_asked').on(table.askedAt),
  ],
);

/**
 * Links in mails that can be used once (`server/platform/links/one-use.ts`). An id opens nothing: what is in the mail is
 * signed with a key that no table holds.
 */
export const signedLinks = pgTable(
  'signed_links',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    /** Id of what the link is about, in the table that its purpose means. */
    about: uuid('about').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('signed_links_end').on(table.expiresAt)],
);

/** What is limited in its number, counted under a key (`server/platform/limits/rate-limit.ts`). */
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

/** One row: which generation of cached responses is current, and a hash of the prices that it is made of. */
export const responseGeneration = pgTable('response_generation', {
  id: integer('id').primaryKey(),
  generation: integer('generation').notNull(),
  madeOf: text('made_of').notNull(),
});
