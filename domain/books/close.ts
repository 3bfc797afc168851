import type { Cents } from '../money.ts';
import { keysOf } from '../records.ts';

/** Files of a month. All six must be downloaded before it is closed. */
const FILE_NAMES = {
  datev: (month: string) => `EXTF_Buchungsstapel_${month}.csv`,
  oss: (month: string) => `oss-${month}.csv`,
  invoices: (month: string) => `rechnungen-${month}.zip`,
  payouts: (month: string) => `stripe-${month}.csv`,
  proofs: (month: string) => `ausfuhr-${month}.zip`,
  packaging: (month: string) => `verpackung-${month}.csv`,
};
export type BookFile = keyof typeof FILE_NAMES;
export const BOOK_FILES = keysOf(FILE_NAMES);
export const bookFileName = (file: BookFile, month: string): string => FILE_NAMES[file](month);

export interface CloseFacts {
  readonly month: string;
  /** The current month, as `2026-11`. */
  readonly today: string;
  readonly closed: boolean;
  /** The previous month has entries and is not closed. */
  readonly earlierOpen: boolean;
  /** Orders that have left without an invoice. */
  readonly withoutInvoice: number;
  readonly off: Cents;
  readonly strangers: number;
  readonly isRead: boolean;
  readonly unproven: number;
  /** Files downloaded since their content last changed. */
  readonly taken: ReadonlySet<BookFile>;
  /** The adviser's numbers are still the example in live mode. */
  readonly adviserIsExample: boolean;
}

export type CloseFault =
  | { readonly kind: 'closed' | 'running' | 'earlier' | 'unread' | 'adviser' }
  | { readonly kind: 'off'; readonly off: Cents }
  | { readonly kind: 'strangers' | 'invoices' | 'proofs'; readonly count: number }
  | { readonly kind: 'files'; readonly left: readonly BookFile[] };

/** One proof of export may be missing; it stays on its list. */
const MOST_UNPROVEN = 1;

/** Everything that prevents closing a month; empty if it can be closed. */
export function closeFaults(facts: CloseFacts): readonly CloseFault[] {
  const { month, today, closed, off, strangers, withoutInvoice, unproven } = facts;
  if (closed) return [{ kind: 'closed' }];
  if (month >= today) return [{ kind: 'running' }];
  const missing = BOOK_FILES.filter((file) => !facts.taken.has(file));
  return [
    ...(facts.earlierOpen ? [{ kind: 'earlier' } as const] : []),
    ...(facts.isRead ? [] : [{ kind: 'unread' } as const]),
    ...(facts.adviserIsExample ? [{ kind: 'adviser' } as const] : []),
    ...(withoutInvoice > 0 ? [{ kind: 'invoices', count: withoutInvoice } as const] : []),
    ...(off === 0 ? [] : [{ kind: 'off', off } as const]),
    ...(strangers > 0 ? [{ kind: 'strangers', count: strangers } as const] : []),
    ...(unproven > MOST_UNPROVEN ? [{ kind: 'proofs', count: unproven } as const] : []),
    ...(missing.length > 0 ? [{ kind: 'files', left: missing } as const] : []),
  ];
}
