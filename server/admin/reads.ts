import * as z from 'zod';
import { formerMark } from '#domain/admin/maker-mark.ts';
import type { Language } from '#domain/languages.ts';
import type { TextPlace } from '#domain/shopfront/text-places.ts';
import { isStaff, listStaff, readSession } from '../accounts/index.ts';
import { readAdviser, readBooksView, readOssChoice, readVatNumberDue } from '../books/index.ts';
import { readLetters } from '../messages/index.ts';
import { type Staff, staffIn } from '../orders/index.ts';
import { readFromReplica } from '../platform/db/read-from-replica.ts';
import type { Services } from '../platform/services.ts';
import { readBench, readDay, readLeadColoursView } from '../production/index.ts';
import { listRepairs, readRepairByNumber } from '../repairs/index.ts';
import { readReturns } from '../returns/index.ts';
import { readParcelsView } from '../shipping/index.ts';
import {
  readCodes,
  readCompanyView,
  readPricesView,
  readSaleView,
  readTextsView,
} from '../shopfront/index.ts';
import { readBuyingView, readCountedParts, readCountingView, readStockView } from '../stock/index.ts';
import type { BoardFilter } from './board-groups.ts';
import { readBoard } from './read-board.ts';
import { readChanges } from './read-changes.ts';
import { readCounts, readFigures } from './read-figures.ts';
import { readMarks } from './read-makers.ts';
import { readNewOrder } from './read-new-order.ts';
import { readOrder } from './read-order.ts';
import { readSetup } from './read-setup.ts';
import { search } from './search.ts';

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

interface ChosenGoods {
  readonly part?: string | undefined;
  readonly lot?: string | undefined;
}

/** The reads of the request's maker; undefined without a staff session and second factor. */
export async function openWorkshop(services: Services, request: Request) {
  const session = await readSession(services, request);
  return isStaff(session) ? readsFor(services, staffIn(session), session.workshopLanguage) : undefined;
}

/** Data of the workshop's pages, for the loaders of their routes. */
export function readsFor(services: Services, by: Staff, language: Language) {
  return {
    by,
    language,
    counts: () => readFromReplica(services, readCounts),
    mark: async () => (await readMarks(services.db)).get(by.accountId) ?? formerMark(by.name),
    /** Unfiltered by default. */
    board: (filter?: BoardFilter) =>
      readFromReplica(services, (aside) => readBoard(aside, by, filter, language)),
    /** The set-up list; null once it is complete. */
    setup: () => readSetup(services),
    order: (number: string) => readOrder(services, number, language),
    /** Data for entering an order, optionally as a replacement of a delivered one. */
    newOrder: (replaces?: string) => readNewOrder(services, replaces, language),
    bench: (number: string, unit: number) =>
      readBench(services, { number, unit, by: by.accountId, language }),
    /** Optionally with completed returns of all months. */
    returns: (how?: { readonly allMonths?: boolean }) =>
      readFromReplica(services, (aside) => readReturns(aside, { ...how, language })),
    /** `2026-10`. */
    figures: (month: string) => readFromReplica(services, (aside) => readFigures(aside, month)),
    /** With one page of the month's papers. */
    books: (month: string, page?: number) => readBooksView(services, month, page),
    adviser: () => readAdviser(services.db),
    prices: () => readPricesView(services, language),
    texts: (place: TextPlace) => readTextsView(services, place),
    /** `asked`: the goods about to be paused. */
    onSale: (asked?: string) => readSaleView(services, asked, language),
    company: () => readCompanyView(services),
    ossChoice: () => readOssChoice(services),
    vatNumberDue: () => readVatNumberDue(services),
    codes: (page?: number) => readFromReplica(services, (aside) => readCodes(aside, page)),
    leadColours: () => readLeadColoursView(services.db),
    /** Changes that concern no order; `olderThan` continues the list. */
    changes: (olderThan?: string) =>
      readFromReplica(services, (aside) => readChanges(aside, language, olderThan)),
    makers: () => listStaff(services),
    /** The post desk, optionally with the customs data of one order. */
    parcels: (chosen?: string) =>
      readFromReplica(services, (aside) => readParcelsView(aside, chosen, language)),
    /** By wire or by date, optionally with a preview of closed days. */
    day: (query: URLSearchParams) =>
      readFromReplica(services, (aside) => readDay(aside, readDayQuery(query), language)),
    letters: (which?: Parameters<typeof readLetters>[1]) =>
      readFromReplica(services, (aside) => readLetters(aside, which, language)),
    /** The stock, optionally with one part or spool. */
    stock: (chosen?: ChosenGoods) =>
      readFromReplica(services, (aside) => readStockView(aside, chosen, language)),
    toBuy: () => readFromReplica(services, (aside) => readBuyingView(aside, language)),
    counting: (item: ChosenGoods) =>
      readFromReplica(services, (aside) => readCountingView(aside, item, language)),
    repairs: () => readFromReplica(services, listRepairs),
    repair: (number: string) => readRepairByNumber(services, number),
    countedParts: () => readFromReplica(services, ({ db }) => readCountedParts(db)),
    search: (text: string) => readFromReplica(services, (aside) => search(aside, text, language)),
  };
}

export type WorkshopReads = ReturnType<typeof readsFor>;
