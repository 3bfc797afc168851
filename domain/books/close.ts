import type { Cents } from '../money.ts';

/** Files of a month. All six have been taken before it is closed. */
export const BOOK_FILES = ['datev', 'oss', 'invoices', 'payouts', 'proofs', 'packaging'] as const;
export type BookFile = (typeof BOOK_FILES)[number];

/** What a file is called; names of files are the adviser’s, and German. */
export function bookFileName(file: BookFile, month: string): string {
  switch (file) {
    case 'datev':
      return `EXTF_Buchungsstapel_${month}.csv`;
    case 'oss':
      return `oss-${month}.csv`;
    case 'invoices':
      return `rechnungen-${month}.zip`;
    case 'payouts':
      return `stripe-${month}.csv`;
    case 'proofs':
      return `ausfuhr-${month}.zip`;
    case 'packaging':
      return `verpackung-${month}.csv`;
  }
}

/** What a month comes to before it is closed. */
export interface CloseFacts {
  readonly month: string;
  /** As `2026-11`. */
  readonly today: string;
  readonly closed: boolean;
  /** The month before has something in it and is not closed. */
  readonly earlierOpen: boolean;
  /** Orders that have left without an invoice. */
  readonly withoutInvoice: number;
  /** What our books and the payment account differ by. */
  readonly off: Cents;
  /** Movements of money without an order of ours. */
  readonly strangers: number;
  /** The payment account has been read up to the month’s end. */
  readonly isRead: boolean;
  readonly unproven: number;
  /** Taken once, and nothing has changed in it since. */
  readonly taken: ReadonlySet<BookFile>;
  /** What the adviser’s office is called by is still an example, where money is taken. */
  readonly adviserIsExample: boolean;
}

/** Why a month cannot be closed. */
export type CloseFault =
  | { readonly kind: 'closed' | 'running' | 'earlier' | 'unread' | 'adviser' }
  | { readonly kind: 'off'; readonly off: Cents }
  | { readonly kind: 'strangers' | 'invoices' | 'proofs'; readonly count: number }
  | { readonly kind: 'files'; readonly left: readonly BookFile[] };

/** One proof of export may be missing: it stays on its list. */
const MOST_UNPROVEN = 1;

/** All that keeps a month from being closed; none where it may be. */
export function closeFaults(facts: CloseFacts): readonly CloseFault[] {
  const { month, today, closed, off, strangers, withoutInvoice, unproven } = facts;
  if (closed) return [{ kind: 'closed' }];
  if (month >= today) return [{ kind: 'running' }];
  const left = BOOK_FILES.filter((file) => !facts.taken.has(file));
  return [
    ...(facts.earlierOpen ? [{ kind: 'earlier' } as const] : []),
    ...(facts.isRead ? [] : [{ kind: 'unread' } as const]),
    ...(facts.adviserIsExample ? [{ kind: 'adviser' } as const] : []),
    ...(withoutInvoice > 0 ? [{ kind: 'invoices', count: withoutInvoice } as const] : []),
    ...(off === 0 ? [] : [{ kind: 'off', off } as const]),
    ...(strangers > 0 ? [{ kind: 'strangers', count: strangers } as const] : []),
    ...(unproven > MOST_UNPROVEN ? [{ kind: 'proofs', count: unproven } as const] : []),
    ...(left.length > 0 ? [{ kind: 'files', left } as const] : []),
  ];
}
