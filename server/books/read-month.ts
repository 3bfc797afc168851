import { quarterOf } from '#domain/admin/tax-csv.ts';
import { ossRows } from '#domain/books/book-csv.ts';
import { accountBalance } from '#domain/books/bookings.ts';
import { BOOK_FILES, bookFileName } from '#domain/books/close.ts';
import { dayOf, monthAfter, monthBefore, monthOf, yearOf } from '#domain/calendar/day.ts';
import type { Cents } from '#domain/money.ts';
import { isProofMissing } from '#domain/shipping/export-proof.ts';
import type { Services } from '../platform/services.ts';
import { rowsOf, standingOf } from './close-month.ts';
import { readMonthFacts } from './month-facts.ts';
import { readOss } from './oss.ts';
import { readSmallBusiness } from './small-business.ts';

const PAPERS_A_PAGE = 100;

const USES = ['home', 'oss', 'uk', 'export', 'smallBusiness', 'fees', 'cash', 'bank'] as const;
type AccountUse = (typeof USES)[number] | 'transit';

export async function readBooksView(services: Services, month: string, asked?: number) {
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
  /** An account and its balance after the month; positive is credit for sales. */
  const of = (use: AccountUse) => {
    const account = chart[use];
    // Payouts go to the bank, too; this sum is buyers' transfers only.
    const own = bookings.filter(
      (one) => (one.account === account || one.contra === account) && (use !== 'bank' || one.order !== ''),
    );
    const sign = use === 'fees' || use === 'transit' || use === 'cash' || use === 'bank' ? 1 : -1;
    return { account, use, count: own.length, amount: (sign * accountBalance(account, own)) as Cents };
  };
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
    /** One page of papers, the last one by default; `papersInAll` is the total. */
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
        /** Author and time of the last export; undefined if none. */
        by: last?.byName,
        at: last?.at.toISOString(),
        /** Exported, and outdated since. */
        isStale: last !== undefined && !closing.taken.has(file) && closed === undefined,
      };
    }),
    accounts: [...USES.map(of).filter(({ count }) => count > 0), { ...of('transit'), amount: money.closing }],
    net: figures.all.net,
    adviser: { chart: chart.name, version: adviser.version, at: adviser.at, mail: adviser.data.mail },
    faults,
  };
}

export type BooksView = Awaited<ReturnType<typeof readBooksView>>;
