import { formatEuro } from '../money.ts';
import type { BookFile, CloseFault } from './close.ts';

/** What a file of a month is called on the page. */
export const BOOK_FILE_NAMES: Readonly<Record<BookFile, string>> = {
  datev: 'DATEV, Buchungsstapel',
  oss: 'OSS by country and rate',
  invoices: 'Invoices and corrections',
  payouts: 'Payouts and fees',
  proofs: 'Export proofs',
  packaging: 'Packaging, LUCID',
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Why a month cannot be closed, to the makers. */
export function closeFaultWords(fault: CloseFault): string {
  switch (fault.kind) {
    case 'closed':
      return 'The month is closed already.';
    case 'running':
      return 'The month is not over.';
    case 'earlier':
      return 'The month before is still open: close that one first.';
    case 'unread':
      return 'The payment account has not been read since the month ended.';
    case 'adviser':
      return 'The adviser’s numbers are still examples.';
    case 'off':
      return `Orders and payment account differ by ${formatEuro(fault.off, { exact: true })}.`;
    case 'strangers':
      return `${counted(fault.count, 'movement', 'movements')} in the payment account without an order of ours.`;
    case 'invoices':
      return `${counted(fault.count, 'paper', 'papers')} not issued yet: they are when the invoices are downloaded.`;
    case 'proofs':
      return `${fault.count} proofs of export are missing; one may be.`;
    case 'files':
      return `${counted(fault.left.length, 'file', 'files')} not downloaded as the month is now: ${fault.left
        .map((file) => BOOK_FILE_NAMES[file])
        .join(', ')}.`;
  }
}
