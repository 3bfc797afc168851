import type { ComponentType } from 'react';
import { monthIn } from '#domain/admin/month-in.ts';
import type { InLanguages, Language } from '#domain/languages.ts';
import { LETTER_TABS } from '#domain/messages/letter.ts';
import { readOrderNumber } from '#domain/orders/order-number.ts';
import { spelledNumber } from '#domain/orders/running-number.ts';
import { benchPath } from '#domain/production/bench.ts';
import { isOneOf } from '#domain/records.ts';
import { TEXT_PLACE_IDS } from '#domain/shopfront/text-places.ts';
import { cleanLine } from '#domain/typed-text.ts';
import type { WorkshopReads } from '#server/admin/index.ts';
import { MAKERS_PAGE } from './accounts/makers-page.messages.ts';
import { ADVISER_PAGE } from './books/adviser-page.messages.ts';
import { BOOKS_PAGE } from './books/books-page.messages.ts';
import { FIGURES_PAGE } from './books/figures.messages.ts';
import { INVOICE_JOURNAL } from './books/papers.messages.ts';
import { CHANGES } from './changes/changes-page.messages.ts';
import type { FrameFacts } from './kit/frame.tsx';
import { LETTERS_PAGE } from './messages/letters-page.messages.ts';
import { BOARD } from './orders/board.messages.ts';
import { readFilter } from './orders/board-filter.ts';
import { FIND_PAGE } from './orders/find-page.messages.ts';
import { NEW_ORDER } from './orders/new-order.messages.ts';
import { ORDER_PAGE } from './orders/order-page.messages.ts';
import { BENCH_PAGE } from './production/bench.messages.ts';
import { CLEAR_BENCH } from './production/clear-bench.messages.ts';
import { DAY_PAGE } from './production/day-page.messages.ts';
import { LEADS } from './production/leads.messages.ts';
import { REPAIRS_PAGE } from './repairs/repairs.messages.ts';
import { readReturnsFilter } from './returns/returns-filter.ts';
import { RETURNS_PAGE } from './returns/returns-page.messages.ts';
import { PARCELS } from './shipping/parcels-page.messages.ts';
import { CODES } from './shopfront/codes-page.messages.ts';
import { COMPANY_PAGE } from './shopfront/company-page.messages.ts';
import { ON_SALE } from './shopfront/on-sale-page.messages.ts';
import { PRICES } from './shopfront/prices-page.messages.ts';
import { TEXTS_PAGE } from './shopfront/texts-page.messages.ts';
import { COUNTING } from './stock/counting.messages.ts';
import { STOCK_PAGE } from './stock/stock-page.messages.ts';
import { TO_BUY } from './stock/to-buy.messages.ts';
import { ON_THE_WAY } from './stock/way.messages.ts';

interface Asked {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

interface PageRow<Words, Props> {
  readonly words: InLanguages<Words>;
  readonly leadsTo?: (reads: WorkshopReads) => Promise<string | undefined>;
  /** Props in plain JSON; undefined answers 404. */
  readonly read: (reads: WorkshopReads, asked: Asked) => Promise<Props | undefined>;
  readonly title?: (words: Words, props: Props) => string;
  /** Loads the component. The browser loads only that of the current page. */
  readonly load: () => Promise<{ readonly default: ComponentType<Props & { frame: FrameFacts }> }>;
}

/** Requires `title` from a page whose texts have a function as title. */
type NeedsTitle<Words> = Words extends { readonly title: string }
  ? unknown
  : { readonly title: (words: Words, props: never) => string };

export interface WorkshopPage extends Pick<PageRow<object, object>, 'leadsTo' | 'read'> {
  readonly meta: (
    language: Language,
    props: object,
  ) => { readonly title: string; readonly description: string };
  readonly load: () => Promise<{ readonly default: ComponentType<object> }>;
}

/** Checks that a page's component accepts what the page reads; the table has one type for all pages. */
const page = <Words extends { readonly title: unknown; readonly description: string }, Props extends object>({
  words,
  title = (own) => String(own.title),
  ...row
}: PageRow<Words, Props> & NeedsTitle<Words>): WorkshopPage => ({
  ...row,
  meta: (language, props) => ({
    title: title(words[language], props as Props),
    description: words[language].description,
  }),
  load: row.load as WorkshopPage['load'],
});

const chosenPart = ({ query }: Asked) => ({
  part: query.get('part') ?? undefined,
  lot: query.get('lot') ?? undefined,
});

/** Requested page of a list, from 1. */
function pageIn(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Every page of the workshop by its English path: title, reads and component. `app/routes.ts` makes their routes,
 * `app/routes/workshop.tsx` renders them, `hydrate-workshop.ts` hydrates them.
 */
export const PAGES = {
  workshop: page({
    words: BOARD,
    async read(reads, { query }) {
      const filter = readFilter(query);
      const [board, due, setup] = await Promise.all([
        reads.board(filter),
        reads.vatNumberDue(),
        reads.setup(),
      ]);
      return { board, filter, due, setup };
    },
    load: () => import('./orders/board.tsx'),
  }),
  'workshop/orders/new': page({
    words: NEW_ORDER,
    read: async (reads, { query }) => ({
      view: await reads.newOrder(readOrderNumber(query.get('replaces') ?? '')),
    }),
    load: () => import('./orders/new-order.tsx'),
  }),
  'workshop/orders/:number': page({
    words: ORDER_PAGE,
    async read(reads, { params }) {
      const number = readOrderNumber(params.number ?? '');
      const order = number && (await reads.order(number));
      return order ? { order } : undefined;
    },
    title: (_, { order }) => order.number,
    load: () => import('./orders/order-page.tsx'),
  }),
  'workshop/bench': page({
    words: CLEAR_BENCH,
    /** Redirects to the piece on the maker's machine, or the next one to wind. */
    async leadsTo(reads) {
      const { mine, next } = await reads.board();
      const unit = mine ?? next;
      return unit && benchPath(unit.order, unit.number);
    },
    read: async () => ({}),
    load: () => import('./production/clear-bench.tsx'),
  }),
  'workshop/bench/:number/:piece': page({
    words: BENCH_PAGE,
    async read(reads, { params: { number: asked = '', piece = '' } }) {
      const number = readOrderNumber(asked);
      const view = number && (await reads.bench(number, /^\d{1,3}$/.test(piece) ? Number(piece) : 0));
      return view ? { view } : undefined;
    },
    title: (words, { view }) => words.title(view.order),
    load: () => import('./production/bench-page.tsx'),
  }),
  'workshop/day': page({
    words: DAY_PAGE,
    read: async (reads, { query }) => ({ day: await reads.day(query) }),
    load: () => import('./production/day-page.tsx'),
  }),
  'workshop/letters': page({
    words: LETTERS_PAGE,
    async read(reads, { query }) {
      const tab = LETTER_TABS.find((id) => id === query.get('tab')) ?? 'answer';
      return { letters: await reads.letters({ tab, number: readOrderNumber(query.get('order') ?? '') }) };
    },
    load: () => import('./messages/letters-page.tsx'),
  }),
  'workshop/parcels': page({
    words: PARCELS,
    read: async (reads, { query }) => ({
      view: await reads.parcels(readOrderNumber(query.get('order') ?? '')),
    }),
    load: () => import('./shipping/parcels-page.tsx'),
  }),
  'workshop/stock': page({
    words: STOCK_PAGE,
    read: async (reads, asked) => ({ view: await reads.stock(chosenPart(asked)) }),
    load: () => import('./stock/stock-page.tsx'),
  }),
  'workshop/stock/to-buy': page({
    words: TO_BUY,
    read: async (reads) => ({ view: await reads.toBuy() }),
    load: () => import('./stock/to-buy-page.tsx'),
  }),
  'workshop/stock/on-the-way': page({
    words: ON_THE_WAY,
    read: async (reads) => ({ view: await reads.toBuy() }),
    load: () => import('./stock/way-page.tsx'),
  }),
  'workshop/stock/counting': page({
    words: COUNTING,
    read: async (reads, asked) => ({ view: await reads.counting(chosenPart(asked)) }),
    load: () => import('./stock/counting-page.tsx'),
  }),
  'workshop/repairs': page({
    words: REPAIRS_PAGE,
    read: async (reads) => ({ repairs: await reads.repairs() }),
    load: () => import('./repairs/repairs-page.tsx'),
  }),
  'workshop/repairs/:number': page({
    words: REPAIRS_PAGE,
    async read(reads, { params }) {
      const number = spelledNumber('repair', params.number ?? '');
      const repair = number && (await reads.repair(number));
      if (!repair) return undefined;
      return { repair, parts: repair.state === 'agreed' ? await reads.countedParts() : [] };
    },
    title: (_, { repair }) => repair.number,
    load: () => import('./repairs/one-repair-page.tsx'),
  }),
  'workshop/returns': page({
    words: RETURNS_PAGE,
    async read(reads, { query }) {
      const filter = readReturnsFilter(query);
      const number = filter.order && readOrderNumber(filter.order);
      const [returns, order] = await Promise.all([
        reads.returns({ allMonths: filter.tab === 'done' }),
        number ? reads.order(number) : undefined,
      ]);
      return { returns, filter, order };
    },
    load: () => import('./returns/returns-page.tsx'),
  }),
  'workshop/figures': page({
    words: FIGURES_PAGE,
    read: async (reads, { query }) => ({ figures: await reads.figures(monthIn(query.get('month'), 'this')) }),
    load: () => import('./books/figures-page.tsx'),
  }),
  'workshop/books': page({
    words: BOOKS_PAGE,
    read: async (reads, { query }) => ({ books: await reads.books(monthIn(query.get('month'), 'last')) }),
    load: () => import('./books/books-page.tsx'),
  }),
  'workshop/books/papers': page({
    words: INVOICE_JOURNAL,
    title: (words) => words.metaTitle,
    async read(reads, { query }) {
      return { books: await reads.books(monthIn(query.get('month'), 'last'), pageIn(query)) };
    },
    load: () => import('./books/papers-page.tsx'),
  }),
  'workshop/books/adviser': page({
    words: ADVISER_PAGE,
    read: async (reads, { query }) => ({
      adviser: await reads.adviser(),
      month: monthIn(query.get('month'), 'last'),
    }),
    load: () => import('./books/adviser-page.tsx'),
  }),
  'workshop/prices': page({
    words: PRICES,
    read: async (reads) => ({ prices: await reads.prices() }),
    load: () => import('./shopfront/prices-page.tsx'),
  }),
  'workshop/leads': page({
    words: LEADS,
    read: async (reads) => ({ set: await reads.leadColours() }),
    load: () => import('./production/leads-page.tsx'),
  }),
  'workshop/codes': page({
    words: CODES,
    read: async (reads, { query }) => ({ codes: await reads.codes(pageIn(query)) }),
    load: () => import('./shopfront/codes-page.tsx'),
  }),
  'workshop/texts': page({
    words: TEXTS_PAGE,
    async read(reads, { query }) {
      const place = query.get('place') ?? '';
      return { texts: await reads.texts(isOneOf(TEXT_PLACE_IDS, place) ? place : 'banner') };
    },
    load: () => import('./shopfront/texts-page.tsx'),
  }),
  'workshop/on-sale': page({
    words: ON_SALE,
    read: async (reads, { query }) => ({ sale: await reads.onSale(query.get('target') ?? undefined) }),
    load: () => import('./shopfront/on-sale-page.tsx'),
  }),
  'workshop/company': page({
    words: COMPANY_PAGE,
    async read(reads) {
      const [company, oss, due] = await Promise.all([
        reads.company(),
        reads.ossChoice(),
        reads.vatNumberDue(),
      ]);
      return { company, oss, due };
    },
    load: () => import('./shopfront/company-page.tsx'),
  }),
  'workshop/makers': page({
    words: MAKERS_PAGE,
    read: async (reads) => ({ makers: await reads.makers(), you: reads.by.accountId }),
    load: () => import('./accounts/makers-page.tsx'),
  }),
  'workshop/changes': page({
    words: CHANGES,
    async read(reads, { query }) {
      const before = query.get('before') ?? '';
      const olderThan = ID.test(before) ? before : undefined;
      return { changes: await reads.changes(olderThan), isFirst: olderThan === undefined };
    },
    load: () => import('./changes/changes-page.tsx'),
  }),
  'workshop/find': page({
    words: FIND_PAGE,
    async read(reads, { query }) {
      const find = cleanLine(query.get('find') ?? '').slice(0, 100);
      return { find, hits: find ? await reads.search(find) : [] };
    },
    load: () => import('./orders/find-page.tsx'),
  }),
} satisfies Readonly<Record<string, WorkshopPage>>;

export type PagePath = keyof typeof PAGES;
