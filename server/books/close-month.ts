import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { closeFaultWords } from '#domain/books/close.messages.ts';
import {
  BOOK_FILES,
  type BookFile,
  type CloseFacts,
  type CloseFault,
  closeFaults,
} from '#domain/books/close.ts';
import { dayOf, monthOf } from '#domain/calendar/day.ts';
import { startOfDay } from '#domain/calendar/start-of-day.ts';
import { LANGUAGES, type Sentence } from '#domain/languages.ts';
import { recordOf } from '#domain/records.ts';
import { byOf, changeAudited, refusal, refuse, type Staff, type WorkshopOutcome } from '../orders/index.ts';
import { acquireLock } from '../platform/db/acquire-lock.ts';
import { bookFiles, closedMonths } from '../platform/db/books-schema.ts';
import type { Db } from '../platform/db/database.ts';
import { orders } from '../platform/db/schema.ts';
import type { Services } from '../platform/services.ts';
import { hashOf, makeFile, stampOf } from './make-files.ts';
import { type MonthFacts, monthBeforeSpan, readMonthFacts } from './month-facts.ts';
import { issuePapers } from './papers-of-month.ts';
import { BOOK_REFUSALS } from './refusals.messages.ts';

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
  const before = monthBeforeSpan(span);
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
export async function closeMonth(
  services: Services,
  by: Staff,
  { month }: { readonly month: string },
): Promise<WorkshopOutcome<{ readonly month: string }>> {
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
