import { quarterOf } from '#domain/admin/tax-csv.ts';
import { type OssRow, ossRows } from '#domain/books/book-csv.ts';
import { accountBalance } from '#domain/books/bookings.ts';
import { BOOK_FILES, type BookFile, bookFileName, type CloseFault } from '#domain/books/close.ts';
import type { MoneyOnTheWay } from '#domain/books/on-the-way.ts';
import { dayOf, monthOf, yearOf } from '#domain/calendar/day.ts';
import type { Cents } from '#domain/money.ts';
import { isProofMissing } from '#domain/shipping/export-proof.ts';
import type { Services } from '../platform/services.ts';
import { rowsOf, standingOf } from './close-month.ts';
import { readMonthFacts } from './month-facts.ts';
import { type OssYear, readOss } from './oss.ts';
import type { MonthExport, MonthPaper } from './papers-of-month.ts';
import { monthAfter, monthBefore } from './read-books.ts';
import { readSmallBusiness, type SmallBusinessView } from './small-business.ts';

interface BookFileRow {
  readonly file: BookFile;
  readonly name: string;
  readonly rows: number;
  /** Author and time of the last export; undefined if none. */
  readonly by: string | undefined;
  readonly at: string | undefined;
  /** Exported, and outdated since. */
  readonly isStale: boolean;
}

/** An account and its balance after the month; positive is credit for sales. */
interface AccountRow {
  readonly account: string;
  readonly use: 'home' | 'oss' | 'uk' | 'export' | 'smallBusiness' | 'fees' | 'transit' | 'cash' | 'bank';
  readonly count: number;
  readonly amount: Cents;
}

export interface BooksView {
  readonly month: string;
  readonly before: string;
  readonly after: string | undefined;
  readonly isOver: boolean;
  readonly closed: { readonly by: string; readonly at: string } | undefined;
  readonly orders: { readonly paid: number; readonly left: number };
  readonly money: Omit<MoneyOnTheWay, 'strangers'> & { readonly strangers: readonly string[] };
  readonly readAt: string | undefined;
  readonly oss: readonly OssRow[];
  readonly quarter: string;
  readonly ossYear: OssYear;
  readonly small: SmallBusinessView;
  /** One page of papers, the last one by default; `papersInAll` is the total. */
  readonly papers: readonly MonthPaper[];
  readonly papersInAll: number;
  readonly page: number;
  readonly pages: number;
  readonly exports: readonly (MonthExport & { readonly isMissing: boolean })[];
  readonly files: readonly BookFileRow[];
  readonly accounts: readonly AccountRow[];
  readonly net: Cents;
  readonly adviser: {
    readonly chart: string;
    readonly version: number;
    readonly at: string | undefined;
    readonly mail: string;
  };
  readonly faults: readonly CloseFault[];
}

const PAPERS_A_PAGE = 100;

export async function readBooksView(services: Services, month: string, asked?: number): Promise<BooksView> {
  const facts = await readMonthFacts(services, month);
  const { figures, money, papers, exports, books, bookings, adviser, read } = facts;
  const { files, closed, closing, faults } = await standingOf(services, facts);
  const [ossYear, small] = await Promise.all([
    readOss(services, yearOf(`${month}-01`)),
    readSmallBusiness(services),
  ]);
  const pages = Math.max(1, Math.ceil(papers.length / PAPERS_A_PAGE));
  const page = Math.min(Math.max(1, asked ?? pages), pages);
  const today = dayOf(services.now());
  const { chart } = adviser.data;
  const of = (use: AccountRow['use']): AccountRow => {
    const account = chart[use];
    // Payouts go to the bank, too; this sum is buyers' transfers only.
    const own = bookings.filter(
      (one) => (one.account === account || one.contra === account) && (use !== 'bank' || one.order !== ''),
    );
    const sign = use === 'fees' || use === 'transit' || use === 'cash' || use === 'bank' ? 1 : -1;
    return { account, use, count: own.length, amount: (sign * accountBalance(account, own)) as Cents };
  };
  const uses: AccountRow['use'][] = [
    ...(['home', 'oss', 'uk', 'export', 'smallBusiness'] as const),
    ...(['fees', 'cash', 'bank'] as const),
  ];
  const taken = new Map(files.map((file) => [file.file, file]));
  return {
    month,
    before: monthBefore(month),
    after: month < monthOf(today) ? monthAfter(month) : undefined,
    isOver: month < monthOf(today),
    closed: closed && { by: closed.byName, at: closed.at.toISOString() },
    orders: {
      paid: figures.all.orders,
      left: papers.filter(({ kind }) => kind === 'invoice').length,
    },
    money: { ...money, strangers: money.strangers.map(({ id }) => id) },
    readAt: read.readAt?.toISOString(),
    oss: ossRows(month, books.orders, books.refunds),
    quarter: quarterOf(`${month}-01`),
    ossYear,
    small,
    papers:
      asked === undefined
        ? papers.slice(-PAPERS_A_PAGE)
        : papers.slice((page - 1) * PAPERS_A_PAGE, page * PAPERS_A_PAGE),
    papersInAll: papers.length,
    ...{ page, pages },
    exports: exports.map((one) => ({
      ...one,
      isMissing: isProofMissing(
        { posted: one.posted, proof: one.proof === null ? null : 'carrier record' },
        today,
      ),
    })),
    files: BOOK_FILES.map((file) => {
      const last = taken.get(file);
      return {
        file,
        name: bookFileName(file, month),
        rows: closed && last ? last.rows : rowsOf(file, facts),
        by: last?.byName,
        at: last?.at.toISOString(),
        isStale: last !== undefined && !closing.taken.has(file) && closed === undefined,
      };
    }),
    accounts: [...uses.map(of).filter(({ count }) => count > 0), { ...of('transit'), amount: money.closing }],
    net: figures.all.net,
    adviser: { chart: chart.name, version: adviser.version, at: adviser.at, mail: adviser.data.mail },
    faults,
  };
}
