import { createHash } from 'node:crypto';
import { type Zippable, zipSync } from 'fflate';
import { packagingCsv } from '#domain/admin/packaging.ts';
import { ossMonthCsv, ossRows, papersCsv, payoutsCsv, proofsCsv, rowsIn } from '#domain/books/book-csv.ts';
import type { BookFile } from '#domain/books/close.ts';
import { bookingStack, inWindows1252 } from '#domain/books/datev.ts';
import { startOfDay } from '#domain/calendar/start-of-day.ts';
import type { Services } from '../platform/services.ts';
import { lastDayOf, type MonthFacts } from './month-facts.ts';
import { bytesOf, type MonthPaper } from './papers-of-month.ts';
import { proofFilesOf } from './proofs-of-month.ts';

export interface MadeFile {
  readonly content: Uint8Array;
  readonly rows: number;
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Constant timestamp of archived files, because repeated exports must be identical. Archives store no time zone. */
const WITHOUT_TIME = new Date(1980, 0, 1);

/** A deterministic archive, uncompressed because photographs and PDFs are compressed already. */
const archive = (files: Zippable): Uint8Array => zipSync(files, { level: 0, mtime: WITHOUT_TIME });

const listed = (papers: readonly MonthPaper[]) =>
  papersCsv(papers.map(({ number, order, day, amount }) => ({ number: number ?? '', order, day, amount })));

/** The month's data behind a file, as text: the file is outdated if this changes. Runs no query. */
export function stampOf(file: BookFile, facts: MonthFacts): string {
  const { month, span, books, money, read, papers, exports, parcels, adviser, bookings } = facts;
  switch (file) {
    case 'datev':
      return bookingStack(
        {
          month,
          firstDay: span.from,
          lastDay: lastDayOf(span),
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

export const hashOf = (stamp: string): string => createHash('sha256').update(stamp).digest('hex');

export function rowsOf(file: BookFile, facts: MonthFacts): number {
  if (file === 'datev') return facts.bookings.length;
  if (file === 'invoices') return facts.papers.length;
  return rowsIn(stampOf(file, facts));
}

/** Generates a file of a month. Its papers must have been issued before. */
export async function makeFile(services: Services, file: BookFile, facts: MonthFacts): Promise<MadeFile> {
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
