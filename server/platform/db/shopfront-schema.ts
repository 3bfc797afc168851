import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CompanyData } from '#domain/company-data.ts';
import type { Language } from '#domain/languages.ts';
import type { NoticeType } from '#domain/legal/notice-file.ts';
import type { LookupKey } from '#domain/prices/price-list.ts';
import type { Pause, SaleParts, SaleState } from '#domain/shopfront/sale-parts.ts';
import type { ShopText, TextPlace } from '#domain/shopfront/text-places.ts';
import { bytes, day, moment, money, personAndTime } from './columns.ts';

/** Price drafts, not yet published, one per key. */
export const priceDrafts = pgTable('price_drafts', {
  key: text('key').$type<LookupKey>().primaryKey(),
  amount: money('amount_cents').notNull(),
  /** Listed price when the draft was entered. Nothing is published if the account's price differs by then. */
  startedFrom: money('started_from_cents').notNull(),
  ...personAndTime(),
});

/** Price changes that were published, or refused by the payment account: append-only, a row per key. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: uuid('id').primaryKey(),
    /** Shared by all keys that were published together. */
    publication: uuid('publication').notNull(),
    key: text('key').$type<LookupKey>().notNull(),
    before: money('before_cents').notNull(),
    after: money('after_cents').notNull(),
    outcome: text('outcome').$type<'published' | 'refused'>().notNull(),
    /** Lowest price of the last thirty days, if this change is a reduction. */
    lowest: money('lowest_cents'),
    /** Time when the list, read back, showed the new price. */
    readBackAt: moment('read_back_at'),
    failure: text('failure'),
    ...personAndTime(),
  },
  (table) => [index('price_changes_key').on(table.key, table.at), index('price_changes_at').on(table.at)],
);

/**
 * Scheduled or running publications of prices. Written before the first key is changed, so that any process can revert
 * everything after a crash.
 */
export const pricePublications = pgTable('price_publications', {
  id: uuid('id').primaryKey(),
  state: text('state').$type<'planned' | 'under way' | 'done' | 'refused'>().notNull(),
  dueAt: moment('due_at').notNull(),
  changes: jsonb('changes')
    .$type<readonly { key: LookupKey; before: number; after: number; formerId?: string; newId?: string }[]>()
    .notNull(),
  ...personAndTime(),
});

export const shopTextDrafts = pgTable('shop_text_drafts', {
  place: text('place').$type<TextPlace>().primaryKey(),
  said: jsonb('said').$type<ShopText>().notNull(),
  from: moment('from_at'),
  until: moment('until_at'),
  ...personAndTime(),
});

/** Published texts, append-only. The latest one whose time has come is shown. */
export const shopTexts = pgTable(
  'shop_texts',
  {
    id: uuid('id').primaryKey(),
    place: text('place').$type<TextPlace>().notNull(),
    said: jsonb('said').$type<ShopText>().notNull(),
    from: moment('from_at'),
    until: moment('until_at'),
    ...personAndTime(),
    /** Time when somebody removed it before its end. */
    endedAt: moment('ended_at'),
  },
  (table) => [index('shop_texts_place').on(table.place, table.at)],
);

export const salePauses = pgTable(
  'sale_pauses',
  {
    id: uuid('id').primaryKey(),
    /** Canonical spelling of the parts. */
    target: text('target').notNull(),
    parts: jsonb('parts').$type<SaleParts>().notNull(),
    name: text('name').notNull(),
    state: text('state').$type<SaleState>().notNull(),
    words: text('words').notNull(),
    /** German text; null for pauses from before it was required. */
    inGerman: jsonb('in_german').$type<NonNullable<Pause['inGerman']>>(),
    until: day('until'),
    /** True if the pause ends automatically when the goods arrive. */
    endsWithGoods: boolean('ends_with_goods').notNull().default(false),
    ...personAndTime(),
    endedAt: moment('ended_at'),
    endedBy: text('ended_by'),
  },
  (table) => [index('sale_pauses_target').on(table.target, table.at)],
);

/** Company data from the workshop. The latest row applies; earlier ones are its history. */
export const companyRecords = pgTable('company_records', {
  version: integer('version').primaryKey(),
  data: jsonb('data').$type<CompanyData>().notNull(),
  ...personAndTime(),
});

/**
 * Files of the European Commission's notice on the legal guarantee. Append-only; the latest of a language and type is
 * shown.
 */
export const guaranteeNotices = pgTable(
  'guarantee_notices',
  {
    id: uuid('id').primaryKey(),
    language: text('language').$type<Language>().notNull(),
    type: text('type').$type<NoticeType>().notNull(),
    content: bytes('content').notNull(),
    /** Content hash, part of the file's address, so that browsers may cache the file forever. */
    hash: text('hash').notNull(),
    /** In px; null for a PDF. */
    width: integer('width'),
    height: integer('height'),
    ...personAndTime(),
  },
  (table) => [
    index('guarantee_notices_latest').on(table.language, table.type, table.at),
    index('guarantee_notices_hash').on(table.hash),
  ],
);
