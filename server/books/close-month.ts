import { createHash } from 'node:crypto';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { type Zippable, zipSync } from 'fflate';
import { packagingCsv } from '#domain/admin/packaging.ts';
import { ossMonthCsv, ossRows, papersCsv, payoutsCsv, proofsCsv, rowsIn } from '#domain/books/book-csv.ts';
import { closeFaultWords } from '#domain/books/close.messages.ts';
import {
  BOOK_FILES,
  type BookFile,
  type CloseFacts,
  type CloseFault,
  closeFaults,
} from '#domain/books/close.ts';
import { bookingStack, inWindows1252 } from '#domain/books/datev.ts';
import { dayOf, lastDayOf, monthBefore, monthOf, startOfDay } from '#domain/calendar/day.ts';
import { LANGUAGES, type Sentence } from '#domain/languages.ts';
import { recordOf } from '#domain/records.ts';
import { byOf, changeAudited, refusal, refuse, type Staff, type WorkshopOutcome } from '../orders/index.ts';
import { acquireLock, type Db } from '../platform/db/database.ts';
import { bookFiles, closedMonths } from '../platform/db/schema/books.ts';
import { orders } from '../platform/db/schema/orders.ts';
import type { Services } from '../platform/services.ts';
import { type MonthFacts, readMonthFacts } from './month-facts.ts';
import { bytesOf, issuePapers, type MonthPaper, proofFilesOf } from './papers-of-month.ts';
import { BOOK_REFUSALS } from './refusals.messages.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Constant timestamp of archived files, because repeated exports must be identical. Archives store no time zone. */
const WITHOUT_TIME = new Date(1980, 0, 1);

/** A deterministic archive, uncompressed because photographs and PDFs are compressed already. */
const archive = (files: Zippable): Uint8Array => zipSync(files, { level: 0, mtime: WITHOUT_TIME });

const listed = (papers: readonly MonthPaper[]) =>
  papersCsv(papers.map(({ number, order, day, amount }) => ({ number: number ?? '', order, day, amount })));

/** The month's data behind a file, as text: the file is outdated if this changes. Runs no query. */
function stampOf(file: BookFile, facts: MonthFacts): string {
  const { month, span, books, money, read, papers, exports, parcels, adviser, bookings } = facts;
  switch (file) {
    case 'datev':
      return bookingStack(
        {
          month,
          firstDay: span.from,
          lastDay: lastDayOf(month),
          madeAt: startOfDay(span.until),
          adviser: adviser.data,
        },
        bookings,
      );
    case 'oss':
      return ossMonthCsv(month, ossRows(month, books.orders, books.refunds));
    case 'invoices':
      return listed(papers);
    case 'payouts':
      return payoutsCsv(money, month, read.lines);
    case 'proofs':
      return proofsCsv(exports);
    case 'packaging':
      return packagingCsv(month, parcels);
  }
}

const hashOf = (stamp: string): string => createHash('sha256').update(stamp).digest('hex');

export function rowsOf(file: BookFile, facts: MonthFacts): number {
  if (file === 'datev') return facts.bookings.length;
  if (file === 'invoices') return facts.papers.length;
  return rowsIn(stampOf(file, facts));
}

/** Generates a file of a month. Its papers must have been issued before. */
async function makeFile(services: Services, file: BookFile, facts: MonthFacts) {
  const stamp = stampOf(file, facts);
  const rows = rowsOf(file, facts);
  switch (file) {
    case 'datev':
      return { content: inWindows1252(stamp), rows };
    case 'invoices': {
      const files: Zippable = { 'liste.csv': utf8(stamp) };
      for (const paper of facts.papers) {
        const pdf = await bytesOf(services, paper);
        if (pdf) files[`${paper.number}.pdf`] = pdf;
      }
      return { content: archive(files), rows };
    }
    case 'proofs': {
      const photographs = await proofFilesOf(services, facts.exports);
      const sorted = [...photographs].toSorted(([a], [b]) => (a < b ? -1 : 1));
      return { content: archive({ 'liste.csv': utf8(stamp), ...Object.fromEntries(sorted) }), rows };
    }
    default:
      return { content: utf8(stamp), rows };
  }
}

type TakenFile = Omit<typeof bookFiles.$inferSelect, 'content'>;

async function takenFiles(db: Db, month: string): Promise<readonly TakenFile[]> {
  const { content: _content, ...shown } = {
    content: bookFiles.content,
    month: bookFiles.month,
    file: bookFiles.file,
    hash: bookFiles.hash,
    rows: bookFiles.rows,
    byAccount: bookFiles.byAccount,
    byName: bookFiles.byName,
    at: bookFiles.at,
  };
  return db.select(shown).from(bookFiles).where(eq(bookFiles.month, month));
}

async function closedAt(db: Db, month: string) {
  const [row] = await db.select().from(closedMonths).where(eq(closedMonths.month, month));
  return row;
}

/** The month of the first sale; undefined before it. */
async function firstMonth(db: Db): Promise<string | undefined> {
  const [row] = await db
    .select({ first: sql<Date | string | null>`min(${orders.paidAt})` })
    .from(orders)
    .where(isNotNull(orders.paidAt));
  return row?.first ? monthOf(dayOf(new Date(row.first))) : undefined;
}

/** Obstacles to closing a month, and the state of its files. */
export async function standingOf(services: Services, facts: MonthFacts) {
  const { db, now, takesMoney } = services;
  const { month, span, money, papers, exports, read, adviser } = facts;
  const before = monthBefore(month);
  const files = await takenFiles(db, month);
  const closed = await closedAt(db, month);
  const first = await firstMonth(db);
  const earlier = await closedAt(db, before);
  const isSame = ({ file, hash }: TakenFile) => closed !== undefined || hash === hashOf(stampOf(file, facts));
  const closing: CloseFacts = {
    month,
    today: monthOf(dayOf(now())),
    closed: closed !== undefined,
    earlierOpen: first !== undefined && before >= first && earlier === undefined,
    withoutInvoice: papers.filter(({ number }) => number === null).length,
    off: money.off,
    strangers: money.strangers.length,
    isRead: read.readAt !== undefined && read.readAt >= startOfDay(span.until),
    unproven: exports.filter(({ proof }) => proof === null).length,
    taken: new Set(files.filter(isSame).map(({ file }) => file)),
    adviserIsExample: takesMoney && adviser.version === 0,
  };
  return { files, closed, closing, faults: closeFaults(closing) };
}

/** Exports a file of a month and stores it; it stays the same until the month's data change. */
export async function takeBookFile(
  services: Services,
  by: Staff,
  { month, file }: { readonly month: string; readonly file: BookFile },
): Promise<WorkshopOutcome<{ readonly file: BookFile; readonly rows: number }>> {
  const { db, now } = services;
  if (month >= monthOf(dayOf(now()))) return refusal(409, BOOK_REFUSALS.running);
  const closed = await closedAt(db, month);
  if (closed) {
    const [taken] = (await takenFiles(db, month)).filter((one) => one.file === file);
    if (!taken) return refusal(404, BOOK_REFUSALS.noFile);
    return { ok: true, value: { file, rows: taken.rows } };
  }
  if (file === 'invoices') await issuePapers(services, (await readMonthFacts(services, month)).papers);
  const facts = await readMonthFacts(services, month);
  const { content, rows } = await makeFile(services, file, facts);
  const values = { content, rows, hash: hashOf(stampOf(file, facts)), at: now(), ...byOf(by) };
  const isRecorded = await db.transaction(async (tx) => {
    // Serialized with closing the month.
    await lockMonth(tx, month);
    if (await closedAt(tx, month)) return false;
    await tx
      .insert(bookFiles)
      .values({ month, file, ...values })
      .onConflictDoUpdate({ target: [bookFiles.month, bookFiles.file], set: values });
    return true;
  });
  if (!isRecorded) return refusal(409, BOOK_REFUSALS.closedMeanwhile);
  return { ok: true, value: { file, rows } };
}

const lockMonth = (tx: Db, month: string) => acquireLock(tx, `books ${month}`);

/** Closes a month: stores its data, which never change afterwards. */
export function closeMonth(services: Services, by: Staff, { month }: { readonly month: string }) {
  return changeAudited(services, by, async ({ tx, now: at, note }) => {
    await lockMonth(tx, month);
    const { faults } = await standingOf(
      { ...services, db: tx },
      await readMonthFacts({ ...services, db: tx }, month),
    );
    if (faults.length > 0) refuse(409, faultsInWords(faults));
    await tx.insert(closedMonths).values({ month, at, ...byOf(by) });
    note({ kind: 'month-closed', payload: { month } });
    return { month };
  });
}

const faultsInWords = (faults: readonly CloseFault[]): Sentence =>
  recordOf(LANGUAGES, (language) => faults.map((fault) => closeFaultWords(fault, language)).join(' '));

export async function bookFileOf({ db }: Pick<Services, 'db'>, month: string, file: string) {
  const name = BOOK_FILES.find((one) => one === file);
  if (!name) return undefined;
  const [row] = await db
    .select()
    .from(bookFiles)
    .where(and(eq(bookFiles.month, month), eq(bookFiles.file, name)));
  return row;
}
