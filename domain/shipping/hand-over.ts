/** Seconds in which a hand-over can be undone. Its mails and invoices wait as long. */
export const UNDO_SECONDS = 60;

interface HandOver {
  readonly at: Date;
  readonly undoneAt: Date | null;
  readonly begunAt: Date | null;
  readonly doneAt: Date | null;
}

const endOf = ({ at }: Pick<HandOver, 'at'>): number => at.getTime() + UNDO_SECONDS * 1000;

/** True if it can still be undone: its time is not over and its posting has not begun. */
export const mayUndo = (one: HandOver, now: Date): boolean =>
  one.undoneAt === null && one.begunAt === null && one.doneAt === null && now.getTime() < endOf(one);

/** True if its time is over and its parcels can be posted. */
export const isDue = (one: HandOver, now: Date): boolean =>
  one.undoneAt === null && one.doneAt === null && now.getTime() >= endOf(one);

/** Remaining seconds, rounded up, at least 0. */
export const secondsLeft = (one: Pick<HandOver, 'at'>, now: Date): number =>
  Math.max(0, Math.ceil((endOf(one) - now.getTime()) / 1000));
