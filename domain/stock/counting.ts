/** Why what was counted is not what the book says. */
export const COUNT_REASONS = ['broken', 'miscounted', 'used, not booked', 'sample'] as const;
export type CountReason = (typeof COUNT_REASONS)[number];

/** Ends and breaks of wire that ask for no reason: this share of what was used since the last weighing. For the makers to set. */
export const ENDS_PERCENT = 4;

/** What was counted or weighed, beside the book. */
export interface Counted {
  readonly book: number;
  readonly found: number;
  /** Of wire: what was taken from the spool since it was last weighed. */
  readonly usedSince?: number;
}

/** How much of the wire used since the last weighing is missing or too much, %; undefined where none was used. */
export const endsPercent = ({ book, found, usedSince = 0 }: Counted): number | undefined =>
  usedSince > 0 ? (Math.abs(found - book) / usedSince) * 100 : undefined;

/** Whether a count asks why: not where it agrees, nor of wire whose ends are no more than usual. */
export function asksWhy(counted: Counted): boolean {
  if (counted.found === counted.book) return false;
  const ends = endsPercent(counted);
  return ends === undefined || ends > ENDS_PERCENT;
}

/** Wire on a spool that was weighed with its reel, mg; never below nothing. */
export const wireLeft = (onScale: number, reel: number): number => Math.max(0, onScale - reel);
