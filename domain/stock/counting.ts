export const COUNT_REASONS = ['broken', 'miscounted', 'used, not booked', 'sample'] as const;
export type CountReason = (typeof COUNT_REASONS)[number];

/** Allowed loss of wire as ends and breaks since the last weighing, without a reason. Set by the makers. */
export const ENDS_PERCENT = 4;

export interface Counted {
  readonly book: number;
  readonly found: number;
  /** Wire only: amount taken from the spool since the last weighing. */
  readonly usedSince?: number;
}

/** Difference as a share of the wire used since the last weighing, %; undefined if none was used. */
export const endsPercent = ({ book, found, usedSince = 0 }: Counted): number | undefined =>
  usedSince > 0 ? (Math.abs(found - book) / usedSince) * 100 : undefined;

/** True if a count needs a reason: it differs, and by more than the usual ends of wire. */
export function asksWhy(counted: Counted): boolean {
  if (counted.found === counted.book) return false;
  const ends = endsPercent(counted);
  return ends === undefined || ends > ENDS_PERCENT;
}

/** Wire on a spool weighed with its reel, mg; at least 0. */
export const wireLeft = (onScale: number, reel: number): number => Math.max(0, onScale - reel);
