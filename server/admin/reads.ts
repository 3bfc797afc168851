import * as z from 'zod';
import { formerMark, type MakerMark } from '#domain/admin/maker-mark.ts';
import type { Language } from '#domain/languages.ts';
import type { VatNumberDue } from '#domain/prices/vat-number-due.ts';
import type { TextPlace } from '#domain/shopfront/text-places.ts';
import { isStaff, listStaff, type Maker, readSession } from '../accounts/index.ts';
import {
  type AdviserView,
  type BooksView,
  type OssChoice,
  readAdviser,
  readBooksView,
  readOssChoice,
  readVatNumberDue,
} from '../books/index.ts';
import { type LettersView, readLetters } from '../messages/index.ts';
import { type Staff, staffIn } from '../orders/index.ts';
import { readFromReplica } from '../platform/db/read-from-replica.ts';
import type { Services } from '../platform/services.ts';
import {
  type BenchView,
  type DayView,
  type LeadColoursView,
  readBench,
  readDay,
  readLeadColoursView,
} from '../production/index.ts';
import { type ListedRepair, listRepairs, type RepairView, readRepairByNumber } from '../repairs/index.ts';
import { type Returns, readReturns } from '../returns/index.ts';
import { type ParcelsView, readParcelsView } from '../shipping/index.ts';
import {
  type Codes,
  type CompanyView,
  type PricesView,
  readCodes,
  readCompanyView,
  readPricesView,
  readSaleView,
  readTextsView,
  type SaleView,
  type TextsView,
} from '../shopfront/index.ts';
import {
  type BuyingView,
  type CountingView,
  readBuyingView,
  readCountedParts,
  readCountingView,
  readStockView,
  type StockView,
} from '../stock/index.ts';
import type { BoardFilter } from './board-groups.ts';
import { type Board, readBoard } from './read-board.ts';
import { type Changes, readChanges } from './read-changes.ts';
import { type Counts, type MonthView, readCounts, readFigures } from './read-figures.ts';
import { readMarks } from './read-makers.ts';
import { type NewOrder, readNewOrder } from './read-new-order.ts';
import { readOrder } from './read-order.ts';
import { readSetup, type Setup } from './read-setup.ts';
import { type Hit, search } from './search.ts';
import type { WorkshopOrder } from './workshop-order.ts';

/** Preview of closed days; `who` is empty if all makers are away. */
const closing = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  who: z.union([z.literal('').transform(() => null), z.uuid()]),
});

/** Sorting and closed-day preview of the day's page. */
function readDayQuery(query: URLSearchParams) {
  const parsed = closing.safeParse(Object.fromEntries(query));
  const by = query.get('by') === 'date' ? 'date' : 'wire';
  return { by, ...(parsed.success && { closing: parsed.data }) } as const;
}

/** Data of the workshop's pages, for the loaders of their routes. */
export interface WorkshopReads {
  readonly by: Staff;
  readonly language: Language;
  counts(): Promise<Counts>;
  mark(): Promise<MakerMark>;
  /** Unfiltered by default. */
  board(filter?: BoardFilter): Promise<Board>;
  /** The set-up list; null once it is complete. */
  setup(): Promise<Setup | null>;
  order(number: string): Promise<WorkshopOrder | undefined>;
  /** Data for entering an order, optionally as a replacement of a delivered one. */
  newOrder(replaces?: string): Promise<NewOrder>;
  bench(number: string, unit: number): Promise<BenchView | undefined>;
  /** Optionally with completed returns of all months. */
  returns(how?: { readonly allMonths?: boolean }): Promise<Returns>;
  /** `2026-10`. */
  figures(month: string): Promise<MonthView>;
  /** With one page of the month's papers. */
  books(month: string, page?: number): Promise<BooksView>;
  adviser(): Promise<AdviserView>;
  prices(): Promise<PricesView>;
  texts(place: TextPlace): Promise<TextsView>;
  /** `asked`: the goods about to be paused. */
  onSale(asked?: string): Promise<SaleView>;
  company(): Promise<CompanyView>;
  ossChoice(): Promise<OssChoice>;
  vatNumberDue(): Promise<VatNumberDue | null>;
  codes(page?: number): Promise<Codes>;
  leadColours(): Promise<LeadColoursView>;
  /** Changes that concern no order; `olderThan` continues the list. */
  changes(olderThan?: string): Promise<Changes>;
  makers(): Promise<readonly Maker[]>;
  /** The post desk, optionally with the customs data of one order. */
  parcels(chosen?: string): Promise<ParcelsView>;
  /** By wire or by date, optionally with a preview of closed days. */
  day(query: URLSearchParams): Promise<DayView>;
  letters(which?: Parameters<typeof readLetters>[1]): Promise<LettersView>;
  /** The stock, optionally with one part or spool. */
  stock(chosen?: {
    readonly part?: string | undefined;
    readonly lot?: string | undefined;
  }): Promise<StockView>;
  toBuy(): Promise<BuyingView>;
  counting(item: {
    readonly part?: string | undefined;
    readonly lot?: string | undefined;
  }): Promise<CountingView>;
  repairs(): Promise<readonly ListedRepair[]>;
  countedParts(): ReturnType<typeof readCountedParts>;
  repair(number: string): Promise<RepairView | undefined>;
  search(text: string): Promise<readonly Hit[]>;
}

/** The reads of the request's maker; undefined without a staff session and second factor. */
export async function openWorkshop(services: Services, request: Request): Promise<WorkshopReads | undefined> {
  const session = await readSession(services, request);
  return isStaff(session) ? readsFor(services, staffIn(session), session.workshopLanguage) : undefined;
}

export function readsFor(services: Services, by: Staff, language: Language): WorkshopReads {
  return {
    by,
    language,
    counts: () => readFromReplica(services, readCounts),
    mark: async () => (await readMarks(services.db)).get(by.accountId) ?? formerMark(by.name),
    board: (filter) => readFromReplica(services, (aside) => readBoard(aside, by, filter, language)),
    setup: () => readSetup(services),
    order: (number) => readOrder(services, number, language),
    newOrder: (replaces) => readNewOrder(services, replaces, language),
    bench: (number, unit) => readBench(services, { number, unit, by: by.accountId, language }),
    returns: (how) => readFromReplica(services, (aside) => readReturns(aside, { ...how, language })),
    figures: (month) => readFromReplica(services, (aside) => readFigures(aside, month)),
    books: (month, page) => readBooksView(services, month, page),
    adviser: () => readAdviser(services.db),
    prices: () => readPricesView(services, language),
    texts: (place) => readTextsView(services, place),
    onSale: (asked) => readSaleView(services, asked, language),
    company: () => readCompanyView(services),
    ossChoice: () => readOssChoice(services),
    vatNumberDue: () => readVatNumberDue(services),
    codes: (page) => readFromReplica(services, (aside) => readCodes(aside, page)),
    leadColours: () => readLeadColoursView(services.db),
    changes: (olderThan) => readFromReplica(services, (aside) => readChanges(aside, language, olderThan)),
    makers: () => listStaff(services),
    parcels: (chosen) => readFromReplica(services, (aside) => readParcelsView(aside, chosen, language)),
    day: (query) => readFromReplica(services, (aside) => readDay(aside, readDayQuery(query), language)),
    letters: (which) => readFromReplica(services, (aside) => readLetters(aside, which, language)),
    stock: (chosen) => readFromReplica(services, (aside) => readStockView(aside, chosen, language)),
    toBuy: () => readFromReplica(services, (aside) => readBuyingView(aside, language)),
    counting: (item) => readFromReplica(services, (aside) => readCountingView(aside, item, language)),
    repairs: () => readFromReplica(services, listRepairs),
    repair: (number) => readRepairByNumber(services, number),
    countedParts: () => readFromReplica(services, ({ db }) => readCountedParts(db)),
    search: (text) => readFromReplica(services, (aside) => search(aside, text, language)),
  };
}
