import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CompanyData } from '#domain/company-data.ts';
import type { Language } from '#domain/languages.ts';
import type { NoticeType } from '#domain/legal/notice-file.ts';
import type { LookupKey } from '#domain/prices/price-list.ts';
import type { Pause, SaleParts, SaleState } from '#domain/shopfront/sale-parts.ts';
import type { ShopText, TextPlace } from '#domain/shopfront/text-places.ts';
import { bytes, day, moment, money } from './columns.ts';

/** Whoever did something: an account, and the name that it had then. The clock has no account. */
const person = () => ({ byAccount: uuid('by_account'), byName: text('by_name').notNull() });

/** A price that somebody has typed and nobody has published yet, one a key. */
export const priceDrafts = pgTable('price_drafts', {
  key: text('key').$type<LookupKey>().primaryKey(),
  amount: money('amount_cents').notNull(),
  /** What the list said when it was typed: where the account says otherwise by now, nothing is published. */
  startedFrom: money('started_from_cents').notNull(),
  ...person(),
  at: moment('at').notNull(),
});

/** What was published of prices, or refused by the payment account: a row a key, never edited. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: uuid('id').primaryKey(),
    /** All keys that were published together. */
    publication: uuid('publication').notNull(),
    key: text('key').$type<LookupKey>().notNull(),
    before: money('before_cents').notNull(),
    after: money('after_cents').notNull(),
    outcome: text('outcome').$type<'published' | 'refused'>().notNull(),
    /** The lowest price of the thirty days before, where this is one less. */
    lowest: money('lowest_cents'),
    /** When the list was read back and said the same. */
    readBackAt: moment('read_back_at'),
    /** Why it was refused, in the payment account's words. */
    failure: text('failure'),
    ...person(),
    at: moment('at').notNull(),
  },
  (table) => [index('price_changes_key').on(table.key, table.at), index('price_changes_at').on(table.at)],
);

/**
 * A publishing of prices that is to be or is under way: what is to be moved, written down before the first key is, so that
 * whoever finds it after a crash can put everything back.
 */
export const pricePublications = pgTable('price_publications', {
  id: uuid('id').primaryKey(),
  state: text('state').$type<'planned' | 'under way' | 'done' | 'refused'>().notNull(),
  /** When it is to be published. */
  dueAt: moment('due_at').notNull(),
  changes: jsonb('changes')
    .$type<readonly { key: LookupKey; before: number; after: number; formerId?: string; newId?: string }[]>()
    .notNull(),
  ...person(),
  at: moment('at').notNull(),
});

/** Words that nobody has published yet, one draft a place. */
export const shopTextDrafts = pgTable('shop_text_drafts', {
  place: text('place').$type<TextPlace>().primaryKey(),
  said: jsonb('said').$type<ShopText>().notNull(),
  from: moment('from_at'),
  until: moment('until_at'),
  ...person(),
  at: moment('at').notNull(),
});

/** Words as they were published, each for good: the latest one whose time it is stands in the shop. */
export const shopTexts = pgTable(
  'shop_texts',
  {
    id: uuid('id').primaryKey(),
    place: text('place').$type<TextPlace>().notNull(),
    said: jsonb('said').$type<ShopText>().notNull(),
    from: moment('from_at'),
    until: moment('until_at'),
    ...person(),
    at: moment('at').notNull(),
    /** When somebody took it from the shop before its time was over. */
    endedAt: moment('ended_at'),
  },
  (table) => [index('shop_texts_place').on(table.place, table.at)],
);

/** What is, or was, not sold as usual. */
export const salePauses = pgTable(
  'sale_pauses',
  {
    id: uuid('id').primaryKey(),
    /** One spelling of the parts. */
    target: text('target').notNull(),
    parts: jsonb('parts').$type<SaleParts>().notNull(),
    name: text('name').notNull(),
    state: text('state').$type<SaleState>().notNull(),
    words: text('words').notNull(),
    /** Both to who reads German; null of what was paused before it was asked for. */
    inGerman: jsonb('in_german').$type<NonNullable<Pause['inGerman']>>(),
    /** The last day on which it counts. */
    until: day('until'),
    /** Whether it ends by itself when the goods come in. */
    endsWithGoods: boolean('ends_with_goods').notNull().default(false),
    ...person(),
    at: moment('at').notNull(),
    endedAt: moment('ended_at'),
    endedBy: text('ended_by'),
  },
  (table) => [index('sale_pauses_target').on(table.target, table.at)],
);

/** Who runs the shop, as the workshop says it: the latest row counts, the earlier ones say what was said when. */
export const companyRecords = pgTable('company_records', {
  version: integer('version').primaryKey(),
  data: jsonb('data').$type<CompanyData>().notNull(),
  ...person(),
  at: moment('at').notNull(),
});

/**
 * The European Commission's notice on the legal guarantee, as its files were put in: append-only, the latest of a language and type
 * is shown.
 */
export const guaranteeNotices = pgTable(
  'guarantee_notices',
  {
    id: uuid('id').primaryKey(),
    language: text('language').$type<Language>().notNull(),
    type: text('type').$type<NoticeType>().notNull(),
    content: bytes('content').notNull(),
    /** Of the content; the file's address has it, so browsers may keep the file for good. */
    hash: text('hash').notNull(),
    /** In px; null for a PDF. */
    width: integer('width'),
    height: integer('height'),
    ...person(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('guarantee_notices_latest').on(table.language, table.type, table.at),
    index('guarantee_notices_hash').on(table.hash),
  ],
);
